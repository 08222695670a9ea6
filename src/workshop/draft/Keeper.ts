import * as v from 'valibot';
import { ConflictError, type KeyStore } from '../../keep/saves/KeyStore';
import type { Draft, KeptDraft } from './Draft';

/** The key of the draft, and the beginning of those that other tabs keep beside it. */
const KEY = 'workshop';

/** How keeping went last: as it should, nothing is kept any more, or beside what another tab keeps. */
export type Keeping = 'kept' | 'failed' | 'beside';

const schema = v.object({ name: v.string(), text: v.string(), sound: v.string() }) satisfies v.GenericSchema<unknown, KeptDraft>;

/** Keeps a draft in the browser after each change, one write at a time, and never over what another tab has written. */
export class Keeper {
  private key = KEY;
  private stored: string | null = null;
  private writing: Promise<void> | null = null;
  private isDue = false;
  keeping: Keeping = 'kept';

  constructor(
    private readonly store: KeyStore,
    private readonly draft: Draft,
    private readonly onChange: () => void,
  ) {}

  /** What was kept last; null if there is nothing, or nothing that can be read. */
  async load(): Promise<KeptDraft | null> {
    const [text = null] = await this.store.read([this.key]).catch(() => [null]);
    this.stored = text;
    try {
      const found = v.safeParse(schema, JSON.parse(text ?? 'null'));
      return found.success ? found.output : null;
    } catch {
      return null;
    }
  }

  /** Keeps the draft as it is now; while a write is under way, the newest state waits behind it. */
  keep(): void {
    this.isDue = true;
    this.writing ??= this.writeAll().finally(() => { this.writing = null; });
  }

  /** Resolves once all is kept, as far as that can be. */
  async settled(): Promise<void> {
    await this.writing;
  }

  private async writeAll(): Promise<void> {
    while (this.isDue) {
      this.isDue = false;
      const before = this.keeping;
      this.keeping = await this.write(JSON.stringify(this.draft.kept));
      if (this.keeping !== before) this.onChange();
    }
  }

  private async write(text: string): Promise<Keeping> {
    try {
      await this.store.write({ [this.key]: text }, { [this.key]: this.stored });
      this.stored = text;
      return this.key === KEY ? 'kept' : 'beside';
    } catch (error) {
      if (!(error instanceof ConflictError) || this.key !== KEY) return 'failed';
      this.key = `${KEY}.${crypto.randomUUID()}`;
      this.stored = null;
      return this.write(text);
    }
  }
}
