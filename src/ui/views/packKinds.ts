import { effectsOfTraits, type Content, type Effect } from '../../engine/content';
import type { VaultCell } from '../../engine/mapKinds';

/** The deepest floor examined: in an endless dungeon, kinds still found there count as endless. */
const DEEPEST = 20;

/** A range of floors. */
export interface Band {
  readonly first: number;
  /** Null if endless. */
  readonly last: number | null;
  /** It only comes up from deeper floors, which the dungeon does not have. */
  readonly isRare?: boolean;
}

/** Where a breed comes from: floors, or only by being freed or summoned, by a breed if it is one that does. */
export type Origin =
  | { readonly from: 'floors'; readonly band: Band }
  | { readonly from: 'captives'; readonly band: Band | null }
  | { readonly from: 'summons'; readonly by: string | null };

/** The last floor there is: that whose stairs win, or where the arena is drawn that holds what wins; null if the floors are endless. */
export function lastFloorOf({ lastFloor, vaults, itemKinds }: Content): number | null {
  if (lastFloor !== null) return lastFloor;
  const isGoal = (item: unknown): boolean => typeof item === 'string' && 'wins' in (itemKinds.get(item) ?? {});
  const wins = (id: string): boolean => cellsOf(vaults, id).some(({ item }) => isGoal(item));
  const ends = (floor: number): boolean => {
    const arenas = vaults.arenas.weights(floor);
    return arenas.length > 0 && arenas.every(([id]) => wins(id));
  };
  return upTo(DEEPEST).find(ends) ?? null;
}

/** Where a breed is drawn or comes with a group; else its arenas, other vaults, or floors where it is out of depth; else whose captive or summons it is. */
export function originOf(content: Content, breed: string): Origin {
  const { monsters, vaults, outOfDepth, captives } = content;
  const draws = (floor: number): boolean => monsters.weights(floor).some(([id]) => id === breed || comesWith(content, id, breed));
  const isIn = (vault: string): boolean => cellsOf(vaults, vault).some(({ monster }) => monster === breed);
  const drawn = (table: Content['monsters']) => (floor: number): boolean => table.weights(floor).some(([id]) => isIn(id));
  const band = floorsWith(content, draws)
    ?? floorsWith(content, drawn(vaults.arenas))
    ?? floorsWith(content, drawn(vaults.weights))
    ?? floorsWith(content, (floor) => outOfDepth.share.at(floor) > 0 && draws(floor + outOfDepth.deeper), true);
  if (band) return { from: 'floors', band };
  const freed = captives && bandIn(content, captives.weights, breed);
  const isKept = [...vaults.kinds.values()].some(({ legend }) => Object.values(legend).some(({ captive }) => captive === breed));
  if (freed || isKept) return { from: 'captives', band: freed };
  return { from: 'summons', by: summonerOf(content, breed) };
}

/** The floors on which a table draws an id; null if none. */
export function bandIn(content: Content, table: Content['monsters'], id: string): Band | null {
  return floorsWith(content, (floor) => table.weights(floor).some(([other]) => other === id));
}

function floorsWith(content: Content, isOn: (floor: number) => boolean, isRare = false): Band | null {
  const end = lastFloorOf(content);
  const floors = upTo(end ?? DEEPEST).filter(isOn);
  const [first] = floors;
  const last = floors.at(-1);
  if (first === undefined || last === undefined) return null;
  return { first, last: end === null && last === DEEPEST ? null : last, ...(isRare ? { isRare } : {}) };
}

function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

function comesWith({ breeds }: Content, id: string, breed: string): boolean {
  return breeds.get(id)?.company?.some((other) => other.breed === breed) ?? false;
}

function cellsOf({ kinds }: Content['vaults'], vault: string): readonly VaultCell[] {
  return Object.values(kinds.get(vault)?.legend ?? {});
}

/** The first breed that summons another. */
function summonerOf({ breeds }: Content, breed: string): string | null {
  const summons = (effects: readonly Effect[]): boolean => effects.some((effect) => effect.do === 'summon' && effect.breed === breed);
  return [...breeds].find(([, row]) => summons(effectsOfTraits(row)))?.[0] ?? null;
}
