import type { Content } from '../../engine/content';
import type { Game } from '../../engine/Game';
import { Recording } from '../../engine/run/Recording';
import { versionOf } from '../../engine/run/rulesVersion';
import { encodeRun, UNRECORDED } from '../../engine/run/save';
import type { Beginning } from '../../lab/arrivals/Arrival';
import { beginOnFloor } from '../../lab/arrivals/beginOnFloor';
import { newGame } from '../../procgen/newGame';

/** The floor of a seed on which a run begins. */
export interface Place {
  readonly seed: string;
  readonly floor: number;
}

/** A run that begins on a floor: with a hero who came there, or else with a new one. */
export function begunOn(content: Content, { seed, floor }: Place, begins: Beginning | null): Game {
  if (begins) return beginOnFloor(content, seed, begins);
  const game = newGame(content, seed);
  if (floor > 1) game.goTo(floor, 'down');
  return game;
}

/** A run that has just begun as it is saved, unranked. Only one of the first floor has a recording: others could not be played from it. */
export function savedRun({ content, state }: Game): string {
  const deeds = state.floor === 1 ? new Recording().actions : null;
  return encodeRun(state, { ...UNRECORDED, id: 'trial', version: versionOf(content), deeds });
}
