import { done, type Action, type ActionResult } from '../engine/actions/Action';
import { Bump } from '../engine/actions/Bump';
import { Equip } from '../engine/actions/Equip';
import { levelChoices } from '../engine/actions/levelChoices';
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
/** Floors generated per seed: the first, the middle and the last. */
const DUG = 3;
/** The last floor tried if the pack's floors are endless. */
const DEEP = 12;
/** The most floors a bot plays on, turns on each, and turns between checks of the state. */
const FLOORS = 16;
const TURNS = 25;
const CHECKED = 5;
/** At most half of the tries for a floor may fail. */
const MOST_REJECTED = MOST_TRIES >> 1;

/**
 * Tries out a pack without errors: floors of some seeds, and some turns of play on each floor. Yields after each, so that
 * the page stays responsive; returns errors as sentences, none if the pack is playable.
 */
export function* provePack(content: Content): Generator<void, string[]> {
  for (const seed of SEEDS) {
    for (const floor of floorsOf(content, DUG)) {
      yield;
      // One failing floor is enough; others would take just as long.
      const errors = attempt(`floor ${floor} of the seed "${seed}"`, () => floorErrors(content, seed, floor));
      if (errors.length > 0) return errors;
    }
  }
  return yield* playErrors(content);
}

/** Evenly spaced floors from the first to the last. */
function floorsOf({ lastFloor }: Content, most: number): number[] {
  const last = lastFloor ?? DEEP;
  const steps = Math.min(most, last) - 1;
  return Array.from({ length: steps + 1 }, (_, i) => (steps === 0 ? 1 : 1 + Math.round((i * (last - 1)) / steps)));
}

function floorErrors(content: Content, seed: string, floor: number): string[] {
  const { plan, rejected } = new ProcgenService(content, seed).report(floor);
  if (rejected > MOST_REJECTED) return [`${rejected} layouts failed; at most ${MOST_REJECTED} may.`];
  return planErrors(plan, content);
}

/** Errors from a bot's turns; anything thrown counts as the pack's error. */
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
        // The pack is on trial, not the bot.
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

/** A run with one of each of these item kinds in the bag, so that over all floors each is tried. */
function begin(content: Content, { seed, kinds }: { seed: string; kinds: readonly string[] }): Game {
  const game = newGame(content, seed);
  const { state } = game;
  for (const id of kinds.slice(0, INVENTORY_SLOTS - state.hero.inventory.length)) {
    state.hero.inventory.push(makeItem(content, state.nextId++, { id, affixes: [] }));
  }
  return game;
}

/** Takes the player to a floor from any other. */
class Fall implements Action {
  constructor(private readonly floor: number) {}

  perform(game: Game): ActionResult {
    game.goTo(this.floor, 'fall');
    return done();
  }
}

function stuck(events: readonly GameEvent[]): string[] {
  return events.some((event) => event.type === 'message' && event.key === 'log.stuck') ? ['too much happens at once: the turn was cut short.'] : [];
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
  return kind && 'slot' in kind ? new Equip(item.id) : new UseItem(item.id, floor.position(floor.fov.cells[rng.below(floor.fov.count)] as number));
}

/** Runs an action and returns its errors, or the one it throws, prefixed with `what`. */
function attempt(what: string, action: () => string[]): string[] {
  try {
    return action().map((error) => `${what}: ${error}`);
  } catch (error) {
    return [`${what}: ${error instanceof Error ? error.message : String(error)}`];
  }
}
