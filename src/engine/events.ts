import type { Message } from './core/grammar';
import type { Point } from './core/point';
import type { Outcome, Tone } from './state';

/**
 * What happened, in the past tense and complete in values: whoever shows it needs no other source and decides nothing.
 * Actors and items are named by id; `seen` says whether the player saw it.
 */
export type GameEvent =
  | { readonly type: 'moved'; readonly actor: number; readonly from: Point; readonly to: Point; readonly seen: boolean }
  | { readonly type: 'attacked'; readonly attacker: number; readonly target: number; readonly from: Point; readonly to: Point; readonly damage: number; readonly seen: boolean }
  /** `amount` is what it lost; `attack` is all that would have been lost, more than `amount` where less was left. */
  | { readonly type: 'damaged'; readonly actor: number; readonly at: Point; readonly amount: number; readonly dealt: number; readonly hp: number; readonly seen: boolean }
  | { readonly type: 'healed'; readonly actor: number; readonly at: Point; readonly amount: number; readonly hp: number; readonly seen: boolean }
  | { readonly type: 'died'; readonly actor: number; readonly breed: string; readonly at: Point; readonly seen: boolean }
  | { readonly type: 'pickedUp'; readonly actor: number; readonly item: number; readonly kind: string; readonly at: Point; readonly seen: boolean }
  | { readonly type: 'dropped'; readonly actor: number; readonly item: number; readonly kind: string; readonly at: Point; readonly seen: boolean }
  | { readonly type: 'equipped'; readonly actor: number; readonly item: number; readonly kind: string; readonly slot: string; readonly seen: boolean }
  | { readonly type: 'takenOff'; readonly actor: number; readonly item: number; readonly kind: string; readonly slot: string; readonly seen: boolean }
  | { readonly type: 'itemUsed'; readonly actor: number; readonly item: number; readonly kind: string; readonly at: Point; readonly seen: boolean }
  /** A bolt of an item's effect flew from one cell to another, such as lightning. */
  | { readonly type: 'struck'; readonly kind: string; readonly from: Point; readonly to: Point; readonly seen: boolean }
  | { readonly type: 'inflicted'; readonly actor: number; readonly status: string; readonly turns: number; readonly at: Point; readonly seen: boolean }
  | { readonly type: 'cured'; readonly actor: number; readonly status: string; readonly at: Point; readonly seen: boolean }
  /** Somebody is elsewhere without having walked there. */
  | { readonly type: 'teleported'; readonly actor: number; readonly from: Point; readonly to: Point; readonly seen: boolean }
  | { readonly type: 'pushed'; readonly actor: number; readonly from: Point; readonly to: Point; readonly seen: boolean }
  | { readonly type: 'summoned'; readonly actor: number; readonly breed: string; readonly at: Point; readonly seen: boolean }
  /** Terrain changed, or more of it became known, around a cell. */
  | { readonly type: 'changed'; readonly at: Point; readonly seen: boolean }
  /** An ability was used, against or for whoever stands at `at`. */
  | { readonly type: 'abilityUsed'; readonly actor: number; readonly ability: string; readonly at: Point; readonly seen: boolean }
  | { readonly type: 'trapSprung'; readonly kind: string; readonly actor: number; readonly at: Point; readonly seen: boolean }
  | { readonly type: 'trapFound'; readonly kind: string; readonly at: Point; readonly seen: true }
  /** Somebody or something that lay hidden shows what it is. */
  | { readonly type: 'revealed'; readonly actor: number; readonly breed: string; readonly at: Point; readonly seen: boolean }
  | { readonly type: 'woke'; readonly actor: number; readonly at: Point; readonly seen: boolean }
  /** A monster took an item from the player. */
  | { readonly type: 'stole'; readonly actor: number; readonly item: number; readonly kind: string; readonly at: Point; readonly seen: boolean }
  /** Hazards lie there now. */
  | { readonly type: 'clouded'; readonly hazard: string; readonly cells: readonly Point[]; readonly at: Point; readonly seen: boolean }
  /** A door opened or shut, a lock was opened. */
  | { readonly type: 'opened'; readonly tile: string; readonly at: Point; readonly seen: boolean }
  /** The player knows now what a kind of item is. */
  | { readonly type: 'identified'; readonly kind: string; readonly seen: true }
  /** A treasure was taken. */
  | { readonly type: 'treasure'; readonly item: number; readonly kind: string; readonly finds: number; readonly at: Point; readonly seen: true }
  /** The lantern's radius changed. */
  | { readonly type: 'lightChanged'; readonly radius: number; readonly seen: true }
  /** Experience, as a kill brings it. */
  | { readonly type: 'gainedXp'; readonly amount: number; readonly at: Point; readonly seen: true }
  | { readonly type: 'levelled'; readonly level: number; readonly at: Point; readonly seen: true }
  | { readonly type: 'waited'; readonly actor: number; readonly at: Point; readonly seen: boolean }
  /** A hostile came into view that was not in view before. */
  | { readonly type: 'noticed'; readonly actor: number; readonly breed: string; readonly at: Point; readonly seen: true }
  /** An item lies in view that the player had not seen before. */
  | { readonly type: 'found'; readonly item: number; readonly kind: string; readonly affixes: readonly string[]; readonly at: Point; readonly seen: true }
  | { readonly type: 'arrived'; readonly floor: number; readonly at: Point; readonly seen: true }
  | ({ readonly type: 'message'; readonly tone: Tone; readonly seen: true } & Message)
  /** The player's action was impossible: no turn passed, nothing was lost. */
  | ({ readonly type: 'refused'; readonly tone: Tone; readonly seen: true } & Message)
  | { readonly type: 'ended'; readonly outcome: Outcome; readonly seen: true };
