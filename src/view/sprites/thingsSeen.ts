import type { Look } from '../../engine/content';
import type { Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import { lampAt } from '../../engine/rules/lamp';
import { disguiseOf, itemLook } from '../../engine/rules/names';

/** The frame for corpses, and for items whose kind the pack no longer has. */
export const REMAINS = 'item/remains';
const REMAINS_LOOK: Look = { glyph: '%', colour: '#b8a888', sprite: REMAINS };

/** Remains that will rise again. */
const SHARDS_LOOK: Look = { glyph: '{', colour: '#c07c58', sprite: 'item/shards' };

/** The player's own lantern, where a thief has dropped it. */
const LAMP_LOOK: Look = { glyph: '*', colour: '#f0c848', sprite: 'item/lantern' };

/** An item or corpse, as the player remembers it. */
export interface Thing {
  /** Changes whenever anything about it does. */
  readonly key: string;
  readonly look: Look;
  readonly cell: Point;
  readonly isCorpse: boolean;
}

/** The things on the ground, as far as the player knows: corpses, items, and disguised monsters in view. */
export function thingsSeen(game: Game): Thing[] {
  const { floor, state } = game;
  const lamp = lampAt(game);
  const thing = (kind: string, look: Look, { x, y }: Point): Thing => {
    return { key: `${state.floor}:${x},${y} ${kind} ${look.sprite}`, look, cell: { x, y }, isCorpse: kind === 'corpse' };
  };
  return [
    ...floor.state.corpses.filter(({ seen }) => seen).map((corpse) => thing('corpse', corpse.rises > 0 ? SHARDS_LOOK : REMAINS_LOOK, corpse)),
    ...floor.state.items.filter(({ seen }) => seen).map((item) => thing(`item ${item.id}`, lookOf(game, item.kind), item)),
    ...(lamp ? [thing('lamp', LAMP_LOOK, lamp)] : []),
    ...disguises(game).map(({ kind, cell }) => thing('disguise', lookOf(game, kind), cell)),
  ];
}

/** The item kinds that monsters are disguised as, in view or as remembered. */
export function disguises(game: Game): { readonly kind: string; readonly cell: Point }[] {
  return game.floor.state.actors.flatMap((actor) => {
    const kind = disguiseOf(game, actor);
    return kind === undefined ? [] : [{ kind, cell: { x: actor.x, y: actor.y } }];
  });
}

/** An item kind's look, as the player knows it. */
export function lookOf(game: Game, kind: string): Look {
  return game.content.itemKinds.has(kind) ? itemLook(game, kind) : REMAINS_LOOK;
}
