import { isConsumable, type Effect } from '../../engine/content';
import { cellsHit, type Aimed } from '../../engine/effects/aim';
import { someone, type Whom } from '../../engine/effects/clauses';
import { describeEffects } from '../../engine/effects/describe';
import { damageIn, kindOf } from '../../engine/effects/effects';
import { NOTHING, phrase } from '../../engine/effects/phrases';
import type { Game } from '../../engine/Game';
import { paidItems } from '../../engine/rules/features';
import { actorName, itemName } from '../../engine/rules/names';
import { maxHpOf } from '../../engine/rules/stats';
import type { Point } from '../../engine/core/point';
import type { Actor } from '../../engine/state';
import { nameText, text, textsOf } from '../../keep/text';

/** What an item or skill would do at a cell, as far as the player can tell. */
export interface StrikeView {
  readonly lines: readonly string[];
  /** A warning that the player would be hit too, and how badly; null if not. */
  readonly warning: string | null;
}

/** The effects of an item or skill on a cell, with a warning if they hit the player. */
export function strikeView(game: Game, item: Aimed, cell: Point): StrikeView {
  const effects = effectsOf(game, item);
  const hit = victims(game, item, cell);
  const enemies = hit.filter((actor) => actor !== game.state.player);
  const hitsPlayer = enemies.length < hit.length;
  const damage = damageIn(effects, game.state.floor);
  const hurts = damage > 0 ? [hurtLine(game, { damage, enemies, hitsPlayer })] : [];
  const others = otherLines(game, effects, hit);
  const used = 'kind' in item ? [] : paidItems(game, item).map((each) => nameText(itemName(game, each)));
  const uses = used.length === 0 ? [] : [text('ui.strike.uses', { items: used.join(', ') })];
  return { lines: [...hurts, ...others, ...uses], warning: hitsPlayer ? warningOf(game, damage) : null };
}

/** Whether an item aimed at a cell would hit the player too. */
export function isInBlast(game: Game, item: Aimed, cell: Point): boolean {
  return victims(game, item, cell).includes(game.state.player);
}

function effectsOf({ content }: Game, item: Aimed): readonly Effect[] {
  if (!('kind' in item)) return item.effects;
  const kind = content.itemKinds.get(item.kind);
  return kind && isConsumable(kind) ? kind.effects : [];
}

/** The actors in the blast that the player sees, including the player. */
function victims(game: Game, item: Aimed, cell: Point): Actor[] {
  const { floor } = game;
  return cellsHit(game, item, cell).flatMap(({ x, y }) => (floor.isVisible(x, y) ? seenAt(game, x, y) : []));
}

function seenAt(game: Game, x: number, y: number): Actor[] {
  const actor = game.floor.actorAt(x, y);
  return actor && (actor === game.state.player || game.seesActor(actor)) ? [actor] : [];
}

function hurtLine(game: Game, { damage: n, enemies, hitsPlayer }: { damage: number; enemies: readonly Actor[]; hitsPlayer: boolean }): string {
  const [first, ...more] = enemies;
  if (first && more.length === 0 && !hitsPlayer) return oneHurt(game, first, n);
  const kills = enemies.filter((actor) => actor.hp <= n).length;
  const who = enemies.length === 0 ? (hitsPlayer ? 'you' : 'nobody') : hitsPlayer ? 'both' : 'enemies';
  return text(`ui.strike.${who}`, { n, enemies: enemies.length, kills });
}

function oneHurt(game: Game, actor: Actor, n: number): string {
  const params = { n, actor: actorName(game, actor), hp: actor.hp - n, maxHp: maxHpOf(game, actor) };
  return text(actor.hp <= n ? 'ui.strike.kills' : 'ui.strike.leaves', params);
}

/** What else happens: to a single one by name, else to all that it reaches. */
function otherLines(game: Game, effects: readonly Effect[], hit: readonly Actor[]): string[] {
  const others = effects.filter((effect) => kindOf(effect).damage === undefined);
  const place = { around: NOTHING, on: phrase('place.there') };
  return textsOf(describeEffects(others, { content: game.content, floor: game.state.floor }, { ...whomOf(game, hit), ...place }));
}

function whomOf(game: Game, [first, ...more]: readonly Actor[]): Whom {
  if (!first || more.length > 0) return someone('whom.reached', 'whom.them');
  if (first === game.state.player) return someone('whom.you', 'whom.you');
  const params = { actor: actorName(game, first) };
  return someone(phrase('whom.actor', params), phrase('whom.actor.again', params));
}

function warningOf({ state: { player } }: Game, n: number): string {
  if (n === 0) return text('ui.strike.inBlast');
  return text(n >= player.hp ? 'ui.strike.inBlast.dies' : 'ui.strike.inBlast.hurt', { n, hp: player.hp });
}
