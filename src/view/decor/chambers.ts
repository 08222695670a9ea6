import { vaultAt } from '../../engine/floor/vaultAt';
import type { Place } from '../../engine/state';
import type { Area } from '../grid/area';
import type { TileSource } from '../map/autotile';
import { cellHash, weighted } from '../grid/cellHash';
import { roomsOf } from './rooms';

/** A room's purpose, which decides its wall hangings, clutter and paving. */
export type Purpose = 'plain' | 'hall' | 'library' | 'store' | 'chapel' | 'guardroom' | 'prison' | 'cistern';

/** A room with a purpose. */
export interface Chamber extends Area {
  readonly purpose: Purpose;
  /** Seeds the choice of its furnishings. */
  readonly hash: number;
}

const MIN_ROOM = 4;
const PURPOSES: readonly Purpose[] = ['plain', 'hall', 'library', 'store', 'chapel', 'guardroom', 'prison', 'cistern'];
const WEIGHTS = [18, 18, 11, 15, 10, 10, 9, 9];
/** The smallest hall, in cells. */
const MIN_HALL = 30;
/** The purposes of vaults; all others are plain. */
const VAULT_PURPOSES: Readonly<Record<string, Purpose>> = {
  strongroom: 'hall', armoury: 'guardroom', library: 'library', wandmakersCell: 'library', makersVault: 'chapel', oilStore: 'store', larder: 'store',
  mimicHoard: 'store', den: 'prison', guardpost: 'guardroom', duel: 'hall', floodedCrypt: 'cistern', shrine: 'chapel', charnel: 'chapel', throneOfRats: 'hall',
};

/** A floor's rooms and their purposes: by kind for vaults, by hash for all others. */
export class Chambers {
  private readonly byCell = new Map<number, Chamber>();
  private readonly width: number;
  /** Those wide enough to furnish, largest first. */
  readonly all: readonly Chamber[];

  constructor(source: TileSource, places: readonly Place[] = []) {
    this.width = source.width;
    this.all = roomsOf(source, MIN_ROOM).map((room) => {
      const hash = cellHash(room.left, room.top, source.salt + 8);
      return { ...room, hash, purpose: vaultPurpose(room, places) ?? purposeOf(room, hash) };
    });
    for (const chamber of this.all) this.claim(chamber);
    for (const place of places) this.claim(narrow(place, source.salt));
  }

  /** The room at a cell. */
  at(x: number, y: number): Chamber | null {
    return this.byCell.get(y * this.width + x) ?? null;
  }

  /** Claims the cells that are in no room yet. */
  private claim(chamber: Chamber): void {
    for (let y = chamber.top; y < chamber.bottom; y++) {
      for (let x = chamber.left; x < chamber.right; x++) {
        const cell = y * this.width + x;
        if (!this.byCell.has(cell)) this.byCell.set(cell, chamber);
      }
    }
  }
}

/** The kind of the vault at a cell. */
export function placeAt(places: readonly Place[], x: number, y: number): string | null {
  return vaultAt(places, { x, y })?.vault ?? null;
}

/** A vault as a room, for those of its cells that are too narrow for one. */
function narrow({ vault, x1, y1, x2, y2 }: Place, salt: number): Chamber {
  return { left: x1, top: y1, right: x2 + 1, bottom: y2 + 1, hash: cellHash(x1, y1, salt + 8), purpose: VAULT_PURPOSES[vault] ?? 'plain' };
}

function vaultPurpose({ left, top, right, bottom }: Area, places: readonly Place[]): Purpose | null {
  const vault = placeAt(places, Math.floor((left + right - 1) / 2), Math.floor((top + bottom - 1) / 2));
  return vault === null ? null : (VAULT_PURPOSES[vault] ?? 'plain');
}

function purposeOf({ left, top, right, bottom }: Area, hash: number): Purpose {
  const purpose = PURPOSES[weighted(WEIGHTS, hash % 100)] ?? 'plain';
  return purpose === 'hall' && (right - left) * (bottom - top) < MIN_HALL ? 'guardroom' : purpose;
}
