import type { Look } from '../../engine/content';
import type { Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import { itemLook } from '../../engine/rules/names';

/** The remains of somebody, and of things whose kind the pack no longer has. */
export const REMAINS = 'item/remains';
const REMAINS_LOOK: Look = { glyph: '%', colour: '#b8a888', sprite: REMAINS };

/** Something that lies somewhere, as far as the player remembers. */
export interface Thing {
  /** Another one where anything about it is other. */
  readonly key: string;
  readonly look: Look;
  readonly cell: Point;
  readonly isCorpse: boolean;
}

/** What lies on the ground as far as the player knows: corpses, items, and whoever in view passes for an item. */
export function thingsSeen(game: Game): Thing[] {
  const { floor, state } = game;
  const thing = (kind: string, look: Look, cell: Point): Thing => ({ key: `${state.floor}:${cell.x},${cell.y} ${kind} ${look.sprite}`, look, cell: { x: cell.x, y: cell.y }, isCorpse: kind === 'corpse' });
  return [
    ...floor.state.corpses.filter(({ seen }) => seen).map((corpse) => thing('corpse', REMAINS_LOOK, corpse)),
    ...floor.state.items.filter(({ seen }) => seen).map((item) => thing(`item ${item.id}`, lookOf(game, item.kind), item)),
    ...disguises(game).map(({ kind, cell }) => thing('disguise', lookOf(game, kind), cell)),
  ];
}

/** The kinds of items that monsters in view pass for. */
export function disguises({ floor, content }: Game): { readonly kind: string; readonly cell: Point }[] {
  return floor.state.actors.flatMap(({ hidden, breed, x, y }) => {
    const kind = hidden && floor.isVisible(x, y) ? content.breeds.get(breed)?.disguise : undefined;
    return kind === undefined ? [] : [{ kind, cell: { x, y } }];
  });
}

function lookOf(game: Game, kind: string): Look {
  return game.content.itemKinds.has(kind) ? itemLook(game, kind) : REMAINS_LOOK;
}
