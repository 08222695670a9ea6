/** Data about a run, apart from its state. */
export interface RunRecord {
  /** Unique, so that two runs of the same seed stay apart. */
  readonly id: string;
  /** Start time in ISO 8601; empty if unknown. */
  readonly began: string;
  /** Whether its score counts: played by the player alone, from a seed and from the first turn. */
  readonly ranked: boolean;
  /** Date of a daily run, such as 2026-11-20; else empty. */
  readonly daily: string;
  /** Version of rules and content, see `versionOf`; a run continued with other tables has no replay. */
  readonly version: string;
  /** All actions since its start, encoded by `Recording`; null if some were not recorded. */
  readonly deeds: string | null;
}

/** The record of a run without a recording. */
export const UNRECORDED: RunRecord = { id: 'unrecorded', began: '', ranked: false, daily: '', version: '', deeds: null };
