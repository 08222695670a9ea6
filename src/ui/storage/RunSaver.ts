import { encodeRun } from '../../engine/save';
import type { Run } from '../Run';
import type { RunStorage } from './RunStorage';

type Write = { readonly kind: 'save'; readonly run: Run } | { readonly kind: 'clear' };

interface SaverOptions {
  readonly storage: RunStorage;
  /** Told once for every write that failed; the run itself goes on. */
  readonly onFault: () => void;
}

/**
 * Writes the run one write at a time. While one is in flight only the newest wish waits behind it, so that a slow
 * browser drops old states and never the last one, and a death that comes after a save is also written after it.
 */
export class RunSaver {
  private waiting: Write | null = null;
  private flight: Promise<void> | null = null;

  constructor(private readonly options: SaverOptions) {}

  /** Keeps the run as it is when its write begins. */
  save(run: Run): void {
    this.ask({ kind: 'save', run });
  }

  /** Deletes the stored run: it has ended. */
  clear(): void {
    this.ask({ kind: 'clear' });
  }

  /** Settles when nothing is in flight or waiting any more. */
  async settled(): Promise<void> {
    await this.flight;
  }

  private ask(write: Write): void {
    this.waiting = write;
    this.flight ??= this.drain();
  }

  private async drain(): Promise<void> {
    while (this.waiting !== null) {
      const write = this.waiting;
      this.waiting = null;
      await this.perform(write).catch(this.options.onFault);
    }
    this.flight = null;
  }

  private perform(write: Write): Promise<void> {
    const { storage } = this.options;
    return write.kind === 'clear' ? storage.clear() : storage.save(encodeRun(write.run.game.state, write.run.record));
  }
}
