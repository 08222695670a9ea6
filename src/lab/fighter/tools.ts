import type { Game } from '../../engine/Game';
import { UseSkill } from '../../engine/actions/hero';
import { UseItem } from '../../engine/actions/items';
import type { Consumable, Effect, Skill, Target, TileKind } from '../../engine/content';
import { distanceSquared, type Point, stepsBetween } from '../../engine/core/point';
import { aimError, aimKind, aims, cellsHit, spreadOf, type Aimed } from '../../engine/facts/aim';
import { isWarded } from '../../engine/facts/facing';
import { paidItems, skillOf, skillRefusal } from '../../engine/facts/hero';
import { canLie } from '../../engine/facts/hazards';
import { touchesGround } from '../../engine/facts/movement';
import { isKnown } from '../../engine/facts/names';
import { resists, turnsOf } from '../../engine/facts/stats';
import { natureOf } from '../../engine/facts/traits';
import { damageIn, inflictedBy } from '../../engine/effects/effects';
import { idsIn } from '../../engine/pack/references';
import type { Actor } from '../../engine/state';
import { type Enemy, hitsFor, incoming, isOutOfReach, sumOver, toll } from './Enemy';
import type { Carried, Situation, FighterTactic } from './Situation';
import { healsWith } from './gains';

/* Scrolls, wands, bombs, bows and knives, rated by what the fight would cost after their effects. */

/** The cost of a fight that cannot be won. */
const HOPELESS = 1_000_000;

/** How much further (dx^2 + dy^2) fire reaches an enemy that stands on what burns. */
const SPREADS = 5;

/** A weight from which the skill is never used, and the turns of oil that it keeps for light. */
const SELDOM = 100;
const KEPT = 220;

/** Turns until a teleported enemy is back. */
const AWAY = 30;

/** A use of an item: its target cell, and the HP it saves per HP that make it worth it. */
interface Use {
  readonly thing: Aimed;
  readonly aim: Point | null;
  readonly worth: number;
}

/** Uses the item that saves most, if it is worth it. */
export const useTool: FighterTactic = (now) => {
  const { enemies, player, weights } = now;
  if (enemies.length === 0) return null;
  const cost = toll(enemies);
  if (cost < player.hp * weights.shot) return null;
  let best: Use | null = null;
  for (const use of usesOf(now, cost)) {
    if (!best || use.worth > best.worth || (use.worth === best.worth && rank(use) < rank(best))) best = use;
  }
  if (best) return 'kind' in best.thing ? new UseItem(best.thing.id, best.aim) : new UseSkill(best.aim);
  return cost < player.hp * weights.curious ? null : tryOn(now);
};

/** Of equal uses the item first taken wins, and a skill only if nothing else is as good. */
function rank({ thing }: Use): number {
  return 'kind' in thing ? thing.id : Infinity;
}

/** Shoots at a fleeing enemy. */
export const shootRunner: FighterTactic = (now) => {
  const [runner] = now.runners;
  if (!runner || now.enemies.length > 0) return null;
  const shots = now.carried.filter(({ kind, isReady }) => isReady && isShot(kind) && kind.target.at === 'actor');
  const shot = shots.find(({ item }) => aimError(now.game, item, runner.actor) === null);
  return shot ? new UseItem(shot.item.id, { x: runner.actor.x, y: runner.actor.y }) : null;
};

/** Whether an item can be used any number of times, or nearly. */
function isShot(kind: Consumable): boolean {
  return kind.lands === true || (kind.charges !== undefined && kind.group === undefined);
}

/** Tries an unidentified item with a target on an enemy. */
function tryOn({ game, enemies, player, carried }: Situation): UseItem | null {
  for (const { item, kind, isKnown, isReady } of carried) {
    if (isKnown || !isReady || aimKind(kind) === 'none') continue;
    const far = enemies.flatMap(({ actor }) => (stepsBetween(actor, player) > 3 ? [{ x: actor.x, y: actor.y }] : []));
    const aim = (kind.target.at === 'cell' ? far : aims(game, item)).find((cell) => aimError(game, item, cell) === null);
    if (aim) return new UseItem(item.id, aim);
  }
  return null;
}

