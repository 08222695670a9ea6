import { done, type Action, type ActionResult } from '../engine/actions/Action';
import { Bump } from '../engine/actions/fights';
import { Become, levelChoices } from '../engine/actions/hero';
import { Equip, PickUp, UseItem } from '../engine/actions/items';
import { nearestHostile, pursue } from '../engine/ai/intents';
import type { Content } from '../engine/content';
import { MOST_EFFORT } from '../engine/core/Effort';
import { FloorCurve, WeightedTable } from '../engine/core/floorCurve';
import { DIRECTIONS, stepsBetween } from '../engine/core/point';
import { Rng } from '../engine/core/rng';
import type { GameEvent } from '../engine/events';
import type { Game } from '../engine/Game';
import { makeItem } from '../engine/floor/openFloor';
import type { FloorPlan } from '../engine/ports';
import { brokenInvariants } from '../engine/run/invariants';
import { maxHpOf } from '../engine/facts/stats';
import { INVENTORY_SLOTS } from '../engine/state';
import { newGame } from './newGame';
import { planErrors } from './proof/planErrors';
import { MOST_TRIES, ProcgenService } from './ProcgenService';

const SEEDS = ['first', 'second', 'third'] as const;
/** Floors of the even sample, and the last floor of it if the pack's floors are endless. */
const SAMPLE = 16;
const DEEP = 12;
/** Turns of a bot on each floor, on fewer if there are many floors, and turns between checks of the state. */
const TURNS = 25;
const ALL_TURNS = 1_000;
const CHECKED = 5;
/** At most half of the tries for a floor may fail. */
const MOST_REJECTED = MOST_TRIES >> 1;

/**
 * The work, in cells, after which floors are dug no more, and none are played any more; and what a step takes that counts nothing
 * itself.
 */
const DIGGING = 40_000_000;
const PLAYING = 60_000_000;
const STEP = 20_000;

/**
 * Tries out a pack without errors: its floors from some seeds, and some turns of play on each, as many as its work allows. Yields
 * the work of each, so that the page stays responsive; returns errors as sentences, none if the pack is playable.
 */
export function* provePack(content: Content): Generator<number, string[]> {
  const floors = trialFloors(content);
  const services = SEEDS.map((seed) => new ProcgenService(content, seed));
  let work = 0;
  for (const floor of floors) {
    for (const [i, seed] of SEEDS.entries()) {
      if (work > DIGGING) break;
      let dug = 0;
      // One failing floor is enough; others would take just as long.
      const errors = attempt(`floor ${floor} of the seed "${seed}"`, () => {
        const { plan, rejected } = (services[i] as ProcgenService).report(floor);
        dug = plan.work ?? 0;
        return floorErrors(content, plan, rejected);
      });
      if (errors.length > 0) return errors;
      work += STEP + dug;
      yield dug;
    }
  }
  const errors = yield* heroErrors(content, services);
  return errors.length > 0 ? errors : yield* playErrors(content, floors, services);
}

/**
 * The floors that a trial visits: those on which anything in the pack changes, then one between each two of them and an even sample.
 * Either begins with its first and last floors and goes on between those, so that a trial that ends early has been everywhere.
 */
export function trialFloors(content: Content): number[] {
  const points = changesOf(content);
  const last = content.lastFloor ?? Math.max(DEEP, ...points);
  const changes = ascending([1, last, ...points.map((floor) => Math.min(last, Math.max(1, floor)))]);
  const between = changes.slice(1).map((floor, i) => (floor + (changes[i] as number)) >> 1);
  const steps = Math.min(SAMPLE, content.lastFloor ?? DEEP) - 1;
  const even = Array.from({ length: steps }, (_, i) => 1 + Math.round((i * ((content.lastFloor ?? DEEP) - 1)) / steps));
  const known = new Set(changes);
  return [...scattered(changes), ...scattered(ascending([...between, ...even]).filter((floor) => !known.has(floor)))];
}

/** All floors at which any curve, weight or amount of a pack has a point. */
function changesOf(content: Content): number[] {
  const floors = new Set<number>();
  const stack: unknown[] = [content];
  while (stack.length > 0) {
    const next = stack.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (next instanceof FloorCurve || next instanceof WeightedTable) for (const floor of next.floors) floors.add(floor);
    else if (isPoints(next)) for (const [floor] of next) floors.add(floor);
    else stack.push(...(next instanceof Map ? next.values() : Object.values(next)));
  }
  return [...floors];
}

/** Whether a value is the points of an amount. */
function isPoints(value: object): value is readonly (readonly [number, number])[] {
  const isPoint = (point: unknown): boolean => Array.isArray(point) && point.length === 2 && point.every(Number.isInteger);
  return Array.isArray(value) && value.length > 0 && value.every(isPoint);
}

function ascending(floors: readonly number[]): number[] {
  return [...new Set(floors)].sort((a, b) => a - b);
}

/** A list's first and last, then the one in the middle, those in the middle of the halves, and so on. */
function scattered<T>(list: readonly T[]): T[] {
  const order = new Set([0, list.length - 1]);
  for (let step = list.length; step > 1; step = (step + 1) >> 1) for (let i = step >> 1; i < list.length; i += step) order.add(i);
  list.forEach((_, i) => order.add(i));
  return [...order].flatMap((i) => list.slice(i, i + 1));
}

