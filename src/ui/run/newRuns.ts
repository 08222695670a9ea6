import * as v from 'valibot';
import { show } from '../../engine/core/floorCurve';
import { seedError } from '../../engine/core/id';
import { ownPacks, packIds } from '../../keep/packRegistry';
import { text } from '../../keep/text';

/** The pack a new player starts with. */
export const firstPack = ownPacks[0] ?? '';

/** Why a run of that pack and seed can't start, as a sentence that says what is allowed; null if it can. */
export function runError(pack: string, seed: string): string | null {
  if (!packIds.includes(pack)) return text('ui.fault.pack', { pack: show(pack), packs: packIds.join(', ') });
  return seed === '' ? null : seedError(seed);
}

const FIRST = [
  'amber', 'ashen', 'bitter', 'brass', 'broken', 'cold', 'crooked', 'dim', 'drowned', 'dusty', 'ember', 'fallen',
  'gilded', 'hollow', 'iron', 'last', 'lonely', 'lost', 'mossy', 'old', 'pale', 'quiet', 'rusty', 'silver', 'sunken', 'wild',
] as const;

const SECOND = [
  'badger', 'bell', 'candle', 'cellar', 'crow', 'crown', 'door', 'fox', 'gate', 'hearth', 'key', 'ladder', 'lantern',
  'moth', 'oak', 'owl', 'raven', 'river', 'root', 'stair', 'star', 'stone', 'tower', 'wick', 'wolf', 'well',
] as const;

/** A seed that is easy to read aloud and remember, such as `amber-owl-42`; `random` returns 0 <= n < 1. */
export function seedName(random: () => number): string {
  const pick = (words: readonly string[]): string => words[Math.floor(random() * words.length)] ?? '';
  return `${pick(FIRST)}-${pick(SECOND)}-${10 + Math.floor(random() * 90)}`;
}

/** A new id for a run: 16 hexadecimal digits. */
export function freshId(random: () => number): string {
  return Array.from({ length: 16 }, () => Math.floor(random() * 16).toString(16)).join('');
}

/** The run in an address such as `?pack=classicBare&seed=42`; either part may be missing. */
interface AddressRun {
  readonly pack: string | null;
  readonly seed: string | null;
}

/** The most characters of each; no browser sends more on purpose. */
const MOST_CHARACTERS = 2000;
const once = v.pipe(v.array(v.pipe(v.string(), v.maxLength(MOST_CHARACTERS))), v.maxLength(1));
const addressSchema = v.object({ pack: once, seed: once });

/** The run in an address's query, which need not exist; null when the query names none, or more than one. */
export function addressRun(search: string): AddressRun | null {
  const { success, output } = v.safeParse(addressSchema, valuesOf(search));
  if (!success) return null;
  const [pack = null] = output.pack;
  const [seed = null] = output.seed;
  return pack === null && seed === null ? null : { pack, seed };
}

/** What is wrong with an address's query, as a sentence; null where nothing is. */
export function addressError(search: string): string | null {
  const { issues } = v.safeParse(addressSchema, valuesOf(search), { abortEarly: true });
  const [issue] = issues ?? [];
  if (!issue) return null;
  const what = String(issue.path?.[0].key);
  return (issue.path?.length ?? 0) > 1 ? text('ui.address.long', { what, n: MOST_CHARACTERS }) : text('ui.address.twice', { what });
}

function valuesOf(search: string): { readonly pack: readonly string[]; readonly seed: readonly string[] } {
  const query = new URLSearchParams(search);
  return { pack: query.getAll('pack'), seed: query.getAll('seed') };
}
