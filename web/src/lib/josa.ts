/** Korean particles that fit the word before them: the twin of core/language/josa.py, proved by the same vectors. */

type Sound = 'vowel' | 'rieul' | 'consonant';

const PRONOUNS: Record<string, string> = { 나: '내', 저: '제', 너: '네' };
const DIGITS: Sound[] = [
  'consonant',
  'rieul',
  'vowel',
  'consonant',
  'vowel',
  'vowel',
  'consonant',
  'rieul',
  'rieul',
  'vowel',
];
const LETTERS: Record<string, Sound> = { l: 'rieul', r: 'rieul', m: 'consonant', n: 'consonant' };
const READ_SIGNS: Record<string, Sound> = { '%': 'vowel', '+': 'vowel', '°': 'vowel' };
const ENDINGS: [RegExp, Sound][] = [
  [/(?:l|le|lle)$/, 'rieul'],
  [/(?:[mn]|[aeiouy][mn]e|mme|nne|mb|ng)$/, 'consonant'],
  [/(?:^|[^aeiou])[aeiouy](?:[ptkbc]|ck|pp|tt|bb)$/, 'consonant'],
  [/[aeiouy]ck$|ook$|(?:eo|eu|ae)[ptk]$/, 'consonant'],
];

/** The word with the fitting particle of a pair such as `을/를`. */
export function josa(word: string, pair: string): string {
  const pronoun = pair === '이/가' ? PRONOUNS[word] : undefined;
  if (pronoun) return `${pronoun}가`;
  const [closed = '', open = ''] = pair.split('/');
  const ending = sound(word);
  if (ending === null) return word + both(closed, open);
  if (ending === 'vowel' || (ending === 'rieul' && closed.startsWith('으로'))) return word + open;
  return word + closed;
}

/** How the word ends when it is read in Korean; null where there is no telling. */
export function sound(word: string): Sound | null {
  let text = withoutUnread(word.replace(/[™®©℠]/g, '').normalize('NFKC'));
  const aside = /^([\s\S]*\S)\s*\([^()]*\)$/.exec(text);
  const before = aside ? sound(aside[1]!) : null;
  if (before !== null) return before;
  text = text.replace(/[)\]}]+$/, '');
  if (!text) return null;
  const last = text.at(-1)!;
  if (READ_SIGNS[last]) return READ_SIGNS[last];
  if (last >= '가' && last <= '힣') {
    const final = (last.charCodeAt(0) - 0xac00) % 28;
    return final === 0 ? 'vowel' : final === 8 ? 'rieul' : 'consonant';
  }
  if (/[0-9]/.test(last)) return number(text);
  const latin = /[A-Za-z]+$/.exec(text.normalize('NFD').replace(/\p{M}/gu, ''));
  return latin ? latinSound(latin[0]) : otherScript(last);
}

function both(closed: string, open: string): string {
  return closed.endsWith(open) ? `(${closed.slice(0, closed.length - open.length)})${open}` : `${closed}(${open})`;
}

function withoutUnread(text: string): string {
  const chars = [...text];
  while (chars.length && !/[\p{L}\p{N})\]}%+°]/u.test(chars.at(-1)!)) chars.pop();
  return chars.join('');
}

function number(text: string): Sound {
  const found = /(?:\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?$/.exec(text)!;
  const digit = (char: string): Sound => DIGITS[Number(char)]!;
  if (found[1]) return digit(text.at(-1)!);
  const digits = found[0].replaceAll(',', '');
  const zeros = digits.length - digits.replace(/0+$/, '').length;
  if (zeros === 0 || zeros === digits.length) return digit(digits.at(-1)!);
  return zeros >= 12 && zeros < 16 ? 'vowel' : 'consonant';
}

function latinSound(word: string): Sound {
  const low = word.toLowerCase();
  const spelled = word.length === 1 || (word === word.toUpperCase() && word.length <= 3) || !/[aeiouy]/.test(low);
  if (spelled) return LETTERS[low.at(-1)!] ?? 'vowel';
  return ENDINGS.find(([pattern]) => pattern.test(low))?.[1] ?? 'vowel';
}

function otherScript(char: string): Sound | null {
  if (char >= 'ᄀ' && char <= 'ᄒ') return char === 'ᄅ' ? 'rieul' : 'consonant';
  if (char >= 'ᅡ' && char <= 'ᅵ') return 'vowel';
  if (char >= 'ぁ' && char <= 'ー') return char === 'ん' || char === 'ン' ? 'consonant' : 'vowel';
  return null;
}
