/** The messages of one language: the twin of core/language/text.py. Plain code, so that a test runs it without a browser. */

import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import { josa } from './josa';

/** As in the sentences, not a hyphen. */
const MINUS = '−';
const signed = (number: string): string => number.replace('-', MINUS);

/** A number below 0. */
class Negative extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return signed(super.toString(scope));
  }
}

/** Files that were read before: what is spoken is put together anew with every game and page, and reading takes long. */
const known = new Map<string, FluentResource>();

function read(source: string): FluentResource {
  const found = known.get(source) ?? new FluentResource(source);
  known.set(source, found);
  return found;
}

export type Args = Record<string, unknown>;

export class Texts {
  private readonly bundle: FluentBundle;
  private readonly numbers: Intl.NumberFormat;

  constructor(lang: string, sources: string[] = []) {
    this.numbers = new Intl.NumberFormat(lang);
    const functions = {
      JOSA: ([word, pair]: FluentValue[]): FluentValue => josa(this.written(word), String(pair)),
      NAME: ([family, kind]: FluentValue[]): FluentValue => this.format(nameId(String(family), this.written(kind))),
    };
    this.bundle = new FluentBundle(lang, { useIsolating: false, functions });
    for (const source of sources) this.bundle.addResource(read(source));
  }

  /** Whether there is such a message (or attribute of it). */
  has(id: string, attribute?: string): boolean {
    const message = this.bundle.getMessage(id);
    return attribute ? Boolean(message?.attributes[attribute]) : Boolean(message);
  }

  /** The message with its arguments; a missing one shows its id, which a test looks for. */
  format(id: string, args: Args = {}, attribute?: string): string {
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return attribute ? '' : `⟦${id}⟧`;
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, printable(args), errors);
    if (errors.length) console.error(`${id}: ${errors[0]!.message}`);
    return text;
  }

  /** A value as the reader sees it, which decides its particle. */
  private written(value: FluentValue | undefined): string {
    return value instanceof FluentNumber ? signed(this.numbers.format(value.value)) : String(value);
  }
}

/** The id of the message for one kind of a family: `event`, `energy_cut` give `event-energy-cut`; so do dots. */
export function nameId(family: string, kind: string): string {
  return `${family}-${kind.replace(/[_.]/g, '-')}`;
}

function printable(args: Args): Record<string, FluentVariable> {
  const out: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(args)) {
    if (typeof value === 'number' && value < 0) out[key] = new Negative(value);
    else if (typeof value === 'number' || typeof value === 'string') out[key] = value;
    else if (typeof value === 'boolean') out[key] = String(value);
    else if (Array.isArray(value)) out[key] = value.join(', ');
  }
  return out;
}
