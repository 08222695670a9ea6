import type { Content } from '../../engine/content';
import type { Game } from '../../engine/Game';
import { Recording, replayOf } from '../../engine/run/Recording';
import { encodeReplay } from '../../engine/run/replay';
import type { Arrival } from '../arrivals/Arrival';
import { arrivalFor } from '../arrivals/beginOnFloor';
import { PackFailure } from '../failures';
import { beginRun, playRun } from '../playRun';
import type { RunLimits } from './RunRecord';

/** A bot's run with all that it did. */
export interface RecordedRun {
  /** As one line; of a run that begins on a deeper floor only the page that has its arrival can play it. */
  readonly recording: string;
  readonly begins?: { readonly floor: number; readonly arrival: Arrival };
  /** The number of actions up to each turn, from the first one on: the last turns begin after those before them. */
  readonly turns: readonly number[];
  /** The hash of the final state, as in the record of the run. */
  readonly hash: number;
}

/** Plays a seed again, as far as its pack lets it, and keeps what is done. */
export function recordedRun(content: Content, seed: string, { bot, turns: most, floors, begins }: RunLimits): RecordedRun {
  const recording = new Recording();
  const turns: number[] = [];
  let last: Game = beginRun(content, seed, undefined, begins);
  const act = (game: Game, action: Parameters<Recording['turn']>[1]): ReturnType<Recording['turn']> => {
    return recording.turn((last = game), action);
  };
  try {
    playRun(content, {
      seed, bot, turns: most, begins, act, until: ({ state }) => state.floor > floors, onTurn: () => { turns.push(recording.count); },
    });
  } catch (error) {
    if (!(error instanceof PackFailure)) throw error;
  }
  const beginning = begins ? { begins: { floor: begins.floor, arrival: arrivalFor(begins, seed) } } : {};
  return { recording: encodeReplay(replayOf(last, recording)), ...beginning, turns, hash: last.hash };
}

/** How many actions of a recorded run come before its last turns. */
export function actionsBefore({ turns }: Pick<RecordedRun, 'turns'>, last: number): number {
  return turns.at(-last - 1) ?? 0;
}
