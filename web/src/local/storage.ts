/** Tables in IndexedDB, for the host in a worker: what `bandstand.local.ports.Storage` asks. */

const NAME = "bandstand";
const VERSION = 1;
const LINES = "lines";
const ROWS = "rows";
const NOTES = "notes";
/** The record of a game that is over has this name, until pages of a server have taken it. */
export const FINISHED = "finished ";

/** A line as the host writes it: its number, its time, the entry. */
type Line = [number, number, string];

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function written(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Open the database, and ask the browser not to clear it away. */
export async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(LINES);
    request.result.createObjectStore(ROWS);
    request.result.createObjectStore(NOTES);
  };
  const database = await settled(request);
  void navigator.storage?.persist?.().catch(() => false);
  return database;
}

/** The database of this device, if it has one: nobody who only visits gets one. */
export async function openExisting(): Promise<IDBDatabase | null> {
  const known = (await globalThis.indexedDB?.databases?.()) ?? [];
  return known.some(({ name }) => name === NAME) ? settled(indexedDB.open(NAME)) : null;
}

export class PageStorage {
  constructor(
    private readonly database: IDBDatabase,
    /** Another tab took a table. */
    private readonly lost: (table: string) => void,
  ) {}

  /** Be the one tab that plays a table: the latest that asks has it. */
  claim(table: string): Promise<void> {
    if (!navigator.locks) return Promise.resolve();
    return new Promise((resolve) => {
      const hold = (): Promise<never> => {
        resolve();
        return new Promise(() => {});
      };
      const name = `bandstand-table-${table}`;
      navigator.locks.request(name, { steal: true }, hold).catch(() => this.lost(table));
    });
  }

  async append(table: string, lines: string, row: string, record: string): Promise<boolean> {
    const transaction = this.#write([LINES, ROWS, NOTES]);
    for (const line of JSON.parse(lines) as Line[]) {
      transaction.objectStore(LINES).add(line, [table, line[0]]);
    }
    transaction.objectStore(ROWS).put(row, table);
    if (record) transaction.objectStore(NOTES).put(record, FINISHED + table);
    try {
      await written(transaction);
      return true;
    } catch (error) {
      if ((error as DOMException | null)?.name === "ConstraintError") return false;
      throw error;
    }
  }

  async lines(table: string): Promise<string> {
    const all = IDBKeyRange.bound([table, 0], [table, Infinity]);
    return JSON.stringify(await settled(this.#read(LINES).getAll(all)));
  }

  async rows(): Promise<string> {
    return `[${(await settled(this.#read(ROWS).getAll())).join()}]`;
  }

  async remove(table: string): Promise<void> {
    const transaction = this.#write([LINES, ROWS, NOTES]);
    transaction.objectStore(LINES).delete(IDBKeyRange.bound([table, 0], [table, Infinity]));
    transaction.objectStore(ROWS).delete(table);
    transaction.objectStore(NOTES).delete(FINISHED + table);
    await written(transaction);
  }

  async read(name: string): Promise<string> {
    return ((await settled(this.#read(NOTES).get(name))) as string | undefined) ?? "";
  }

  async write(name: string, text: string): Promise<void> {
    const transaction = this.#write([NOTES]);
    transaction.objectStore(NOTES).put(text, name);
    await written(transaction);
  }

  async forget(name: string): Promise<void> {
    const transaction = this.#write([NOTES]);
    transaction.objectStore(NOTES).delete(name);
    await written(transaction);
  }

  async names(prefix: string): Promise<string> {
    const all = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    return JSON.stringify(await settled(this.#read(NOTES).getAllKeys(all)));
  }

  #read(store: string): IDBObjectStore {
    return this.database.transaction(store).objectStore(store);
  }

  /** A move is acknowledged once it is on the disk, not before. */
  #write(stores: string[]): IDBTransaction {
    return this.database.transaction(stores, "readwrite", { durability: "strict" });
  }
}
