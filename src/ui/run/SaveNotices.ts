import { keyOfEntry } from '../../keep/history';
import { memoryCanary, type Canary, type Kept } from '../../keep/saves/Canary';
import type { Look, Picked } from '../../keep/saves/pickRun';
import type { Survey } from '../../keep/saves/survey';
import { installedPack } from '../../keep/packRegistry';
import type { Run } from '../../keep/Run';
import { nameText, text } from '../../keep/text';
import type { Session } from '../Session';

/** What the player is told about saving: what was found as the page opened, writes that fail later, and a storage that answers late. */
export class SaveNotices {
  private readonly canary: Canary;
  /** The last notice about a failed write; null once a write succeeds again. */
  private failure: string | null = null;

  constructor(private readonly session: Session) {
    this.canary = session.ports.canary ?? memoryCanary();
  }

  /** A write has ended, well or not. */
  written(): void {
    this.noteKept();
    this.reportFailure();
  }

  /** Says what came of looking for a saved run, in a sentence each. */
  async reportFound({ found, picked, refused: moved, isLeft }: Look): Promise<void> {
    const { run } = picked;
    const refused = [...picked.refused, ...moved];
    const { kind, isSecondBest } = this.session.ports.storage;
    const missing = isLeft || moved.length > 0 ? null : await this.missing(found, picked);
    const lines = refused.map(({ why, isSpared }) => text(isSpared ? 'ui.keeping.spared' : 'ui.fault.setAside', { why }));
    if (run && picked.refused.length > 0) lines.push(text('ui.keeping.before', { n: run.game.state.turn }));
    if (isSecondBest === true) lines.push(text('ui.keeping.unread.silent'));
    if (isLeft) lines.push(text('ui.keeping.left'));
    // A database that refuses today may still be whole.
    const isOutOfReach = missing?.store === 'indexedDB' && kind !== 'indexedDB';
    if (missing) lines.push(isOutOfReach ? text('ui.keeping.unread.refused') : missingLine(missing));
    if (kind === 'memory') lines.push(text('ui.fault.notLasting'));
    if (lines.length > 0) this.session.tell([...new Set(lines)].join(' '));
  }

  /** Looks, frame by frame, for a better storage that answers after all: the page goes over to it once no run binds it to its own. */
  watchLate(move: () => Promise<boolean>): void {
    const { session } = this;
    const { storage } = session.ports;
    let isTold = false;
    let isMoving = false;
    const meet = async (isBound: boolean): Promise<void> => {
      const isNews = !isTold;
      isTold = true;
      isMoving = !isBound;
      if ((isBound || (await move())) && isNews) session.tell(text('ui.keeping.late'));
    };
    session.on({
      frame: () => {
        if (isMoving || storage.isBetterReady !== true || session.runs.isElsewhere) return;
        // A run is as safe in local storage: it moves at the next start.
        const isBound = session.isRunning && storage.kind !== 'memory';
        if (!isBound || !isTold) void meet(isBound);
      },
    });
  }

  /** Notes outside the storage which run it keeps, where that has changed. */
  private noteKept(): void {
    const { session } = this;
    const { run, isRunning, runs } = session;
    const { turn, error } = runs.keeping;
    if (error !== null || !runs.isLasting) return;
    const store = session.ports.storage.kind;
    const kept = run && isRunning && turn !== null ? { id: run.record.id, seed: run.game.state.seed, store, ...dungeonOf(run) } : null;
    const noted = this.canary.read();
    if (kept?.id !== noted?.id || kept?.store !== noted?.store) this.canary.write(kept);
  }

  /** The unfinished run that was kept here last, where nothing is left of it; null otherwise. */
  private async missing({ meta, tail }: Survey, { run, refused }: Picked): Promise<Kept | null> {
    const kept = this.canary.read();
    const { storage } = this.session.ports;
    if (kept === null || run || refused.length > 0 || storage.isSecondBest === true) return null;
    if (meta.ended[kept.id] !== undefined || tail?.ends[kept.id] !== undefined) return null;
    const [entry = null] = await storage.read([keyOfEntry(kept)]);
    return entry === null ? kept : null;
  }

  /** Reports a write that failed, and withdraws that after one that succeeded. */
  private reportFailure(): void {
    const { session } = this;
    const { error, turn } = session.runs.keeping;
    const isNews = (error !== null) !== (this.failure !== null);
    if (isNews && error === null && session.notice === this.failure) session.tell(null);
    const failure = error === null ? null : text(`ui.keeping.${turn === null ? 'never' : 'fault'}.${error}`, { n: turn ?? 0 });
    if (isNews) this.failure = failure;
    if (isNews && this.failure !== null) session.tell(this.failure);
    else if (isNews || session.modes.top.kind === 'pause') session.refresh();
  }
}

/** The name of an added pack, which may be gone with the run. */
function dungeonOf({ game: { state: { pack } } }: Run): Pick<Kept, 'dungeon'> {
  return installedPack(pack) === null ? {} : { dungeon: nameText(`pack.${pack}`) };
}

/** What is said of a lost run. */
function missingLine({ seed, dungeon }: Kept): string {
  return dungeon === undefined ? text('ui.keeping.missing', { seed }) : text('ui.keeping.missing.added', { seed, dungeon });
}
