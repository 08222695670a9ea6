import { cellHash, cellPercent } from '../grid/cellHash';
import { isWallAt, type TileSource } from '../map/autotile';
import { carpetsOf } from './carpets';
import { Chambers, type Furnishing, type Rooms } from './chambers';
import { chosen, PAVING_VARIANTS, scattered, whereOf, type Furnish, type Lying } from './Furniture';
import { hangingSlot, type Slot } from './hangings';

/** The percentage of walls with torches in the outermost slots, not the next ones. */
const OUTER_TORCH_PERCENT = 45;

/** Furnishes rooms by their purposes, with torches and hangings along their walls. */
export const rooms = (theme: Rooms): Furnish => ({ source, places, isTaken }) => {
  const chambers = new Chambers(source, theme, places);
  const carpets = carpetsOf(chambers.all, source.width, ({ purpose }) => furnishingOf(theme, purpose).carpet, isTaken);
  /** Open ground outside rooms is plain, unless it is a tunnel. */
  const furnishingAt = (x: number, y: number): Furnishing => {
    const chamber = chambers.at(x, y);
    if (chamber) return furnishingOf(theme, chamber.purpose);
    return whereOf(source, x, y) === 'tunnel' ? theme.tunnel : theme.purposes.plain;
  };
  return {
    face: (x, y) => {
      const furnishing = furnishingAt(x, y + 1);
      const slot = hangingSlot(source, x, y);
      if (slot === null) return standing(source, x, y, furnishing);
      return furnishing === theme.tunnel ? chosen(furnishing.outer, cellPercent(x, y, source.salt + 2)) : hanging(slot, furnishing, theme.torch);
    },
    ground: (x, y) => {
      const furnishing = furnishingAt(x, y);
      return cornered(source, x, y, furnishing.corner) ?? scattered(source, { x, y }, furnishing.scatter);
    },
    paving: (x, y) => {
      const chamber = chambers.at(x, y);
      const name = chamber && furnishingOf(theme, chamber.purpose).paving;
      return name ? { name, variant: cellHash(x, y, source.salt) % PAVING_VARIANTS } : null;
    },
    carpet: (x, y) => carpets.get(y * source.width + x) ?? null,
  };
};

function furnishingOf({ purposes }: Rooms, purpose: string): Furnishing {
  return purposes[purpose] ?? purposes.plain;
}

/** Torches in every other slot of a wall, with pairs of hangings between them. */
function hanging({ rank, wall }: Slot, { outer, inner }: Furnishing, torch: string): string | null {
  const first = wall % 100 < OUTER_TORCH_PERCENT ? 0 : 1;
  if (rank % 2 === first) return torch;
  return chosen(rank === 0 ? outer : inner, cellPercent(rank, 0, wall));
}

/** Furniture in a row along a wall. */
function standing(source: TileSource, x: number, y: number, { row }: Furnishing): string | null {
  if (!row || cellPercent(x, y, source.salt + 10) >= row.percent) return null;
  return row.names[cellHash(x, y, source.salt + 11) % row.names.length] ?? null;
}

/** Decor in some of a room's corners. */
function cornered(source: TileSource, x: number, y: number, { percent, name, hangs = false }: Furnishing['corner']): Lying | null {
  const south = isWallAt(source, x, y + 1);
  const east = isWallAt(source, x + 1, y);
  if (isWallAt(source, x, y - 1) === south || isWallAt(source, x - 1, y) === east || cellPercent(x, y, source.salt + 3) >= percent) return null;
  return south && hangs ? null : { name, flips: east };
}
