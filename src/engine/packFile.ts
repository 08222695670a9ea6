import * as v from 'valibot';
import type { Content, PackRows } from './content';
import { show } from './core/floorCurve';
import { readOutsideJson } from './core/outsideJson';
import { endlessFaults } from './endlessFaults';
import { loadContent } from './loadContent';
import { textFaults, type PackTexts } from './packTexts';
import { where } from './referenceFaults';
import { nearestTo, spriteFaults } from './spriteFaults';

/** The format of pack files; raised by whoever changes its shape. */
export const PACK_FORMAT = 1;

/** How much a pack file may hold: our own campaign is a fiftieth of it. */
export const PACK_LIMITS = { characters: 2_000_000, depth: 16, values: 60_000 } as const;

/** The family of the first lines of runs. */
const WELCOME = 'log.welcome';

/** How many faults are told at once, and how long each may be. */
const MOST_FAULTS = 20;
const MOST_WORDS = 400;

/** What is at hand for every pack. */
export interface House {
  /** Ids of the packs that we ship. */
  readonly packs: readonly string[];
  /** Names of the atlas, with their frames. */
  readonly sprites: readonly string[];
  /** Looks of floors. */
  readonly themes: readonly string[];
  /** Tags of the languages that there are. */
  readonly languages: readonly string[];
}

/** A pack from a file, ready for play. */
export interface OutsidePack {
  readonly rows: PackRows;
  readonly texts: PackTexts;
  readonly content: Content;
}

/** A pack file read, or every fault in it as a sentence that names the file, where it is, what was expected and what is there. */
export type PackRead = { readonly ok: true; readonly pack: OutsidePack } | { readonly ok: false; readonly faults: readonly string[] };

/** Reads a pack file. It is data only: nothing in it is run, and nothing in it is ever markup. */
export function readPackFile(text: string, fileName: string, house: House): PackRead {
  const json = readOutsideJson(text, PACK_LIMITS);
  if (!json.ok) return refused(fileName, [json.why]);
  const faults = envelopeFaults(json.value);
  if (faults.length > 0) return refused(fileName, faults);
  const { pack, texts } = json.value as { readonly pack: unknown; readonly texts?: PackTexts };
  const loaded = loadContent(pack);
  if (!loaded.ok) return refused(fileName, loaded.faults);
  const rows = pack as PackRows;
  const own = texts ?? {};
  if (house.packs.includes(rows.id)) return refused(fileName, [`${where(rows.id, 'id', null)}: ${show(rows.id)} is the id of a pack that comes with the game; take another.`]);
  const more = [...houseFaults(rows, own, house), ...endlessFaults(rows), ...spriteFaults(rows, house.sprites), ...textFaults(rows, own)];
  return more.length > 0 ? refused(fileName, more) : { ok: true, pack: { rows, texts: own, content: loaded.content } };
}

const table = v.record(v.string(), v.string('a text'), 'texts by key');
const format = v.literal(PACK_FORMAT, `${PACK_FORMAT}, the format that this version reads`);
const envelope = v.strictObject(
  { lanternfallPack: format, pack: v.looseObject({}, 'a pack with its tables'), texts: v.optional(v.record(v.string(), table, 'tables of texts by language')) },
  'a pack file of lanternfallPack, pack and texts',
);

function envelopeFaults(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || !('lanternfallPack' in value)) return [`it is no pack file: that is an object of "lanternfallPack": ${PACK_FORMAT}, "pack" and "texts".`];
  const parsed = v.safeParse(envelope, value);
  if (parsed.success) return [];
  return parsed.issues.map((issue) => {
    const path = (issue.path ?? []).map((step) => String(step.key)).join('.');
    return `${path === '' ? 'the file' : path}: ${show(issue.input)} is not ${issue.message}.`;
  });
}

/** What the pack alone cannot know. */
function houseFaults({ id, welcome, layouts }: PackRows, texts: PackTexts, { themes, languages }: House): string[] {
  return [
    ...(welcome === undefined || welcome === `${WELCOME}.${id}` ? [] : [`${where(id, 'welcome', null)}: ${show(welcome)} is not "${WELCOME}.${id}", the key of the pack's own welcome.`]),
    ...Object.entries(layouts).flatMap(([layout, { theme }]) => (themes.includes(theme) ? [] : [`${where(id, 'layouts', layout)}, theme: ${show(theme)} is not one of ${themes.join(', ')}.`])),
    ...Object.keys(texts).flatMap((language) => (languages.includes(language) ? [] : [`texts: ${show(language)} is not one of ${languages.join(', ')}; perhaps ${nearestTo(language, languages)}?`])),
  ];
}

/** The faults of a file, the first of them in full. */
function refused(fileName: string, faults: readonly string[]): PackRead {
  return { ok: false, faults: faultsOfFile(fileName, faults) };
}

/** Faults as they are told: each with the name of the file, none too long, and only so many. */
export function faultsOfFile(fileName: string, faults: readonly string[]): string[] {
  const name = fileName.replace(/[\p{C}\p{Z}]+/gu, ' ').trim().slice(0, 60);
  const told = faults.slice(0, MOST_FAULTS).map((fault) => `${name}: ${fault.length > MOST_WORDS ? `${fault.slice(0, MOST_WORDS)}…` : fault}`);
  const more = faults.length - told.length;
  return more > 0 ? [...told, `${name}: and ${more} more.`] : told;
}
