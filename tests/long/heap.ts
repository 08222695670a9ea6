import { text } from 'node:stream/consumers';
import { getHeapSnapshot } from 'node:v8';
import { packs } from '../../src/content/packs';
import { encodeAction } from '../../src/engine/run/actionCodec';
import { Rng } from '../../src/engine/core/rng';
import { levelChoices } from '../../src/engine/actions/hero';
import { ProcgenService } from '../../src/procgen/ProcgenService';
import { Confirm } from '../../src/ui/modes/Menu';
import { dare, POP } from '../../src/ui/Mode';
import { loadDialogs } from '../../src/ui/modes/dialogs';
import type { Session } from '../../src/ui/Session';
import { MemoryStorage } from '../../src/keep/saves/KeyStore';
import { weigh, type Snapshot } from '../bench/browser/heap';
import { CONTENTS, POLICIES } from '../trust/contents';
import { makeSession } from '../support/session';

/**
 * What the interface, its runs and its saves hold after many turns, in a process of its own: `node --expose-gc --import tsx tests/long/heap.ts`.
 * One line of JSON: kilobytes after the first and after all turns, and how many those were.
 */
const [FIRST, ALL] = [20_000, 100_000];
/** A run is replaced by the next after this many turns; the last one always has the same pack and length, so that measurements compare. */
const LENGTH = 500;
/** This many seeds have every vault in every orientation. */
const WARM = 60;

/** The collector, if the process was started with --expose-gc. */
const { gc } = globalThis as { gc?: () => void };

/** What is reachable, in kB: our own objects, and the total with everything the engine makes of the code. */
async function heap(): Promise<{ objects: number; whole: number }> {
  for (let i = 0; i < 6; i++) {
    await new Promise((resolve) => { setTimeout(resolve, 20); });
    gc?.();
  }
  const whole = Math.round(process.memoryUsage().heapUsed / 1024);
  return { objects: weigh(JSON.parse(await text(getHeapSnapshot())) as Snapshot).objectsKb, whole };
}

/** Plays one run until it is over or long enough; returns its turns. */
async function playRun(session: Session, index: number): Promise<number> {
  const pack = Object.keys(packs)[index % Object.keys(packs).length] ?? '';
  const [, bot] = POLICIES[Math.floor(index / Object.keys(packs).length) % POLICIES.length] ?? [];
  const rng = Rng.of(`heap ${index}`, 'bot');
  session.runs.start(pack, `heap ${index}`);
  for (let action = 0; action < LENGTH && session.game && !session.game.isOver; action++) {
    const { game } = session;
    const wish = game.state.hero.choices > 0 ? levelChoices(game)[0] : bot?.(game, rng);
    if (wish && encodeAction(wish) !== null) {
      // The first answer, which has the focus, is the one for "no".
      const question = { question: { key: 'ui.danger.yes', params: {} }, yes: 'ui.danger.yes', no: 'ui.danger.no' } as const;
      session.modes.push(new Confirm(question, () => POP, () => dare(wish)));
      session.command({ do: 'confirm' });
    }
    session.tick(16);
    if (action % 20 === 0) await session.settled();
  }
  await session.settled();
  return session.game?.state.turn ?? 0;
}

/** Creates everything that is made once and cached, such as rotated vaults: many floors of every pack. */
function warm(): void {
  for (const content of CONTENTS) {
    for (let seed = 0; seed < WARM; seed++) {
      const service = new ProcgenService(content, `warm ${seed}`);
      for (let floor = 1; floor <= 10; floor++) service.floor(floor);
    }
  }
}

/** The history is in the browser's database, not in the heap: here it is dropped. */
class Forgetful extends MemoryStorage {
  override write(...[changes, expected]: Parameters<MemoryStorage['write']>): Promise<void> {
    return super.write(Object.fromEntries(Object.entries(changes).map(([key, text]) => [key, key.startsWith('history.') ? null : text])), expected);
  }
}

async function main(): Promise<void> {
  if (!gc) throw new Error('start it with --expose-gc');
  await loadDialogs();
  const session = makeSession({ storage: new Forgetful(), random: () => 0.5, now: () => new Date(0) });
  await session.runs.resume();
  warm();
  let turns = 0;
  let first: { objects: number; whole: number } | null = null;
  for (let index = 0; turns < ALL; index++) {
    const played = await playRun(session, index);
    if (played === 0) throw new Error(`Run ${String(index)} was not played: the interface took none of its actions.`);
    turns += played;
    if (first !== null || turns < FIRST) continue;
    await playRun(session, 0);
    first = await heap();
  }
  await playRun(session, 0);
  process.stdout.write(`${JSON.stringify({ turns, first, all: await heap() })}\n`);
}

await main();
