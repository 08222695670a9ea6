import { UseItem } from '../../engine/actions/UseItem';
import type { Consumable, Effect, Target } from '../../engine/content';
import { distanceSquared, stepsBetween, type Point } from '../../engine/core/point';
import { aimError, aimKind, aims } from '../../engine/effects/aim';
import { damageIn, idsIn, inflictedBy } from '../../engine/effects/effects';
import { isKnown } from '../../engine/rules/names';
import { resists, turnsOf } from '../../engine/rules/statuses';
import { natureOf } from '../../engine/rules/traits';
import type { Item } from '../../engine/state';
import { hitsFor, sumOver, type Enemy } from './Enemy';
import type { Situation, Tactic } from './Situation';
import { consumableOf } from './things';
import { incoming, toll } from './damageEstimate';

/* Scrolls, wands, bombs, bows and knives, rated by what the fight would cost after their effects. */

/** Fractions of current HP that a use must save: of a single-use item, a charge, a reusable shot. */
const WORTH = 0.25;
const WORTH_CHARGE = 0.12;
const WORTH_SHOT = 0.02;

/** An unidentified item with a target is tried in fights that cost at least this fraction. */
const CURIOUS = 0.15;

/** The cost of a fight that cannot be won. */
const HOPELESS = 1_000_000;

/** Turns until a teleported enemy is back. */
const AWAY = 30;

/** A use of an item: its target cell, the HP it saves, and the least worth it. */
interface Use {
  readonly item: Item;
  readonly aim: Point | null;
  readonly saved: number;
  readonly least: number;
}

/** Uses the item that saves most, if it is worth it. */
export const useTool: Tactic = (now) => {
  const { enemies, player, game } = now;
  if (enemies.length === 0 || toll(enemies) < player.hp * WORTH_SHOT) return null;
  const best = usesOf(now).filter(({ saved, least }) => saved >= least).sort((a, b) => b.saved / b.least - a.saved / a.least || a.item.id - b.item.id)[0];
  return best ? new UseItem(best.item.id, best.aim) : tryOn(now, game.state.hero.inventory);
};

/** Shoots at a fleeing enemy. */
export const shootRunner: Tactic = (now) => {
  const [runner] = now.runners;
  if (!runner || now.enemies.length > 0) return null;
  const item = now.game.state.hero.inventory.find((each) => {
    const kind = consumableOf(now.game, each);
    return kind && isShot(kind) && kind.target.at === 'actor' && isReady(each, kind) && aimError(now.game, each, runner.actor) === null;
  });
  return item ? new UseItem(item.id, { x: runner.actor.x, y: runner.actor.y }) : null;
};

/** Whether an item can be used any number of times, or nearly. */
function isShot(kind: Consumable): boolean {
  return kind.lands === true || (kind.charges !== undefined && kind.group === undefined);
}

function isReady(item: Item, kind: Consumable): boolean {
  return kind.charges === undefined || item.charges > 0;
}

/** Tries an unidentified item with a target on an enemy, if the fight is worth it. */
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

/** All uses of all identified items carried. */
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
      return blasts(now, item, kind).map((aim) => use(enemies.filter(({ actor }) => distanceSquared(aim, actor) <= spreadOf(kind, target)), aim));
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

/** The reach (dx^2 + dy^2) of a blast or the cloud it leaves. */
function spreadOf({ effects }: Consumable, { radius }: Extract<Target, { at: 'cell' }>): number {
  return Math.max(radius, ...effects.map((effect) => (effect.do === 'cloud' ? effect.range : 0)));
}

/** The cells where a blast hits an enemy and spares the player. */
function blasts({ game, player, enemies }: Situation, item: Item, kind: Consumable): Point[] {
  const { floor } = game;
  const { target } = kind;
  if (target.at !== 'cell') return [];
  const spread = spreadOf(kind, target);
  const reach = Math.floor(Math.sqrt(spread));
  const cells = new Set<number>();
  for (const { actor } of enemies) {
    for (let y = actor.y - reach; y <= actor.y + reach; y++) {
      for (let x = actor.x - reach; x <= actor.x + reach; x++) {
        if (distanceSquared(actor, { x, y }) <= spread && floor.isVisible(x, y) && floor.isWalkable(x, y)) cells.add(floor.index(x, y));
      }
    }
  }
  const aimed = [...cells].sort((a, b) => a - b).map((cell) => ({ x: cell % floor.width, y: Math.floor(cell / floor.width) }));
  return aimed.filter((aim) => distanceSquared(aim, player) > spread && aimError(game, item, aim) === null);
}

/** The HP that hitting these enemies saves, less the damage taken in the turn of use. */
function savedBy(now: Situation, hit: readonly Enemy[], effects: readonly Effect[]): number {
  const { enemies, player } = now;
  const after = enemies.flatMap((enemy) => (hit.includes(enemy) ? struck(now, enemy, effects) : [enemy]));
  return Math.min(toll(enemies), HOPELESS) - Math.min(toll(after), HOPELESS) - incoming(after, player);
}

/** An enemy after the effects; none if they kill it. */
function struck(now: Situation, enemy: Enemy, effects: readonly Effect[]): Enemy[] {
  const { game, own } = now;
  const { actor } = enemy;
  let left = actor.hp;
  let { held, harm } = enemy;
  for (const effect of effects) {
    left -= (damageOf(now, enemy, effect) * natureOf(game, actor).takes) / 100;
    if (effect.do === 'teleport') held = Math.max(held, AWAY);
    if (effect.do === 'push') held += effect.cells / 2;
    for (const given of inflictedBy([effect])) {
      if (resists(game, actor, given.status)) continue;
      const { tactic, speed = 100 } = game.content.statuses.get(given.status) ?? {};
      if (tactic) held = Math.max(held, turnsOf(game, given));
      if (speed < 100) harm = (harm * speed) / 100;
    }
  }
  return left > 0 ? [{ ...enemy, held, harm, hits: hitsFor(game, own, { actor, hp: left }) }] : [];
}

/** The damage of an effect: direct, by the status it inflicts, and by the hazard it leaves. */
function damageOf(now: Situation, enemy: Enemy, effect: Effect): number {
  const { game } = now;
  const { statuses, hazards } = game.content;
  const inside = idsIn([effect], 'hazards').flatMap((id) => hazards.get(id)?.effects ?? []);
  const given = inflictedBy([effect]).filter(({ status }) => !resists(game, enemy.actor, status));
  const later = sumOver(given, (each) => damageIn(statuses.get(each.status)?.eachTurn) * turnsOf(game, each));
  return damageIn([effect]) + later + sumOver(inside, (each) => damageOf(now, enemy, each));
}
