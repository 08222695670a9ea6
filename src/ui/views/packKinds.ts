import type { Content } from '../../engine/content';

/** The deepest floor examined: kinds still found there count as endless. */
const DEEPEST = 20;

/** A range of floors. */
export interface Band {
  readonly first: number;
  /** Null if endless. */
  readonly last: number | null;
}

/** The floors on which a breed is drawn or comes with a group; else those of its arena; null if no table has it. */
export function bandOf(content: Content, breed: string): Band | null {
  const own = floorsWith((floor) => content.monsters.weights(floor).some(([id]) => id === breed || comesWith(content, id, breed)));
  return own ?? floorsWith((floor) => content.vaults.arenas.weights(floor).some(([id]) => waitsIn(content, id, breed)));
}

/** The floors on which a table draws an id; null if none. */
export function bandIn(table: Content['monsters'], id: string): Band | null {
  return floorsWith((floor) => table.weights(floor).some(([other]) => other === id));
}

function floorsWith(isOn: (floor: number) => boolean): Band | null {
  const floors = Array.from({ length: DEEPEST }, (_, index) => index + 1).filter(isOn);
  const [first] = floors;
  const last = floors.at(-1);
  return first === undefined || last === undefined ? null : { first, last: last === DEEPEST ? null : last };
}

function comesWith({ breeds }: Content, id: string, breed: string): boolean {
  return breeds.get(id)?.company?.some((other) => other.breed === breed) ?? false;
}

function waitsIn({ vaults }: Content, vault: string, breed: string): boolean {
  return Object.values(vaults.kinds.get(vault)?.legend ?? {}).some(({ monster }) => monster === breed);
}
