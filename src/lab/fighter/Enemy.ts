import { hasTactic, type Ability, type Breed, type Effect, type Traits } from '../../engine/content';
import { damageIn, damageTo, healingIn, inflictedBy } from '../../engine/effects/effects';
import type { Game } from '../../engine/Game';
import { impact } from '../../engine/rules/combat';
import { hasLamp } from '../../engine/rules/lamp';
import { brightnessAt } from '../../engine/rules/light';
import { defenceOf, powerOf, speedOf } from '../../engine/rules/stats';
import { resists, turnsOf } from '../../engine/rules/statuses';
import { isAfloat } from '../../engine/rules/swimming';
import { natureOf, traitsOf } from '../../engine/rules/traits';
import type { Actor } from '../../engine/state';

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
  return { power: powerOf(game, player), defence: defenceOf(game, player), takes: natureOf(game, player).takes, speed: speedOf(game, player) };
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
    held: heldFor(game, actor),
    directions: breed.directions,
    isShy: hasTactic(breed, 'isShy'),
    isRunning: runs(breed, actor) || breed.moves === 'swim' || hasLamp(game, actor),
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
export function venomOf(game: Game, effects: readonly Effect[]): number {
  return sumOver(inflictedBy(effects), (given) => {
    if (resists(game, game.state.player, given.status)) return 0;
    const row = game.content.statuses.get(given.status);
    // Only stacking statuses count for every hit.
    return damageIn(row?.eachTurn, game.state.floor) * (row?.stacks === 'add' ? turnsOf(game, given) : 1);
  });
}

/** What its abilities cost per turn, given how often they can be used. */
function shotsOf(game: Game, own: Prowess, { actor, traits }: { actor: Actor; traits: readonly Traits[] }): { shot: number; range: number } {
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
  const last = sumOver(traits, ({ onDeath = [] }) => sumOver(onDeath, ({ target, effects }) => (target.at === 'cell' ? damageIn(effects, floor) : 0)));
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

export function sumOver<T>(list: readonly T[], what: (one: T) => number): number {
  let sum = 0;
  for (const one of list) sum += what(one);
  return sum;
}
