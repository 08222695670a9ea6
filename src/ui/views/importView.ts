import type { Import } from '../files/archiveImport';
import type { Run } from '../../keep/Run';
import type { Session } from '../Session';
import { localTime, text } from '../../keep/text';
import { packNameOf } from './historyView';

/** Sentences on what an import would add and replace. */
export function importLines({ archive, run, error, fresh, twice, dailyFault }: Import, session: Session): string[] {
  const { exported, history, settings, packs, aside } = archive;
  const added = Object.keys(packs).length;
  return [
    ...(exported === '' ? [] : [text('ui.import.made', { day: localTime(new Date(exported)) })]),
    ...(run === null ? [] : [text('ui.import.hasRun', standing(run))]),
    ...(error === null ? [] : [text('ui.import.runFault', { why: error })]),
    ...(run !== null && session.run !== null && session.isRunning ? [presentLine(session, session.run)] : []),
    ...(history.length === 0 ? [] : [text('ui.import.history', { n: history.length, fresh })]),
    ...(twice === 0 ? [] : [text('ui.import.twice', { n: twice })]),
    ...(dailyFault === null ? [] : [text(`ui.import.daily.${dailyFault}`)]),
    ...(settings === null ? [] : [text('ui.import.settings')]),
    ...(added === 0 ? [] : [text('ui.import.packs', { n: added })]),
    ...(aside.length === 0 ? [] : [text('ui.import.aside', { n: aside.length })]),
  ];
}

/** What becomes of the current run if the file's takes its place. */
function presentLine({ runs }: Session, run: Run): string {
  return runs.keeping.error === 'long' ? staysLine(run) : text('ui.import.replaces', standing(run));
}

/** Why the current run, which no save can hold, stays. */
export function staysLine(run: Run): string {
  return text('ui.import.stays', standing(run));
}

/** A run's place, as text parameters. */
function standing({ game: { state } }: Run): { pack: string; floor: number; n: number; level: number } {
  return { pack: packNameOf(state), floor: state.floor, n: state.turn, level: state.hero.level };
}
