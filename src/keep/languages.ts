import { CLASSICS, OFFERED } from '../content/packs';
import { FOLDERS, type Language } from '../content/text';
import type { FolderGrammar } from '../content/text/Folder';
import { grammar as english } from '../content/text/en/grammar';
import { page } from '../content/text/en/page';
import type { Texts } from '../engine/content';
import { capital, type Counting, type Tongue } from '../engine/core/grammar';
import { installedPack, installedPacks, type Reader } from './packRegistry';

/** A language's texts for the classic packs, and for all others. */
export type Tables = Readonly<Record<'classic' | 'usual', Texts>>;

/** How much of a language there is: what the page says, with that what is said while playing, with that what the dialogs say. */
type Part = 'page' | 'play' | 'whole';

/** What has been loaded, and how much of a language is asked for. English for the page comes with it, all else when first asked for. */
const loaded: Readonly<Record<Part, Partial<Record<Language, Tables>>>> = {
  page: { en: { classic: page, usual: page } }, play: {}, whole: {},
};
let part: Part = 'page';

/** The texts of single regions of floors, by language; and the regions that are asked for, in whatever language. */
const regional: Partial<Record<Language, Record<string, Texts>>> = {};
const regions = new Set<string>();
/** The languages that need no English below them. */
const complete = new Set<Language>(['en']);
/** Tables with the texts of so many regions, by those without; joining takes long, and is asked for again with each text. */
const joined = new WeakMap<Tables, { readonly count: number; readonly tables: Tables }>();
const ALL_REGIONS = Object.keys(FOLDERS.en.regions ?? {});

const tongues: Partial<Record<Language, Tongue>> = {};

/** Whether a language's texts are loaded, as far as they are asked for. */
export function isLoaded(language: Language): boolean {
  return loaded[part][language] !== undefined && [...regions].every((region) => regional[language]?.[region]);
}

/** Whether the texts of every region are loaded in a language. */
export function hasAllRegions(language: Language): boolean {
  return ALL_REGIONS.every((region) => regional[language]?.[region]);
}

/** As many of a language's texts as are loaded; throws if none are. */
export function tablesOf(language: Language): Tables {
  const known = loaded.whole[language] ?? loaded.play[language] ?? loaded.page[language];
  if (!known) throw new Error(`The texts of "${language}" have not been loaded.`);
  const more = Object.values(regional[language] ?? {});
  if (more.length === 0) return known;
  const before = joined.get(known);
  if (before?.count === more.length) return before.tables;
  const join = (texts: Texts): Texts => Object.assign({}, texts, ...more) as Texts;
  const tables = { classic: join(known.classic), usual: join(known.usual) };
  joined.set(known, { count: more.length, tables });
  return tables;
}

/** What a language that has been loaded knows about names and numbers; one without a grammar of its own speaks of names as English does. */
export function tongueOf(language: Language): Tongue {
  return (tongues[language] ??= { ...english, ...countingOf(language) });
}

/** Loads a language's texts, as far as they are asked for by the time they arrive; rejects if that fails, but for those of regions. */
export async function loadLanguage(language: Language): Promise<void> {
  const asked = part;
  const ofRegions = Promise.allSettled([...regions].map((region) => loadRegion(region, language)));
  loaded[asked][language] ??= await fetchTexts(language, asked);
  await ofRegions;
  if (asked !== part) await loadLanguage(language);
}

/** Asks for the texts of a region, from now on in every language; resolves once this language has them, rejects if that fails. */
export async function loadRegion(region: string, language: Language): Promise<void> {
  regions.add(region);
  if (regional[language]?.[region]) return;
  const own = (await FOLDERS[language].regions?.[region]?.())?.region ?? {};
  if (!complete.has(language)) await loadRegion(region, 'en');
  (regional[language] ??= {})[region] = complete.has(language) ? own : { ...regional.en?.[region], ...own };
}

/** Asks for more than the page's texts, the whole with all regions', from now on in every language; resolves once this one has them. */
export async function loadMore(language: Language, more: 'play' | 'whole'): Promise<void> {
  if (part !== 'whole') part = more;
  if (more === 'whole') for (const region of ALL_REGIONS) regions.add(region);
  await loadLanguage(language);
}

