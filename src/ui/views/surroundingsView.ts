import type { Game } from '../../engine/Game';
import { unexploredWays } from '../../engine/ai/explore';
import { isGoalItem, type ItemKind, type TileKind } from '../../engine/content';
import { type Heading, type Point, stepsBetween } from '../../engine/core/point';
import { headingSeen } from '../../engine/facts/facing';
import { lostLanternAt } from '../../engine/facts/light';
import { actorName, breedSeen, disguiseOf, itemLook, itemName } from '../../engine/facts/names';
import { isNearEnough } from '../../engine/facts/senses';
import { heardBy } from '../../engine/facts/told';
import { hostOf, isAlly } from '../../engine/facts/sides';
import { nameText, text } from '../../keep/text';

/** A noteworthy thing, as the player knows it: actors in view, the rest also from memory. */
export interface Thing {
  readonly kind: 'hostile' | 'shards' | 'ally' | 'captive' | 'item' | 'trap' | 'stairs' | 'feature' | 'door' | 'way';
  /** Unique on its floor, and stable when it moves or is mistaken for something else. */
  readonly id: string;
  /** Text key of its name. */
  readonly name: string;
  readonly at: Point;
  readonly sprite: string;
  readonly isAsleep?: boolean;
  readonly clings?: boolean;
  /** Where its front faces, if it has one. */
  readonly faces?: Heading | null;
}

/** A line of the surroundings list. */
export interface ThingView {
  readonly name: string;
  readonly where: string;
  readonly sprite: string;
}

/** Everything in sight, then locked doors and ways on, nearest first. */
export function surroundings(game: Game): Thing[] {
  return [...sights(game), ...nearFirst(game, [...lockedDoors(game), ...ways(game)])];
}

/** Everything in sight: hostiles, then remains that will rise, allies and captives, items, traps and stairs, each group nearest first. */
export function sights(game: Game): Thing[] {
  const actors = actorsSeen(game);
  const ofKind = (...kinds: Thing['kind'][]): Thing[] => actors.filter(({ kind }) => kinds.includes(kind));
  const groups = [ofKind('hostile'), shards(game), ofKind('ally', 'captive'), items(game), traps(game), stairs(game), features(game)];
  return groups.flatMap((things) => nearFirst(game, things));
}

/** The surroundings as lines with distance and direction. */
export function surroundingsView(game: Game): ThingView[] {
  const { player } = game.state;
  return surroundings(game).map((thing) => ({ name: thingName(thing), where: whereabouts(player, thing.at), sprite: thing.sprite }));
}

/** Its name, marked if it is in shards, an ally, a captive, asleep or clinging to someone, and with where its front faces. */
export function thingName(thing: Thing): string {
  const name = markedName(thing);
  return thing.faces ? text('look.thing.faces', { name, way: `ui.action.${thing.faces}` }) : name;
}

function markedName({ kind, name, isAsleep, clings }: Thing): string {
  if (kind === 'shards') return text('ui.surroundings.isShards', { name: nameText(name) });
  if (kind === 'ally') return text('ui.surroundings.isAlly', { name: nameText(name) });
  if (kind === 'captive') return text('ui.surroundings.isCaptive', { name: nameText(name) });
  if (clings === true) return text('ui.surroundings.clings', { name: nameText(name) });
  return isAsleep === true ? text('ui.surroundings.asleep', { name: nameText(name) }) : nameText(name);
}

/** The surroundings in one line: how many of each, and where the stairs are. */
export function surroundingsSummary(game: Game): string {
  const things = surroundings(game);
  const counts = (['hostile', 'shards', 'ally', 'captive', 'item', 'trap', 'feature', 'way', 'door'] as const).flatMap((kind) => {
    const n = things.filter((thing) => thing.kind === kind).length;
    return n === 0 ? [] : [text(`ui.surroundings.${kind}`, { n })];
  });
  const steps = things.filter(({ kind }) => kind === 'stairs')
    .map(({ name, at }) => `${nameText(name)} ${whereabouts(game.state.player, at)}`);
  return [...counts, ...steps].join(', ');
}

