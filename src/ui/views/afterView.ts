import { loreOf } from '../../keep/lore';
import type { HistoryEntry } from '../../keep/history';
import { scoreOf } from '../../engine/rules/score';
import { nameText, text } from '../../keep/text';
import type { Session } from '../Session';
import { hasFinds } from './hudView';

/** More names than these are not listed. */
const MOST_MET = 6;

/** How a run compares with the best other run of its dungeon, and what was met in it for the first time. */
export function afterLines(session: Session, best: HistoryEntry | null): string[] {
  return [bestLine(session, best), metLine(session)].filter((line) => line !== null);
}

function bestLine({ run }: Session, best: HistoryEntry | null): string | null {
  if (run === null || best === null) return null;
  const { floor, score, turns } = best;
  const { state } = run.game;
  const isBetter = scoreOf(run.game) > score || (scoreOf(run.game) === score && state.turn < turns);
  if (isBetter) return text('ui.over.best.new');
  return hasFinds(run.game) ? text('ui.over.best', { floor, n: score }) : text('ui.over.best.turns', { floor, n: turns });
}

/** Monsters that no run had met before this one began. */
function metLine({ run, lore }: Session): string | null {
  const began = Date.parse(run?.record.began ?? '');
  if (run === null || Number.isNaN(began)) return null;
  const { breeds } = loreOf(lore.all, run.game.state.pack);
  const fresh = Object.entries(breeds).filter(([id, met]) => (met?.first ?? 0) >= began && run.game.content.breeds.has(id));
  if (fresh.length === 0) return null;
  const names = fresh.map(([id]) => nameText(`breed.${id}`));
  // One more takes no more room than to say that there is one.
  if (names.length <= MOST_MET + 1) return text('ui.over.met', { things: names.join(', ') });
  return text('ui.over.met.more', { things: names.slice(0, MOST_MET).join(', '), n: names.length - MOST_MET });
}
