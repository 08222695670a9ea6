import type { Game } from '../../engine/Game';
import { hasTactic, type Ability, type Breed, type Effect, type Traits } from '../../engine/content';
import { distanceSquared, type Point, stepsBetween } from '../../engine/core/point';
import { damageIn, healingIn, inflictedBy } from '../../engine/effects/effects';
import { damageOf, damageTo, impact } from '../../engine/facts/combat';
import { headingOf, isInFront } from '../../engine/facts/facing';
import { brightnessAt, hasStolenLantern } from '../../engine/facts/light';
import { isAfloat } from '../../engine/facts/movement';
import { defenceOf, powerOf, resists, speedOf, turnsOf } from '../../engine/facts/stats';
import { natureOf, traitsOf } from '../../engine/facts/traits';
import type { Actor } from '../../engine/state';
import type { Weights } from './Weights';

/** The share of an announced attack that is reckoned with. */
const EVADED = 0.5;

/** Turns for which light holds a monster of the dark: as long as a fight with it lasts. */
const HELD_BY_LIGHT = 9;

/** Turns for which a summoned monster attacks. */
const SUMMON_TURNS = 4;

/** A visible enemy, as looking at it shows. */
export interface Enemy {
  readonly actor: Actor;
  /** HP its attacks cost the player each turn, including venom. */
  readonly harm: number;
  /** HP its abilities cost each turn, and their range (dx^2 + dy^2). */
  readonly shot: number;
  readonly range: number;
  /** The player's hits to kill it; Infinity if they do nothing. */
  readonly hits: number;
  /** HP that killing it costs in any case: thorns, what it strikes back, and its death. */
  readonly price: number;
  /** Turns for which it cannot act freely. */
  readonly held: number;
  readonly directions: 4 | 8;
  /** It has a front, and attacks only there. */
  readonly isFronted: boolean;
  /** Keeps its distance, or flees or stays in the water: no use waiting for it or chasing it. */
  readonly isShy: boolean;
  readonly isRunning: boolean;
  /** In deep water where it is not at home: only swimmers strike it there, and it strikes nobody. */
  readonly isAfloat: boolean;
}

/** The player's combat values, computed once a turn. */
export interface Prowess {
  readonly power: number;
  readonly defence: number;
  /** Percent of damage taken, and energy per round. */
  readonly takes: number;
  readonly speed: number;
}

export function prowessOf(game: Game): Prowess {
  const { player } = game.state;
  return {
    power: powerOf(game, player),
    defence: defenceOf(game, player),
    takes: natureOf(game, player).takes,
    speed: speedOf(game, player),
  };
}

/** Assesses an enemy. */
export function enemyOf(game: Game, own: Prowess, actor: Actor): Enemy {
  const breed = game.breedOf(actor);
  const traits = traitsOf(game, actor);
  const pace = speedOf(game, actor) / own.speed;
  const attack = (impact(game.content.blows, { power: powerOf(game, actor), defence: own.defence, times: 1 }) * own.takes) / 100;
  const venom = attack > 0 ? sumOver(traits, ({ onHit = [] }) => venomOf(game, onHit)) : 0;
  const hits = hitsFor(game, own, { actor, hp: actor.hp });
  const { shot, range } = shotsOf(game, own, { actor, traits });
  return {
    actor,
    harm: (attack + venom) * pace,
    shot: shot * pace,
    range,
    hits,
    price: priceOf(game, actor, { traits, hits }),
    held: Math.max(heldFor(game, actor), isOutOfReach(game, { actor, shot, range }) ? pinnedFor(game, actor) : 0),
    directions: breed.directions,
    isFronted: headingOf(game, actor) !== null,
    isShy: hasTactic(breed, 'isShy'),
    isRunning: runs(breed, actor) || breed.moves === 'swim' || hasStolenLantern(game, actor),
    isAfloat: isAfloat(game, actor),
  };
}

/** The player's hits to take this many HP off an actor that may regenerate meanwhile. */
export function hitsFor(game: Game, own: Prowess, { actor, hp }: { actor: Actor; hp: number }): number {
  const struck = impact(game.content.blows, { power: own.power, defence: defenceOf(game, actor), times: 1 });
  const damage = Math.ceil((struck * natureOf(game, actor).takes) / 100);
  if (hp <= damage) return 1;
  const healed = sumOver(traitsOf(game, actor), ({ eachTurn }) => healingIn(eachTurn));
  const net = damage - (healed * speedOf(game, actor)) / own.speed;
  return net > 0 ? 1 + Math.ceil((hp - damage) / net) : Infinity;
}

