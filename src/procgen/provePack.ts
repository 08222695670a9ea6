import { done, type Action, type ActionResult } from '../engine/actions/Action';
import { Bump } from '../engine/actions/Bump';
import { Equip } from '../engine/actions/Equip';
import { LevelUp } from '../engine/actions/LevelUp';
import { PickUp } from '../engine/actions/PickUp';
import { UseItem } from '../engine/actions/UseItem';
import { nearestHostile, pursue } from '../engine/ai/intents';
import type { Content } from '../engine/content';
import { DIRECTIONS, stepsBetween } from '../engine/core/point';
import { Rng } from '../engine/core/rng';
import type { GameEvent } from '../engine/events';
import type { Game } from '../engine/Game';
import { makeItem } from '../engine/floor/openFloor';
import { brokenInvariants } from '../engine/run/invariants';
import { maxHpOf } from '../engine/rules/stats';
import { INVENTORY_SLOTS } from '../engine/state';
import { newGame } from './newGame';
import { planErrors } from './proof/planErrors';
import { MOST_TRIES, ProcgenService } from './ProcgenService';

const SEEDS = ['first', 'second', 'third'] as const;
/** How many floors of each of them are dug: the first, the one in the middle and the last. */
const DUG = 3;
/** The last floor that is tried where there is no last one. */
const DEEP = 12;
/** On how many floors a bot plays at most, how many turns on each, and after how many of them the state is looked at. */
const FLOORS = 16;
const TURNS = 25;
const CHECKED = 5;
/** Of so many layouts of a floor most have to come to something. */
const MOST_REJECTED = MOST_TRIES >> 1;

/**
 * Tries a pack that has no errors: floors of some seeds, and some turns of play on each floor down to the last. It stops for breath after
 * each of them, so that a page stays awake; what it returns are sentences, none when the pack may be played.
 */
export function* provePack(content: Content): Generator<void, string[]> {
  for (const seed of SEEDS) {
    for (const floor of floorsOf(content, DUG)) {
      yield;
      // One floor that fails is enough, and others would take as long.
      const errors = attempt(`floor ${floor} of the seed "${seed}"`, () => floorErrors(content, seed, floor));
      if (errors.length > 0) return errors;
    }
  }
  return yield* playErrors(content);
}

/** So many floors at most, from the first to the last, evenly between them. */
function floorsOf({ lastFloor }: Content, most: number): number[] {
  const last = lastFloor ?? DEEP;
  const steps = Math.min(most, last) - 1;
  return Array.from({ length: steps + 1 }, (_, i) => (steps === 0 ? 1 : 1 + Math.round((i * (last - 1)) / steps)));
}

function floorErrors(content: Content, seed: string, floor: number): string[] {
  const { plan, rejected } = new ProcgenService(content, seed).report(floor);
  if (rejected > MOST_REJECTED) return [`${rejected} layouts came to nothing; at most ${MOST_REJECTED}.`];
  return planErrors(plan, content);
}

/** A bot's turns; whatever is thrown is an error of the pack. */
function* playErrors(content: Content): Generator<void, string[]> {
  const rng = Rng.of('proof', 'deeds');
  const floors = floorsOf(content, FLOORS);
  for (const [place, floor] of floors.entries()) {
    const kinds = [...content.itemKinds.keys()].filter((_, i) => i % floors.length === place);
    let game: Game | null = null;
    for (let turn = 1; turn <= TURNS; turn++) {
      yield;
      const errors = attempt(`floor ${floor}, turn ${turn} of a bot's run`, () => {
        if (game === null || game.isOver) game = begin(content, { seed: `proof ${floor}.${turn}`, kinds });
        // It is the pack that is tried and not the bot.
        game.state.player.hp = maxHpOf(game, game.state.player);
        const isThere = game.state.floor === floor || game.state.hero.choices > 0;
        const events = game.turn(isThere ? nextAction(game, rng) : new Fall(floor));
        return turn % CHECKED === 0 || game.isOver ? [...stuck(events), ...brokenInvariants(game)] : stuck(events);
      });
      if (errors.length > 0) return errors;
    }
  }
  return [];
}

/** A run with one of each of some kinds of items in the bag, so that in the end each has been tried. */
function begin(content: Content, { seed, kinds }: { seed: string; kinds: readonly string[] }): Game {
  const game = newGame(content, seed);
  const { state } = game;
  for (const id of kinds.slice(0, INVENTORY_SLOTS - state.hero.inventory.length)) {
    state.hero.inventory.push(makeItem(content, state.nextId++, { id, affixes: [] }));
  }
  return game;
}

/** The way to a floor from any other. */
class Fall implements Action {
  constructor(private readonly floor: number) {}

  perform(game: Game): ActionResult {
    game.goTo(this.floor, 'fall');
    return done();
  }
}

function stuck(events: readonly GameEvent[]): string[] {
  return events.some((event) => event.type === 'message' && event.key === 'log.stuck') ? ['too much happens at once, so that the turn was cut short.'] : [];
}

/** Fights, takes, tries what it has, looks around and goes down. */
function nextAction(game: Game, rng: Rng): Action {
  const { player, hero } = game.state;
  if (hero.choices > 0) return new LevelUp('life');
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
  return kind && 'slot' in kind ? new Equip(item.id) : new UseItem(item.id, floor.position(floor.fov.cells[rng.below(floor.fov.count)] as number));
}

/** Errors with what was being tried in front; what is thrown is one of them. */
function attempt(what: string, action: () => string[]): string[] {
  try {
    return action().map((error) => `${what}: ${error}`);
  } catch (error) {
    return [`${what}: ${error instanceof Error ? error.message : String(error)}`];
  }
}
