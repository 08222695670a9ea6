import type { Content } from '../../engine/content';
import { ProcgenService } from '../../procgen/ProcgenService';
import { play, type Play } from '../play';
import { Chronicler, type Chronicle } from './chronicle';
import { survey, type FloorSurvey } from './survey';

/** The bot and the limits of each run. */
export type RunLimits = Pick<Play, 'bot' | 'turns'> & { readonly floors: number };

/** A seed's floors, and a bot's run through them. */
export interface SeedRecord extends Chronicle {
  readonly seed: string;
  readonly survey: readonly FloorSurvey[];
  readonly end: 'died' | 'won' | 'through' | 'outOfTurns';
  readonly floor: number;
  readonly turns: number;
  readonly level: number;
  /** The text key of the cause of death. */
  readonly cause: string | null;
}

/** Plays and records one seed. */
export function playSeed(content: Content, seed: string, { bot, turns, floors }: RunLimits): SeedRecord {
  const chronicler = new Chronicler();
  const service = new ProcgenService(content, seed);
  const report = play(content, {
    seed,
    bot,
    turns,
    floors: service,
    onEvents: (events, game) => { chronicler.onEvents(events, game); },
    until: ({ state }) => state.floor > floors,
  });
  const { floor, level, cause } = report;
  const end = report.won ? 'won' : report.dead ? 'died' : floor > floors ? 'through' : 'outOfTurns';
  return { ...chronicler.read(), seed, survey: survey(content, service, floors), end, floor, turns: report.turns, level, cause };
}
