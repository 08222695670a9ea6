import * as v from 'valibot';
import { compilePack } from './compilePack';
import type { Content, PackRows, TileKind } from '../content';
import { show } from '../core/floorCurve';
import { didYouMean } from '../core/nearest';
import { readOutsideJson } from '../core/outsideJson';
import { endlessErrors } from './endlessErrors';
import { examinePack } from './examinePack';
import { extendPack } from './extendPack';
import { placeOf, where } from './packPlaces';
import { textErrors, type PackTexts } from './packTexts';
import type { Sound } from './soundPart';
import { spriteErrors } from './spriteErrors';

/** The format of pack files; raised by whoever changes its shape. */
export const PACK_FORMAT = 1;

/** How much a pack file may hold: our own campaign is a fiftieth of it. */
export const PACK_LIMITS = { characters: 2_000_000, depth: 16, values: 60_000 } as const;

/** The family of the first lines of runs. */
const WELCOME = 'log.welcome';

/** How many errors are told at once, and how long each may be. */
const MOST_ERRORS = 20;
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
  /** How many errors of a file are told at once, if more or fewer than usual. */
  readonly mostErrors?: number;
}

/** A pack from a file, ready for play. */
export interface OutsidePack {
  readonly rows: PackRows;
  readonly texts: PackTexts;
  readonly content: Content;
}

/** A pack file read, or every error in it as a sentence that names the file, where it is, what was expected and what is there. */
export type PackRead = { readonly ok: true; readonly pack: OutsidePack } | { readonly ok: false; readonly errors: readonly string[] };

/** Reads a pack file. It is data only: nothing in it is run, and nothing in it is ever markup. */
export function readPackFile(text: string, fileName: string, house: House): PackRead {
  const json = readOutsideJson(text, PACK_LIMITS);
  if (!json.ok) return refused(fileName, house, [json.why]);
  const { value } = json;
  if (!isObject(value) || !('lanternfallPack' in value)) return refused(fileName, house, [`it is no pack file: that is an object of "lanternfallPack": ${PACK_FORMAT}, "pack" and "texts".`]);
  const errors = envelopeErrors(value);
  const { pack: written, texts } = value;
  if (!isObject(written)) return refused(fileName, house, errors);
  const extended = extendPack(written, house.packs);
  if (!extended.ok) return refused(fileName, house, [...errors, extended.error]);
  const { pack } = extended;
  const examined = examinePack(pack, house.tiles);
  const own = isTexts(texts) ? texts : {};
  const all = [...errors, ...idErrors(pack, house), ...examined.errors, ...spriteErrors(pack, house.sprites), ...(examined.sound ? moreErrors(examined.sound, own, house) : [])];
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

function envelopeErrors(value: object): string[] {
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

function idErrors({ id }: { readonly id?: unknown }, { packs }: House): string[] {
  return typeof id === 'string' && Object.hasOwn(packs, id) ? [`${where(id, 'id', null)}: ${show(id)} is the id of a pack that comes with the game; take another.`] : [];
}

/** What the pack alone cannot know, and what only packs from outside do. */
function moreErrors(sound: Sound, texts: PackTexts, house: House): string[] {
  const { rows } = sound;
  return [...welcomeErrors(rows), ...themeErrors(rows, house), ...languageErrors(texts, house), ...endlessErrors(rows), ...textErrors(sound, texts)];
}

function welcomeErrors({ id, welcome }: PackRows): string[] {
  return welcome === undefined || welcome === `${WELCOME}.${id}` ? [] : [`${where(id, 'welcome', null)}: ${show(welcome)} is not "${WELCOME}.${id}", the key of the pack's own welcome.`];
}

/** A look of floors is one that has walls in the atlas. */
function themeErrors({ id, layouts }: PackRows, { sprites }: House): string[] {
  const themes = [...new Set(sprites.flatMap((name) => (name.includes('/wall.') ? [name.split('/wall.', 1).join('')] : [])))];
  return Object.entries(layouts).flatMap(([layout, { theme }]) => (themes.includes(theme) ? [] : [`${placeOf({ id }, ['layouts', layout, 'theme'])}: ${show(theme)} is not one of ${themes.join(', ')}${didYouMean(theme, themes)}`]));
}

function languageErrors(texts: PackTexts, { languages }: House): string[] {
  return Object.keys(texts).flatMap((language) => (languages.includes(language) ? [] : [`texts: ${show(language)} is not one of ${languages.join(', ')}${didYouMean(language, languages)}`]));
}

/** The errors of a file, the first of them in full. */
function refused(fileName: string, { mostErrors }: House, errors: readonly string[]): PackRead {
  return { ok: false, errors: errorsOfFile(fileName, errors, mostErrors) };
}

/** Errors as they are told: each with the name of the file, none too long, and only so many. */
export function errorsOfFile(fileName: string, errors: readonly string[], most = MOST_ERRORS): string[] {
  const name = fileName.replace(/[\p{C}\p{Z}]+/gu, ' ').trim().slice(0, 60);
  const told = errors.slice(0, most).map((error) => `${name}: ${error.length > MOST_WORDS ? `${error.slice(0, MOST_WORDS)}…` : error}`);
  const more = errors.length - told.length;
  return more > 0 ? [...told, `${name}: and ${more} more.`] : told;
}
