import type { Game } from '../../engine/Game';
import { disguiseOf, itemLook } from '../../engine/facts/names';

/** Cells of the map to each side of the player. */
const ACROSS = 24;
const ALONG = 9;

/** A corpse's character. */
const REMAINS = '%';

/** The known map around the player as characters, without empty margins. */
export function morgueMap(game: Game): string[] {
  const { player } = game.state;
  const things = thingsOn(game);
  const rows = range(player.y, ALONG).map((y) => range(player.x, ACROSS).map((x) => things.get(`${x},${y}`) ?? groundAt(game, x, y)).join(''));
  const used = rows.flatMap((row, index) => (row.trim() === '' ? [] : [index]));
  const margin = Math.min(...used.map((index) => (rows[index] ?? '').search(/\S/)));
  return rows.slice(used[0], (used.at(-1) ?? 0) + 1).map((row) => row.slice(margin).trimEnd());
}

/** The numbers from `middle - reach` to `middle + reach`. */
function range(middle: number, reach: number): number[] {
  return Array.from({ length: 2 * reach + 1 }, (_, index) => middle - reach + index);
}

/** The characters of everything known on the floor, by cell; later ones cover earlier ones. */
function thingsOn(game: Game): Map<string, string> {
  const { content, floor, state: { player } } = game;
  const { traps, corpses, items, hazards, actors } = floor.state;
  const isInView = ({ x, y }: { readonly x: number; readonly y: number }): boolean => floor.isVisible(x, y);
  const shown = [
    ...traps.filter(({ known }) => known).map((trap) => ({ ...trap, glyph: content.traps.kinds.get(trap.kind)?.glyph })),
    ...corpses.filter(({ seen }) => seen).map((corpse) => ({ ...corpse, glyph: REMAINS })),
    ...items.filter(({ seen }) => seen).map((item) => ({ ...item, glyph: content.itemKinds.has(item.kind) ? itemLook(game, item.kind).glyph : REMAINS })),
    ...actors.flatMap((actor) => {
      const kind = disguiseOf(game, actor);
      return kind === undefined ? [] : [{ ...actor, glyph: content.itemKinds.has(kind) ? itemLook(game, kind).glyph : REMAINS }];
    }),
    ...hazards.filter(isInView).map((hazard) => ({ ...hazard, glyph: content.hazards.get(hazard.kind)?.glyph })),
    ...actors.filter((actor) => game.seesActor(actor)).map((actor) => ({ ...actor, glyph: content.breeds.get(actor.breed)?.glyph })),
    { ...player, glyph: content.breeds.get(player.breed)?.glyph ?? '@' },
  ];
  return new Map(shown.flatMap(({ x, y, glyph }) => (glyph === undefined ? [] : [[`${x},${y}`, glyph] as const])));
}

function groundAt({ floor }: Game, x: number, y: number): string {
  return floor.isExplored(x, y) ? floor.rememberedAt(x, y).glyph : ' ';
}