/** A language's texts; where it may lack some, over the English ones. */
async function fetchTexts(language: Language, asked: Part): Promise<Tables> {
  const { own, campaign, grammar } = await fetchOwn(language, asked);
  if (grammar) tongues[language] = tongue(language, grammar);
  if (grammar?.isComplete) complete.add(language);
  if (complete.has(language)) return { classic: own, usual: { ...own, ...campaign } };
  const below = (loaded[asked].en ??= await fetchTexts('en', asked));
  return { classic: { ...below.classic, ...own }, usual: { ...below.usual, ...own, ...campaign } };
}

/** What a language's folder has: `campaign` is what packs other than the classics say in another way. */
async function fetchOwn(language: Language, asked: Part): Promise<{ own: Texts; campaign?: Texts; grammar?: FolderGrammar }> {
  const folder = FOLDERS[language];
  if (asked === 'page') {
    const opening = await folder.page?.();
    return { own: opening?.page ?? {}, ...opening };
  }
  const [playing, more] = await Promise.all([folder.play?.(), asked === 'whole' ? folder.later?.() : undefined]);
  return { own: { ...playing?.play, ...more?.later }, ...playing };
}

/** English texts have forms of their own, wherever they stand in for others. */
function tongue(language: Language, grammar: FolderGrammar): Tongue {
  const decline: Tongue['decline'] = (name, form, wrap) => {
    const isEnglish = form !== undefined && !grammar.forms.includes(form);
    return (isEnglish ? english : grammar).decline(name, form, wrap);
  };
  return { ...grammar, ...countingOf(language), decline };
}

/** Plural categories, in the order in which a text lists their forms; each language has some of them. */
const PLURALS: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

const countings = new Map<string, Counting>();

/** The numerals and plurals of a language, by its tag: numbers from five digits on are grouped, plurals follow `Intl.PluralRules`. */
export function countingOf(language: string): Counting {
  const counting = countings.get(language) ?? makeCounting(language);
  countings.set(language, counting);
  return counting;
}

function makeCounting(language: string): Counting {
  const rules = new Intl.PluralRules(language);
  const { pluralCategories } = rules.resolvedOptions();
  const own = PLURALS.filter((plural) => pluralCategories.includes(plural));
  let large: Intl.NumberFormat | null = null;
  return {
    numeral: (n) => (Math.abs(n) < 10_000 ? String(n) : (large ??= new Intl.NumberFormat(language)).format(n)),
    wording: (n) => own.indexOf(rules.select(n)),
  };
}

/** The campaign. */
const [HOME] = OFFERED;

/** The built-in texts for a pack; the campaign's for null. */
function ourTexts(pack: string | null, language: Language): Texts {
  const { classic, usual } = tablesOf(language);
  return pack !== null && CLASSICS.includes(pack) ? classic : usual;
}

/** All texts of a language: an installed pack's own override the built-in ones; the other installed packs add only their names. */
export function textsWith(pack: string | null, language: Language, preferred: readonly string[] = []): Texts {
  const ours = ourTexts(pack, language);
  const reader: Reader = { language, preferred };
  if (pack === null && installedPacks().length === 0) return ours;
  const installed = pack === null ? null : installedPack(pack);
  const titles = installedPacks().map((each) => each.words(reader, 'title'));
  const texts = Object.assign({}, ours, ...titles, installed?.words(reader, 'all')) as Record<string, string>;
  return Object.assign(texts, regionsOf(pack, texts));
}

/** The campaign alone has regions of its own; the floors of any other pack go by its name, and nothing is told of them. */
function regionsOf(pack: string | null, texts: Texts): Texts {
  const name = texts[`pack.${pack ?? ''}`];
  if (pack === null || pack === HOME || name === undefined) return {};
  const own = Object.keys(installedPack(pack)?.rows.themes ?? {}).map((theme) => `theme.${theme}`);
  const keys = [...Object.keys(texts).filter((key) => key.startsWith('theme.')), ...own];
  return Object.fromEntries(keys.map((key) => [key, key.endsWith('.about') ? '' : name]));
}

/** An id as words: `goblinKing_2` is "Goblin king 2". */
export function readable(id: string): string {
  const words = id.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/([a-zA-Z])(\d)/g, '$1 $2').replaceAll('_', ' ').toLowerCase().trim();
  return capital(words);
}

/** A tag such as `de-AT` without script and region. */
export function shortTag(tag: string): string {
  return tag.split('-', 1).join('').toLowerCase();
}