function floorErrors(content: Content, plan: FloorPlan, rejected: number): string[] {
  if (plan.isCut === true) return [`${rejected} layouts failed, and they are too much work to build.`];
  if (rejected > MOST_REJECTED) return [`${rejected} layouts failed; at most ${MOST_REJECTED} may.`];
  return planErrors(plan, content);
}

/** Errors from a bot's turns; anything thrown counts as the pack's error. */
function* playErrors(content: Content, floors: readonly number[], services: readonly ProcgenService[]): Generator<number, string[]> {
  const rng = Rng.of('proof', 'deeds');
  const turns = Math.min(TURNS, Math.max(CHECKED, Math.floor(ALL_TURNS / floors.length)));
  let work = 0;
  let runs = 0;
  for (const [place, floor] of floors.entries()) {
    const kinds = [...content.itemKinds.keys()].filter((_, i) => i % floors.length === place);
    const run: { game: Game | null } = { game: null };
    for (let turn = 1; turn <= turns && work <= PLAYING; turn++) {
      const what = `floor ${floor}, turn ${turn} of a bot's run`;
      const seed = runs % SEEDS.length;
      const isNew = run.game === null || run.game.isOver;
      const begun = isNew ? attempt(what, () => { run.game = begin(content, services, seed, kinds); return []; }) : [];
      const { game } = run;
      if (game === null || begun.length > 0) return begun;
      if (isNew) {
        runs++;
        yield game.effort.spent;
      }
      const errors = attempt(what, () => play(game, floor, rng, turn % CHECKED === 0));
      if (errors.length > 0) return errors;
      work += STEP + Math.min(MOST_EFFORT, game.effort.spent);
      yield game.effort.spent;
    }
  }
  return [];
}

/** One turn of the bot, on its way to that floor if it is on another. */
function play(game: Game, floor: number, rng: Rng, isChecked: boolean): string[] {
  // The pack is on trial, not the bot.
  game.state.player.hp = maxHpOf(game, game.state.player);
  const isThere = game.state.floor === floor || game.state.hero.choices > 0;
  const events = game.turn(isThere ? nextAction(game, rng) : new Fall(floor));
  return isChecked || game.isOver ? [...stuck(events), ...brokenInvariants(game)] : stuck(events);
}

/** Nobody can play a run that is over as it begins: what a hero begins with must not kill it. */
function* heroErrors(content: Content, services: readonly ProcgenService[]): Generator<number, string[]> {
  for (const [index, hero] of [...content.heroes.keys()].entries()) {
    const errors = attempt(`a run as ${hero}`, () => {
      const game = newGame(content, SEEDS[0], services[0]);
      if (index > 0) game.turn(new Become(index));
      return game.isOver ? ['the player dies before the first turn.'] : [];
    });
    if (errors.length > 0) return errors;
    yield STEP;
  }
  return [];
}

/** A run with one of each of these item kinds in the bag, so that over all floors each is tried. */
function begin(content: Content, services: readonly ProcgenService[], seed: number, kinds: readonly string[]): Game {
  const game = newGame(content, SEEDS[seed] ?? '', services[seed]);
  const { state } = game;
  for (const id of kinds.slice(0, INVENTORY_SLOTS - state.hero.inventory.length)) {
    state.hero.inventory.push(makeItem(content, state.nextId++, { id, affixes: [] }));
  }
  return game;
}

/** Takes the player to a floor from any other. */
export class Fall implements Action {
  constructor(private readonly floor: number) {}

  perform(game: Game): ActionResult {
    // A floor above has been left by its stairs down.
    game.goTo(this.floor, this.floor < game.state.floor ? 'up' : 'fall');
    return done();
  }
}

function stuck(events: readonly GameEvent[]): string[] {
  const isStuck = events.some((event) => event.type === 'message' && event.key === 'log.stuck');
  return isStuck ? ['too much happens at once: the turn was cut short.'] : [];
}

/** The bot: fights, picks up and uses items, explores and goes down. */
function nextAction(game: Game, rng: Rng): Action {
  const { player, hero } = game.state;
  if (hero.choices > 0) return rng.pick(levelChoices(game));
  const whim = rng.below(10);
  const enemy = nearestHostile(game);
  if (enemy && stepsBetween(enemy, player) === 1 && whim < 8) return new Bump(enemy.x - player.x, enemy.y - player.y);
  if (whim === 0) return new PickUp();
  if (whim < 5 && hero.inventory.length > 0) return handle(game, rng);
  for (const intent of [{ do: 'explore' }, { do: 'stairs', way: 'down' }] as const) {
    const next = pursue(game, intent);
    if ('act' in next) return next.act;
  }
  const { x, y } = rng.pick(DIRECTIONS);
  return new Bump(x, y);
}

function handle({ content, state, floor }: Game, rng: Rng): Action {
  const item = rng.pick(state.hero.inventory);
  const kind = content.itemKinds.get(item.kind);
  if (kind && 'slot' in kind) return new Equip(item.id);
  return new UseItem(item.id, floor.position(floor.fov.cells[rng.below(floor.fov.count)] as number));
}

/** Runs an action and returns its errors, or the one it throws, prefixed with `what`. */
function attempt(what: string, action: () => string[]): string[] {
  try {
    return action().map((error) => `${what}: ${error}`);
  } catch (error) {
    return [`${what}: ${error instanceof Error ? error.message : String(error)}`];
  }
}
