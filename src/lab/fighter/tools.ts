import { UseItem } from '../../engine/actions/UseItem';
import type { Consumable, Effect, Target } from '../../engine/content';
import { distanceSquared, stepsBetween, type Point } from '../../engine/core/point';
import { aimError, aimKind, aims } from '../../engine/effects/aim';
import { damageIn } from '../../engine/effects/effects';
import { isKnown } from '../../engine/rules/names';
import { resists, turnsOf } from '../../engine/rules/statuses';
import { natureOf } from '../../engine/rules/traits';
import type { Item } from '../../engine/state';
import { hitsFor, sumOver, type Enemy } from './Enemy';
import type { Situation, Tactic } from './Situation';
import { consumableOf } from './things';
import { incoming, toll } from './damageEstimate';

/* Scrolls, wands, bombs, bows and knives, judged by their rows: what would the fight cost afterwards? */

/** Shares of the hit points left that a use must save: of what is gone then, of a charge, of what can be shot or thrown again. */
const WORTH = 0.25;
const WORTH_CHARGE = 0.12;
const WORTH_SHOT = 0.02;

/** An unknown thing that needs a target is tried on a fight of at least this share. */
const CURIOUS = 0.15;

/** Stands in for the cost of a fight that cannot be won. */
const HOPELESS = 1_000_000;

/** Turns that pass before somebody who was sent away is back. */
const AWAY = 30;

/** One way of using an item: the cell picked, the hit points that it saves, and those that it has to. */
interface Use {
  readonly item: Item;
  readonly aim: Point | null;
  readonly saved: number;
  readonly least: number;
}

/** Uses the item that saves most, when that is worth it. */
export const useTool: Tactic = (now) => {
  const { enemies, player, game } = now;
  if (enemies.length === 0 || toll(enemies) < player.hp * WORTH_SHOT) return null;
  const best = usesOf(now).filter(({ saved, least }) => saved >= least).sort((a, b) => b.saved / b.least - a.saved / a.least || a.item.id - b.item.id)[0];
  return best ? new UseItem(best.item.id, best.aim) : tryOn(now, game.state.hero.inventory);
};

/** Shoots or throws at somebody on the run, if that may kill. */
export const shootRunner: Tactic = (now) => {
  const [runner] = now.runners;
  if (!runner || now.enemies.length > 0) return null;
  const item = now.game.state.hero.inventory.find((each) => {
    const kind = consumableOf(now.game, each);
    return kind && isShot(kind) && kind.target.at === 'actor' && isReady(each, kind) && aimError(now.game, each, runner.actor) === null;
  });
  return item ? new UseItem(item.id, { x: runner.actor.x, y: runner.actor.y }) : null;
};

/** What can be used as often as one likes, or nearly. */
function isShot(kind: Consumable): boolean {
  return kind.lands === true || (kind.charges !== undefined && kind.group === undefined);
}

function isReady(item: Item, kind: Consumable): boolean {
  return kind.charges === undefined || item.charges > 0;
}

/** An unknown thing that asks for a target is tried on an enemy, when there is one worth it. */
function tryOn(now: Situation, inventory: readonly Item[]): UseItem | null {
  const { game, enemies, player } = now;
  if (toll(enemies) < player.hp * CURIOUS) return null;
  for (const item of inventory) {
    const kind = consumableOf(game, item);
    if (!kind || isKnown(game, item.kind) || !isReady(item, kind) || aimKind(kind) === 'none') continue;
    const far = enemies.flatMap(({ actor }) => (stepsBetween(actor, player) > 3 ? [{ x: actor.x, y: actor.y }] : []));
    const aim = (kind.target.at === 'cell' ? far : aims(game, item)).find((cell) => aimError(game, item, cell) === null);
    if (aim) return new UseItem(item.id, aim);
  }
  return null;
}

/** Every way of using every kind of item carried and known. */
function usesOf(now: Situation): Use[] {
  const { game, player } = now;
  const kinds = new Map(game.state.hero.inventory.filter((item) => isKnown(game, item.kind)).map((item) => [item.kind, item]));
  return [...kinds.values()].flatMap((item) => {
    const kind = consumableOf(game, item);
    if (!kind || kind.target.at === 'self' || !isReady(item, kind)) return [];
    const share = isShot(kind) ? WORTH_SHOT : kind.charges === undefined ? WORTH : WORTH_CHARGE;
    return waysOf(now, item, kind).map((use) => ({ ...use, least: player.hp * share }));
  });
}

