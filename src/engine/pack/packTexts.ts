import { isConsumable, isWearable, type Ability, type PackRows, type Texts, type Traits } from '../content';

/** When a boss speaks: it comes into view, it is down to two thirds and to one third of its HP, it dies. */
export const MOMENTS = ['enters', 'hurt', 'desperate', 'dies'] as const;
export type Moment = (typeof MOMENTS)[number];

/** A pack's texts by language, such as `en` and `de`. */
export type PackTexts = Readonly<Partial<Record<string, Texts>>>;

/** The other languages of a pack, in the order in which they stand in for one: English first. */
export function elsewhere(texts: PackTexts, language: string): string[] {
  const others = Object.keys(texts).filter((other) => other !== language);
  return others.includes('en') ? ['en', ...others.filter((other) => other !== 'en')] : others;
}

/** The text keys of one row: their prefix, its id, and the possible suffixes. */
export interface TextKind {
  readonly family: string;
  readonly id: string;
  readonly ends: readonly string[];
}

/** Everything in a pack that has texts. */
export function textKindsOf(rows: PackRows): TextKind[] {
  const all = (family: string, ids: readonly string[], ends: readonly string[] = ['']): TextKind[] => {
    return [...new Set(ids)].map((id) => ({ family, id, ends }));
  };
  const keys = (table: object = {}): string[] => Object.keys(table);
  const items = Object.entries(rows.itemKinds);
  return [
    ...all('pack', [rows.id], ['', '.blurb']),
    ...all('log.welcome', [rows.id]),
    ...all('breed', keys(rows.breeds), ['', '.about']),
    ...all('breed', uniqueOf(rows), MOMENTS.map((moment) => `.${moment}`)),
    ...all('item', items.map(([id]) => id), ['', '.about']),
    ...all('use', items.filter(([, kind]) => isConsumable(kind)).map(([id]) => id), ['', '.self']),
    ...all('slot', items.flatMap(([, kind]) => (isWearable(kind) ? [kind.slot] : []))),
    ...all('affix', keys(rows.affixes)),
    ...all('elite', keys(rows.elites?.kinds), ['', '.about']),
    ...all('status', keys(rows.statuses), ['', '.begins', '.ends', '.about', '.inflicts', '.noun', '.dies']),
    ...all('trap', keys(rows.traps?.kinds), ['', '.springs', '.about']),
    ...all('hazard', keys(rows.hazards), ['', '.about', '.dies']),
    ...all('ability', abilitiesOf(rows).map(({ id }) => id), ['', '.used']),
    ...all('ability', abilitiesOf(rows).filter(({ windup }) => windup !== undefined).map(({ id }) => id), ['.announced']),
    ...all('guise', Object.values(rows.appearances ?? {}).flatMap((looks) => Object.keys(looks))),
    ...all('group', keys(rows.appearances), ['', '.given', '.many']),
    ...all('hero', keys(rows.heroes), ['', '.about']),
    ...all('talent', keys(rows.talents)),
    ...all('skill', Object.values(rows.heroes ?? {}).map(({ skill }) => skill.id), ['', '.used']),
    ...all('vault', keys(rows.vaults?.kinds), ['', '.about']),
    ...all('feature', Object.entries(rows.features ?? {}).flatMap(([id, { choices }]) => keys(choices).map((choice) => `${id}.${choice}`))),
    ...all('tile', rows.tiles.map(({ id }) => id)),
    ...all('tile', rows.tiles.filter(({ deep }) => deep !== undefined).map(({ id }) => id), ['.dies']),
  ];
}

function uniqueOf({ breeds }: PackRows): string[] {
  return Object.entries(breeds).flatMap(([id, { unique }]) => (unique === true ? [id] : []));
}

function abilitiesOf(rows: PackRows): readonly Ability[] {
  return givers(rows).flatMap(({ abilities = [] }): readonly Ability[] => abilities);
}

function givers(rows: PackRows): Omit<Traits, 'bonus'>[] {
  const worn = [...Object.values(rows.itemKinds).filter((kind) => isWearable(kind)), ...Object.values(rows.affixes)];
  const heroes = [...Object.values(rows.heroes ?? {}), ...Object.values(rows.talents ?? {})];
  return [...Object.values(rows.breeds), ...Object.values(rows.elites?.kinds ?? {}), ...Object.values(rows.statuses), ...heroes, ...worn];
}
