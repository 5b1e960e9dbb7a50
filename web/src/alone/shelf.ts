/** What is kept of the visitor's tables from visit to visit: one text a table, in this browser's database. */

const NAME = 'hanpan-alone';
const STORE = 'tables';

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error('the database of this browser failed'));
  });
}

export class Shelf {
  private constructor(private readonly database: IDBDatabase | null) {}

  /** Open it; a browser that keeps nothing plays all the same, and forgets. */
  static async open(): Promise<Shelf> {
    try {
      const request = indexedDB.open(NAME, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE);
      return new Shelf(await settled(request));
    } catch {
      return new Shelf(null);
    }
  }

  async all(): Promise<string[]> {
    if (!this.database) return [];
    const found: unknown[] = await settled(this.database.transaction(STORE).objectStore(STORE).getAll());
    return found.filter((text) => typeof text === 'string');
  }

  /** Keep a text under a name, or forget it. */
  keep(name: string, text: string | null): void {
    const store = this.database?.transaction(STORE, 'readwrite').objectStore(STORE);
    if (text === null) store?.delete(name);
    else store?.put(text, name);
  }
}