/** The best use of each kind of identified item carried, if it saves enough of a fight that costs this much. */
function usesOf(now: Situation, cost: number): Use[] {
  const kinds = new Map<string, Carried>();
  for (const carried of now.carried) if (carried.isKnown) kinds.set(carried.item.kind, carried);
  return [...skillUse(now, cost), ...[...kinds.values()].flatMap((carried): Use[] => {
    const { item, kind, isReady } = carried;
    const { item: single, charge, shot } = now.weights;
    const least = now.player.hp * (isShot(kind) ? shot : kind.charges === undefined ? single : charge);
    // No use saves more than the fight costs.
    if (kind.target.at === 'self' || !isReady || Math.min(cost, HOPELESS) < least || comesBack(now, kind)) return [];
    const best = bestWay(now, carried, least);
    return best ? [{ thing: item, aim: best.aim, worth: best.saved / least }] : [];
  })];
}

/** The best use of the hero's skill on others, if it can be paid and leaves enough oil for light. */
function skillUse(now: Situation, cost: number): Use[] {
  const skill = affordable(now);
  if (!skill || skill.target.at === 'self') return [];
  const least = priceOfSkill(now, skill);
  if (Math.min(cost, HOPELESS) < least) return [];
  const best = bestWay(now, { item: skill, kind: skill }, least);
  return best ? [{ thing: skill, aim: best.aim, worth: best.saved / least }] : [];
}

/** Whether a skill takes nothing that heals, or might. */
function isSpare(game: Game, skill: Skill): boolean {
  const isSafe = game.state.hero.known.some((kind) => healsWith(game, kind));
  return paidItems(game, skill).every(({ kind }) => !healsWith(game, kind) && (isSafe || isKnown(game, kind)));
}

/** The HP that a use of the skill must save: what its oil would heal in rest, by its weight; the less is left, the more. */
function priceOfSkill({ game, maxHp, weights }: Situation, { oil = 0 }: Skill): number {
  const { content: { lantern, rest }, state: { hero } } = game;
  if (!rest || !lantern) return 1;
  const scarcity = lantern.full / Math.max(1, hero.oil);
  return Math.max(1, (oil * rest.heals * maxHp * weights.skill * scarcity) / (rest.oil * 100));
}

/** The hero's skill if it can be paid with oil to spare; null otherwise. */
function affordable({ game, weights }: Situation): Skill | null {
  // Asked first, since the rest takes longer.
  const skill = weights.skill < SELDOM && game.state.hero.oil >= KEPT ? skillOf(game) : null;
  if (skill && skillRefusal(game, skill) === null && isSpare(game, skill) && game.state.hero.oil - (skill.oil ?? 0) >= KEPT) return skill;
  return null;
}

/** Whether a hazard of an item could reach the player wherever it is used: by the water or the grass that the player stands in. */
function comesBack({ game, player }: Situation, { effects }: Consumable): boolean {
  const tile = game.floor.tileAt(player.x, player.y);
  const index = game.content.tiles.indexOf(tile);
  return idsIn(effects, 'hazards').some((id) => {
    const isConducted = game.content.hazards.get(id)?.conducted === true && tile.conducts === true;
    return isConducted || (game.content.spreads.get(id)?.tiles[index] ?? 0) > 0;
  });
}

/** What is used: an item or the skill, and what it does. */
interface Tool {
  readonly item: Aimed;
  readonly kind: Pick<Consumable, 'target' | 'effects'>;
}

/** A target cell and the HP that it saves. */
interface Way {
  readonly aim: Point | null;
  readonly saved: number;
}

