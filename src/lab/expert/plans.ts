import type { Action } from '../../engine/actions/Action';
import { UseSkill } from '../../engine/actions/hero';
import { UseItem } from '../../engine/actions/items';
import { Stairs, Wait } from '../../engine/actions/moves';
import { stepsBetween, type Point } from '../../engine/core/point';
import { Rng } from '../../engine/core/rng';
import { aimKind, aims } from '../../engine/facts/aim';
import { announcedCellsSeen } from '../../engine/facts/announced';
import { skillOf, skillRefusal } from '../../engine/facts/hero';
import { isHostile } from '../../engine/facts/sides';
import type { Game } from '../../engine/Game';
import type { Actor } from '../../engine/state';
import { fighterWith } from '../fighter';
import { incoming } from '../fighter/Enemy';
import { FighterPaths } from '../fighter/FighterPaths';
import { crowd, isNarrow } from '../fighter/retreats';
import { attackTo, freeSteps, type Situation, stepTo } from '../fighter/Situation';
import { PERSONAS } from '../fighter/Weights';

/** The next action of a plan; null when it is done. */
export type Steps = (game: Game) => Action | null;

/** A way to act for some turns. */
export interface Plan {
  readonly name: string;
  /** It gains time and place, not more: light is short. */
  readonly evades?: true;
  readonly begin: () => Steps;
}

/** How far away a place may be, and how far it looks for one that is out of reach. */
const NEAR = 14;
const OUT = 12;

/** What a place out of sight is worth more, in steps of distance; and the least that a place must be worth. */
const HIDDEN = 4;
const LEAST = 2;

/** Turns after which a way is given up. */
const LONG = 30;

/** Turns for which it plays as another persona. */
const GUISE = 12;

/** No plan of its own: the bot that plays on decides. */
export const PLAIN: Plan = { name: 'fighter', begin: () => () => null };

/** Everything else that the player could do now, with evasions or without. */
export function plansOf(now: Situation, evades: boolean): Plan[] {
  const others = [away(6), away(14), hold(1), hold(5), persona('careful'), persona('bold'), persona('archer')];
  const plans = [...uses(now), ...skillUses(now), ...strikes(now), ...places(now), ...others];
  return evades ? plans : plans.filter((plan) => plan.evades !== true);
}

/** A use of each kind of identified item, at up to three aims. */
function uses({ game, carried }: Situation): Plan[] {
  const kinds = new Set<string>();
  return carried.flatMap(({ item, kind, isKnown, isReady }) => {
    if (!isKnown || !isReady || kinds.has(item.kind)) return [];
    kinds.add(item.kind);
    const targets: readonly (Point | null)[] = aimKind(kind) === 'none' ? [null] : aims(game, item).slice(0, 3);
    return targets.map((aim) => ({ name: `use ${item.kind}`, begin: () => once(new UseItem(item.id, aim)) }));
  });
}

/** The hero's skill, at up to three aims. */
function skillUses({ game }: Situation): Plan[] {
  const skill = skillOf(game);
  if (!skill || skillRefusal(game, skill) !== null) return [];
  const targets: readonly (Point | null)[] = aimKind(skill) === 'none' ? [null] : aims(game, skill).slice(0, 3);
  return targets.map((aim) => ({ name: skill.id, begin: () => once(new UseSkill(aim)) }));
}

/** Striking an enemy in reach until it is gone, for each of them. */
function strikes({ enemies, player }: Situation): Plan[] {
  const inReach = enemies.filter(({ actor }) => stepsBetween(actor, player) === 1);
  return inReach.map(({ actor: { id, breed } }) => ({
    name: `strike ${breed}`,
    begin: () => (game) => {
      const here = game.state.player;
      const target = game.floor.state.actors.find((actor) => actor.id === id);
      return target && game.seesActor(target) && stepsBetween(target, here) === 1 ? attackTo(here, target) : null;
    },
  }));
}

