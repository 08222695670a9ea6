import { LANGUAGES, type Language } from '../content/text';
import type { en } from '../content/text/en';
import { isConsumable } from '../engine/content';
import type { Game } from '../engine/Game';
import { capital, keysOfName, nameOf, sentence, type Message, type Phrase, type Texts } from '../engine/core/grammar';
import { isKnown, itemName } from '../engine/facts/names';
import type { Item } from '../engine/state';
import { hasAllRegions, isLoaded, loadLanguage, loadMore, loadRegion, readable, shortTag, textsWith, tongueOf } from './languages';

/** The language in use, one for the whole page, like its `lang`. */
let current: Language = 'en';
/** The language asked for last, whose texts may still be on their way. */
let wanted: Language = 'en';
/** What the reader would rather read than that, which a pack may have. */
let preferred: readonly string[] = [];
let texts: Texts = textsWith(null, 'en');
/** The pack whose texts are in use: an installed one overrides ours, a classic has its own lines; null for none. */
let textPack: string | null = null;
let tongue = tongueOf('en');
/** The texts for words about runs of other packs, made when first needed. */
const textsOfPacks = new Map<string, Texts>();
const formats = new Map<string, Intl.DateTimeFormat>();

/** Switches all texts to a language that has been loaded; packs are read in those `before` it, where they have them. */
export function setLanguage(language: Language, before: readonly string[] = []): void {
  if (language === current && before.join() === preferred.join()) return;
  current = language;
  preferred = before;
  renew();
  tongue = tongueOf(language);
}

/**
 * Switches to the language of the settings; `system` is the first supported one of the browser's tags. Null where that is done at
 * once; else resolves when its texts have come.
 */
export function speakAs(language: Language | 'system', tags: readonly string[] = []): Promise<void> | null {
  const asked = language === 'system' ? languageOf(tags) : language;
  wanted = asked;
  const speak = (): void => { setLanguage(asked, language === 'system' ? tagsBefore(asked, tags) : []); };
  if (isLoaded(asked)) speak();
  return isLoaded(asked) ? null : loadLanguage(asked).then(() => { if (wanted === asked) speak(); });
}

/** The tags of languages that the game lacks and the reader would rather have. */
function tagsBefore(language: Language, tags: readonly string[]): readonly string[] {
  const place = tags.findIndex((tag) => supported(tag) === language);
  return place < 0 ? tags : tags.slice(0, place);
}

/** Adds the texts for playing to those of the page; resolves once they are there. */
export function addPlayTexts(): Promise<void> {
  return add('play');
}

/** Adds all other texts, those of the dialogs too; resolves once they are there. */
export function completeTexts(): Promise<void> {
  return add('whole');
}

/** Adds the texts of a region of floors; resolves once they are there, rejects where they can't be had. */
export async function addRegionTexts(region: string): Promise<void> {
  await loadRegion(region, current);
  renew();
}

async function add(more: 'play' | 'whole'): Promise<void> {
  await loadMore(current, more);
  renew();
}

/** Switches to a pack's texts; call it again when packs are installed or removed. */
export function usePackTexts(pack: string | null): void {
  if (pack === textPack && pack !== null) return;
  textPack = pack;
  renew();
}

function renew(): void {
  texts = textsWith(textPack, current, preferred);
  textsOfPacks.clear();
}

/** What the words about a run name: its pack, and what killed the player. */
export interface Named {
  readonly pack: string;
  readonly cause?: string;
  /** Texts of their keys, for those that no table has any more. */
  readonly names?: Readonly<Record<string, string>>;
}

/** Words made with the texts of a run's pack, whichever are in use now. What no table names, and the run neither, is called by its id. */
export function inTextsOf<T>(named: Named, make: () => T): T {
  const before = texts;
  const own = textsFor(named.pack);
  const missing = keysOf(named).filter((key) => !Object.hasOwn(own, key));
  const names = missing.map((key) => [key, nameOfKey(key, named.names)]);
  texts = missing.length === 0 ? own : { ...own, ...(Object.fromEntries(names) as Texts) };
  try {
    return make();
  } finally {
    texts = before;
  }
}

/** The texts of a run's names, to be kept with it. */
export function namesOf(named: Named): Record<string, string> {
  const own = textsFor(named.pack);
  return Object.fromEntries(keysOf(named).flatMap((key) => (Object.hasOwn(own, key) ? [[key, own[key] ?? '']] : [])));
}

function textsFor(pack: string): Texts {
  const own = textsOfPacks.get(pack) ?? textsWith(pack, current, preferred);
  textsOfPacks.set(pack, own);
  return own;
}

function keysOf({ pack, cause = '' }: Named): string[] {
  return [`pack.${pack}`, ...(cause === '' ? [] : keysOfName(cause))];
}

function nameOfKey(key: string, names: Named['names'] = {}): string {
  if (Object.hasOwn(names, key)) return names[key] ?? '';
  const name = readable(key.slice(key.indexOf('.') + 1));
  return key.startsWith('elite.') || key.startsWith('affix.') ? `${name} {item}` : name;
}

