import { crc32 } from '../engine/core/hash';
import type { HistoryEntry } from './history';
import { GAME } from '../naming';

/** All of a player's data, in one file. */
export interface Archive {
  /** When it was exported: an ISO 8601 instant. */
  readonly exported: string;
  /** The run in progress, as `encodeRun` writes it; null if there is none. */
  readonly run: string | null;
  /** Raw texts of runs that were set aside or cannot be read. */
  readonly aside: readonly string[];
  /** Settings and lore as their stores write them; not validated here. */
  readonly settings: Readonly<Record<string, unknown>> | null;
  readonly lore: Readonly<Record<string, unknown>> | null;
  readonly history: readonly HistoryEntry[];
  /** Days of daily runs, each with the id of the run that counts. */
  readonly daily: Readonly<Record<string, string>>;
  /** Texts of installed packs, by id. */
  readonly packs: Readonly<Record<string, string>>;
}

/** Marks a file as an archive of this game. */
export const ARCHIVE_MAGIC = `${GAME.id}-archive`;

/** Raise it when the shape changes. In format 1 finished runs had no names. */
export const FORMAT = 2;

/** How many texts that were set aside an archive holds at most: the newest. */
export const MOST_ASIDE = 100;

/** The largest file read or written, in characters. */
export const MOST_CHARACTERS = 16_000_000;

/** An archive as the text of its file: indented JSON. If it would be too large, the oldest runs lose their replays. */
export function encodeArchive(archive: Archive): string {
  const lighter = lightened(archive);
  // A text that long can't even be made.
  if (lighter !== archive && textsIn(archive) > MOST_CHARACTERS) return encodeArchive(lighter);
  const sum = JSON.stringify(archive);
  const file = `${JSON.stringify({ magic: ARCHIVE_MAGIC, format: FORMAT, crc32: crc32(sum), length: sum.length, body: archive }, null, 1)}\n`;
  return lighter === archive || file.length <= MOST_CHARACTERS ? file : encodeArchive(lighter);
}

/** How many characters the replays, the tombstones and the texts set aside have, before any is escaped. */
function textsIn({ history, aside }: Archive): number {
  const runs = history.reduce((sum, { replay, morgue }) => sum + (replay?.length ?? 0) + morgue.length, 0);
  return aside.reduce((sum, { length }) => sum + length, runs);
}

function isBare({ replay, morgue }: HistoryEntry): boolean {
  return replay === null && morgue === '';
}

/**
 * Strips replay and tombstone from the older half of the runs that have one; once none has, drops the older half of `aside`.
 * History is newest first, `aside` oldest first.
 */
function lightened(archive: Archive): Archive {
  const full = archive.history.filter((entry) => !isBare(entry));
  const { aside } = archive;
  if (full.length === 0) return aside.length === 0 ? archive : { ...archive, aside: aside.slice(Math.ceil(aside.length / 2)) };
  const lost = new Set(full.slice(Math.floor(full.length / 2)));
  return { ...archive, history: archive.history.map((entry) => (lost.has(entry) ? { ...entry, replay: null, morgue: '' } : entry)) };
}

/** The file name of an archive made at that moment, in local time. */
export function archiveName(moment: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${GAME.id}-${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}.json`;
}
