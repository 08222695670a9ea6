import * as v from 'valibot';
import { compilePack } from './compilePack';
import type { Content, PackRows, TileKind } from '../content';
import { show } from '../core/floorCurve';
import { isRecord } from '../core/id';
import { didYouMean } from '../core/nearest';
import { readOutsideJson } from '../core/outsideJson';
import { endlessErrors, spriteErrors } from './outsideErrors';
import { examinePack } from './loadContent';
import { extendPack } from './completePack';
import { placeOf, type WellFormed, where } from './packPlaces';
import type { PackTexts } from './packTexts';
import { packWarnings } from './packWarnings';
import { textErrors, type Spellings } from './textErrors';

/** The format of pack files; raise it when their shape changes. */
export const PACK_FORMAT = 1;

/** Limits of a pack file, fifty times our own campaign. */
export const PACK_LIMITS = { characters: 2_000_000, depth: 16, values: 60_000 } as const;

/** The text key prefix of packs' welcome messages. */
const WELCOME = 'log.welcome';

/** Limits on the number of errors reported, and on the length of each. */
const MOST_ERRORS = 20;
const MOST_WORDS = 400;

/** What the game provides to packs. */
export interface House {
  /** The built-in packs, which others can extend. */
  readonly packs: Readonly<Record<string, PackRows>>;
  /** Tiles a pack need not define itself. */
  readonly tiles: readonly TileKind[];
  /** Sprite names in the atlas, with their frames. */
  readonly sprites: readonly string[];
  /** Tags of the game's languages: a pack may have others. */
  readonly languages: readonly string[];
  /** What texts may rely on in each. */
  readonly spellings: Spellings;
  /** How many errors of a file to report, if not the default. */
  readonly mostErrors?: number;
}

/** A pack loaded from a file. */
export interface OutsidePack {
  readonly rows: PackRows;
  readonly texts: PackTexts;
  readonly content: Content;
}

/**
 * A loaded pack file with what is hardly meant in it, or its errors: sentences that name the file, the place, what was expected
 * and what was found.
 */
export type PackRead =
  | { readonly ok: true; readonly pack: OutsidePack; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly errors: readonly string[] };

/** Loads a pack file. It is data only: nothing in it is ever executed or rendered as markup. */
export function readPackFile(text: string, fileName: string, house: House): PackRead {
  const json = readOutsideJson(text, PACK_LIMITS);
  if (!json.ok) return refused(fileName, house, [json.why]);
  const { value } = json;
  if (!isRecord(value) || !('lanternfallPack' in value)) return refused(fileName, house, [NO_PACK_FILE]);
  const errors = envelopeErrors(value);
  const { pack: written, texts } = value;
  if (!isRecord(written)) return refused(fileName, house, errors);
  const extended = extendPack(written, house.packs);
  if (!extended.ok) return refused(fileName, house, [...errors, extended.error]);
  const { pack } = extended;
  const examined = examinePack(pack, house.tiles);
  const own = isTexts(texts) ? texts : {};
  const more = examined.sound ? moreErrors(examined.sound, own, house) : [];
  const all = [...errors, ...idErrors(pack, house), ...examined.errors, ...spriteErrors(pack, house.sprites), ...more];
  if (all.length > 0 || !examined.sound) return refused(fileName, house, all);
  const { rows } = examined.sound;
  const base = typeof written['extends'] === 'string' ? house.packs[written['extends']] : undefined;
  const warnings = errorsOfFile(fileName, packWarnings({ written, rows, base, texts: own }, house.languages), house.mostErrors);
  return { ok: true, pack: { rows, texts: own, content: compilePack(rows) }, warnings };
}

const NO_PACK_FILE = `not a pack file: expected an object with "lanternfallPack": ${PACK_FORMAT}, "pack" and "texts".`;

/* Valibot accepts lists as objects. */
const table = v.pipe(v.custom<object>(isRecord, 'texts by key'), v.record(v.string(), v.string('a text')));
const tables = v.pipe(v.custom<object>(isRecord, 'tables of texts by language'), v.record(v.string(), table));
const format = v.literal(PACK_FORMAT, `${PACK_FORMAT}, the format that this version reads`);
const envelope = v.strictObject(
  {
    $schema: v.optional(v.string('the address of a JSON Schema')),
    lanternfallPack: format,
    pack: v.custom<object>(isRecord, 'a pack with its tables'),
    texts: v.optional(tables),
    // Moments of play with what is expected of them, for whoever checks the pack: they decide nothing, and are not read here.
    scenarios: v.optional(v.array(v.unknown(), 'a list of scenarios')),
  },
  'a pack file of lanternfallPack, pack, texts and scenarios',
);

