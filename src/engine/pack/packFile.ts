import * as v from 'valibot';
import { compilePack } from './compilePack';
import type { Content, PackRows, TileKind } from '../content';
import { show } from '../core/floorCurve';
import { didYouMean } from '../core/nearest';
import { readOutsideJson } from '../core/outsideJson';
import { endlessFaults } from './endlessFaults';
import { examinePack } from './examinePack';
import { extendPack } from './extendPack';
import { placeOf, where } from './packPlaces';
import { textFaults, type PackTexts } from './packTexts';
import type { Sound } from './soundPart';
import { spriteFaults } from './spriteFaults';

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
  /** The packs that we ship, which others may extend. */
  readonly packs: Readonly<Record<string, PackRows>>;
  /** Tiles that a pack need not write itself. */
  readonly tiles: readonly TileKind[];
  /** Names of the atlas, with their frames. */
  readonly sprites: readonly string[];
  /** Tags of the languages that there are. */
  readonly languages: readonly string[];
  /** How many faults of a file are told at once, if more or fewer than usual. */
  readonly mostFaults?: number;
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
  if (!json.ok) return refused(fileName, house, [json.why]);
  const { value } = json;
  if (!isObject(value) || !('lanternfallPack' in value)) return refused(fileName, house, [`it is no pack file: that is an object of "lanternfallPack": ${PACK_FORMAT}, "pack" and "texts".`]);
  const faults = envelopeFaults(value);
  const { pack: written, texts } = value;
  if (!isObject(written)) return refused(fileName, house, faults);
  const extended = extendPack(written, house.packs);
  if (!extended.ok) return refused(fileName, house, [...faults, extended.fault]);
  const { pack } = extended;
  const examined = examinePack(pack, house.tiles);
  const own = isTexts(texts) ? texts : {};
  const all = [...faults, ...idFaults(pack, house), ...examined.faults, ...spriteFaults(pack, house.sprites), ...(examined.sound ? moreFaults(examined.sound, own, house) : [])];
  if (all.length > 0 || !examined.sound) return refused(fileName, house, all);
  const { rows } = examined.sound;
  return { ok: true, pack: { rows, texts: own, content: compilePack(rows) } };
}

/* Valibot takes lists for objects. */
const table = v.pipe(v.custom<object>(isObject, 'texts by key'), v.record(v.string(), v.string('a text')));
const tables = v.pipe(v.custom<object>(isObject, 'tables of texts by language'), v.record(v.string(), table));
const format = v.literal(PACK_FORMAT, `${PACK_FORMAT}, the format that this version reads`);
const envelope = v.strictObject(
  { $schema: v.optional(v.string('the address of a JSON Schema')), lanternfallPack: format, pack: v.custom<object>(isObject, 'a pack with its tables'), texts: v.optional(tables) },
  'a pack file of lanternfallPack, pack and texts',
);

function envelopeFaults(value: object): string[] {
  return (v.safeParse(envelope, value).issues ?? []).map((issue) => {
    const path = (issue.path ?? []).map((step) => String(step.key)).join('.');
    return issue.input === undefined ? `${path}: missing; expected ${issue.message}.` : `${path}: ${show(issue.input)} is not ${issue.message}.`;
  });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is PackTexts {
  return v.is(tables, value);
}

function idFaults({ id }: { readonly id?: unknown }, { packs }: House): string[] {
  return typeof id === 'string' && Object.hasOwn(packs, id) ? [`${where(id, 'id', null)}: ${show(id)} is the id of a pack that comes with the game; take another.`] : [];
}

/** What the pack alone cannot know, and what only packs from outside do. */
function moreFaults(sound: Sound, texts: PackTexts, house: House): string[] {
  const { rows } = sound;
  return [...welcomeFaults(rows), ...themeFaults(rows, house), ...languageFaults(texts, house), ...endlessFaults(rows), ...textFaults(sound, texts)];
}

function welcomeFaults({ id, welcome }: PackRows): string[] {
  return welcome === undefined || welcome === `${WELCOME}.${id}` ? [] : [`${where(id, 'welcome', null)}: ${show(welcome)} is not "${WELCOME}.${id}", the key of the pack's own welcome.`];
}

/** A look of floors is one that has walls in the atlas. */
function themeFaults({ id, layouts }: PackRows, { sprites }: House): string[] {
  const themes = [...new Set(sprites.flatMap((name) => (name.includes('/wall.') ? [name.split('/wall.', 1).join('')] : [])))];
  return Object.entries(layouts).flatMap(([layout, { theme }]) => (themes.includes(theme) ? [] : [`${placeOf({ id }, ['layouts', layout, 'theme'])}: ${show(theme)} is not one of ${themes.join(', ')}${didYouMean(theme, themes)}`]));
}

function languageFaults(texts: PackTexts, { languages }: House): string[] {
  return Object.keys(texts).flatMap((language) => (languages.includes(language) ? [] : [`texts: ${show(language)} is not one of ${languages.join(', ')}${didYouMean(language, languages)}`]));
}

/** The faults of a file, the first of them in full. */
function refused(fileName: string, { mostFaults }: House, faults: readonly string[]): PackRead {
  return { ok: false, faults: faultsOfFile(fileName, faults, mostFaults) };
}

/** Faults as they are told: each with the name of the file, none too long, and only so many. */
export function faultsOfFile(fileName: string, faults: readonly string[], most = MOST_FAULTS): string[] {
  const name = fileName.replace(/[\p{C}\p{Z}]+/gu, ' ').trim().slice(0, 60);
  const told = faults.slice(0, most).map((fault) => `${name}: ${fault.length > MOST_WORDS ? `${fault.slice(0, MOST_WORDS)}…` : fault}`);
  const more = faults.length - told.length;
  return more > 0 ? [...told, `${name}: and ${more} more.`] : told;
}
