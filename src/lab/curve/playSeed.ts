import type { Content } from '../../engine/content';
import type { Bot } from '../Bot';
import { play } from '../play';
import { Chronicler, type Chronicle } from './chronicle';
import { survey, type FloorSurvey } from './survey';

/** How every seed is played: for so many turns at most, and no further down than the floors asked for. */
export interface Trial {
  readonly bot: Bot;
  readonly turns: number;
  readonly floors: number;
}

/** One seed: how its floors look, and how a bot's run went. */
export interface SeedRecord extends Chronicle {
  readonly seed: string;
  readonly survey: readonly FloorSurvey[];
  readonly end: 'died' | 'won' | 'through' | 'outOfTurns';
  readonly floor: number;
  readonly turns: number;
  readonly level: number;
  /** The text key of what killed the player. */
  readonly cause: string | null;
}

/** Plays one seed and keeps what it was like. */
export function playSeed(content: Content, seed: string, { bot, turns, floors }: Trial): SeedRecord {
  const chronicler = new Chronicler();
  const report = play(content, {
    seed,
    bot,
    turns,
    onEvents: (events, game) => { chronicler.onEvents(events, game); },
    until: ({ state }) => state.floor > floors,
  });
  const { floor, level, cause } = report;
  const end = report.won ? 'won' : report.dead ? 'died' : floor > floors ? 'through' : 'outOfTurns';
  return { ...chronicler.read(), seed, survey: survey(content, seed, floors), end, floor, turns: report.turns, level, cause };
}
