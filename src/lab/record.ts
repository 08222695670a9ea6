import type { Content } from '../engine/content';
import type { Game } from '../engine/Game';
import { Recording, replayOf, type Replay } from '../engine/run/replay';
import { newGame } from '../procgen/newGame';
import { play, type Play, type PlayReport } from './play';

/** A bot's run and its recording. */
export interface RecordedPlay {
  readonly report: PlayReport;
  readonly replay: Replay;
}

/** Lets a bot play as `play` does, and records all it did. */
export function playRecorded(content: Content, how: Play): RecordedPlay {
  const recording = new Recording();
  let last: Game = newGame(content, how.seed);
  const report = play(content, { ...how, act: (game, action) => recording.turn((last = game), action) });
  return { report, replay: replayOf(last, recording) };
}

/** The recording of a bot's run. */
export function recordPlay(content: Content, how: Play): Replay {
  return playRecorded(content, how).replay;
}
