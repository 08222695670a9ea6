import type { Action } from '../../../src/engine/actions/Action';
import { Wait } from '../../../src/engine/actions/moves';
import { Rng } from '../../../src/engine/core/rng';
import { encodeAction } from '../../../src/engine/run/actionCodec';
import { freeCellsAround } from '../../../src/engine/floor/cells';
import { makeActor } from '../../../src/engine/floor/openFloor';
import type { Game } from '../../../src/engine/Game';
import { encodeReplay } from '../../../src/engine/run/replay';
import { alliesOf } from '../../../src/engine/facts/sides';
import { settle } from '../../../src/engine/rules/relocate';
import { encodeRun } from '../../../src/engine/run/save';
import { newGame } from '../../../src/procgen/newGame';
import { Run } from '../../../src/keep/Run';
import { reviveRun } from '../../../src/keep/saves/pickRun';
import { DEEP_PAIRS, PAIRS, pairOf, POLICIES } from '../contents';
import type { Lane } from '../lane';

/** Situations a run may be in: each run is also saved when it first gets into each of these. */
const DENSE: Readonly<Record<string, (game: Game) => boolean>> = {
  'an ability that is not ready': ({ state, floor }) => floor.state.actors.some(({ ready }) => Object.values(ready).some((turn) => turn > state.turn)),
  'loot in the hands of a thief': ({ floor }) => floor.state.actors.some(({ loot, elite }) => loot.length > 0 && elite.length === 0),
  'a hunter out of sight': (game) => game.floor.state.actors.some((actor) => actor.goal >= 0 && !game.seesActor(actor)),
  'a sleeper next to a waking monster': ({ floor }) => new Set(floor.state.actors.map(({ asleep }) => asleep)).size > 1,
  'a disguised monster': ({ floor }) => floor.state.actors.some(({ hidden }) => hidden),
  'a monster with a status': ({ floor }) => floor.state.actors.some(({ statuses }) => Object.keys(statuses).length > 0),
  'a flood': ({ floor }) => floor.state.floods.length > 0,
  'a hazard': ({ floor }) => floor.state.hazards.length > 0,
  'something that burns': ({ floor, content }) => floor.state.hazards.some(({ kind }) => content.spreads.has(kind)),
  'a level to be chosen': ({ state }) => state.hero.choices > 0,
  'a talent': ({ state }) => state.hero.talents.length > 0,
  'a hooded lantern': ({ state }) => state.hero.hooded,
  'an announced attack': ({ floor }) => floor.state.actors.some(({ announced }) => announced !== null),
  'an ally': (game) => alliesOf(game).length > 0,
  'a captive': ({ floor }) => floor.state.actors.some(({ bound }) => bound > 0),
  'goods to be chosen': ({ floor }) => floor.state.goods.length > 0,
  'a purse': ({ floor }) => floor.state.purse > 0,
  'a tile that changed out of view': ({ floor }) => floor.state.memories.length > 0,
};

/** Points of one run at which it is saved and loaded in any case, and how many actions a loaded run continues beside the unbroken one. */
const POINTS = 3;
const ONWARDS = 30;
/** The longest way to the last point. */
const BINDINGS = 240;
/** Every third run begins deep in the campaign, where most can be lost, and doesn't end soon. */
const DEEP_EVERY = 3;
const HARDY = 600;
const COMPANY = 8;

/** A saved run, and how many actions it had taken. */
interface Point {
  readonly action: number;
  readonly text: string;
}

/** What a run did: its actions, and its state after each. What a bot remembers is in no save, so that it might go on otherwise. */
interface Course {
  readonly actions: Action[];
  readonly states: string[];
}

