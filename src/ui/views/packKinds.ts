import type { Content } from '../../engine/content';

/** The floors of a pack that are looked at; what is still there on the last of them has no end. */
const DEEPEST = 20;

/** On which floors something can be met; null where no table says so. */
export interface Band {
  readonly first: number;
  /** Null where it never ends. */
  readonly last: number | null;
}

/** The floors on which a breed is drawn, or comes with one that is, or waits in an arena. */
export function bandOf(content: Content, breed: string): Band | null {
  const own = floorsWith((floor) => content.monsters.weights(floor).some(([id]) => id === breed || comesWith(content, id, breed)));
  return own ?? floorsWith((floor) => content.vaults.arenas.weights(floor).some(([id]) => waitsIn(content, id, breed)));
}

/** The floors on which anything else is drawn. */
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
