import type { Action } from '../../engine/actions/Action';
import { Bump } from '../../engine/actions/Bump';
import { Drop } from '../../engine/actions/Drop';
import { Equip } from '../../engine/actions/Equip';
import { LevelUp, type LevelReward } from '../../engine/actions/LevelUp';
import { PickUp } from '../../engine/actions/PickUp';
import { Stairs } from '../../engine/actions/Stairs';
import { UseItem } from '../../engine/actions/UseItem';
import { Wait } from '../../engine/actions/Wait';
import { canTake } from '../../engine/ai/explore';
import { isConsumable, isWearable, type Consumable } from '../../engine/content';
import { DIRECTIONS, distanceSquared, type Point } from '../../engine/core/point';
import { aimKind } from '../../engine/effects/aim';
import { prepare } from '../../engine/effects/work';
import type { Game } from '../../engine/Game';
import { isKnown, itemName } from '../../engine/rules/names';
import { wornSlot } from '../../engine/rules/wear';
import { encodeAction } from '../../engine/run/actionCodec';
import type { Item } from '../../engine/state';
import type { Knowledge } from './Knowledge';

/** An action as the bot is told of it and sends it back; `action` is its text in recordings, with the bot's numbers for items. */
export interface ShownAction {
  readonly action: string;
  readonly kind: 'level' | 'attack' | 'move' | 'wait' | 'pickUp' | 'down' | 'up' | 'use' | 'equip' | 'unequip' | 'drop';
  readonly item?: number;
  /** The cell it is aimed at. */
  readonly x?: number;
  readonly y?: number;
  readonly reward?: LevelReward;
}

/** A shown action, and what it is in the game. */
export interface Allowed {
  readonly shown: ShownAction;
  readonly action: Action;
}

const REWARDS: readonly LevelReward[] = ['life', 'power', 'defence'];

/** What makes sense as far as the player knows. Nothing is tried out: that would tell what is hidden. */
export function allowedActions(game: Game, knowledge: Knowledge): Allowed[] {
  const { state } = game;
  if (state.hero.choices > 0) return REWARDS.map((reward) => allow(new LevelUp(reward), { kind: 'level', reward }));
  return [
    ...steps(game, knowledge),
    allow(new Wait(), { kind: 'wait' }),
    ...underfoot(game, knowledge),
    ...state.hero.inventory.flatMap((item) => handlings(game, knowledge, item)),
  ];
}

/** @param shownAs the same action with the bot's number for the item */
function allow(action: Action, shown: Omit<ShownAction, 'action'>, shownAs: Action = action): Allowed {
  const text = encodeAction(shownAs);
  if (text === null) throw new Error(`The action ${shown.kind} has no text.`);
  return { shown: { action: text, ...shown }, action };
}

/** Steps onto what is not known to be in the way, and attacks on adjacent monsters in view. */
function steps(game: Game, knowledge: Knowledge): Allowed[] {
  const { floor, state: { player, hero } } = game;
  return DIRECTIONS.flatMap((step) => {
    const at = { x: player.x + step.x, y: player.y + step.y };
    const isAttack = enemiesSeen(game).some(({ x, y }) => x === at.x && y === at.y);
    const tile = knowledge.tileAt(game, at);
    const isOpen = tile === null || tile.walkable || (tile.key !== undefined && hero.inventory.some(({ kind }) => kind === tile.key));
    if (!isAttack && !(isOpen && floor.contains(at.x, at.y))) return [];
    return [allow(new Bump(step.x, step.y), { kind: isAttack ? 'attack' : 'move', ...at })];
  });
}

function underfoot(game: Game, knowledge: Knowledge): Allowed[] {
  const { x, y } = game.state.player;
  const item = game.floor.itemsAt(x, y).at(-1);
  const stairs = knowledge.tileAt(game, { x, y })?.stairs;
  return [
    ...(item && canTake(game, item.kind) ? [allow(new PickUp(), { kind: 'pickUp' })] : []),
    ...(stairs ? [allow(new Stairs(stairs), { kind: stairs })] : []),
  ];
}

/** What can be done with a carried item. */
function handlings(game: Game, knowledge: Knowledge, item: Item): Allowed[] {
  const row = game.content.itemKinds.get(item.kind);
  const number = knowledge.numberOf(item.id) ?? 0;
  const drop = allow(new Drop(item.id), { kind: 'drop', item: number }, new Drop(number));
  if (row && isWearable(row)) {
    const kind = wornSlot(game, item) === null ? 'equip' : 'unequip';
    return [allow(new Equip(item.id), { kind, item: number }, new Equip(number)), drop];
  }
  const aims = row && isConsumable(row) ? aimsOf(game, item, row) : [];
  return [...aims.map((aim) => allow(new UseItem(item.id, aim), { kind: 'use', item: number, ...aim }, new UseItem(number, aim))), drop];
}

/** The cells at which an item can be used; null for no cell. */
function aimsOf(game: Game, item: Item, row: Consumable): (Point | null)[] {
  if (!isKnown(game, item.kind)) return blindAims(game, row.group);
  if (row.charges !== undefined && item.charges === 0) return [];
  const { target } = row;
  if (target.at === 'cell') {
    const { player } = game.state;
    const isHit = (cell: Point): boolean => [player, ...enemiesSeen(game)].some((actor) => distanceSquared(cell, actor) <= target.radius);
    return groundInView(game).filter((cell) => target.evenEmpty === true || isHit(cell));
  }
  const aims = target.at === 'actor' ? enemiesSeen(game) : [null];
  return aims.filter((aim) => {
    const prepared = prepare(game, row, { source: game.state.player, aim, cause: itemName(game, item) });
    // A crowd is made of unseen monsters too.
    return !('why' in prepared) || prepared.why.key === 'refused.crowded';
  });
}

/** The same for all unidentified kinds of a group, and such that the game refuses none of them: a refusal would tell them apart at no cost. */
function blindAims(game: Game, group: string | undefined): (Point | null)[] {
  const kinds = [...game.content.itemKinds].flatMap(([id, kind]) => (isConsumable(kind) && kind.group === group && !isKnown(game, id) ? [kind] : []));
  const aimed = kinds.filter((kind) => aimKind(kind) !== 'none');
  if (aimed.length === 0) return [null];
  const range = Math.min(...aimed.map(({ target }) => (target.at === 'actor' ? (target.range ?? Infinity) : Infinity)));
  return enemiesSeen(game).filter((enemy) => distanceSquared(game.state.player, enemy) <= range);
}

/** The cells of the monsters that the player sees, row by row: their order in the state tells their ages. */
function enemiesSeen(game: Game): Point[] {
  return game.floor.state.actors.filter((actor) => game.seesActor(actor)).map(({ x, y }) => ({ x, y })).sort((a, b) => a.y - b.y || a.x - b.x);
}

function groundInView({ floor }: Game): Point[] {
  const cells = Array.from(floor.fov.cells.slice(0, floor.fov.count), (cell) => floor.position(cell));
  return cells.filter(({ x, y }) => floor.isWalkable(x, y)).sort((a, b) => a.y - b.y || a.x - b.x);
}
