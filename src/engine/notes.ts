/*
 * What a run notes about itself for its last page: which hits came from whom, and what is counted. It decides nothing, so that the hash of
 * a state leaves it out.
 */

/** Who or what did something to the player. */
export interface Culprit {
  /** The text key of its name: an actor with its elite kinds, a trap, item or tile, or a status or hazard with no known source. */
  cause: string;
  /** The id of the actor whose doing it was; 0 for none. */
  actor: number;
  /** The id of the ability that it used; empty for a plain attack and for all else. */
  ability: string;
}

/** One loss of HP of the player's. */
export interface Wound extends Culprit {
  turn: number;
  amount: number;
  /** The text key of the status or hazard through which it came; empty for most. */
  through: string;
  /** Whether it came from an attack that had been announced, and from which the player could have stepped away. */
  announced: boolean;
}

/** How often, or how much, by text key. */
export type Counts = Record<string, number>;

export interface Notes {
  /** The turn before which kills may not have been counted: 0 but in some runs from before they were. */
  since: number;
  /** The last wounds, oldest first. */
  wounds: Wound[];
  /** The player's HP after each of the last turns, oldest first. */
  hp: number[];
  /** Who brought the player its statuses, by the text key of each. */
  brought: Record<string, Culprit>;
  /** Who laid the hazards of this floor: an index into `by`, by the cell as `y * width + x`. What spreads is the doing of the same. */
  hazards: { by: Culprit[]; cells: Record<string, number> };
  /** The ids of the actors that died last. */
  dead: number[];
  /** Enemies killed, by the text key of their breed: those seen to die, and those killed by the player's side unseen. */
  slain: Counts;
  /** Damage dealt to enemies, by what did it: the weapon, items, skills, allies, statuses, hazards. */
  dealt: Counts;
  /** HP lost, by what caused it. */
  taken: Counts;
  /** HP that items, skills, statuses and rest gave back, by what did. */
  healed: Counts;
  /** Uses of items and skills. */
  used: Counts;
  /** The turn in which each floor was first reached, from the first floor on; -1 where that is unknown. */
  reached: number[];
  /** What bosses have said: each line is said once. */
  spoken: string[];
}

/** The notes of a run that begins. */
export function freshNotes(): Notes {
  return {
    since: 0, wounds: [], hp: [], brought: {}, hazards: { by: [], cells: {} }, dead: [],
    slain: {}, dealt: {}, taken: {}, healed: {}, used: {}, reached: [0], spoken: [],
  };
}