function waysOf(now: Situation, item: Item, kind: Consumable): Omit<Use, 'least'>[] {
  const { game, player, enemies } = now;
  const { target, effects } = kind;
  const use = (hit: readonly Enemy[], aim: Point | null): Omit<Use, 'least'> => ({ item, aim, saved: savedBy(now, hit, effects) });
  switch (target.at) {
    case 'self':
      return [];
    case 'random':
      return average(enemies.map((enemy) => use([enemy], null)));
    case 'nearest':
      return nearest(enemies, player, target.range).map((enemy) => use([enemy], null));
    case 'actor':
      return aims(game, item).map((aim) => use(enemies.filter(({ actor }) => distanceSquared(actor, aim) === 0), aim));
    case 'cell':
      return blasts(now, item, kind).map((aim) => use(within(enemies, aim, spreadOf(kind, target)), aim));
  }
}

function average(uses: readonly Omit<Use, 'least'>[]): Omit<Use, 'least'>[] {
  const [first] = uses;
  return first ? [{ ...first, saved: sumOver(uses, ({ saved }) => saved) / uses.length }] : [];
}

function nearest(enemies: readonly Enemy[], from: Point, range: number): Enemy[] {
  const far = (enemy: Enemy): number => distanceSquared(enemy.actor, from);
  return enemies.filter((enemy) => far(enemy) <= range).sort((a, b) => far(a) - far(b)).slice(0, 1);
}

/** dx^2 + dy^2 as far as a blast, or what it leaves behind, reaches. */
function spreadOf({ effects }: Consumable, { radius }: Extract<Target, { at: 'cell' }>): number {
  return Math.max(radius, ...effects.map((effect) => (effect.do === 'cloud' ? effect.range : 0)));
}

/** Cells at which a blast hits somebody and spares the player. */
function blasts({ game, player, enemies }: Situation, item: Item, kind: Consumable): Point[] {
  const { floor } = game;
  const { target } = kind;
  if (target.at !== 'cell') return [];
  const spread = spreadOf(kind, target);
  const reach = Math.floor(Math.sqrt(spread));
  const cells = new Set<number>();
  for (const { actor } of enemies) {
    for (let y = actor.y - reach; y <= actor.y + reach; y++) {
      for (let x = actor.x - reach; x <= actor.x + reach; x++) if (distanceSquared(actor, { x, y }) <= spread && floor.isVisible(x, y) && floor.isWalkable(x, y)) cells.add(floor.index(x, y));
    }
  }
  const aimed = [...cells].sort((a, b) => a - b).map((cell) => ({ x: cell % floor.width, y: Math.floor(cell / floor.width) }));
  return aimed.filter((aim) => distanceSquared(aim, player) > spread && aimError(game, item, aim) === null);
}

function within(enemies: readonly Enemy[], aim: Point, range: number): Enemy[] {
  return enemies.filter(({ actor }) => distanceSquared(aim, actor) <= range);
}

/** What the fight costs less when these are hit, the turn that the use takes counted in. */
function savedBy(now: Situation, hit: readonly Enemy[], effects: readonly Effect[]): number {
  const { enemies, player } = now;
  const after = enemies.flatMap((enemy) => (hit.includes(enemy) ? struck(now, enemy, effects) : [enemy]));
  return Math.min(toll(enemies), HOPELESS) - Math.min(toll(after), HOPELESS) - incoming(after, player);
}

/** An enemy after the effects; nobody when they kill it. */
function struck(now: Situation, enemy: Enemy, effects: readonly Effect[]): Enemy[] {
  const { game, own } = now;
  const { actor } = enemy;
  let left = actor.hp;
  let { held, harm } = enemy;
  for (const effect of effects) {
    left -= (damageOf(now, enemy, effect) * natureOf(game, actor).takes) / 100;
    if (effect.do === 'teleport') held = Math.max(held, AWAY);
    if (effect.do === 'push') held += effect.cells / 2;
    if (effect.do !== 'inflict' || resists(game, actor, effect.status)) continue;
    const row = game.content.statuses.get(effect.status);
    if (row?.tactic) held = Math.max(held, turnsOf(game, effect));
    if (row?.speed !== undefined && row.speed < 100) harm = (harm * row.speed) / 100;
  }
  return left > 0 ? [{ ...enemy, held, harm, hits: hitsFor(game, own, { actor, hp: left }) }] : [];
}

/** Hit points that an effect takes in the end: at once, by what it inflicts, or by what it leaves lying. */
function damageOf(now: Situation, enemy: Enemy, effect: Effect): number {
  const { game } = now;
  if (effect.do === 'cloud') return sumOver(game.content.hazards.get(effect.hazard)?.effects ?? [], (inner) => damageOf(now, enemy, inner));
  if (effect.do !== 'inflict') return damageIn([effect]);
  return resists(game, enemy.actor, effect.status) ? 0 : damageIn(game.content.statuses.get(effect.status)?.eachTurn) * turnsOf(game, effect);
}
