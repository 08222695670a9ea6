import type { Message } from '../../engine/core/grammar';
import type { Watching } from '../modes/Watching';
import { text } from '../text';

/** What the panel of a watched run shows. */
export interface WatchView {
  readonly place: number;
  readonly count: number;
  readonly placeText: string;
  /** Turn, floor and deed, in words. */
  readonly where: string;
  readonly speed: number;
  readonly isPlaying: boolean;
  readonly canTakeOver: boolean;
  readonly faults: readonly Message[];
}

export function watchView(mode: Watching): WatchView {
  const { reel, place, speed, isPlaying, canTakeOver, faults } = mode;
  const { turn, floor } = reel.game.state;
  const { count } = reel;
  const isWound = reel.goal !== null;
  const where = text(isWound ? 'ui.watch.winding' : 'ui.watch.where', { turn, floor, n: reel.at, all: count });
  return { place, count, placeText: text('ui.watch.placeValue', { n: place, all: count, turn, floor }), where, speed, isPlaying, canTakeOver, faults };
}
