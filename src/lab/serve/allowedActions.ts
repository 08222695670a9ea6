import type { Action } from '../../engine/actions/Action';
import { canBeGiven, Give, Order } from '../../engine/actions/company';
import { Bump } from '../../engine/actions/fights';
import { Become, Choose, Hood, levelChoices, LevelUp, UseSkill, type LevelReward } from '../../engine/actions/hero';
import { Drop, Equip, PickUp, UseItem } from '../../engine/actions/items';
import { Stairs, Wait } from '../../engine/actions/moves';
import { aimError, aimKind, aims, prepare } from '../../engine/facts/aim';
import { canSwap } from '../../engine/facts/danger';
import { choiceRefusal, choicesAt } from '../../engine/facts/features';
import { offersOf, skillOf, skillRefusal } from '../../engine/facts/hero';
import { oilOf } from '../../engine/facts/light';
import { isKeptApart } from '../../engine/facts/movement';
import { isKnown } from '../../engine/facts/names';
import { alliesOf, canLeadMore, isHostile, neediestAlly } from '../../engine/facts/sides';
import { isAimed } from '../../engine/facts/targets';
import { wornSlot } from '../../engine/facts/traits';
import { canTake } from '../../engine/ai/explore';
import { isConsumable, isEmpty, isWearable, type Consumable } from '../../engine/content';
import { DIRECTIONS, distanceSquared, type Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import { encodeAction } from '../../engine/run/actionCodec';
import type { Actor, Item } from '../../engine/state';
import type { BotKnowledge } from './BotKnowledge';
import { byPlace } from './observation';

/** An action as the bot is told of it and sends it back; `action` is its text in recordings, with the bot's numbers for items. */
export interface ShownAction {
  readonly action: string;
  readonly kind:
    | 'level' | 'attack' | 'move' | 'free' | 'swap' | 'wait' | 'hero' | 'skill' | 'hood' | 'order' | 'give' | 'choose' | 'pickUp'
    | 'down' | 'up' | 'use' | 'equip' | 'unequip' | 'drop';
  readonly item?: number;
  /** The cell it is aimed at. */
  readonly x?: number;
  readonly y?: number;
  readonly reward?: LevelReward;
  readonly talent?: string;
  readonly hero?: string;
  /** What is chosen of a feature: the id of its row, or the kind of the item. */
  readonly choice?: string;
}

/** Names of all fields of an action, for what comes back; one that is missing here does not compile. */
export const ACTION_FIELDS = Object.keys({
  action: true, kind: true, item: true, x: true, y: true, reward: true, talent: true, hero: true, choice: true,
} satisfies Record<keyof ShownAction, true>) as readonly (keyof ShownAction)[];

/** A shown action, and what it is in the game. */
export interface Allowed {
  readonly shown: ShownAction;
  readonly action: Action;
}

/** What makes sense as far as the player knows. Nothing is tried out: that would tell what is hidden. */
export function allowedActions(game: Game, knowledge: BotKnowledge): Allowed[] {
  const { state } = game;
  if (state.hero.choices > 0) return levels(game);
  return [
    ...(state.turn === 0 ? [...game.content.heroes.keys()].map((hero, index) => allow(new Become(index), { kind: 'hero', hero })) : []),
    ...skills(game),
    ...steps(game, knowledge),
    allow(new Wait(), { kind: 'wait' }),
    ...(game.content.light && (state.hero.hooded || oilOf(game) > 0) ? [allow(new Hood(), { kind: 'hood' })] : []),
    ...(alliesOf(game).length > 0 ? [allow(new Order(), { kind: 'order' })] : []),
    ...offers(game, knowledge),
    ...underfoot(game, knowledge),
    ...state.hero.inventory.flatMap((item) => handlings(game, knowledge, item)),
  ];
}

/** The talents of a level, or its rewards. */
function levels(game: Game): Allowed[] {
  const offers = offersOf(game);
  return levelChoices(game).map((action, index) => {
    if (action instanceof LevelUp) return allow(action, { kind: 'level', reward: action.reward });
    return allow(action, { kind: 'level', talent: offers[index] ?? '' });
  });
}

/** The hero's skill: for each sensible target where it needs one. `aims` breaks ties by age, which nobody sees. */
function skills(game: Game): Allowed[] {
  const skill = skillOf(game);
  if (!skill || skillRefusal(game, skill)) return [];
  if (!isAimed(skill.target)) return aimError(game, skill, game.state.player) === null ? [allow(new UseSkill(), { kind: 'skill' })] : [];
  return aims(game, skill).sort(byPlace).map(({ x, y }) => allow(new UseSkill({ x, y }), { kind: 'skill', x, y }));
}

/** @param shownAs the same action with the bot's number for the item */
function allow(action: Action, shown: Omit<ShownAction, 'action'>, shownAs: Action = action): Allowed {
  const text = encodeAction(shownAs);
  if (text === null) throw new Error(`The action ${shown.kind} has no text.`);
  return { shown: { action: text, ...shown }, action };
}

/** Steps onto what is not known to be in the way, and attacks on adjacent monsters in view, unless deep water keeps them apart. */
function steps(game: Game, knowledge: BotKnowledge): Allowed[] {
  const { floor, state: { player, hero } } = game;
  return DIRECTIONS.flatMap((step) => {
    const at = { x: player.x + step.x, y: player.y + step.y };
    const isAttack = enemiesSeen(game).some(({ x, y }) => x === at.x && y === at.y);
    const enemy = isAttack ? floor.actorAt(at.x, at.y) : null;
    if (enemy && isKeptApart(game, player, enemy)) return [];
    const tile = knowledge.tileAt(game, at);
    const isOpen = tile === null || tile.walkable || tile.deep
      || (tile.key !== undefined && hero.inventory.some(({ kind }) => kind === tile.key));
    if (!isAttack && !(isOpen && floor.contains(at.x, at.y))) return [];
    const friend = friendSeen(game, at);
    if (friend && (friend.bound > 0 ? !canLeadMore(game) : !canSwap(game, player, friend))) return [];
    const kind = friend ? (friend.bound > 0 ? 'free' : 'swap') : isAttack ? 'attack' : 'move';
    return [allow(new Bump(step.x, step.y), { kind, ...at })];
  });
}

/** The captive or ally that the player sees in a cell. */
function friendSeen(game: Game, { x, y }: Point): Actor | null {
  const other = game.floor.actorAt(x, y);
  return other?.side === 'player' && game.seesActor(other) ? other : null;
}

/** What the features beside the player offer that it can pay. */
function offers(game: Game, knowledge: BotKnowledge): Allowed[] {
  return DIRECTIONS.flatMap((step) => {
    const at = { x: game.state.player.x + step.x, y: game.state.player.y + step.y };
    if (!game.content.features.has(knowledge.tileAt(game, at)?.id ?? '')) return [];
    return choicesAt(game, at).flatMap((choice, index) => {
      if (choiceRefusal(game, at, choice)) return [];
      return [allow(new Choose(at.x, at.y, index), { kind: 'choose', ...at, choice: choice.id })];
    });
  });
}

function underfoot(game: Game, knowledge: BotKnowledge): Allowed[] {
  const { x, y } = game.state.player;
  const item = game.floor.itemsAt(x, y).at(-1);
  const stairs = knowledge.tileAt(game, { x, y })?.stairs;
  return [
    ...(item && canTake(game, item.kind) ? [allow(new PickUp(), { kind: 'pickUp' })] : []),
    ...(stairs ? [allow(new Stairs(stairs), { kind: stairs })] : []),
  ];
}

/** What can be done with a carried item. */
function handlings(game: Game, knowledge: BotKnowledge, item: Item): Allowed[] {
  const row = game.content.itemKinds.get(item.kind);
  const number = knowledge.numberOf(item.id) ?? 0;
  const drop = allow(new Drop(item.id), { kind: 'drop', item: number }, new Drop(number));
  if (row && isWearable(row)) {
    const kind = wornSlot(game, item) === null ? 'equip' : 'unequip';
    return [allow(new Equip(item.id), { kind, item: number }, new Equip(number)), drop];
  }
  const aims = row && isConsumable(row) ? aimsOf(game, item, row) : [];
  const gift = canBeGiven(game, item) && neediestAlly(game)
    ? [allow(new Give(item.id), { kind: 'give', item: number }, new Give(number))]
    : [];
  const uses = aims.map((aim) => allow(new UseItem(item.id, aim), { kind: 'use', item: number, ...aim }, new UseItem(number, aim)));
  return [...uses, ...gift, drop];
}

/** The cells at which an item can be used; null for no cell. */
function aimsOf(game: Game, item: Item, row: Consumable): (Point | null)[] {
  if (!isKnown(game, item.kind)) return blindAims(game, row.group);
  if (isEmpty(row, item)) return [];
  const { target } = row;
  if (target.at === 'cell') {
    const { player } = game.state;
    const isHit = (cell: Point): boolean => [player, ...enemiesSeen(game)].some((actor) => distanceSquared(cell, actor) <= target.radius);
    return groundInView(game).filter((cell) => target.evenEmpty === true || isHit(cell));
  }
  const aims = target.at === 'actor' ? enemiesSeen(game) : [null];
  return aims.filter((aim) => {
    const prepared = prepare(game, row, { source: game.state.player, aim, cause: { table: 'item', id: item.kind } });
    // A crowd is made of unseen monsters too.
    return !('why' in prepared) || prepared.why.key === 'refused.crowded';
  });
}

/** Aims at which the game refuses no unidentified kind of a group: a refusal would tell them apart at no cost. */
function blindAims(game: Game, group: string | undefined): (Point | null)[] {
  const kinds = [...game.content.itemKinds].flatMap(([id, kind]) =>
    (isConsumable(kind) && kind.group === group && !isKnown(game, id) ? [kind] : []));
  const aimed = kinds.filter((kind) => aimKind(kind) !== 'none');
  if (aimed.length === 0) return [null];
  const range = Math.min(...aimed.map(({ target }) => (target.at === 'actor' ? (target.range ?? Infinity) : Infinity)));
  return enemiesSeen(game).filter((enemy) => distanceSquared(game.state.player, enemy) <= range);
}

/** The cells of the enemies that the player sees, row by row: their order in the state tells their ages. */
function enemiesSeen(game: Game): Point[] {
  const seen = game.floor.state.actors.filter((actor) => isHostile(game.state.player, actor) && game.seesActor(actor));
  return seen.map(({ x, y }) => ({ x, y })).sort(byPlace);
}

function groundInView({ floor }: Game): Point[] {
  const cells = Array.from(floor.fov.cells.slice(0, floor.fov.count), (cell) => floor.position(cell));
  return cells.filter(({ x, y }) => floor.isWalkable(x, y)).sort(byPlace);
}
