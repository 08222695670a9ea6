/** What is known of a run beside its state. */
export interface RunRecord {
  /** Its own name, so that two runs of the same seed are two. */
  readonly id: string;
  /** When it began, as an ISO 8601 instant; empty where that is not known. */
  readonly began: string;
  /** Whether it counts: begun and played by the player alone, of a seed and from the first turn on. */
  readonly ranked: boolean;
  /** The day of a daily run, such as 2026-11-20; else empty. */
  readonly daily: string;
  /** What it was played with, see `versionOf`; a run that went on with other tables has no replay. */
  readonly version: string;
  /** All actions since its start, as `Recording` writes them; null where some were not recorded. */
  readonly deeds: string | null;
}

/** The record of a run of which nothing was recorded. */
export const UNRECORDED: RunRecord = { id: 'unrecorded', began: '', ranked: false, daily: '', version: '', deeds: null };
