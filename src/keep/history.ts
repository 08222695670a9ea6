import { causeOf, isOwn } from '../engine/facts/causes';
import { inTextsOf, text, type Named } from './text';

/** A finished run, as it is stored. */
export interface HistoryEntry {
  /** The run's id. */
  readonly id: string;
  /** ISO 8601 instants; `began` is empty if unknown. */
  readonly began: string;
  readonly ended: string;
  readonly pack: string;
  readonly seed: string;
  /** The day of a daily run; empty for others. */
  readonly daily: string;
  readonly ranked: boolean;
  readonly kind: 'died' | 'won';
  /** Text key of what killed the player; empty for a win. */
  readonly cause: string;
  readonly floor: number;
  readonly level: number;
  readonly turns: number;
  readonly score: number;
  /** As `encodeReplay` writes it; null where actions are missing. */
  readonly replay: string | null;
  /** The tombstone, in the language the run was played in; empty where it was dropped to make room. */
  readonly morgue: string;
  /** Texts of the keys above as they were then, for when the pack is gone; older entries have none. */
  readonly names?: Readonly<Record<string, string>>;
}

/** What replaying an entry's recording here has shown: `earlier` if the entry is from before that was noted. */
export type Proof = (typeof PROOFS)[number];
export const PROOFS = ['verified', 'refused', 'earlier'] as const;

/** An entry in the store. Its proof stays here: an export doesn't contain it, and an import can't bring one. */
export interface KeptEntry extends HistoryEntry {
  readonly proof?: Proof;
}

/** Maximum characters of a tombstone; a full bag and a long last fight take a tenth of it. */
export const MORGUE_LENGTH = 40_000;

/** The ids of runs. */
export const RUN_ID = /^[\w-]{1,64}$/;

/** Key prefix of entries; the id follows. */
export const HISTORY = 'history.';

/** Raise it when the shape changes. Format 1 had neither names nor proofs. */
export const FORMAT = 2;

/** How a run ended, in a few words. */
export function endOf({ kind, ...named }: Named & Pick<HistoryEntry, 'kind' | 'cause'>): string {
  const { cause } = named;
  const by = causeOf(cause);
  if (kind === 'won') return text('ui.history.won');
  if (isOwn(by)) return text('ui.history.own');
  return inTextsOf(named, () => text(by?.table === 'status' ? 'ui.history.status' : 'ui.history.killed', { cause }));
}

/** The key that an entry is stored under. */
export function keyOfEntry({ id }: Pick<HistoryEntry, 'id'>): string {
  return HISTORY + id;
}

/** An entry as stored text. */
export function encodeEntry({ proof, ...entry }: KeptEntry): string {
  return JSON.stringify({ format: FORMAT, entry, proof });
}