/** Where one cell is from another, such as "3 tiles north-east"; by both components unless straight or diagonal: "5 east, 2 south". */
export function whereabouts(from: Point, to: Point): string {
  const x = to.x - from.x;
  const y = to.y - from.y;
  if (x === 0 && y === 0) return text('ui.where.here');
  if (x === 0 || y === 0 || Math.abs(x) === Math.abs(y)) {
    return text('ui.where', { n: stepsBetween(from, to), direction: `ui.action.${direction(from, to)}` });
  }
  const side = (n: number, name: string): string => text('ui.where.side', { n: Math.abs(n), direction: `ui.action.${name}` });
  return text('ui.where.exactly', { across: side(x, x < 0 ? 'west' : 'east'), along: side(y, y < 0 ? 'north' : 'south') });
}

const NAMES = [['northWest', 'north', 'northEast'], ['west', '', 'east'], ['southWest', 'south', 'southEast']] as const;

/** The nearest of the eight directions. */
export function direction(from: Point, to: Point): string {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const side = (way: number, across: number): number => (2 * Math.abs(way) < Math.abs(across) ? 0 : Math.sign(way));
  return NAMES[side(y, x) + 1]?.[side(x, y) + 1] ?? '';
}

function actorsSeen(game: Game): Thing[] {
  return game.floor.state.actors.filter((actor) => game.seesActor(actor)).map((actor) => {
    const { id, x, y, asleep } = actor;
    const breed = game.content.breeds.get(breedSeen(game, actor));
    const sprite = `${(actor.bound > 0 ? breed?.captive : undefined)?.sprite ?? breed?.sprite ?? ''}.0`;
    const kind = actor.bound > 0 ? 'captive' : isAlly(game, actor) ? 'ally' : 'hostile';
    const faces = headingSeen(game, actor);
    const named = { kind, id: `actor ${id}`, name: actorName(game, actor), at: { x, y } } as const;
    return { ...named, sprite, isAsleep: asleep, clings: hostOf(game, actor) !== null, faces };
  });
}

/** Remains that will rise unless they are stepped on. */
function shards({ floor }: Game): Thing[] {
  return floor.state.corpses.filter(({ seen, rises }) => seen && rises > 0).map(({ breed, x, y, rises }) => (
    { kind: 'shards', id: `shards ${x} ${y} ${rises}`, name: `breed.${breed}`, at: { x, y }, sprite: 'item/shards.0' }
  ));
}

function items(game: Game): Thing[] {
  const lying = game.floor.state.items.filter(({ seen }) => seen);
  const things = [...lying, ...disguised(game)].map((item): Thing => {
    const { x, y, kind } = item;
    const sprite = frameOf(game.content.itemKinds.get(kind), itemLook(game, kind).sprite);
    return { kind: 'item', id: `item ${x} ${y} ${kind}`, name: itemName(game, item), at: { x, y }, sprite };
  });
  const at = lostLanternAt(game);
  return at ? [...things, { kind: 'item', id: 'lamp', name: 'look.yourLamp', at, sprite: 'item/lantern' }] : things;
}

/** The items that disguised monsters look like, in view or as remembered. */
function disguised(game: Game): { kind: string; affixes: readonly string[]; x: number; y: number }[] {
  return game.floor.state.actors.flatMap((actor) => {
    const kind = disguiseOf(game, actor);
    return kind === undefined ? [] : [{ kind, affixes: [], x: actor.x, y: actor.y }];
  });
}

function traps({ floor, content }: Game): Thing[] {
  const found = floor.state.traps.filter(({ known, x, y }) => known && floor.isExplored(x, y));
  return found.map(({ kind, x, y }) => (
    { kind: 'trap', id: `trap ${x} ${y}`, name: `trap.${kind}`, at: { x, y }, sprite: content.traps.kinds.get(kind)?.sprite ?? '' }
  ));
}

