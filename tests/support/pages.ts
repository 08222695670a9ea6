import type { Game } from '../../src/engine/Game';
import { loadDialogs } from '../../src/ui/modes/dialogs';
import type { Session } from '../../src/ui/Session';
import type { SessionPorts } from '../../src/ui/SessionPorts';
import { memoryCanary, type Kept as Noted } from '../../src/keep/saves/Canary';
import { memoryTail } from '../../src/keep/browser/LocalStorage';
import { gameOf, threaten, type } from '../ui/support';
import { OneLock } from './OneLock';
import { soon, TestStorage, type Crash, type Kept } from './TestStorage';
import { makeSession } from './session';

/** A browser's storage, and which of its pages keeps the run. */
export interface Browser {
  readonly kept: Kept;
  /** What local storage holds: pages use it while the database does not answer. */
  readonly local: Kept;
  readonly tail: { text: string | null };
  readonly canary: { kept: Noted | null };
  readonly lock: OneLock;
}

/** A page with its session and its storage. */
export interface Page {
  readonly session: Session;
  readonly storage: TestStorage;
}

/** A browser with empty storage. */
export function newBrowser(): Browser {
  return { kept: new Map(), local: new Map(), tail: { text: null }, canary: { kept: null }, lock: new OneLock() };
}

/** How a page is opened: with a crash it dies on the way or later; with a slow database it uses local storage, and a full one has no room. */
type Opening = Partial<SessionPorts> & { readonly crash?: Crash | null; readonly search?: string; readonly isSlow?: boolean; readonly isFull?: boolean };

/** Opens a page and lets it look for a run. */
export async function openPage({ kept, local, tail, canary, lock }: Browser, { crash = null, search = '', isSlow = false, isFull = false, ...ports }: Opening = {}): Promise<Page> {
  const storage = new TestStorage(isSlow ? local : kept);
  if (isSlow) Object.assign(storage, { kind: 'localStorage', isSecondBest: true });
  else storage.lesser = [new TestStorage(local, storage)];
  storage.crash = crash;
  storage.isFull = isFull;
  await loadDialogs();
  const session = makeSession({ storage, tail: memoryTail(tail), canary: memoryCanary(canary), lock: lock.forPage(), ...ports });
  void session.runs.resume(search);
  await rest();
  return { session, storage };
}

/** Runs everything that can run. */
export async function rest(): Promise<void> {
  for (let i = 0; i < 12; i++) await soon();
}

/** What a page has reported as saved, and the actual states. */
export class Witness {
  /** The hash of every turn of every run played, by run and turn. */
  private readonly hashes = new Map<string, number>();
  private confirmed: { readonly id: string; readonly turn: number; readonly isOver: boolean } | null = null;

  /** Records its state. */
  note({ runs, run }: Session): void {
    if (!run) return;
    const { game, record } = run;
    this.hashes.set(`${record.id} ${game.state.turn}`, game.hash);
    const turn = runs.savedTurn;
    if (turn !== null) this.confirmed = { id: record.id, turn, isOver: game.isOver && turn === game.state.turn && !runs.keeping.isBehind };
  }

  /** What a page opened afterwards must not show: a sentence, or null if nothing was lost. */
  lossOf({ session, storage }: Page): string | null {
    const { confirmed } = this;
    const { run } = session;
    const entries = [...storage.kept.keys()].filter((key) => key.startsWith('history.'));
    if (run && !run.game.isOver && entries.includes(`history.${run.record.id}`)) return 'a run that is over goes on';
    if (run && this.hashes.get(`${run.record.id} ${run.game.state.turn}`) !== run.game.hash) return `turn ${run.game.state.turn} is not as it was played`;
    if (confirmed === null || entries.includes(`history.${confirmed.id}`)) return null;
    if (confirmed.isOver) return 'the entry of a run that was over is not there';
    if (run?.record.id !== confirmed.id) return 'the run is gone';
    return run.game.state.turn < confirmed.turn ? `turn ${confirmed.turn} was kept, and turn ${run.game.state.turn} is back` : null;
  }
}

/** Plays some turns, one at a time, with time to save each. */
export async function playTurns({ session }: Page, witness: Witness, turns: number): Promise<void> {
  for (let i = 0; i < turns; i++) {
    if (!session.isRunning || session.modes.top.kind !== 'playing') return;
    type(session, '.');
    await rest();
    witness.note(session);
  }
}

/** Begins a run without monsters nearby in its first turns. */
export async function beginRun({ session }: Page, witness: Witness, seed = 'x'): Promise<Game> {
  session.runs.start('classicBare', seed);
  witness.note(session);
  await rest();
  witness.note(session);
  return gameOf(session);
}

/** Has the player killed. */
export async function die({ session }: Page, witness: Witness): Promise<void> {
  threaten(gameOf(session));
  type(session, '.');
  await rest();
  witness.note(session);
}

/** A browser with a run of some turns whose page is closed: `run.a` holds the last even revision, `run.b` the one before. */
export async function played(turns: number): Promise<{ browser: Browser; witness: Witness }> {
  const browser = newBrowser();
  const witness = new Witness();
  const page = await openPage(browser);
  await beginRun(page, witness);
  await playTurns(page, witness, turns);
  browser.lock.free();
  return { browser, witness };
}

/** The turn that a page shows. */
export function turnOf({ session }: Page): number | null {
  return session.game?.state.turn ?? null;
}