/** The first of the ways to use an item that save most, and at least this much; undefined if there is none. */
function bestWay(now: Situation, { item, kind }: Tool, least: number): Way | undefined {
  const { game, player, enemies } = now;
  const { target } = kind;
  const saves = savings(now, kind.effects);
  const best = (ways: readonly Way[]): Way | undefined =>
    ways.reduce<Way | undefined>(
      (most, way) => (way.saved >= least && (!most || way.saved / least > most.saved / least) ? way : most), undefined,
    );
  switch (target.at) {
    case 'self':
      return undefined;
    case 'random':
      return best([{ aim: null, saved: sumOver(enemies, (enemy) => saves([enemy])) / enemies.length }]);
    case 'nearest':
      return best(nearest(enemies, player, target.range).flatMap((enemy) => {
        return isWarded(game, enemy.actor, player) ? [] : [{ aim: null, saved: saves([enemy]) }];
      }));
    case 'actor':
      return best(aims(game, item).map((aim) => ({ aim, saved: saves(enemies.filter(({ actor }) => distanceSquared(actor, aim) === 0)) })));
    case 'area': {
      const hitFrom = (aim: Point): Enemy[] =>
        enemies.filter(({ actor }) => cellsHit(game, item, aim).some((cell) => distanceSquared(actor, cell) === 0));
      const around = [{ aim: null, saved: saves(hitFrom(player)) }];
      if (target.shape === 'ring' || target.shape === 'burst') return best(around);
      return best(aims(game, item).map((aim) => ({ aim, saved: saves(hitFrom(aim)) })));
    }
    case 'cell':
      return bestBlast(now, { item, kind, target, least, saves });
  }
}

function nearest(enemies: readonly Enemy[], from: Point, range: number): Enemy[] {
  const far = (enemy: Enemy): number => distanceSquared(enemy.actor, from);
  return enemies.filter((enemy) => far(enemy) <= range).sort((a, b) => far(a) - far(b)).slice(0, 1);
}

/** A use of an item at a cell. */
interface Blast {
  readonly item: Aimed;
  readonly kind: Pick<Consumable, 'effects'>;
  readonly target: Extract<Target, { at: 'cell' }>;
  readonly least: number;
  readonly saves: (hit: readonly Enemy[]) => number;
}

/** The best cell where a blast hits an enemy and spares the player. */
function bestBlast({ game, player, enemies }: Situation, { item, kind, target, least, saves }: Blast): Way | undefined {
  const spread = spreadOf(kind.effects, target.radius);
  const known = new Map<string, number>();
  let best: Way | undefined;
  const fuel = fuelFor(game, kind.effects);
  for (const aim of cellsNear(game, enemies, spread)) {
    if (distanceSquared(aim, player) <= spread) continue;
    const hit = enemies.filter(({ actor }) =>
      distanceSquared(aim, actor) <= (fuel.has(game.floor.tileAt(actor.x, actor.y)) ? spread + SPREADS : spread));
    const key = hit.map(({ actor }) => actor.id).join();
    const saved = known.get(key) ?? saves(hit);
    known.set(key, saved);
    // Whether it would be refused is asked last, since that takes longest.
    if (saved >= least && (!best || saved / least > best.saved / least) && aimError(game, item, aim) === null) best = { aim, saved };
  }
  return best;
}

/** The tiles onto which the hazards of effects spread. */
function fuelFor({ content }: Game, effects: readonly Effect[]): ReadonlySet<TileKind> {
  const hazards = idsIn(effects, 'hazards');
  return new Set(content.tiles.filter((_tile, index) => hazards.some((id) => (content.spreads.get(id)?.tiles[index] ?? 0) > 0)));
}

/** The cells in view within reach of an enemy, in order of rows. */
function cellsNear({ floor }: Game, enemies: readonly Enemy[], spread: number): Point[] {
  const reach = Math.floor(Math.sqrt(spread));
  const cells = new Set<number>();
  for (const { actor } of enemies) {
    for (let y = actor.y - reach; y <= actor.y + reach; y++) {
      for (let x = actor.x - reach; x <= actor.x + reach; x++) {
        if ((actor.x - x) ** 2 + (actor.y - y) ** 2 <= spread && floor.isVisible(x, y) && floor.isWalkable(x, y)) {
          cells.add(floor.index(x, y));
        }
      }
    }
  }
  return [...cells].sort((a, b) => a - b).map((cell) => ({ x: cell % floor.width, y: Math.floor(cell / floor.width) }));
}

