import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Rng } from '../../../src/engine/core/rng';
import type { Bot } from '../../../src/lab/playRun';
import { loadDialogs } from '../../../src/ui/modes/dialogs';
import type { Session } from '../../../src/ui/Session';
import { press, type } from './typed';
import { makeSession } from '../../support/session';

/** A won run, as the keys that were pressed. */
export interface Victory {
  readonly pack: string;
  readonly seed: string;
  /** In lines; `typed` maps characters to keys. */
  readonly keys: readonly string[];
}

const FILE = join('tests', 'fixtures', 'victory.json');
const LINE = 120;
const MOST_TURNS = 20_000;
/** Actions in a row without effect before a bot is made to wait. */
const PATIENCE = 3;

/** The recorded victory. */
export function readVictory(): Victory {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Victory;
}

/** Saves a victory for the browser's check. */
export function writeVictory(victory: Victory): void {
  writeFileSync(FILE, `${JSON.stringify(victory, null, 1)}\n`);
}

/** A session without a page in a fresh run, all of the page loaded. */
export async function sessionIn({ pack, seed }: Pick<Victory, 'pack' | 'seed'>): Promise<Session> {
  await loadDialogs();
  const session = makeSession();
  session.runs.start(pack, seed);
  return session;
}

/** Lets a bot play by keys alone; the keys if it wins, else null. */
export async function playByKeys(run: Pick<Victory, 'pack' | 'seed'>, bot: Bot): Promise<Victory | null> {
  const session = await sessionIn(run);
  const { game } = session;
  const rng = Rng.of(run.seed, 'bot');
  let keys = '';
  let idle = 0;
  while (game && !game.isOver && game.state.turn < MOST_TURNS) {
    const { turn, hero: { choices } } = game.state;
    if (idle > PATIENCE) press(session, '.');
    keys += idle > PATIENCE ? '.' : type(session, bot(game, rng));
    idle = game.state.turn === turn && game.state.hero.choices === choices ? idle + 1 : 0;
  }
  const lines = keys.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
  return game?.state.outcome?.kind === 'won' ? { ...run, keys: lines } : null;
}
