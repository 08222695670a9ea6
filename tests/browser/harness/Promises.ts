import type { DebugApi } from '../../../src/ui/debugApi';

declare global {
  interface Window {
    readonly lanternfall?: DebugApi;
  }
}

/** What a page says of its state. */
export interface Word {
  /** Of the run. */
  readonly id: string;
  readonly turn: number;
  readonly hash: number;
  readonly hp: number;
  readonly savedTurn: number | null;
}

/** What a page shows that was opened after the previous one was killed. */
export interface Found {
  /** Null on the title. */
  readonly run: Word | null;
  /** The ids of the runs in the history. */
  readonly over: readonly string[];
}

/** What a page has promised about its current run. */
interface Run {
  readonly id: string;
  /** -1 before the first save. */
  saved: number;
  turn: number;
  /** Whether its end is known to be saved. */
  isEndKept: boolean;
  readonly states: Map<number, Set<number>>;
}

/** Holds a killed page to what it said: everything it called saved must be there. */
export class Promises {
  /** Sums over all pages so far. */
  kept = 0;
  ahead = 0;
  ends = 0;
  lost = 0;
  private run: Run | null = null;

  /** A page reports its state. */
  hear({ id, turn, hash, hp, savedTurn }: Word): void {
    if (this.run?.id !== id) this.run = { id, saved: -1, turn, isEndKept: false, states: new Map() };
    const { run } = this;
    run.states.set(turn, (run.states.get(turn) ?? new Set()).add(hash));
    // A death may come within the last saved turn: only a save of a later turn surely includes it.
    if (hp === 0 && savedTurn === turn && run.saved < turn) run.isEndKept = true;
    run.turn = Math.max(run.turn, turn);
    run.saved = Math.max(run.saved, savedTurn ?? -1);
  }

  /** One line on what the next page shows; losses are counted. */
  check(found: Found): string {
    const { run } = this;
    const loss = run === null ? null : lossOf(run, found);
    if (loss !== null) this.lost++;
    else if (run !== null) this.kept += Math.max(0, run.saved);
    this.ahead += run === null ? 0 : run.turn - Math.max(0, run.saved);
    this.ends = found.over.length;
    const before = run === null ? 'nothing played' : `killed at turn ${run.turn}, saved ${run.saved}`;
    const after = found.run === null ? 'title' : `turn ${found.run.turn}`;
    this.run = null;
    if (found.run) this.hear(found.run);
    return `${before}; found ${after}: ${loss ?? 'nothing lost'}`;
  }
}

function lossOf({ id, saved, turn, isEndKept, states }: Run, { run, over }: Found): string | null {
  if (run !== null && run.hp > 0 && over.includes(run.id)) return 'LOST: a run that is over goes on';
  if (over.includes(id)) return null;
  if (isEndKept) return 'LOST: the end of the run';
  if (saved < 0) return null;
  if (run?.id !== id) return 'LOST: the run is gone';
  if (run.turn < saved) return `LOST: turns ${run.turn + 1} to ${saved}`;
  const known = run.turn < turn ? states.get(run.turn) : undefined;
  return known && !known.has(run.hash) ? `LOST: turn ${run.turn} is not as it was played` : null;
}