/** Going where a fight is better: down, into a narrow cell, far from all enemies, a step aside. */
function places(now: Situation): Plan[] {
  const { game, player, enemies, ways } = now;
  const isDown = (x: number, y: number): boolean => game.floor.tileAt(x, y).stairs === 'down';
  const isElsewhere = (x: number, y: number): boolean => x !== player.x || y !== player.y;
  const stairs = ways.toNearest(isDown);
  const narrow = ways.toNearest((x, y) => isNarrow(game, x, y) && isElsewhere(x, y), NEAR);
  const harm = (cell: Point): number => incoming(enemies, cell);
  const [safer] = freeSteps(now).filter((cell) => harm(cell) < harm(player)).sort((a, b) => harm(a) - harm(b));
  const refuge = refugeOf(now);
  return [
    ...(stairs ? [walk('down', stairs.at(-1) ?? player, new Stairs('down'))] : []),
    ...(narrow && narrow.length <= NEAR ? [walk('narrow', narrow.at(-1) ?? player)] : []),
    ...(refuge ? [walk('refuge', refuge)] : []),
    ...(safer ? [walk('aside', safer)] : []),
  ];
}

/** The cell nearby that lies farthest from all enemies for how far it is, best out of their sight. */
function refugeOf({ game, player, enemies, ways }: Situation): Point | null {
  let best: Point | null = null;
  let most = LEAST;
  ways.toNearest((x, y) => {
    const cell = { x, y };
    const isHidden = enemies.every(({ actor }) => !game.floor.hasLine(actor, cell));
    const gap = Math.min(...enemies.map(({ actor }) => stepsBetween(actor, cell)));
    const far = gap - stepsBetween(player, cell) / 2 + (isHidden ? HIDDEN : 0);
    if (far > most) [best, most] = [cell, far];
    return false;
  }, OUT);
  return best;
}

/** For a while it plays as another persona would. */
function persona(name: keyof typeof PERSONAS): Plan {
  const begin = (): Steps => {
    const bot = fighterWith(PERSONAS[name]);
    const rng = Rng.of('plan', name);
    return forTurns(GUISE, (game) => bot(game, rng));
  };
  // A bot that leaves bosses would leave them for ever.
  return PERSONAS[name].withdraw > 0 ? { name, begin, evades: true } : { name, begin };
}

/** Goes to a cell, and does something there. */
function walk(name: string, to: Point, then: Action | null = null): Plan {
  const begin = (): Steps => {
    let left = LONG;
    return (game) => {
      if (left-- <= 0) return null;
      const { player } = game.state;
      const isThere = player.x === to.x && player.y === to.y;
      const next = isThere ? undefined : firstStep(game, to);
      if (!next) left = 0;
      return next ? stepTo(game, next) : isThere ? then : null;
    };
  };
  return then ? { name, begin } : { name, begin, evades: true };
}

function firstStep(game: Game, to: Point): Point | undefined {
  const paths = new FighterPaths(game);
  const [next] = paths.to(to) ?? [];
  paths.release();
  return next;
}

/** The enemies in view that are awake. */
export function awakeInView(game: Game): Actor[] {
  return game.floor.state.actors.filter((actor) => isHostile(game.state.player, actor) && game.seesActor(actor) && !actor.asleep);
}

/** Steps away from all enemies in view. */
function away(turns: number): Plan {
  return { name: 'away', evades: true, begin: () => forTurns(turns, (game) => {
    const { player } = game.state;
    const enemies = awakeInView(game);
    if (enemies.length === 0) return new Wait();
    const announced = announcedCellsSeen(game).map(({ cell }) => cell);
    const [best] = freeSteps({ game, player, announced }).sort((a, b) => crowd(enemies, a) - crowd(enemies, b));
    return best && crowd(enemies, best) < crowd(enemies, player) ? stepTo(game, best) : null;
  }) };
}

function hold(turns: number): Plan {
  return { name: 'wait', evades: true, begin: () => forTurns(turns, () => new Wait()) };
}

function once(action: Action): Steps {
  return forTurns(1, () => action);
}

function forTurns(turns: number, steps: Steps): Steps {
  let left = turns;
  return (game) => (left-- > 0 ? steps(game) : null);
}
