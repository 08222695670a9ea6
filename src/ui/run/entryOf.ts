import { scoreOf } from '../../engine/facts/score';
import { encodeReplay } from '../../engine/run/replay';
import { UNRECORDED } from '../../engine/run/save';
import type { HistoryEntry } from '../../keep/history';
import type { Run } from '../../keep/Run';
import { inTextsOf, namesOf } from '../../keep/text';

/** Writes the tombstone; it comes with the dialogs, or with a save of a finished run. What ends before gets it afterwards. */
let writeMorgue: (run: Run, ended: Date) => string = () => '';

/** Sets who writes tombstones. */
export function writeMorguesBy(write: typeof writeMorgue): void {
  writeMorgue = write;
}

/** The history entry of a finished run; null while it goes on. */
export function entryOf(run: Run, ended: Date): HistoryEntry | null {
  const { state } = run.game;
  const { outcome } = state;
  if (outcome === null) return null;
  const { id, began, daily, ranked } = run.record;
  const { replay } = run;
  const cause = outcome.kind === 'died' ? outcome.cause : '';
  return {
    // Older runs have no id of their own; the date keeps two of them apart.
    id: id === UNRECORDED.id ? `${id}-${ended.getTime()}` : id,
    began,
    ended: ended.toISOString(),
    pack: state.pack,
    seed: state.seed,
    daily,
    ranked,
    kind: outcome.kind,
    cause,
    floor: outcome.floor,
    level: state.hero.level,
    turns: outcome.turn,
    score: scoreOf(run.game),
    replay: replay && encodeReplay(replay),
    morgue: inTextsOf({ pack: state.pack }, () => writeMorgue(run, ended)),
    names: namesOf({ pack: state.pack, cause }),
  };
}
