import type { RunStorage, Stored } from './RunStorage';

/** Keeps the run as long as the page, for browsers that block everything else. */
export class MemoryStorage implements RunStorage {
  private run: string | null = null;
  private readonly aside: string[] = [];

  load(): Promise<Stored> {
    return Promise.resolve({ run: this.run, lasting: false });
  }

  save(run: string): Promise<void> {
    this.run = run;
    return Promise.resolve();
  }

  clear(): Promise<void> {
    this.run = null;
    return Promise.resolve();
  }

  setAside(run: string): Promise<void> {
    this.aside.push(run);
    return this.clear();
  }
}