/** How to find the HP that hitting some of the enemies saves, less the damage taken in the turn of use. */
function savings(now: Situation, effects: readonly Effect[]): (hit: readonly Enemy[]) => number {
  const { enemies, player } = now;
  const before = Math.min(toll(enemies), HOPELESS);
  const known = new Map<Enemy, readonly Enemy[]>();
  const after = (enemy: Enemy): readonly Enemy[] => {
    const left = known.get(enemy) ?? struck(now, enemy, effects);
    known.set(enemy, left);
    return left;
  };
  return (hit) => {
    const left = enemies.flatMap((enemy) => (hit.includes(enemy) ? after(enemy) : [enemy]));
    return before - Math.min(toll(left), HOPELESS) - incoming(left, player);
  };
}

/** An enemy after the effects; none if they kill it. */
function struck(now: Situation, enemy: Enemy, effects: readonly Effect[]): Enemy[] {
  const { game, own } = now;
  const { actor } = enemy;
  let left = actor.hp;
  let { held, harm } = enemy;
  let percent = 100;
  for (const effect of effects.flatMap((each) => laidBy(game, each, actor))) {
    left -= (damageOf(now, enemy, effect) * natureOf(game, actor).takes) / 100;
    if (effect.do === 'teleport') held = Math.max(held, AWAY);
    if (effect.do === 'push') held += effect.cells / 2;
    for (const given of inflictedBy([effect])) {
      if (resists(game, actor, given.status)) continue;
      const { tactic, stacks, speed = 100, takes = 100, rooted = false } = game.content.statuses.get(given.status) ?? {};
      const isUnder = Object.hasOwn(actor.statuses, given.status);
      if (stacks === 'keep' && isUnder) continue;
      const isPinned = rooted && isOutOfReach(game, enemy);
      if (tactic ?? isPinned) held = Math.max(held, turnsOf(game, given));
      if (speed < 100) harm = (harm * speed) / 100;
      if (!isUnder) percent = Math.max(percent, takes);
    }
  }
  return left > 0 ? [{ ...enemy, held, harm, hits: hitsFor(game, own, { actor, hp: (left * 100) / percent }) }] : [];
}

/** An effect on an actor as it works in the end: a trap counts as what it does when it goes off, which it does not under one in the air. */
function laidBy(game: Game, effect: Effect, actor: Actor): readonly Effect[] {
  if (effect.do !== 'lay') return [effect];
  return touchesGround(game, actor) ? (game.content.traps.kinds.get(effect.trap)?.effects ?? []) : [];
}

/** The damage of an effect: direct, by the status it inflicts, and by the hazards it leaves. */
function damageOf({ game }: Situation, { actor }: Enemy, effect: Effect): number {
  const effects = withHazards(game, effect, actor);
  const given = inflictedBy(effects).filter(({ status }) => !resists(game, actor, status));
  const later = sumOver(given, (each) =>
    damageIn(game.content.statuses.get(each.status)?.eachTurn, game.state.floor) * turnsOf(game, each));
  return damageIn(effects, game.state.floor) + later;
}

/** An effect with those of the hazards that it lays on an actor, and of those that they lay, each hazard once: one may lay itself. */
function withHazards(game: Game, effect: Effect, actor: Actor): readonly Effect[] {
  const laid = new Set(idsIn([effect], 'hazards'));
  const effects = [effect];
  for (const id of laid) {
    if (!canLie(game, id, actor)) continue;
    const inside = game.content.hazards.get(id)?.effects ?? [];
    effects.push(...inside);
    for (const next of idsIn(inside, 'hazards')) laid.add(next);
  }
  return effects;
}

/** The share of its HP that a fight must cost before a skill that protects is worth its oil, for each share that any use must save. */
const COSTLY = 3;

/** Uses a skill that works on itself, such as bracing, once an enemy stands beside it in a fight that costs enough. */
export const steel: FighterTactic = (now) => {
  const { player, enemies } = now;
  if (!enemies.some(({ actor }) => stepsBetween(actor, player) === 1)) return null;
  const skill = affordable(now);
  if (skill?.target.at !== 'self') return null;
  const isUnderWay = inflictedBy(skill.effects).some(({ status }) => Object.hasOwn(player.statuses, status));
  return isUnderWay || toll(enemies) < priceOfSkill(now, skill) * COSTLY ? null : new UseSkill();
};
