import { decodeAction } from '../../engine/run/actionCodec';
import { isRecord, seedError } from '../../engine/core/id';
import { didYouMean } from '../../engine/core/nearest';
import { readOutsideJson } from '../../engine/core/outsideJson';
import type { GameEvent } from '../../engine/events';
import { packs } from '../../content/packs';
import { command } from '../Command';
import { contentById, textsById } from '../contentById';
import { linesOf } from '../files';
import { blaming, type Place, placeOf, UsageError } from '../failures';
import { beginRun } from '../playRun';
import { ACTION_FIELDS, allowedActions, type Allowed } from './allowedActions';
import { BotKnowledge } from './BotKnowledge';
import { observation, perceivedEvents, type Scene } from './observation';

/** More than any line needs. */
const LIMITS = { characters: 10_000, depth: 3, values: 20 };

const START = ['pack', 'seed', 'turns'] as const;

/** A run that goes on. */
export interface Run extends Scene {
  readonly turns: number;
  /** What the bot can answer, by its text. */
  allowed: ReadonlyMap<string, Allowed>;
}

/** What is longer is no line of a bot, but something else that was sent here. */
const LONGEST = 1_000_000;

/** Goes on until stdin ends or nobody reads stdout; `docs/BOTS.md` has the protocol. */
export const serve = command('serve', 'lets bots outside play, by lines of JSON: docs/BOTS.md', {}, async () => {
  const conversation = new Conversation();
  for await (const lines of linesOf(process.stdin, 'stdin', LONGEST)) {
    for (const line of lines) process.stdout.write(`${conversation.answer(line)}\n`);
  }
  return { data: { runs: conversation.ended }, lines: [] };
});

/** Runs played by a bot outside, one after another: a line of JSON from the bot, a line of JSON back. */
export class Conversation {
  /** Runs that have ended. */
  ended = 0;

  /** @param run one that goes on already, if any */
  constructor(private run: Run | null = null) {}

  /** Answers a line. A wrong one is answered with an error and changes nothing. */
  answer(line: string): string {
    try {
      const fields = fieldsOf(line);
      return JSON.stringify(this.run ? this.act(this.run, fields) : this.begin(fields));
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      return JSON.stringify({ error: error.message });
    }
  }

  private begin(fields: Readonly<Record<string, unknown>>): object {
    checkNames(fields, START, 'Fields of a start');
    const pack = textIn(fields, 'pack') ?? Object.keys(packs)[0] ?? '';
    const seed = textIn(fields, 'seed');
    if (seed === null) throw new UsageError('The seed is missing: start with {"seed":"42"}.');
    const badSeed = seedError(seed);
    if (badSeed !== null) throw new UsageError(badSeed);
    const content = contentById(pack);
    const more = { knowledge: new BotKnowledge(), texts: textsById(pack), turns: turnsIn(fields), allowed: new Map<string, Allowed>() };
    return this.attempt(() => ({ pack: content.id, seed, floor: 1, turn: 0 }), () => {
      this.run = { game: beginRun(content, seed), ...more };
      return view(this.run, []);
    });
  }

  /** A run whose pack breaks the rules' own loops or tables is over, and the bot hears why. */
  private attempt<T>(where: () => Place, goOn: () => T): T {
    try {
      return blaming(where, goOn);
    } catch (error) {
      this.run = null;
      throw new UsageError(`${(error as UsageError).message} It is over; another can start.`);
    }
  }

  private act(run: Run, fields: Readonly<Record<string, unknown>>): object {
    const { action } = chosen(run, fields);
    const shown = this.attempt(() => placeOf(run.game), () => view(run, run.game.turn(action)));
    const { state, hash } = run.game;
    const end = state.outcome?.kind ?? (state.turn >= run.turns ? 'outOfTurns' : null);
    if (end === null) return shown;
    this.run = null;
    this.ended++;
    const cause = state.outcome?.kind === 'died' ? state.outcome.cause : null;
    return { result: { end, floor: state.floor, turns: state.turn, level: state.hero.level, cause, hash }, events: shown.events };
  }
}

/** What the player knows after an action, what came of it, and what is possible next. */
export function view(run: Run, events: readonly GameEvent[]) {
  const { game, knowledge } = run;
  knowledge.update(game);
  const seen = observation(run);
  const allowed = allowedActions(game, knowledge);
  run.allowed = new Map(allowed.map((one) => [one.shown.action, one]));
  return { ...seen, events: perceivedEvents(events, game, run), actions: allowed.map(({ shown }) => shown) };
}

/** The allowed action that an answer names. It may be sent back whole. */
function chosen({ allowed }: Run, fields: Readonly<Record<string, unknown>>): Allowed {
  checkNames(fields, ACTION_FIELDS, 'A run goes on; fields of an action');
  const text = textIn(fields, 'action');
  if (text === null) throw new UsageError('The action is missing: answer with one of the actions, such as {"action":"w"}.');
  const found = allowed.get(text);
  if (!found) {
    const isAction = decodeAction(text, 0)?.end === text.length;
    throw new UsageError(isAction ? `The action "${text}" is not allowed now.` : `There is no action "${text.slice(0, 40)}".`);
  }
  for (const [name, value] of Object.entries(fields)) {
    const own = found.shown[name as keyof Allowed['shown']];
    if (value === own) continue;
    const has = own === undefined ? `no ${name}` : `${name} ${own}, not ${JSON.stringify(value)}`;
    throw new UsageError(`The action "${text}" has ${has}.`);
  }
  return found;
}

function fieldsOf(line: string): Readonly<Record<string, unknown>> {
  const read = readOutsideJson(line, LIMITS);
  if (!read.ok) throw new UsageError(`The line cannot be read: ${read.why}`);
  if (!isRecord(read.value)) throw new UsageError('A line must be a JSON object, such as {"seed":"42"}.');
  return read.value;
}

function checkNames(fields: Readonly<Record<string, unknown>>, names: readonly string[], whose: string): void {
  const unknown = Object.keys(fields).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new UsageError(`Unknown field "${unknown.slice(0, 40)}"${didYouMean(unknown, names)} ${whose}: ${names.join(', ')}.`);
  }
}

function textIn(fields: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = fields[name] ?? null;
  if (value === null || typeof value === 'string') return value;
  throw new UsageError(`The ${name} must be a text in quotes (got ${JSON.stringify(value)}).`);
}

function turnsIn({ turns = Infinity }: Readonly<Record<string, unknown>>): number {
  if (turns === Infinity || (typeof turns === 'number' && Number.isSafeInteger(turns) && turns > 0)) return turns;
  throw new UsageError(`The turns must be a whole number of at least 1 (got ${JSON.stringify(turns)}).`);
}