/** The total HP cost of what an attack inflicts. */
function venomOf(game: Game, effects: readonly Effect[]): number {
  return sumOver(inflictedBy(effects), (given) => {
    if (resists(game, game.state.player, given.status)) return 0;
    const row = game.content.statuses.get(given.status);
    // Only stacking statuses count for every hit.
    return damageIn(row?.eachTurn, game.state.floor) * (row?.stacks === 'add' ? turnsOf(game, given) : 1);
  });
}

/** What its abilities cost per turn, given how often they can be used. */
function shotsOf(
  game: Game, own: Prowess, { actor, traits }: { actor: Actor; traits: readonly Traits[] },
): { shot: number; range: number } {
  let shot = 0;
  let range = 0;
  for (const { abilities = [] } of traits) {
    for (const ability of abilities) {
      if (ability.on !== 'foe') continue;
      const fixed = damageIn(ability.effects, game.state.floor) * (own.takes / 100) + venomOf(game, ability.effects);
      const struck = ability.target.at === 'self' ? 0 : fixed + strikesOf(game, actor, ability);
      const hit = struck + summonsCost(game, own, ability.effects);
      shot += (hit * ability.chance) / (100 * Math.max(1, ability.every));
      range = Math.max(range, ability.range);
    }
  }
  return { shot, range };
}

/** What the strikes of an ability cost; of those announced about half can be stepped out of. */
function strikesOf(game: Game, actor: Actor, { effects, windup }: Ability): number {
  const strikes = effects.filter((effect) => effect.do === 'strike');
  return meanDamage(game, strikes, actor) * (windup === undefined ? 1 : EVADED);
}

/** HP that effects of an actor take from the player at once. */
function meanDamage(game: Game, effects: readonly Effect[], caster: Actor): number {
  const [least, most] = effects.length === 0 ? [0, 0] : damageTo(game, effects, { caster, on: game.state.player });
  return (least + most) / 2;
}

/** What its summons cost until they are dead. */
function summonsCost({ content }: Game, { defence }: Prowess, effects: readonly Effect[]): number {
  const damage = (breed: string): number => impact(content.blows, { power: content.breeds.get(breed)?.power ?? 0, defence, times: 1 });
  return sumOver(effects, (effect) => (effect.do === 'summon' ? effect.count * SUMMON_TURNS * damage(effect.breed) : 0));
}

function priceOf(game: Game, actor: Actor, { traits, hits }: { traits: readonly Traits[]; hits: number }): number {
  const { floor } = game.state;
  const sting = sumOver(traits, ({ onStruck = [] }) => meanDamage(game, onStruck, actor));
  const last = sumOver(traits, ({ onDeath = [] }) =>
    sumOver(onDeath, ({ target, effects }) => (target.at === 'cell' ? damageIn(effects, floor) : 0)));
  return (sting > 0 ? sting * hits : 0) + last;
}

/** Whether it is a thief with loot, or has lost its nerve. */
function runs(breed: Breed, { hp, maxHp, loot }: Actor): boolean {
  return (hasTactic(breed, 'makesOff') && loot.length > 0) || (hasTactic(breed, 'flees') && hp * 100 < maxHp * (breed.nerve ?? 0));
}

function heldFor(game: Game, actor: Actor): number {
  let turns = 0;
  for (const status in actor.statuses) {
    if (game.content.statuses.get(status)?.tactic) turns = Math.max(turns, actor.statuses[status] as number);
  }
  return game.breedOf(actor).darkBound === true && brightnessAt(game, actor) === 'lit' ? Math.max(turns, HELD_BY_LIGHT) : turns;
}

/** Whether it would have to come nearer to harm the player. */
export function isOutOfReach({ state: { player } }: Game, { actor, shot, range }: Pick<Enemy, 'actor' | 'shot' | 'range'>): boolean {
  return stepsBetween(actor, player) > 1 && (shot === 0 || distanceSquared(actor, player) > range);
}