/** A run saved, loaded and continued at any point is the unbroken run, byte for byte, and so is its replay. */
export function continuingLane(): Lane {
  const seen = { deaths: 0, floors: new Set<number>(), pairs: new Set<number>(), dense: new Set<string>() };
  return {
    name: 'continuing',
    unit: 'points of saving and loading',
    target: 120,
    long: 10_000,
    run(index, rng, seed) {
      const isDeep = index % DEEP_EVERY === DEEP_EVERY - 1;
      const pair = isDeep ? DEEP_PAIRS + (index % POLICIES.length) : index - Math.floor(index / DEEP_EVERY);
      const { content, bot, name } = pairOf(pair);
      seen.pairs.add(pair % PAIRS);
      const run = Run.begun(isDeep ? deepDown(newGame(content, seed), rng) : newGame(content, seed), { id: 'unbroken', began: '', ranked: true, daily: '' });
      const keys = Rng.stateOf(seed, 'bot');
      const wanted = new Set(Array.from({ length: POINTS }, () => rng.below(rng.pick([30, BINDINGS]))));
      const points: Point[] = [];
      const met = new Set<string>();
      const course: Course = { actions: [], states: [] };
      for (let action = 0; action < BINDINGS + ONWARDS && (action === 0 || !run.game.isOver); action++) {
        const dense = Object.keys(DENSE).filter((name) => !met.has(name) && DENSE[name]?.(run.game));
        for (const name of dense) met.add(name);
        if (wanted.has(action) || dense.length > 0) points.push({ action, text: textOf(run) });
        const next = bot(run.game, new Rng(keys));
        take(run, next);
        course.actions.push(next);
        course.states.push(stateOf(run));
      }
      if (run.game.isOver) seen.deaths++;
      for (const name of met) seen.dense.add(name);
      for (const point of points) {
        const gone = goOn(point, course);
        if (gone !== null) throw new Error(`${content.id}, bot ${name}, seed "${seed}", saved before deed ${point.action}: ${gone}`);
        seen.floors.add(run.game.state.floor);
      }
      return points.length;
    },
    note: () => `${seen.deaths} runs to the end`,
    missed: () => [
      ...(seen.pairs.size < Math.min(PAIRS, 15) ? [`only ${seen.pairs.size} of ${PAIRS} pairs of pack and bot have played.`] : []),
      ...(seen.deaths < 2 ? [`only ${seen.deaths} runs went on to their end.`] : []),
      ...(seen.floors.size < 2 ? ['nobody came to another floor.'] : []),
      ...Object.keys(DENSE).filter((name) => !seen.dense.has(name)).map((name) => `no run was saved with ${name}.`),
    ],
  };
}

/** A run put deep into the dungeon, amid some of everything that can be met. */
function deepDown(game: Game, rng: Rng): Game {
  const { content, state } = game;
  Object.assign(state.player, { hp: HARDY, maxHp: HARDY });
  game.goTo(rng.range(3, 9), 'fall');
  // But swimmers, which can't be on dry land.
  const breeds = [...content.breeds.keys()].filter((id) => id !== state.player.breed && content.breeds.get(id)?.moves !== 'swim');
  // One of them a thief, where there are any: among so many breeds chance would bring too few.
  const thieves = breeds.filter((id) => content.breeds.get(id)?.brain.includes('rob'));
  for (let i = 0; i < COMPANY; i++) {
    const [cell] = freeCellsAround(game.floor, state.player);
    if (!cell) continue;
    const actor = makeActor(content, state.nextId++, { id: rng.pick(i === 0 && thieves.length > 0 ? thieves : breeds), ...cell, floor: state.floor });
    const isThief = content.breeds.get(actor.breed)?.brain.includes('rob') === true;
    if (isThief) actor.loot.push({ id: state.nextId++, kind: rng.pick([...content.itemKinds.keys()]), affixes: [], charges: 0, plus: 0 });
    // And one on the player's side, and one bound.
    if (i >= COMPANY - 2) actor.side = 'player';
    if (i === COMPANY - 2) actor.bound = content.captives?.turns ?? 0;
    settle(game, actor);
  }
  const [good] = content.itemKinds.keys();
  if (good !== undefined) game.floor.state.goods.push({ id: state.nextId++, kind: good, affixes: [], charges: 0, plus: 0, x: state.player.x, y: state.player.y });
  const [burning] = content.spreads.keys();
  if (burning !== undefined) game.floor.layHazards([{ kind: burning, x: state.player.x, y: state.player.y, turns: 9 }]);
  game.turn(new Wait());
  return game;
}

/** Loads a saved point and plays on; returns where it diverges from the unbroken run, in words. */
function goOn({ action, text }: Point, { actions, states }: Course): string | null {
  const revived = reviveRun(text);
  if (!revived.ok) return revived.why;
  if (textOf(revived.run) !== text) return 'saved again it is another text.';
  for (let at = action; at < Math.min(action + ONWARDS, states.length); at++) {
    take(revived.run, actions[at] as Action);
    if (stateOf(revived.run) !== states[at]) return `after deed ${at} it is another run than the unbroken one.`;
  }
  return null;
}

/** Actions that can't be recorded can't be typed: only the rules are asked for them, and refuse them. */
function take(run: Run, action: Action): void {
  if (encodeAction(action) === null) run.game.turn(action);
  else run.turn(action);
}

function textOf(run: Run): string {
  return encodeRun(run.game.state, run.record, 7);
}

/** The hash, and now and then everything: state and replay to the last character. */
function stateOf(run: Run): string {
  const { state, hash } = run.game;
  if (state.turn % 20 !== 0 && !run.game.isOver) return String(hash);
  return `${hash} ${run.replay ? encodeReplay(run.replay) : ''} ${textOf(run)}`;
}