function stairs(game: Game): Thing[] {
  return known(game, (tile) => tile.stairs !== undefined).map((place) => ({ kind: 'stairs', sprite: 'ui/floor', ...place }));
}

/** What can be asked. */
function features(game: Game): Thing[] {
  return known(game, ({ id }) => game.content.features.has(id)).map((place) => ({ kind: 'feature', sprite: 'ui/shop', ...place }));
}

/** Doors that need a key, each with a picture of it. */
function lockedDoors(game: Game): Thing[] {
  const keyOf = ({ x, y }: Point): string => game.floor.tileAt(x, y).key ?? '';
  return known(game, (tile) => tile.key !== undefined).map((place) => (
    { kind: 'door', sprite: game.content.itemKinds.get(keyOf(place.at))?.sprite ?? 'ui/floor', ...place }
  ));
}

/** Explored cells whose tile matches. */
function known({ floor, content }: Game, matches: (tile: TileKind) => boolean): Pick<Thing, 'id' | 'name' | 'at'>[] {
  const matching = content.tiles.map(matches);
  return floor.state.terrain.flatMap((tile, index) => {
    if (matching[tile] !== true || floor.state.explored[index] === 0) return [];
    const at = { x: index % floor.width, y: Math.floor(index / floor.width) };
    return [{ id: `tile ${index}`, name: `tile.${content.tiles[tile]?.id ?? ''}`, at }];
  });
}

/** Exits to unexplored ground, by their door if they have one. */
function ways(game: Game): Thing[] {
  return unexploredWays(game).flatMap((cells) => {
    const isDoor = ({ x, y }: Point): boolean => game.floor.rememberedAt(x, y).opens !== undefined;
    const at = cells.find(isDoor) ?? cells[0];
    if (!at) return [];
    const name = isDoor(at) ? `tile.${game.floor.rememberedAt(at.x, at.y).id}` : 'ui.surroundings.opening';
    return [{ kind: 'way' as const, id: `way ${at.x} ${at.y}`, name, at, sprite: 'ui/explore' }];
  });
}

function nearFirst({ state: { player } }: Game, things: Thing[]): Thing[] {
  return things.sort((a, b) => stepsBetween(player, a.at) - stepsBetween(player, b.at));
}

/** The frame of an item: goal items are animated, so their first. */
export function frameOf(item: ItemKind | undefined, sprite: string): string {
  return isGoalItem(item) ? `${sprite}.0` : sprite;
}

/** The explored cells in a clear line from which an awake monster would notice the player, with its own; none in packs without light. */
export function noticedFrom(game: Game): Point[] {
  const { content: { light }, floor, state: { player } } = game;
  if (!light) return [];
  const { cells, count } = floor.exposure;
  return Array.from(cells.subarray(0, count), (cell) => floor.position(cell)).filter((at) =>
    floor.isExplored(at.x, at.y) && floor.isWalkable(at.x, at.y) && isNearEnough(game, { ...at, asleep: false }, player));
}

/** Cells two steps from the player towards each monster it hears and doesn't see. */
export function heardTowards(game: Game): Point[] {
  const { player } = game.state;
  const towards = new Map<string, Point>();
  for (const { x, y } of heardBy(game)) {
    const [dx, dy] = eighth(x - player.x, y - player.y);
    towards.set(`${dx},${dy}`, { x: player.x + 2 * dx, y: player.y + 2 * dy });
  }
  return [...towards.values()];
}

/** The nearest of the eight directions. */
function eighth(x: number, y: number): readonly [number, number] {
  const side = (way: number, across: number): number => (2 * Math.abs(way) < Math.abs(across) ? 0 : Math.sign(way));
  return [side(x, y), side(y, x)];
}
