// A number opens the game behind it. Without this script its link leads to the game's command below.
(async () => {
  'use strict';
  const dialog = document.getElementById('game');
  const spoken = (lang) => (document.documentElement.lang = lang);
  document.querySelectorAll('input[name=lang]').forEach((input) => input.addEventListener('change', () => spoken(input.value)));

  async function unpack() {
    const bytes = Uint8Array.from(atob(document.getElementById('games').textContent), (sign) => sign.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    return JSON.parse(await new Response(stream).text());
  }
  let games = null;
  document.querySelectorAll('.games details').forEach((one) => (one.open = false));

  function element(name, text, more = {}) {
    return Object.assign(document.createElement(name), { textContent: text }, more);
  }

  async function show(article) {
    try {
      games ??= await unpack();
    } catch {
      games = {};
    }
    const { game: name, step, save, none } = article.dataset;
    const kept = games[name];
    const lang = article.closest('main').lang;
    const copy = article.cloneNode(true);
    copy.removeAttribute('id');
    const close = element('button', '✕', { type: 'button' });
    close.setAttribute('aria-label', lang === 'ko' ? '닫기' : 'Close');
    close.addEventListener('click', () => dialog.close());
    const row = element('p', '', { className: 'row' });
    if (kept) {
      const file = URL.createObjectURL(new Blob([kept.replay], { type: 'application/jsonl' }));
      row.append(element('a', `⬇ ${save}`, { className: 'button', href: file, download: `${name}.jsonl` }));
    }
    row.append(close);
    const parts = [row, copy];
    if (kept) {
      const list = element('ol', '', { className: 'told' });
      kept.told[lang].forEach((lines) => {
        const item = document.createElement('li');
        lines.forEach((line) => item.append(element('p', line)));
        list.append(item);
      });
      parts.push(list);
    } else parts.push(element('p', none));
    dialog.replaceChildren(...parts);
    dialog.lang = lang;
    dialog.setAttribute('aria-label', copy.querySelector('h3').textContent);
    dialog.showModal();
  }

  document.addEventListener('click', (event) => {
    const link = event.target.closest('a[data-example]');
    const article = link && document.getElementById(link.hash.slice(1));
    if (!article) return;
    event.preventDefault();
    show(article);
  });
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
  addEventListener('beforeprint', () => document.querySelectorAll('details').forEach((one) => (one.open = !one.closest('.games'))));
})();
