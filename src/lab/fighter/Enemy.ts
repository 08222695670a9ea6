import type { Breed, Effect, Traits } from '../../engine/content';
import { damageIn, healingIn } from '../../engine/effects/effects';
import type { Game } from '../../engine/Game';
import { defenceOf, powerOf, speedOf } from '../../engine/rules/stats';
import { resists } from '../../engine/rules/statuses';
import { natureOf, traitsOf } from '../../engine/rules/traits';
import type { Actor } from '../../engine/state';

/** Turns for which somebody who was called strikes. */
const ANSWERED = 4;

/** A hostile in view, as looking at it tells. */
export interface Enemy {
  readonly actor: Actor;
  /** Hit points that its attacks cost the player each turn, venom counted in. */
  readonly harm: number;
  /** Hit points that it costs each turn from afar, and within which dx^2 + dy^2. */
  readonly shot: number;
  readonly range: number;
  /** Attacks of the player that kill it; Infinity when they do nothing. */
  readonly hits: number;
  /** Hit points that killing it costs whatever it does: thorns, and how it goes. */
  readonly price: number;
  /** Turns for which it does not do what it wants. */
  readonly held: number;
  readonly directions: 4 | 8;
  /** Keeps its distance, or runs away: nobody has to wait for it, and nobody catches it. */
  readonly isShy: boolean;
  readonly isRunning: boolean;
}

/** The player's part in a fight, worked out once a turn. */
export interface Prowess {
  readonly power: number;
  readonly defence: number;
  /** Percent of all damage that is taken, and energy a round. */
  readonly takes: number;
  readonly speed: number;
}

export function prowessOf(game: Game): Prowess {
  const { player } = game.state;
  return { power: powerOf(game, player), defence: defenceOf(game, player), takes: natureOf(game, player).takes, speed: speedOf(game, player) };
}

/** Sizes somebody up. */
export function enemyOf(game: Game, own: Prowess, actor: Actor): Enemy {
  const breed = game.breedOf(actor);
  const traits = traitsOf(game, actor);
  const pace = speedOf(game, actor) / own.speed;
  const attack = (Math.max(0, powerOf(game, actor) - own.defence) * own.takes) / 100;
  const venom = attack > 0 ? sumOver(traits, ({ onHit = [] }) => venomOf(game, onHit)) : 0;
  const hits = hitsFor(game, own, { actor, hp: actor.hp });
  const { shot, range } = shotsOf(game, own, traits);
  return {
    actor,
    harm: (attack + venom) * pace,
    shot: shot * pace,
    range,
    hits,
    price: priceOf(traits, hits),
    held: heldFor(game, actor),
    directions: breed.directions,
    isShy: breed.brain.includes('keepAway'),
    isRunning: runs(breed, actor),
  };
}

/** Attacks of the player that take so many hit points off an actor whose wounds may close meanwhile. */
export function hitsFor(game: Game, own: Prowess, { actor, hp }: { actor: Actor; hp: number }): number {
  const damage = Math.ceil((Math.max(0, own.power - defenceOf(game, actor)) * natureOf(game, actor).takes) / 100);
  if (hp <= damage) return 1;
  const healed = sumOver(traitsOf(game, actor), ({ eachTurn }) => healingIn(eachTurn));
  const net = damage - (healed * speedOf(game, actor)) / own.speed;
  return net > 0 ? 1 + Math.ceil((hp - damage) / net) : Infinity;
}

/** Hit points that what an attack leaves behind costs in all. */
export function venomOf(game: Game, effects: readonly Effect[]): number {
  return sumOver(effects, (effect) => {
    if (effect.do !== 'inflict' || resists(game, game.state.player, effect.status)) return 0;
    const row = game.content.statuses.get(effect.status);
    const each = damageIn(row?.eachTurn);
    const turns = effect.turns ?? row?.turns ?? 0;
    // Only what adds up does so with every attack.
    return row?.stacks === 'add' ? each * turns : each;
  });
}

/** What its abilities cost each turn, by how often they can be used. */
function shotsOf(game: Game, own: Prowess, traits: readonly Traits[]): { shot: number; range: number } {
  let shot = 0;
  let range = 0;
  for (const { abilities = [] } of traits) {
    for (const ability of abilities) {
      if (ability.on !== 'foe') continue;
      const struck = ability.target.at === 'self' ? 0 : damageIn(ability.effects) * (own.takes / 100) + venomOf(game, ability.effects);
      const hit = struck + calledBy(game, own, ability.effects);
      shot += (hit * ability.chance) / (100 * Math.max(1, ability.every));
      range = Math.max(range, ability.range);
    }
  }
  return { shot, range };
}

/** What those whom it calls cost, until they are dead. */
function calledBy({ content }: Game, { defence }: Prowess, effects: readonly Effect[]): number {
  return sumOver(effects, (effect) => (effect.do === 'summon' ? effect.count * ANSWERED * Math.max(0, (content.breeds.get(effect.breed)?.power ?? 0) - defence) : 0));
}

function priceOf(traits: readonly Traits[], hits: number): number {
  const sting = sumOver(traits, ({ onStruck = [] }) => damageIn(onStruck));
  const last = sumOver(traits, ({ onDeath = [] }) => sumOver(onDeath, ({ target, effects }) => (target.at === 'cell' ? damageIn(effects) : 0)));
  return (sting > 0 ? sting * hits : 0) + last;
}

/** A thief with its booty, or somebody who has lost its nerve. */
function runs({ brain, nerve = 0 }: Breed, { hp, maxHp, loot }: Actor): boolean {
  return (brain.includes('rob') && loot.length > 0) || (brain.includes('escape') && hp * 100 < maxHp * nerve);
}

function heldFor(game: Game, actor: Actor): number {
  let turns = 0;
  for (const status in actor.statuses) {
    if (game.content.statuses.get(status)?.tactic) turns = Math.max(turns, actor.statuses[status] as number);
  }
  return turns;
}

export function sumOver<T>(list: readonly T[], what: (one: T) => number): number {
  let sum = 0;
  for (const one of list) sum += what(one);
  return sum;
}
