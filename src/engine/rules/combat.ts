import type { Game } from '../Game';
import type { Actor } from '../state';
import { die } from './death';
import { defenceOf, maxHpOf, powerOf } from './stats';

/** Whether one would attack the other: the player against all the rest. */
export function isHostile(game: Game, actor: Actor, other: Actor): boolean {
  const { player } = game.state;
  return (actor === player) !== (other === player);
}

/** A blow: power - defence, at least 0, no roll, always hits (RULES 1.2). */
export function strike(game: Game, attacker: Actor, target: Actor): void {
  const damage = Math.max(0, powerOf(game, attacker) - defenceOf(game, target));
  const from = { x: attacker.x, y: attacker.y };
  const to = { x: target.x, y: target.y };
  game.emit({ type: 'attacked', attacker: attacker.id, target: target.id, from, to, damage, seen: game.sees(from) || game.sees(to) });
  const params = { attacker: `breed.${attacker.breed}`, target: `breed.${target.breed}`, n: damage };
  if (game.sees(to)) game.say(attacker === game.state.player ? 'playerAttack' : 'enemyAttack', damage > 0 ? 'log.attack' : 'log.attackFails', params);
  hurt(game, { source: attacker, target, amount: damage });
}

/** Damage from any source: takes at least 0 hit points, never more than are left, and kills at 0. Nothing hits the dead again. */
export function hurt(game: Game, wound: { source: Actor; target: Actor; amount: number }): void {
  const { target } = wound;
  const amount = Math.min(Math.max(0, wound.amount), target.hp);
  if (amount === 0) return;
  target.hp -= amount;
  const at = { x: target.x, y: target.y };
  game.emit({ type: 'damaged', actor: target.id, at, amount, hp: target.hp, seen: game.sees(at) });
  if (target.hp === 0) die(game, target, wound.source);
}

/** Gives hit points back, up to the maximum; answers how many. */
export function heal(game: Game, target: Actor, most: number): number {
  const amount = Math.min(most, maxHpOf(game, target) - target.hp);
  target.hp += amount;
  const at = { x: target.x, y: target.y };
  game.emit({ type: 'healed', actor: target.id, at, amount, hp: target.hp, seen: game.sees(at) });
  return amount;
}
