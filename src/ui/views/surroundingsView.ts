import { stepsBetween, type Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import { actorName, breedSeen, itemLook, itemName } from '../../engine/rules/names';
import { nameText, text } from '../text';

/** Something worth knowing of, as it is known: hostiles in view, the rest also from memory. */
export interface Thing {
  /** Text key of its name. */
  readonly name: string;
  readonly at: Point;
  readonly sprite: string;
}

/** A line of the list of surroundings. */
export interface ThingView {
  readonly name: string;
  readonly where: string;
  readonly sprite: string;
}

/** What there is to see: hostiles, then items, traps and stairs, each near to far. */
export function surroundings(game: Game): Thing[] {
  return [hostiles(game), items(game), traps(game), stairs(game)].flatMap((things) => nearFirst(game, things));
}

/** The same in words, with distance and direction. */
export function surroundingsView(game: Game): ThingView[] {
  const { player } = game.state;
  return surroundings(game).map(({ name, at, sprite }) => ({ name: nameText(name), where: whereabouts(player, at), sprite }));
}

/** Where one cell lies from another, such as "3 steps north-east". */
export function whereabouts(from: Point, to: Point): string {
  const steps = stepsBetween(from, to);
  return steps === 0 ? text('ui.where.here') : text('ui.where', { n: steps, direction: `ui.deed.${direction(from, to)}` });
}

const NAMES = [['northWest', 'north', 'northEast'], ['west', '', 'east'], ['southWest', 'south', 'southEast']] as const;

/** The nearest of the eight directions. */
function direction(from: Point, to: Point): string {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const side = (way: number, across: number): number => (2 * Math.abs(way) < Math.abs(across) ? 0 : Math.sign(way));
  return NAMES[side(y, x) + 1]?.[side(x, y) + 1] ?? '';
}

function hostiles(game: Game): Thing[] {
  return game.floor.state.actors
    .filter((actor) => game.seesActor(actor))
    .map((actor) => ({ name: actorName(game, actor), at: { x: actor.x, y: actor.y }, sprite: `${game.content.breeds.get(breedSeen(game, actor))?.sprite ?? ''}.0` }));
}

function items(game: Game): Thing[] {
  const lying = game.floor.state.items.filter(({ seen }) => seen);
  return [...lying, ...disguised(game)].map((item) => ({ name: itemName(game, item), at: { x: item.x, y: item.y }, sprite: spriteOf(game, item.kind) }));
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
  return floor.state.traps.filter(({ known }) => known).map(({ kind, x, y }) => ({ name: `trap.${kind}`, at: { x, y }, sprite: content.traps.kinds.get(kind)?.sprite ?? '' }));
}

function stairs({ floor, content }: Game): Thing[] {
  const known = floor.state.terrain.flatMap((tile, index) => (floor.state.explored[index] === 1 && content.tiles[tile]?.stairs ? [{ tile, index }] : []));
  return known.map(({ tile, index }) => ({
    name: `tile.${content.tiles[tile]?.id ?? ''}`,
    at: { x: index % floor.width, y: Math.floor(index / floor.width) },
    sprite: 'ui/floor',
  }));
}

function nearFirst({ state: { player } }: Game, things: Thing[]): Thing[] {
  return things.sort((a, b) => stepsBetween(player, a.at) - stepsBetween(player, b.at));
}