function envelopeErrors(value: object): string[] {
  return (v.safeParse(envelope, value).issues ?? []).map((issue) => {
    const path = (issue.path ?? []).map((step) => String(step.key)).join('.');
    if (issue.input === undefined) return `${path}: missing; expected ${issue.message}.`;
    return `${path}: ${show(issue.input)} is not ${issue.message}.`;
  });
}

function isTexts(value: unknown): value is PackTexts {
  return v.is(tables, value);
}

function idErrors({ id }: { readonly id?: unknown }, { packs }: House): string[] {
  if (typeof id !== 'string' || !Object.hasOwn(packs, id)) return [];
  return [`${where(id, 'id', null)}: ${show(id)} is the id of a built-in pack; choose another.`];
}

/** Checks that need the game's own data, or matter only for packs from outside. */
function moreErrors(sound: WellFormed, texts: PackTexts, house: House): string[] {
  const { rows } = sound;
  return [
    ...welcomeErrors(rows), ...themeErrors(rows, house), ...languageErrors(texts), ...endlessErrors(rows),
    ...textErrors(sound, texts, house.spellings),
  ];
}

function welcomeErrors({ id, welcome }: PackRows): string[] {
  if (welcome === undefined || welcome === `${WELCOME}.${id}`) return [];
  return [`${where(id, 'welcome', null)}: ${show(welcome)} is not "${WELCOME}.${id}", the key of the pack's own welcome.`];
}

/** Themes are those with walls in the atlas, those of built-in packs, and the pack's own, which have frames of the first. */
function themeErrors({ id, layouts, themes = {} }: PackRows, { sprites, packs }: House): string[] {
  const drawn = [...new Set(sprites.flatMap((name) => (name.includes('/wall.') ? [name.split('/wall.', 1).join('')] : [])))];
  const shipped = Object.values(packs).flatMap((pack) => Object.values(pack.layouts).map(({ theme }) => theme));
  const all = [...new Set([...drawn, ...shipped, ...Object.keys(themes)])];
  const without = Object.entries(themes).filter(([, { frames }]) => !drawn.includes(frames));
  const odd = Object.entries(layouts).filter(([, { theme }]) => !all.includes(theme));
  return [
    ...without.map(([theme, { frames }]) => `${placeOf({ id }, ['themes', theme, 'frames'])}: ${notOneOf(frames, drawn)}`),
    ...odd.map(([layout, { theme }]) => `${placeOf({ id }, ['layouts', layout, 'theme'])}: ${notOneOf(theme, all)}`),
  ];
}

/** A language as browsers name it: `fr`, `pt-BR`. */
const TAG = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/;

function languageErrors(texts: PackTexts): string[] {
  const odd = Object.keys(texts).filter((language) => !TAG.test(language));
  return odd.map((language) => `texts: ${show(language)} is not the tag of a language, such as en, de, fr or pt-BR.`);
}

function notOneOf(word: string, words: readonly string[]): string {
  return `${show(word)} is not one of ${words.join(', ')}${didYouMean(word, words)}`;
}

function refused(fileName: string, { mostErrors }: House, errors: readonly string[]): PackRead {
  return { ok: false, errors: errorsOfFile(fileName, errors, mostErrors) };
}

/** Errors as reported: each with the file's name, limited in number and length. */
export function errorsOfFile(fileName: string, errors: readonly string[], most = MOST_ERRORS): string[] {
  const name = fileName.replace(/[\p{C}\p{Z}]+/gu, ' ').trim().slice(0, 60);
  const shown = errors.slice(0, most).map((error) => `${name}: ${error.length > MOST_WORDS ? `${error.slice(0, MOST_WORDS)}…` : error}`);
  const more = errors.length - shown.length;
  return more > 0 ? [...shown, `${name}: and ${more} more.`] : shown;
}
