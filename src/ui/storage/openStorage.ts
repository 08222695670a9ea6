import { IndexedDbStorage, openDatabase } from './IndexedDbStorage';
import { MemoryStorage } from './MemoryStorage';
import type { RunStorage } from './RunStorage';

/** The best place this browser offers; `factory` may throw or give nothing where the page may keep nothing. */
export function openStorage(factory: () => IDBFactory | undefined): RunStorage {
  return new LateStorage(choose(factory));
}

async function choose(factory: () => IDBFactory | undefined): Promise<RunStorage> {
  try {
    const found = factory();
    return found ? new IndexedDbStorage(await openDatabase(found)) : new MemoryStorage();
  } catch {
    return new MemoryStorage();
  }
}

/** Waits for the storage that is being opened, then passes everything on to it. */
class LateStorage implements RunStorage {
  constructor(private readonly opening: Promise<RunStorage>) {}

  async load(): ReturnType<RunStorage['load']> {
    return (await this.opening).load();
  }

  async save(run: string): Promise<void> {
    return (await this.opening).save(run);
  }

  async clear(): Promise<void> {
    return (await this.opening).clear();
  }

  async setAside(run: string): Promise<void> {
    return (await this.opening).setAside(run);
  }
}
