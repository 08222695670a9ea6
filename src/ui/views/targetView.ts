import type { Game } from '../../engine/Game';
import { type Effect, isConsumable } from '../../engine/content';
import type { Message } from '../../engine/core/grammar';
import type { Point } from '../../engine/core/point';
import { aimError, cellsHit, type Aimed } from '../../engine/facts/aim';
import { damageTo, wielded } from '../../engine/facts/combat';
import { paidItems } from '../../engine/facts/hero';
import { inspect } from '../../engine/facts/inspect';
import { actorName, isKnown, itemName } from '../../engine/facts/names';
import { maxHpOf } from '../../engine/facts/stats';
import { NOTHING, phrase, someone, type Whom } from '../../engine/effects/phrases';
import { describeEffects } from '../../engine/effects/describe';
import { damageIn, doDamage, kindOf } from '../../engine/effects/effects';
import type { Actor } from '../../engine/state';
import { nameOfItem, nameText, text, type TextKey, textOf, textsOf } from '../../keep/text';
import { whereabouts } from './surroundingsView';

/** The text about a cell under a cursor. */
interface CellView {
  readonly where: string;
  readonly lines: readonly string[];
  /** Descriptions of what is there, as opposed to facts. */
  readonly tales: readonly string[];
}

/** The text about a cell being aimed at. */
interface TargetView extends CellView {
  readonly title: string;
  /** Why the cell cannot be targeted; null if it can. */
  readonly error: string | null;
  /** A warning that the player would be hit too; null if not. */
  readonly warning: string | null;
}

/** Lines about melee, which do not apply to an item. */
const ATTACKS = /^look\.(hitsToKill|cannotHurt|hitsToDie|harmless)/;

/** A cell's position and what is known about it. */
export function cellView(game: Game, cell: Point): CellView {
  return { where: whereabouts(game.state.player, cell), ...linesOf(inspect(game, cell)) };
}

function linesOf(known: readonly Message[]): Pick<CellView, 'lines' | 'tales'> {
  const isDescription = ({ key }: Message): boolean => key.endsWith('.about');
  return { lines: known.filter((message) => !isDescription(message)).map(textOf), tales: textsOf(known.filter(isDescription)) };
}

/** A cell's position, what is there, and what an item would do there. */
export function targetView(game: Game, item: Aimed, cell: Point): TargetView {
  const title = text('ui.target', { item: 'kind' in item ? nameOfItem(game, item) : text(`skill.${item.id}` as TextKey) });
  const where = whereabouts(game.state.player, cell);
  const known = linesOf(inspect(game, cell).filter(({ key }) => !ATTACKS.test(key))).lines;
  const error = aimError(game, item, cell);
  if (error) return { title, where, lines: known, tales: [], error: textOf(error), warning: null };
  const { lines, warning } = !('kind' in item) || isKnown(game, item.kind)
    ? strikeView(game, item, cell)
    : { lines: [text('ui.item.unknown')], warning: null };
  return { title, where, lines: [...lines, ...known], tales: [], error: null, warning };
}

/** What a cursor's cell is, in one line. */
export function cellWords(game: Game, cell: Point): string {
  const { where, lines, tales } = cellView(game, cell);
  return [...placeWords(game, cell, where), ...lines, ...tales].join(' ');
}

/** What an item or skill would do at a cursor's cell, and its name. */
export function targetWords(game: Game, item: Aimed, cell: Point): { readonly title: string; readonly words: string } {
  const { title, where, lines, error, warning } = targetView(game, item, cell);
  return { title, words: [...placeWords(game, cell, where), ...lines, error, warning].filter((line) => line !== null).join(' ') };
}

/** Where a cell is; that it is the player's own, the line about the player says. */
function placeWords({ state: { player } }: Game, { x, y }: Point, where: string): string[] {
  return x === player.x && y === player.y ? [] : [`${where}.`];
}

/** Lines that any cell has, or a whole room shares. */
const PLAIN: readonly string[] = ['look.unknown', 'look.remembered', 'look.tile', 'look.place'];

/** The text of the tooltip of a cell; null if unexplored. */
export function peekView(game: Game, cell: Point): CellView | null {
  return game.floor.isExplored(cell.x, cell.y) ? cellView(game, cell) : null;
}

/** Whether hovering over a cell shows a tooltip: it has more than plain ground or wall. */
export function isWorthPeek(game: Game, { x, y }: Point): boolean {
  const { floor, state: { player } } = game;
  if (!floor.isExplored(x, y) || (x === player.x && y === player.y)) return false;
  const { stairs, key, wet, noise, glow } = floor.tileAt(x, y);
  if ((stairs ?? key ?? noise ?? glow) !== undefined || wet === true) return true;
  return inspect(game, { x, y }).some(({ key: line }) => !PLAIN.includes(line) && !line.startsWith('vault.'));
}

/** What an item or skill would do at a cell, as far as the player can tell. */
interface StrikeView {
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
  const hurts = doDamage(effects) ? [hurtLine(game, { effects, enemies, hitsPlayer })] : [];
  const others = otherLines(game, effects, hit);
  const used = 'kind' in item ? [] : paidItems(game, item).map((each) => nameText(itemName(game, each)));
  const uses = used.length === 0 ? [] : [text('ui.strike.uses', { items: used.join(', ') })];
  return { lines: [...hurts, ...others, ...uses], warning: hitsPlayer ? warningOf(game, lossOf(game, effects, game.state.player)) : null };
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

/** The HP that the damage of an item or skill takes from an actor. */
function lossOf(game: Game, effects: readonly Effect[], on: Actor): number {
  const fixed = effects.filter((effect) => kindOf(effect).damage !== undefined);
  const [loss] = damageTo(game, fixed, { caster: game.state.player, on, isUsed: true });
  return loss;
}

function hurtLine(
  game: Game, { effects, enemies, hitsPlayer }: { effects: readonly Effect[]; enemies: readonly Actor[]; hitsPlayer: boolean },
): string {
  const [first, ...more] = enemies;
  if (first && more.length === 0 && !hitsPlayer) return oneHurt(game, first, lossOf(game, effects, first));
  const n = wielded(game, game.state.player, damageIn(effects, game.state.floor));
  const kills = enemies.filter((actor) => actor.hp <= lossOf(game, effects, actor)).length;
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
