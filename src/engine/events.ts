import type { Message } from './core/grammar';
import type { Point } from './core/point';
import type { Moment } from './pack/packTexts';
import type { Outcome, Tone } from './state';

interface Seen {
  readonly seen: boolean;
}

interface At extends Seen {
  readonly at: Point;
}

interface FromTo extends Seen {
  readonly from: Point;
  readonly to: Point;
}

/** Where something happened that the player always sees. */
interface SeenAt {
  readonly at: Point;
  readonly seen: true;
}

/** What happened, in the past tense and complete: the view decides nothing. `actor` and `item` are ids; `seen` means by the player. */
export type GameEvent =
  | ({ readonly type: 'moved'; readonly actor: number } & FromTo)
  | ({ readonly type: 'attacked'; readonly attacker: number; readonly target: number; readonly damage: number } & FromTo)
  /** An attack missed its target. */
  | ({ readonly type: 'evaded'; readonly attacker: number; readonly target: number } & FromTo)
  /** `amount` is the HP lost; `dealt` is the damage dealt, more than `amount` on an overkill. */
  | ({ readonly type: 'damaged'; readonly actor: number; readonly amount: number; readonly dealt: number; readonly hp: number } & At)
  | ({ readonly type: 'healed'; readonly actor: number; readonly amount: number; readonly hp: number } & At)
  | ({ readonly type: 'died'; readonly actor: number; readonly breed: string } & At)
  | ({ readonly type: 'pickedUp'; readonly actor: number; readonly item: number; readonly kind: string } & At)
  | ({ readonly type: 'dropped'; readonly actor: number; readonly item: number; readonly kind: string } & At)
  | ({ readonly type: 'equipped'; readonly actor: number; readonly item: number; readonly kind: string; readonly slot: string } & Seen)
  | ({ readonly type: 'takenOff'; readonly actor: number; readonly item: number; readonly kind: string; readonly slot: string } & Seen)
  | ({ readonly type: 'itemUsed'; readonly actor: number; readonly item: number; readonly kind: string } & At)
  /** A bolt of an item's effect flew from one cell to another, such as lightning. */
  | ({ readonly type: 'struck'; readonly kind: string } & FromTo)
  | ({ readonly type: 'inflicted'; readonly actor: number; readonly status: string; readonly turns: number } & At)
  | ({ readonly type: 'cured'; readonly actor: number; readonly status: string } & At)
  /** An actor changed cells without walking. */
  | ({ readonly type: 'teleported'; readonly actor: number } & FromTo)
  | ({ readonly type: 'pushed'; readonly actor: number } & FromTo)
  /** A current moved an actor, or an item. */
  | ({ readonly type: 'carried'; readonly actor: number } & FromTo)
  | ({ readonly type: 'floated'; readonly item: number; readonly kind: string } & FromTo)
  | ({ readonly type: 'summoned'; readonly actor: number; readonly breed: string } & At)
  /** Terrain around a cell changed or became known. */
  | ({ readonly type: 'changed' } & At)
  /** An ability was used on the actor at `at`. */
  | ({ readonly type: 'abilityUsed'; readonly actor: number; readonly ability: string } & At)
  /** An attack was announced for `cells`, in `turns` turns; `at` is the attacker's cell. */
  | ({
      readonly type: 'announced'; readonly actor: number; readonly ability: string;
      readonly cells: readonly Point[]; readonly turns: number;
    } & At)
  /** It hit them; `at` is the cell it was aimed at. */
  | ({ readonly type: 'unleashed'; readonly actor: number; readonly ability: string; readonly cells: readonly Point[] } & At)
  /** It will not come. */
  | ({ readonly type: 'calledOff'; readonly actor: number; readonly ability: string } & At)
  | ({ readonly type: 'trapSprung'; readonly kind: string; readonly actor: number } & At)
  | ({ readonly type: 'trapFound'; readonly kind: string } & SeenAt)
  /** A hidden monster, or one disguised as an item, was revealed. */
  | ({ readonly type: 'revealed'; readonly actor: number; readonly breed: string } & At)
  | ({ readonly type: 'woke'; readonly actor: number } & At)
  /** A monster took an item from the player. */
  | ({ readonly type: 'stole'; readonly actor: number; readonly item: number; readonly kind: string } & At)
  /** Hazards now cover `cells`. */
  | ({ readonly type: 'clouded'; readonly hazard: string; readonly cells: readonly Point[] } & At)
  /** A door opened or shut, a lock was opened. */
  | ({ readonly type: 'opened'; readonly tile: string } & At)
  /** The player identified an item kind. */
  | { readonly type: 'identified'; readonly kind: string; readonly seen: true }
  | ({ readonly type: 'treasure'; readonly item: number; readonly kind: string; readonly finds: number } & SeenAt)
  /** Oil was poured into the lantern: the turns that it took, and those above full, which are lost. */
  | { readonly type: 'refuelled'; readonly amount: number; readonly wasted: number; readonly seen: true }
  /** Turns of oil went into something else than light. */
  | { readonly type: 'oilSpent'; readonly by: 'skill' | 'rest'; readonly amount: number; readonly seen: true }
  /** The oil has fallen below the pack's `dim`, to so many turns that are left. */
  | { readonly type: 'oilLow'; readonly oil: number; readonly seen: true }
  /** The lantern's radius changed. */
  | { readonly type: 'lightChanged'; readonly radius: number; readonly seen: true }
  /** A kill gave experience. */
  | ({ readonly type: 'gainedXp'; readonly amount: number } & SeenAt)
  | ({ readonly type: 'levelled'; readonly level: number } & SeenAt)
  /** An actor worked at a captive's bonds: `left` more turns are needed. */
  | ({ readonly type: 'loosened'; readonly actor: number; readonly captive: number; readonly left: number } & At)
  /** A captive became an ally. */
  | ({ readonly type: 'freed'; readonly actor: number; readonly breed: string } & At)
  /** The player gave up HP as a price. */
  | ({ readonly type: 'paid'; readonly actor: number; readonly hp: number } & SeenAt)
  /** The player chose something that a feature offers. */
  | ({ readonly type: 'chose'; readonly actor: number; readonly feature: string; readonly choice: string } & SeenAt)
  /** The player used its hero's skill; `at` is the cell aimed at, or else its own. */
  | ({ readonly type: 'skillUsed'; readonly actor: number; readonly skill: string } & SeenAt)
  /** The player learnt a talent. */
  | { readonly type: 'learnt'; readonly talent: string; readonly level: number; readonly seen: true }
  /** The player told its allies to wait or to come. */
  | { readonly type: 'ordered'; readonly waits: boolean; readonly seen: true }
  | ({ readonly type: 'waited'; readonly actor: number } & At)
  /** A boss said something; its words are the text `<its breed's name>.<moment>`. */
  | ({ readonly type: 'spoke'; readonly actor: number; readonly breed: string; readonly moment: Moment } & SeenAt)
  /** An enemy came into view. */
  | ({ readonly type: 'noticed'; readonly actor: number; readonly breed: string } & SeenAt)
  /** The player saw an item for the first time. */
  | ({ readonly type: 'found'; readonly item: number; readonly kind: string; readonly affixes: readonly string[] } & SeenAt)
  | ({ readonly type: 'arrived'; readonly floor: number } & SeenAt)
  | ({ readonly type: 'message'; readonly tone: Tone; readonly seen: true } & Message)
  /** The player's action was refused: no turn passed and nothing was lost. */
  | ({ readonly type: 'refused'; readonly tone: Tone; readonly seen: true } & Message)
  | { readonly type: 'ended'; readonly outcome: Outcome; readonly seen: true };
