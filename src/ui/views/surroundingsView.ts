import { unexploredWays } from '../../engine/ai/explore';
import { stepsBetween, type Point } from '../../engine/core/point';
import type { TileKind } from '../../engine/content';
import type { Game } from '../../engine/Game';
import { actorName, breedSeen, itemLook, itemName } from '../../engine/rules/names';
import { nameText, text } from '../../keep/text';

/** Something worth knowing of, as it is known: hostiles in view, the rest also from memory. */
export interface Thing {
  readonly kind: 'hostile' | 'item' | 'trap' | 'stairs' | 'door' | 'way';
  /** What tells it from all others of a floor, also when it moves or is taken for something else. */
  readonly id: string;
  /** Text key of its name. */
  readonly name: string;
  readonly at: Point;
  readonly sprite: string;
  readonly isAsleep?: boolean;
}

/** A line of the list of surroundings. */
export interface ThingView {
  readonly name: string;
  readonly where: string;
  readonly sprite: string;
}

/** What there is to see, and where one can go: hostiles, then items, traps and exits, each near to far. */
export function surroundings(game: Game): Thing[] {
  return [...sights(game), ...nearFirst(game, [...lockedDoors(game), ...ways(game)])];
}

/** What there is to see: hostiles, then items, traps and stairs, each near to far. */
export function sights(game: Game): Thing[] {
  return [hostiles(game), items(game), traps(game), stairs(game)].flatMap((things) => nearFirst(game, things));
}

/** The same in words, with distance and direction. */
export function surroundingsView(game: Game): ThingView[] {
  const { player } = game.state;
  return surroundings(game).map((thing) => ({ name: thingName(thing), where: whereabouts(player, thing.at), sprite: thing.sprite }));
}

/** What it is called, and whether it sleeps. */
export function thingName({ name, isAsleep }: Thing): string {
  return isAsleep === true ? text('ui.surroundings.asleep', { name: nameText(name) }) : nameText(name);
}

/** All of it in one sentence: how many of each, and where the nearest stairs are. */
export function surroundingsSummary(game: Game): string {
  const things = surroundings(game);
  const counts = (['hostile', 'item', 'trap', 'way', 'door'] as const).flatMap((kind) => {
    const n = things.filter((thing) => thing.kind === kind).length;
    return n === 0 ? [] : [text(`ui.surroundings.${kind}`, { n })];
  });
  const steps = things.filter(({ kind }) => kind === 'stairs').map(({ name, at }) => `${nameText(name)} ${whereabouts(game.state.player, at)}`);
  return [...counts, ...steps].join(', ');
}

/** Where one cell lies from another, such as "3 steps north-east". */
export function whereabouts(from: Point, to: Point): string {
  const steps = stepsBetween(from, to);
  return steps === 0 ? text('ui.where.here') : text('ui.where', { n: steps, direction: `ui.action.${direction(from, to)}` });
}

/** The same, and how far that is along and across where it is neither straight nor slantwise: "5 steps east: 5 east, 2 south". */
export function whereExactly(from: Point, to: Point): string {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const steps = whereabouts(from, to);
  if (x === 0 || y === 0 || Math.abs(x) === Math.abs(y)) return steps;
  const side = (n: number, direction: string): string => text('ui.where.side', { n: Math.abs(n), direction: `ui.action.${direction}` });
  return text('ui.where.exactly', { steps, across: side(x, x < 0 ? 'west' : 'east'), along: side(y, y < 0 ? 'north' : 'south') });
}

const NAMES = [['northWest', 'north', 'northEast'], ['west', '', 'east'], ['southWest', 'south', 'southEast']] as const;

/** The nearest of the eight directions. */
export function direction(from: Point, to: Point): string {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const side = (way: number, across: number): number => (2 * Math.abs(way) < Math.abs(across) ? 0 : Math.sign(way));
  return NAMES[side(y, x) + 1]?.[side(x, y) + 1] ?? '';
}

function hostiles(game: Game): Thing[] {
  return game.floor.state.actors
    .filter((actor) => game.seesActor(actor))
    .map((actor) => ({ kind: 'hostile', id: `actor ${actor.id}`, name: actorName(game, actor), at: { x: actor.x, y: actor.y }, sprite: `${game.content.breeds.get(breedSeen(game, actor))?.sprite ?? ''}.0`, isAsleep: actor.asleep }));
}

function items(game: Game): Thing[] {
  const lying = game.floor.state.items.filter(({ seen }) => seen);
  return [...lying, ...disguised(game)].map((item) => ({ kind: 'item', id: `item ${item.x} ${item.y} ${item.kind}`, name: itemName(game, item), at: { x: item.x, y: item.y }, sprite: spriteOf(game, item.kind) }));
}

/** What monsters in view pass for. */
function disguised({ floor, content }: Game): { kind: string; affixes: readonly string[]; x: number; y: number }[] {
  return floor.state.actors.flatMap(({ hidden, breed, x, y }) => {
    const kind = hidden && floor.isVisible(x, y) ? content.breeds.get(breed)?.disguise : undefined;
    return kind === undefined ? [] : [{ kind, affixes: [], x, y }];
  });
}

/** The frame of an item: a prize moves. */
function spriteOf(game: Game, kind: string): string {
  const { sprite } = itemLook(game, kind);
  const row = game.content.itemKinds.get(kind);
  return row && 'wins' in row ? `${sprite}.0` : sprite;
}

function traps({ floor, content }: Game): Thing[] {
  return floor.state.traps.filter(({ known, x, y }) => known && floor.isExplored(x, y)).map(({ kind, x, y }) => ({ kind: 'trap', id: `trap ${x} ${y}`, name: `trap.${kind}`, at: { x, y }, sprite: content.traps.kinds.get(kind)?.sprite ?? '' }));
}

function stairs(game: Game): Thing[] {
  return known(game, (tile) => tile.stairs !== undefined).map((place) => ({ kind: 'stairs', sprite: 'ui/floor', ...place }));
}

/** Doors for which a key is needed. */
function lockedDoors(game: Game): Thing[] {
  return known(game, (tile) => tile.key !== undefined).map((place) => ({ kind: 'door', sprite: 'item/key-iron', ...place }));
}

/** Explored cells with a tile such as this, by their names. */
function known({ floor, content }: Game, isMeant: (tile: TileKind) => boolean): Pick<Thing, 'id' | 'name' | 'at'>[] {
  const meant = content.tiles.map(isMeant);
  return floor.state.terrain.flatMap((tile, index) => {
    if (meant[tile] !== true || floor.state.explored[index] === 0) return [];
    return [{ id: `tile ${index}`, name: `tile.${content.tiles[tile]?.id ?? ''}`, at: { x: index % floor.width, y: Math.floor(index / floor.width) } }];
  });
}

/** Where it goes on to what has not been seen: through a door where there is one. */
function ways(game: Game): Thing[] {
  return unexploredWays(game).flatMap((cells) => {
    const isDoor = ({ x, y }: Point): boolean => game.floor.tileAt(x, y).opens !== undefined;
    const at = cells.find(isDoor) ?? cells[0];
    if (!at) return [];
    const name = isDoor(at) ? `tile.${game.floor.tileAt(at.x, at.y).id}` : 'ui.surroundings.opening';
    return [{ kind: 'way' as const, id: `way ${at.x} ${at.y}`, name, at, sprite: 'ui/explore' }];
  });
}

function nearFirst({ state: { player } }: Game, things: Thing[]): Thing[] {
  return things.sort((a, b) => stepsBetween(player, a.at) - stepsBetween(player, b.at));
}
