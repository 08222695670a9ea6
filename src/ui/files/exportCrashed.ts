import { stepsOf } from '../../engine/run/decodeReplay';
import { archiveName } from '../../keep/archive';
import type { Run } from '../../keep/Run';
import { newGame } from '../../procgen/newGame';
import type { Session } from '../Session';
import { exportText, type ExportedRun } from './archiveRun';
import type { CrashReport } from './CrashReport';

/** Everything as a file, the run as it was before the crash: a broken one is replayed up to there. */
export async function exportCrashed(session: Session): Promise<{ name: string; text: string }> {
  const { run, breakdown } = session;
  const sound = run && breakdown?.of === 'run' ? replayed(run, breakdown) : null;
  return { name: archiveName(session.now), text: await exportText(session, sound ?? run) };
}

/** A run replayed from its seed up to the crash; null where that fails. */
function replayed({ game, record }: Run, { actions }: CrashReport): ExportedRun | null {
  const steps = actions === null ? 0 : stepsOf(actions);
  if (typeof steps === 'number') return null;
  try {
    const again = newGame(game.content, game.state.seed);
    for (const { action } of steps) again.turn(action);
    return { game: again, record: { ...record, deeds: actions } };
  } catch {
    return null;
  }
}