/** The turns for which it can't leave its cell. */
function pinnedFor({ content }: Game, { statuses }: Actor): number {
  return Math.max(0, ...Object.keys(statuses).map((id) => (content.statuses.get(id)?.rooted === true ? (statuses[id] ?? 0) : 0)));
}

export function sumOver<T>(list: readonly T[], what: (one: T) => number): number {
  let sum = 0;
  for (const one of list) sum += what(one);
  return sum;
}

/* Estimates of what fights cost, in HP. */

/** The HP cost of killing all of them while all attack, first those with the most harm per hit needed. */
export function toll(enemies: readonly Enemy[]): number {
  let attacks = 0;
  let sum = 0;
  for (const enemy of inOrder(enemies)) {
    attacks += enemy.hits;
    sum += enemy.price + harmOver(enemy, attacks);
  }
  return sum;
}

/** The HP cost if they can only come one by one. */
export function tollInLine(enemies: readonly Enemy[]): number {
  return harmful(enemies).reduce((sum, enemy) => sum + enemy.price + harmOver(enemy, enemy.hits), 0);
}

function harmOver(enemy: Enemy, attacks: number): number {
  const harm = Math.max(enemy.harm, enemy.shot);
  return harm > 0 ? harm * Math.max(0, attacks - 1 - enemy.held) : 0;
}

/** The harmful ones, in the best order to kill them. */
export function inOrder(enemies: readonly Enemy[]): Enemy[] {
  const priority = (enemy: Enemy): number => Math.max(enemy.harm, enemy.shot) / enemy.hits;
  return harmful(enemies).sort((a, b) => priority(b) - priority(a) || a.actor.id - b.actor.id);
}

function harmful(enemies: readonly Enemy[]): Enemy[] {
  return enemies.filter((enemy) => enemy.harm > 0 || enemy.shot > 0);
}

/** HP lost in the next turn at a cell. */
export function incoming(enemies: readonly Enemy[], at: Point): number {
  return enemies.reduce((sum, enemy) => sum + (enemy.held === 0 ? harmAt(enemy, at) : 0), 0);
}

function harmAt(enemy: Enemy, at: Point): number {
  if (canHit(enemy, at)) return Math.max(enemy.harm, enemy.shot);
  return enemy.shot > 0 && distanceSquared(enemy.actor, at) <= enemy.range ? enemy.shot : 0;
}

/** Whether an enemy can attack a cell from where it stands. */
function canHit({ actor, isFronted, directions }: Enemy, at: Point): boolean {
  if (isFronted && !isInFront(actor, at)) return false;
  return stepsBetween(actor, at) === 1 && (directions === 8 || actor.x === at.x || actor.y === at.y);
}

/* Which sleepers to wake. Attacks on sleepers do several times the damage. */

/** The share of its damage that an attack does in any case. */
const SURE = 0.75;

/** Sleepers within this many steps of a fight may wake. */
const EARSHOT = 6;

/** The sleepers in view. */
interface Resting {
  readonly game: Game;
  readonly sleepers: readonly Enemy[];
  readonly weights: Weights;
}

/** Sleepers better left asleep. */
export function feared(now: Resting): Enemy[] {
  return now.sleepers.filter((enemy) => costOfWaking(now, enemy) > now.game.state.player.hp * now.weights.daring);
}

/** Whether an enemy can be killed, and is worth it. */
export function isMortal({ hits, harm, shot, isAfloat }: Enemy): boolean {
  return hits < Infinity && harm + shot > 0 && !isAfloat;
}

/** The cost of a fight that starts with a sneak attack; other sleepers nearby wake half the time. */
function costOfWaking({ game, sleepers, weights }: Resting, enemy: Enemy): number {
  const { player } = game.state;
  const attack = damageOf(game, player, { target: enemy.actor });
  const first = damageOf(game, player, { target: enemy.actor, asleep: true });
  // Who steals up hooded kills unheard.
  if (weights.hood === 1 && game.content.light && first * SURE >= enemy.actor.hp) return 0;
  const saved = attack > 0 ? Math.floor(first / attack) - 1 : 0;
  const left = Math.max(1, enemy.hits - saved);
  const others = sleepers.filter((other) => other !== enemy && stepsBetween(other.actor, enemy.actor) <= EARSHOT);
  return toll([{ ...enemy, hits: left }]) + toll(others) / 2;
}
