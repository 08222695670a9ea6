import type { Message } from '../../engine/core/grammar';
import type { ReplayMode } from '../modes/ReplayMode';
import { text } from '../../keep/text';

/** The replay panel. */
export interface WatchView {
  readonly place: number;
  readonly count: number;
  readonly placeText: string;
  /** Turn, floor and action, in words. */
  readonly where: string;
  readonly speed: number;
  readonly isPlaying: boolean;
  readonly canTakeOver: boolean;
  readonly errors: readonly Message[];
}

export function watchView(mode: ReplayMode): WatchView {
  const { reel, place, speed, isPlaying, canTakeOver, errors } = mode;
  const { turn, floor } = reel.game.state;
  const { count } = reel;
  const isWound = reel.goal !== null;
  const where = text(isWound ? 'ui.watch.winding' : 'ui.watch.where', { turn, floor, n: reel.at, all: count });
  return { place, count, placeText: text('ui.watch.placeValue', { n: place, all: count, turn, floor }), where, speed, isPlaying, canTakeOver, errors };
}
