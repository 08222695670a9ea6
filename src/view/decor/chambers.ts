import type { Area } from '../grid/area';
import type { TileSource } from '../map/autotile';
import { cellHash, weighted } from '../grid/cellHash';
import { roomsOf } from './rooms';

/** What a room was made for: it decides what hangs on its walls, lies about and is underfoot. */
export type Purpose = 'plain' | 'hall' | 'library' | 'store' | 'chapel' | 'guardroom' | 'prison' | 'cistern';

/** A room with a purpose. */
export interface Chamber extends Area {
  readonly purpose: Purpose;
  /** Its own number, by which its things are chosen. */
  readonly hash: number;
}

/** A drawn place of a floor: its kind, and its corners, both in it. */
export interface DrawnPlace {
  readonly vault: string;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

const LEAST_ROOM = 4;
const PURPOSES: readonly Purpose[] = ['plain', 'hall', 'library', 'store', 'chapel', 'guardroom', 'prison', 'cistern'];
const WEIGHTS = [18, 18, 11, 15, 10, 10, 9, 9];
/** Smaller rooms, by their cells, are no halls. */
const LEAST_HALL = 30;
/** What drawn places are; all others are plain. */
const DRAWN: Readonly<Record<string, Purpose>> = {
  strongroom: 'hall', armoury: 'guardroom', library: 'library', wandmakersCell: 'library', makersVault: 'chapel', oilStore: 'store', larder: 'store', mimicHoard: 'store',
  den: 'prison', guardpost: 'guardroom', duel: 'hall', floodedCrypt: 'cistern', shrine: 'chapel', charnel: 'chapel', throneOfRats: 'hall',
};

/** The rooms of a floor and what they are for: drawn places by their kind, all others by their own number. */
export class Chambers {
  private readonly byCell = new Map<number, Chamber>();
  private readonly width: number;
  /** Those wide enough for a carpet, largest first. */
  readonly all: readonly Chamber[];

  constructor(source: TileSource, places: readonly DrawnPlace[] = []) {
    this.width = source.width;
    this.all = roomsOf(source, LEAST_ROOM).map((room) => {
      const hash = cellHash(room.left, room.top, source.salt + 8);
      return { ...room, hash, purpose: drawnPurpose(room, places) ?? purposeOf(room, hash) };
    });
    for (const chamber of this.all) this.lay(chamber);
    for (const place of places) this.lay(narrow(place, source.salt));
  }

  /** The room that a cell is in. */
  at(x: number, y: number): Chamber | null {
    return this.byCell.get(y * this.width + x) ?? null;
  }

  /** Takes the cells that are in no room yet. */
  private lay(chamber: Chamber): void {
    for (let y = chamber.top; y < chamber.bottom; y++) {
      for (let x = chamber.left; x < chamber.right; x++) {
        const cell = y * this.width + x;
        if (!this.byCell.has(cell)) this.byCell.set(cell, chamber);
      }
    }
  }
}

/** The kind of the drawn place that a cell is in. */
export function placeAt(places: readonly DrawnPlace[], x: number, y: number): string | null {
  return places.find(({ x1, y1, x2, y2 }) => x >= x1 && x <= x2 && y >= y1 && y <= y2)?.vault ?? null;
}

/** A drawn place as a room, for those of its cells that are too narrow for one. */
function narrow({ vault, x1, y1, x2, y2 }: DrawnPlace, salt: number): Chamber {
  return { left: x1, top: y1, right: x2 + 1, bottom: y2 + 1, hash: cellHash(x1, y1, salt + 8), purpose: DRAWN[vault] ?? 'plain' };
}

function drawnPurpose({ left, top, right, bottom }: Area, places: readonly DrawnPlace[]): Purpose | null {
  const vault = placeAt(places, Math.floor((left + right - 1) / 2), Math.floor((top + bottom - 1) / 2));
  return vault === null ? null : (DRAWN[vault] ?? 'plain');
}

function purposeOf({ left, top, right, bottom }: Area, hash: number): Purpose {
  const purpose = PURPOSES[weighted(WEIGHTS, hash % 100)] ?? 'plain';
  return purpose === 'hall' && (right - left) * (bottom - top) < LEAST_HALL ? 'guardroom' : purpose;
}
