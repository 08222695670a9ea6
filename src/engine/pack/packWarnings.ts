import { isConsumable, isPictured, type PackRows } from '../content';
import { FloorCurve, floorsOf, show, type CurveRow } from '../core/floorCurve';
import { isRecord } from '../core/id';
import { kindOf } from '../effects/effects';
import { placeOf, where } from './packPlaces';
import { elsewhere, type PackTexts } from './packTexts';

/** A pack as its file has it and as it is played, and the pack that it extends, if any. */
export interface Written {
  readonly written: Readonly<Record<string, unknown>>;
  readonly rows: PackRows;
  readonly base: PackRows | undefined;
  readonly texts: PackTexts;
}

/** What of a pack can be played, but is hardly meant: each a sentence with its place. */
export function packWarnings(pack: Written, languages: readonly string[]): string[] {
  const { rows, texts } = pack;
  const names = namesNothing(pack) ? [] : languageWarnings(texts, languages);
  return [...unpictured(rows), ...cutShort(pack), ...names, ...unfilled(rows, texts), ...unread(pack)];
}

function unpictured({ id, tiles, features = {} }: PackRows): string[] {
  return tiles.filter((tile) => !isPictured(tile)).map((tile) => {
    const what = Object.hasOwn(features, tile.id) ? 'feature' : 'tile';
    return `${where(id, 'tiles', tile.id)}: this ${what} has no picture, and is drawn as its glyph ${show(tile.glyph)}.`;
  });
}

/** Curves with several points that end where those that they replace go on. */
function cutShort({ written, rows, base }: Written): string[] {
  if (!base) return [];
  const found: string[] = [];
  const compare = (own: unknown, old: unknown, path: readonly string[]): void => {
    if (isCurve(own) && isCurve(old)) {
      found.push(...shortened(own, old, rows.lastFloor).map((what) => `${placeOf(written, path)}: ${what} in ${base.id}.`));
    } else if (isRecord(own) && isRecord(old)) {
      for (const key of Object.keys(own)) if (Object.hasOwn(old, key)) compare(own[key], old[key], [...path, key]);
    }
  };
  compare(written, base, []);
  return found;
}

function shortened(own: CurveRow, old: CurveRow, lastFloor: number | null): string[] {
  const floors = floorsOf(own);
  const end = floors.at(-1) ?? 0;
  const last = Math.min(lastFloor ?? Infinity, floorsOf(old).at(-1) ?? 0);
  const value = new FloorCurve(own).at(end);
  if (floors.length < 2 || value === 0 || last <= end) return [];
  const range = last === end + 1 ? `floor ${last} has` : `floors ${end + 1}-${last} have`;
  return [`the curve ends on floor ${end}, so that ${range} ${value}; it goes on to ${new FloorCurve(old).at(last)} on floor ${last}`];
}

function isCurve(value: unknown): value is CurveRow {
  const points = isRecord(value) ? value['linear'] : value;
  const isPoint = (point: unknown): boolean => Array.isArray(point) && point.every((each) => typeof each === 'number');
  return Array.isArray(points) && points.length > 0 && points.every(isPoint);
}

/** Whether a pack without texts only changes rows of the one that it extends, which have their names there. */
function namesNothing({ rows, base, texts }: Written): boolean {
  if (!base || Object.keys(texts).length > 0) return false;
  const old: Readonly<Record<string, unknown>> = { ...base };
  return Object.entries(rows).every(([table, own]) => {
    const there = old[table];
    return !isRecord(own) || !isRecord(there) || Object.keys(own).every((key) => Object.hasOwn(there, key));
  });
}

/** How many missing names are told. */
const NAMED = 5;

function languageWarnings(texts: PackTexts, languages: readonly string[]): string[] {
  if (Object.keys(texts).length === 0) return ['texts: there are none, so that names are made of ids.'];
  const names = [...new Set(Object.values(texts).flatMap((table = {}) => Object.keys(table).filter(isName)))];
  const foreign = Object.keys(texts).filter((language) => !languages.includes(language));
  const alone = foreign.map((language) => `texts.${language}: the game has no such language. Players whose browser prefers it `
    + `get these texts, and all others in ${languages.join(' or ')}.`);
  const gaps = languages.flatMap((language) => {
    const { [language]: table } = texts;
    const others = elsewhere(texts, language).join(', ');
    if (!table) return [`texts.${language}: missing. Players in this language get the texts in ${others}.`];
    const missing = names.filter((key) => !Object.hasOwn(table, key));
    if (missing.length === 0) return [];
    const named = missing.slice(0, NAMED).map((key) => show(key)).join(', ');
    const more = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : '';
    return [`texts.${language}: ${missing.length} of the names are missing. Players get them in ${others}: ${named}${more}.`];
  });
  return [...alone, ...gaps];
}

/** Names stand in sentences, where those of two languages would be mixed. */
function isName(key: string): boolean {
  return key.split('.').length === 2 && !key.startsWith('use.');
}

/** Placeholders that a text may have and that are printed as they are, since nothing is told for them there. */
function unfilled(rows: PackRows, texts: PackTexts): string[] {
  return Object.entries(texts).flatMap(([language, table = {}]) => Object.entries(table).flatMap(([key, text]) => {
    const filled = filledIn(rows, key);
    if (filled === null) return [];
    const names = [...new Set(Array.from(text.matchAll(/\{(?:[a-z]+ )?(\w+)[?}]/g), ([, name = '']) => name))];
    const literal = names.filter((name) => !filled.includes(name));
    return literal.map((name) => `texts.${language}, ${show(key)}: nothing fills {${name}} here, so that it is printed as it is.`);
  }));
}

/** What is always told to a text; null for all that it may have. */
function filledIn(rows: PackRows, key: string): readonly string[] | null {
  const [family = '', id = '', end = ''] = key.split('.');
  if (family === 'skill' && end === 'used') return [];
  if (family === 'status' && end === 'ends') return ['actor'];
  const item = family === 'use' ? rows.itemKinds[id] : undefined;
  return item && isConsumable(item) ? item.effects.flatMap((effect) => kindOf(effect).fills) : null;
}

/** Where a file was saved in another encoding than it is read in, letters become this. */
const UNREAD = '\ufffd';

function unread({ written, texts }: Written): string[] {
  const found: string[] = [];
  const search = (value: unknown, path: readonly string[]): void => {
    const isUnread = typeof value === 'string' && value.includes(UNREAD);
    if (isUnread) found.push(`${path.join('.')}: ${show(value)} has a character that could not be read; save the file as UTF-8.`);
    if (typeof value === 'object' && value !== null) for (const [key, each] of Object.entries(value)) search(each, [...path, key]);
  };
  search({ pack: written, texts }, []);
  return found;
}
