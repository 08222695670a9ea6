import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Action, ActionResult } from '../../src/engine/actions/Action';
import { TACTICS } from '../../src/engine/ai/brain';
import { EFFECTS } from '../../src/engine/effects/effects';
import { TARGETS, type Targets } from '../../src/engine/facts/targets';
import { decodeAction, encodeAction } from '../../src/engine/run/actionCodec';
import { playRun } from '../../src/lab/playRun';
import { EVENT_SOUNDS } from '../../src/view/sound/eventSounds';
import { CONTENTS, DEEP_PAIRS, PAIRS, pairOf, POLICIES } from './contents';

/* What the bots of the lanes do at all: whatever is added to the game and never happens to them is named here. */

const ACTIONS = join(__dirname, '..', '..', 'src', 'engine', 'actions');
const TURNS = 240;
/** By then all that can happen has happened, if anything is to be believed. */
const RUNS = 600;

/** Every letter with which an action can begin. */
const LETTERS = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)).filter((letter) => decodeAction(`${letter}0.0.0.`, 0) !== null);

interface Acting {
  readonly prototype: Action;
}

/** The classes of all actions, by their names. */
function actionKinds(): [string, Acting][] {
  return readdirSync(ACTIONS).flatMap((file) => {
    const parts = jest.requireActual<Record<string, unknown>>(join(ACTIONS, file));
    return Object.entries(parts).filter((part): part is [string, Acting] => {
      const { prototype } = part[1] as Partial<Acting>;
      return prototype !== undefined && 'perform' in prototype;
    });
  });
}

/** Calls back with each result of a method. */
function watch(owner: object, method: string, told: (result: unknown) => void): void {
  const own = Reflect.get(owner, method) as (...args: unknown[]) => unknown;
  Reflect.set(owner, method, function watched(this: unknown, ...args: unknown[]): unknown {
    const result = own.apply(this, args);
    told(result);
    return result;
  });
}

test('the bots do and meet everything: every action, letter of recordings, tactic, effect, target and event', () => {
  const met = new Set<string>();
  const wanted: string[] = [];
  const want = (as: string): string => {
    wanted.push(as);
    return as;
  };
  const note = (as: string, counts: (result: unknown) => boolean): ((result: unknown) => void) => {
    want(as);
    return (result) => {
      if (counts(result)) met.add(as);
    };
  };
  for (const [name, kind] of actionKinds()) watch(kind.prototype, 'perform', note(`action ${name}`, (result) => !('why' in (result as ActionResult))));
  for (const name of Object.keys(TACTICS)) watch(TACTICS, name, note(`tactic ${name}`, (action) => action !== null || name === 'freeze'));
  for (const [name, kind] of Object.entries(EFFECTS)) watch(kind, 'apply', note(`effect ${name}`, () => true));
  for (const [name, kind] of Object.entries(TARGETS)) watch(kind, 'resolve', note(`target ${name}`, (found) => 'actors' in (found as Targets)));
  for (const letter of LETTERS) want(`letter ${letter}`);
  for (const type of Object.keys(EVENT_SOUNDS)) want(`event ${type}`);
  const missing = (): string[] => wanted.filter((as) => !met.has(as));
  let run = 0;
  for (; run < RUNS && missing().length > 0; run++) {
    // Every second run is of the crammed campaign.
    const { content, bot } = pairOf(run % 2 === 0 ? DEEP_PAIRS + ((run / 2) % POLICIES.length) : run % PAIRS);
    playRun(content, {
      seed: `reach ${run}`, bot, turns: TURNS,
      act: (game, action) => {
        const events = game.turn(action);
        for (const { type } of events) met.add(`event ${type}`);
        const letter = encodeAction(action)?.charAt(0);
        if (letter !== undefined && !events.some(({ type }) => type === 'refused')) met.add(`letter ${letter}`);
        return events;
      },
    });
  }
  process.stdout.write(`${wanted.length} things met in ${run} runs of ${CONTENTS.length} packs\n`);
  expect(missing()).toEqual([]);
});
