import { ConflictError, type KeyStore } from '../../keep/saves/KeyStore';

/** How keeping went last: as it should, nothing is kept, or another tab keeps something of its own there. */
export type Shelved = 'kept' | 'failed' | 'taken';

/** Keeps a text in the browser, one write at a time, and never over what another tab has written. */
export class Shelf {
  state: Shelved = 'kept';
  private stored: string | null = null;
  private due: string | null = null;
  private writing: Promise<void> | null = null;

  constructor(private readonly store: KeyStore, private readonly key: string) {}

  /** What was kept last; null for nothing. */
  async load(): Promise<string | null> {
    const [text = null] = await this.store.read([this.key]).catch(() => [null]);
    return (this.stored = text);
  }

  keep(text: string): void {
    this.due = text;
    this.writing ??= this.writeAll().finally(() => { this.writing = null; });
  }

  /** Resolves once all is kept, as far as that can be. */
  async settled(): Promise<void> {
    await this.writing;
  }

  private async writeAll(): Promise<void> {
    for (let text = this.due; text !== null && this.state !== 'taken'; text = this.due) {
      this.due = null;
      try {
        await this.store.write({ [this.key]: text }, { [this.key]: this.stored });
        this.stored = text;
        this.state = 'kept';
      } catch (error) {
        this.state = error instanceof ConflictError ? 'taken' : 'failed';
      }
    }
  }
}
