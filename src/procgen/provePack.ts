import type { Action } from '../engine/actions/Action';
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
import { brokenInvariants } from '../engine/invariants';
import { newGame } from './newGame';
import { planFaults } from './proof/planFaults';
import { MOST_TRIES, ProcgenService } from './ProcgenService';

const SEEDS = ['first', 'second', 'third'] as const;
/** The last floor that is tried where there is no last one. */
const DEEP = 12;
/** How many deeds a bot does, and after how many of them the state is looked at. */
const DEEDS = 200;
const CHECKED = 20;
/** Of so many layouts of a floor most have to come to something. */
const MOST_REJECTED = MOST_TRIES >> 1;

/**
 * Tries a pack that has no faults: floors of some seeds, and some turns of play. It stops for breath after each of them, so that a page
 * stays awake; what it returns are sentences, none when the pack may be played.
 */
export function* provePack(content: Content): Generator<void, string[]> {
  for (const seed of SEEDS) {
    for (const floor of floorsOf(content)) {
      yield;
      // One floor that fails is enough, and others would take as long.
      const faults = attempt(`floor ${floor} of the seed "${seed}"`, () => floorFaults(content, seed, floor));
      if (faults.length > 0) return faults;
    }
  }
  return yield* playFaults(content);
}

/** The first floor, the one in the middle and the last. */
function floorsOf({ lastFloor }: Content): number[] {
  const last = lastFloor ?? DEEP;
  return [...new Set([1, Math.ceil(last / 2), last])];
}

function floorFaults(content: Content, seed: string, floor: number): string[] {
  const { plan, rejected } = new ProcgenService(content, seed).report(floor);
  if (rejected > MOST_REJECTED) return [`${rejected} layouts came to nothing; the most is ${MOST_REJECTED}.`];
  return planFaults(plan, content);
}

/** A bot's turns; whatever is thrown is a fault of the pack. */
function* playFaults(content: Content): Generator<void, string[]> {
  const rng = Rng.of('proof', 'deeds');
  let game: Game | null = null;
  let begun = 0;
  for (let deed = 1; deed <= DEEDS; deed++) {
    yield;
    const faults = attempt(`deed ${deed} of a bot's run`, () => {
      if (game === null || game.isOver) game = newGame(content, `proof ${++begun}`);
      const events = game.turn(nextDeed(game, rng));
      return deed % CHECKED === 0 || game.isOver ? [...stuck(events), ...brokenInvariants(game)] : stuck(events);
    });
    if (faults.length > 0) return faults;
  }
  return [];
}

function stuck(events: readonly GameEvent[]): string[] {
  return events.some((event) => event.type === 'message' && event.key === 'log.stuck') ? ['its monsters do not come to an end of their turn.'] : [];
}

/** Fights, takes, tries what it has, looks around and goes down. */
function nextDeed(game: Game, rng: Rng): Action {
  const { player, hero } = game.state;
  if (hero.choices > 0) return new LevelUp('life');
  const whim = rng.below(10);
  const foe = nearestHostile(game);
  if (foe && stepsBetween(foe, player) === 1 && whim < 8) return new Bump(foe.x - player.x, foe.y - player.y);
  if (whim === 0) return new PickUp();
  if (whim < 3 && hero.inventory.length > 0) return handle(game, rng);
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

/** Faults with what was being tried in front; what is thrown is one of them. */
function attempt(what: string, deed: () => string[]): string[] {
  try {
    return deed().map((fault) => `${what}: ${fault}`);
  } catch (error) {
    return [`${what}: ${error instanceof Error ? error.message : String(error)}`];
  }
}
