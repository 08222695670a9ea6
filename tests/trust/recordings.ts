import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../src/engine/content';
import { encodeDeed } from '../../src/engine/deeds';
import { decodeReplay, encodeReplay, replayTurn, RULES_VERSION, versionOf, type Replay } from '../../src/engine/replay';
import type { Bot } from '../../src/lab/bots';
import { contentById } from '../../src/lab/contentById';
import { playRecorded } from '../../src/lab/record';
import { newGame } from '../../src/procgen/newGame';

/* Runs that were recorded once and have to go the same way for ever, or until somebody says that the rules are others. */

const FOLDER = join('tests', 'fixtures', 'recordings');

/** How the recordings are made anew. */
export const HOW_TO_RECORD = 'npx tsx tests/trust/record.ts';

/** How many turns of a bot are recorded, if it lives so long. */
const LENGTHS: Readonly<Record<string, number>> = { fighter: 6000, random: 5000, waiter: 4000 };
const SHORT = 1000;
/** A whole campaign takes about so many: its recording comes to the deepest floors. */
const CAMPAIGN = 12_000;
/** Of so many seeds the first that is long enough, else the longest. */
const SEEDS = 40;

/** The committed recordings by name, such as `classic-fighter`. */
export function recordings(): readonly (readonly [name: string, text: string])[] {
  return readdirSync(FOLDER).filter((file) => file.endsWith('.txt')).sort().map((file) => [file.slice(0, -4), readFileSync(join(FOLDER, file), 'utf8')]);
}

/** Puts recordings in place of those there are. */
export function keepRecordings(all: readonly (readonly [name: string, replay: Replay])[]): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, replay] of all) writeFileSync(join(FOLDER, `${name}.txt`), `${encodeReplay(replay)}\n`);
}

/** A bot's longest run of a pack, recorded. */
export function recordLongest(content: Content, [name, bot]: readonly [string, Bot]): Replay {
  const turns = content.id === 'lanternfall' ? CAMPAIGN : (LENGTHS[name] ?? SHORT);
  let best = { turns: -1, replay: null as Replay | null };
  for (let seed = 1; seed <= SEEDS && best.turns < turns; seed++) {
    const { report, replay } = playRecorded(content, { seed: `${name} ${seed}`, bot: recordable(bot), turns });
    if (report.turns > best.turns) best = { turns: report.turns, replay };
  }
  if (best.replay === null) throw new Error(`${name} played nothing`);
  return best.replay;
}

/** What no hand can do is not recorded; the bot is asked again. */
function recordable(bot: Bot): Bot {
  return (game, rng) => {
    for (;;) {
      const action = bot(game, rng);
      if (encodeDeed(action) !== null) return action;
    }
  };
}

/** How a recording went when it was played again. */
export interface Replayed {
  readonly turns: number;
  /** Why it did not go as recorded, and what to do; null when it did. */
  readonly fault: string | null;
}

/** Plays a recording, comparing the state after every deed. */
export function replayed(name: string, text: string): Replayed {
  const decoded = decodeReplay(text);
  if (!decoded.ok) return { turns: 0, fault: `${name}: ${decoded.why}` };
  const { replay, steps } = decoded;
  const content = contentById(replay.pack);
  const game = newGame(content, replay.seed);
  for (const [at, step] of steps.entries()) {
    const { parted } = replayTurn(game, step);
    if (parted !== null) return { turns: game.state.turn, fault: partingOf(`${name}: deed ${at + 1} of ${steps.length} (turn ${game.state.turn}, floor ${game.state.floor}) ${parted === 'refused' ? 'is refused' : 'leads to another state'}.`, replay, content) };
  }
  const isSame = game.hash === replay.hash;
  return { turns: game.state.turn, fault: isSame ? null : partingOf(`${name}: after its ${steps.length} deeds the state is another.`, replay, content) };
}

/** Whose mistake it is that a recording goes otherwise. */
export function partingOf(what: string, { version, pack }: Pick<Replay, 'version' | 'pack'>, content: Content): string {
  const [rules = '', tables = ''] = version.split('.');
  if (version === versionOf(content)) return `${what} What a turn does has changed, and RULES_VERSION in src/engine/replay.ts is still ${RULES_VERSION}: if that was meant, raise it, and record anew with ${HOW_TO_RECORD}; else it is a mistake.`;
  if (rules !== String(RULES_VERSION)) return `${what} It was recorded with version ${rules} of the rules, which now have ${RULES_VERSION}: record anew with ${HOW_TO_RECORD}.`;
  return `${what} The tables of ${pack} have changed since (${tables} then, ${content.version} now): if that was meant, record anew with ${HOW_TO_RECORD}.`;
}
