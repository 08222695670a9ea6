import type { Content } from '../engine/content';
import type { Game } from '../engine/Game';
import { Recording, replayOf, type Replay } from '../engine/run/replay';
import { begun, play, type Play, type PlayReport } from './play';

/** Plays like `play` and records all actions. */
export function playRecorded(content: Content, how: Play): { readonly report: PlayReport; readonly replay: Replay } {
  const recording = new Recording();
  let last: Game = begun(content, how.seed);
  const report = play(content, { ...how, act: (game, action) => recording.turn((last = game), action) });
  return { report, replay: replayOf(last, recording) };
}

/** A bot's run as a replay. */
export function recordPlay(content: Content, how: Play): Replay {
  return playRecorded(content, how).replay;
}
