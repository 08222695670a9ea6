import { UseItem } from '../../engine/actions/UseItem';
import type { Consumable, Effect, Target } from '../../engine/content';
import { distanceSquared, type Point } from '../../engine/core/point';
import { aimFault, aims, inReach } from '../../engine/effects/aim';
import type { Item } from '../../engine/state';
import { blowsFor, incoming, toll, type Foe, type Situation, type Tactic } from './Situation';
import { consumableOf } from './things';

/* Scrolls, judged by their rows: what would the fight cost afterwards? */

/** Share of the hit points left that a scroll must save to be used up. */
const WORTH = 0.25;

/** One way of using an item: the cell picked, and the hit points that it saves. */
interface Use {
  readonly item: Item;
  readonly aim: Point | null;
  readonly saved: number;
}

/** Uses the item that saves most, when that is worth it. */
export const readScroll: Tactic = (now) => {
  const { foes, player } = now;
  const least = player.hp * WORTH;
  if (foes.length === 0 || toll(foes) < least) return null;
  const best = usesOf(now).sort((a, b) => b.saved - a.saved)[0];
  return best && best.saved >= least ? new UseItem(best.item.id, best.aim) : null;
};

/** Every way of using every kind of item carried. */
function usesOf(now: Situation): Use[] {
  const kinds = new Map(now.game.state.hero.inventory.map((item) => [item.kind, item]));
  return [...kinds.values()].flatMap((item) => {
    const kind = consumableOf(now.game, item);
    return kind && kind.target.at !== 'self' ? waysOf(now, item, kind) : [];
  });
}

function waysOf(now: Situation, item: Item, { target, effects }: Consumable): Use[] {
  const { game, player, foes } = now;
  const use = (hit: readonly Foe[], aim: Point | null): Use => ({ item, aim, saved: savedBy(now, hit, effects) });
  switch (target.at) {
    case 'self':
      return [];
    case 'random':
      return [average(foes.map((foe) => use([foe], null)))].filter((each) => each !== null);
    case 'nearest':
      return nearest(foes, player, target.range).map((foe) => use([foe], null));
    case 'actor':
      return aims(game, item).map((aim) => use(foes.filter(({ actor }) => distanceSquared(actor, aim) === 0), aim));
    case 'cell':
      return blasts(now, item, target).map((aim) => use(within(foes, aim, target), aim));
  }
}

function average(uses: readonly Use[]): Use | null {
  const [first] = uses;
  return first ? { ...first, saved: uses.reduce((sum, { saved }) => sum + saved, 0) / uses.length } : null;
}

function nearest(foes: readonly Foe[], from: Point, range: number): Foe[] {
  const far = (foe: Foe): number => distanceSquared(foe.actor, from);
  return foes.filter((foe) => far(foe) <= range).sort((a, b) => far(a) - far(b)).slice(0, 1);
}

/** Cells at which a blast hits somebody and spares the player. */
function blasts({ game, player, foes }: Situation, item: Item, target: Extract<Target, { at: 'cell' }>): Point[] {
  return inReach(game, item).filter((aim) => distanceSquared(aim, player) > target.radius && within(foes, aim, target).length > 0 && aimFault(game, item, aim) === null);
}

function within(foes: readonly Foe[], aim: Point, { radius }: Extract<Target, { at: 'cell' }>): Foe[] {
  return foes.filter(({ actor }) => distanceSquared(aim, actor) <= radius);
}

/** What the fight costs less when these are hit, the turn that the use takes counted in. */
function savedBy({ game, foes, player }: Situation, hit: readonly Foe[], effects: readonly Effect[]): number {
  const after = foes.flatMap((foe) => (hit.includes(foe) ? struck(foe, effects, (hp) => blowsFor(game, foe.actor, hp)) : [foe]));
  return Math.min(toll(foes), HOPELESS) - Math.min(toll(after), HOPELESS) - incoming(after, player);
}

/** Stands in for the cost of a fight that cannot be won. */
const HOPELESS = 1_000_000;

/** A foe after the effects; nobody when they kill it. */
function struck(foe: Foe, effects: readonly Effect[], blows: (hp: number) => number): Foe[] {
  let left = foe.actor.hp;
  let { held } = foe;
  for (const effect of effects) {
    if (effect.do === 'damage') left -= effect.amount;
    if (effect.do === 'inflict') held = Math.max(held, effect.turns ?? 0);
  }
  return left > 0 ? [{ ...foe, held, blows: blows(left) }] : [];
}
