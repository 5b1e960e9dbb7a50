/** Every file of a page that has its server in the browser is kept, so that the next visit needs no line. */

const OURS = 'hanpan-engine-';

/** What is in the folder, as its list says. */
interface Listed {
  version: string;
  files: string[];
}

/** Keep what the list beside the engine names. Without a line, or without room, it does not: false. */
export async function keepAll(folder: string): Promise<boolean> {
  if (!('caches' in window)) return false; // not by https
  try {
    // A new build has other files beside the same engine, and another list.
    const build = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';
    const list = `${folder}files.json?${build}`;
    const { version, files } = (await (await fetch(list)).json()) as Listed;
    const cache = await caches.open(OURS + version);
    const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    await cache.addAll([list, ...files].filter((file) => !there.has(file)));
    await drop(OURS + version);
    document.documentElement.dataset.kept = version;
    return true;
  } catch {
    return false;
  }
}

/** Keep none of it any more, but for the one of this name. */
export async function drop(but = ''): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && name !== but) await caches.delete(name);
  }
}
