import type { Point } from '../engine/core/point';
import type { Game } from '../engine/Game';
import { itemLook } from '../engine/rules/names';

/** The remains of somebody, and of things whose kind the pack no longer has. */
export const REMAINS = 'item/remains';

/** Something that lies somewhere, as far as the player remembers. */
export interface Thing {
  /** Another one where anything about it is other. */
  readonly key: string;
  readonly sprite: string;
  readonly cell: Point;
  readonly isCorpse: boolean;
}

/** What lies on the ground as far as the player knows: corpses, items, and whoever in view passes for an item. */
export function thingsSeen(game: Game): Thing[] {
  const { floor, state } = game;
  const thing = (kind: string, sprite: string, cell: Point): Thing => ({ key: `${state.floor}:${cell.x},${cell.y} ${kind} ${sprite}`, sprite, cell: { x: cell.x, y: cell.y }, isCorpse: kind === 'corpse' });
  return [
    ...floor.state.corpses.filter(({ seen }) => seen).map((corpse) => thing('corpse', REMAINS, corpse)),
    ...floor.state.items.filter(({ seen }) => seen).map((item) => thing(`item ${item.id}`, spriteOf(game, item.kind), item)),
    ...disguises(game).map(({ kind, cell }) => thing('disguise', spriteOf(game, kind), cell)),
  ];
}

/** The kinds of items that monsters in view pass for. */
export function disguises({ floor, content }: Game): { readonly kind: string; readonly cell: Point }[] {
  return floor.state.actors.flatMap(({ hidden, breed, x, y }) => {
    const kind = hidden && floor.isVisible(x, y) ? content.breeds.get(breed)?.disguise : undefined;
    return kind === undefined ? [] : [{ kind, cell: { x, y } }];
  });
}

function spriteOf(game: Game, kind: string): string {
  return game.content.itemKinds.has(kind) ? itemLook(game, kind).sprite : REMAINS;
}