/** The texts in use, for telling whether they are still those of a moment ago. */
export function currentTexts(): Texts {
  return texts;
}

/** The language in use. */
export function currentLanguage(): Language {
  return current;
}

/** A moment's date and time in the current language and the local time zone. */
export function localTime(moment: Date): string {
  return formatOf({ dateStyle: 'long', timeStyle: 'short' }).format(moment);
}

/** A moment's date in the current language, in the local time zone or another. */
export function localDay(moment: Date, timeZone?: string): string {
  return formatOf({ dateStyle: 'medium', ...(timeZone === undefined ? {} : { timeZone }) }).format(moment);
}

/** The current language's format, made once: that takes far longer than using it. */
function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([current, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(current, options);
  formats.set(key, format);
  return format;
}

/** The first supported language among tags such as `de-AT`; English if none is. */
export function languageOf(tags: readonly string[]): Language {
  return tags.map(supported).find((known) => known !== undefined) ?? 'en';
}

/** The language that fits a tag best: of this region, of none, of another. */
function supported(tag: string): Language | undefined {
  const [short, all]: [string, readonly Language[]] = [shortTag(tag), LANGUAGES];
  return all.find((language) => language === tag) ?? all.find((language) => language === short)
    ?? all.find((language) => shortTag(language) === short);
}

type RowFamily = 'ability' | 'breed' | 'elite' | 'group' | 'item' | 'pack' | 'slot' | 'status' | 'theme' | 'trap' | 'vault';

/** The key of a text: one that the English tables have, or that of a row, which may come from a pack. */
export type TextKey = keyof typeof en | `${RowFamily}.${string}`;

/** What the keys with a beginning and an end have between them: of `ui.action.` that is `wait`, `rest` and so on. */
export type KeyPart<Start extends string, End extends string = '', Key = TextKey> =
  Key extends `${Start}${infer Part}${End}` ? Part : never;

/** A message of the interface; those of the engine have keys of their own. */
export function line(key: TextKey, params: Message['params'] = {}): Message {
  return { key, params };
}

/** A key's text with its placeholders filled. */
export function text(key: TextKey, params: Message['params'] = {}): string {
  return said({ key, params });
}

/** An engine message as a sentence, its first letter capitalised. */
export function textOf(message: Phrase): string {
  return capital(said(worded(message)));
}

/** A message as a sentence. What a region that has not come would name is called by its id until it comes. */
function said(message: Phrase): string {
  if (hasAllRegions(current)) return sentence(texts, message, tongue);
  const missing = keysIn(message).filter((key) => OF_ROWS.test(key) && !Object.hasOwn(texts, key));
  if (missing.length === 0) return sentence(texts, message, tongue);
  return sentence({ ...texts, ...Object.fromEntries(missing.map((key) => [key, readable(key.split('.')[1] ?? key)])) }, message, tongue);
}

/** The texts that regions bring. */
const OF_ROWS = /^(ability|breed|item|status|theme|tile|trap|use|vault)\./;

/** A message's own key and those of the names in it. */
function keysIn({ key, params }: Phrase): string[] {
  return [key, ...Object.values(params).flatMap((filling) => {
    if (typeof filling === 'string') return keysOfName(filling);
    return typeof filling === 'number' ? [] : keysIn(filling);
  })];
}

/** A boss dies with words of its own, and what was paid is no find. */
function worded(message: Phrase): Phrase {
  const { key, params } = message;
  const { actor, paid, first } = params;
  if (key === 'log.dies' && typeof actor === 'string' && Object.hasOwn(texts, `${actor}.dies`)) return { key: `${actor}.dies`, params: {} };
  if (paid === 0) return { key: 'log.taken', params };
  if (typeof paid !== 'number') return message;
  const more = { key: first === 1 ? 'log.paid.scores' : '', params: {} };
  return { key: 'item' in params ? 'log.bought' : 'log.paid', params: { ...params, more } };
}

/** The name behind a text key, with affixes. */
export function nameText(key: string): string {
  const [base = ''] = keysOfName(key);
  const isLate = !Object.hasOwn(texts, base) && OF_ROWS.test(base) && !hasAllRegions(current);
  return isLate ? readable(base.split('.')[1] ?? base) : nameOf(texts, key, tongue);
}

/** Messages as sentences, without those that have no text. */
export function textsOf(messages: readonly Phrase[]): string[] {
  return messages.filter(({ key }) => Object.hasOwn(texts, key)).map(textOf);
}

/** An item's name as the player knows it: with affixes, enchantment and charges left. */
export function nameOfItem(game: Game, item: Pick<Item, 'kind' | 'affixes' | 'charges' | 'plus'>): string {
  const kind = game.content.itemKinds.get(item.kind);
  const name = itemName(game, item);
  const counts = kind !== undefined && isConsumable(kind) && kind.charges !== undefined && isKnown(game, item.kind);
  return counts ? text('ui.item.charges', { item: name, n: item.charges }) : nameText(name);
}
