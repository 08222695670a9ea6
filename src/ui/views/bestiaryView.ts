import type { Game } from '../../engine/Game';
import type { Ability, Breed, Content, Elite } from '../../engine/content';
import { lengthOf } from '../../engine/core/point';
import { attacksBetween } from '../../engine/facts/inspect';
import { isKnown, itemLook } from '../../engine/facts/names';
import { describeEffects, describeItem, describeTraits, describeTrap, describeUser } from '../../engine/effects/describe';
import { around, someone, type About, type Whom } from '../../engine/effects/phrases';
import { damageIn } from '../../engine/effects/effects';
import { makeActor } from '../../engine/floor/openFloor';
import type { Met, Table } from '../../keep/lore';
import { contentOf } from '../../keep/packRegistry';
import { nameText, text, type TextKey, textOf, textsOf } from '../../keep/text';
import { type Band, bandIn, CAPTIVES, type Entry, idsOf, originOf } from './bestiary';
import { fact, type Fact } from './fact';
import { frameOf } from './surroundingsView';

/** A line of the bestiary's list. */
export interface EntryView {
  readonly key: string;
  readonly name: string;
  /** Its sprite, or those of all kinds not met, of which only the outlines are shown. */
  readonly sprites: readonly string[];
  readonly isMet: boolean;
  readonly note: string;
  /** The heading above the first entry of a table, with how many are known; null for the others. */
  readonly heading: string | null;
  /** The heading above the first monster of a floor; null for the others. */
  readonly group: string | null;
}

/** Stands for the elite's breed in the name of an elite affix. */
const ANY_BREED = 'breed.any';

/** The lines of the entries. */
export function bestiaryView(pack: string, entries: readonly Entry[], game: Game | null = null): EntryView[] {
  const content = contentOf(pack);
  if (!content) return [];
  return entries.map((entry, index) => {
    const { table, id, met, unmet, group } = entry;
    const before = entries[index - 1];
    return {
      key: `${table} ${id}`,
      name: met ? entryName(entry) : text('ui.bestiary.unknown', { n: unmet.length }),
      sprites: met ? [spriteOf(content, entry, game)] : unmet.map((other) => spriteOf(content, { table, id: other }, null)),
      isMet: met !== null,
      note: met ? noteOf(entry, met) : '',
      heading: before?.table === table ? null : headingOf(content, entries, table),
      group: group === undefined || before?.group === group ? null : groupText(group),
    };
  });
}

function groupText(group: number): string {
  if (group > 0) return text('ui.bestiary.group', { floor: group });
  return text(group === CAPTIVES ? 'ui.bestiary.captives' : 'ui.bestiary.summoned');
}

/** The name of a met kind. */
export function entryName({ table, id }: Pick<Entry, 'table' | 'id'>): string {
  if (table === 'elites') return nameText(`${ANY_BREED}+${id}`);
  return text(`${PREFIX[table]}.${id}`);
}

const PREFIX = { breeds: 'breed', traps: 'trap', statuses: 'status', items: 'item', elites: 'elite' } as const;

/** A kind's sprite; for an item identified in the present run, its appearance in that run. */
export function spriteOf(content: Content, { table, id }: Pick<Entry, 'table' | 'id'>, game: Game | null): string {
  const { breeds, elites, traps, statuses, itemKinds } = content;
  const item = itemKinds.get(id);
  switch (table) {
    case 'breeds':
      return `${breeds.get(id)?.sprite ?? ''}.0`;
    case 'elites':
      return elites.kinds.get(id)?.sprite ?? '';
    case 'traps':
      return traps.kinds.get(id)?.sprite ?? '';
    case 'statuses':
      return statuses.get(id)?.sprite ?? '';
    case 'items':
      if (game?.content.id === content.id && item && isKnown(game, id)) return frameOf(item, itemLook(game, id).sprite);
      return frameOf(item, item?.sprite ?? '');
  }
}

/** A range of floors, in words. */
function bandText({ first, last, isRare = false }: Band): string {
  const ending = last === null ? text('ui.bestiary.from', { first }) : text('ui.bestiary.between', { first, last });
  const floors = first === last ? text('ui.bestiary.on', { first }) : ending;
  return isRare ? text('ui.bestiary.rare', { floors }) : floors;
}

/** Where a met kind is found, in words; empty for what has no place of its own. */
export function placeText(content: Content, { table, id }: Pick<Entry, 'table' | 'id'>): string {
  if (table !== 'breeds') {
    const drawn: Partial<Record<Table, Content['monsters']>> = {
      elites: content.elites.weights, traps: content.traps.weights, items: content.items,
    };
    const band = drawn[table] && bandIn(content, drawn[table], id);
    return band ? bandText(band) : '';
  }
  const origin = originOf(content, id);
  if (origin.from === 'floors') return bandText(origin.band);
  if (origin.from === 'captives') {
    return origin.band ? text('ui.bestiary.captive.on', { floors: bandText(origin.band) }) : text('ui.bestiary.captive');
  }
  return origin.by === null ? text('ui.bestiary.summoned') : text('ui.bestiary.summoned.by', { actor: `breed.${origin.by}` });
}

/** How often a kind was met, in words. */
function noteOf({ table }: Pick<Entry, 'table'>, { seen, slain }: Met): string {
  return table === 'breeds' || table === 'elites' ? text('ui.bestiary.slain', { seen, slain }) : text('ui.bestiary.met', { n: seen });
}

function headingOf(content: Content, entries: readonly Entry[], table: Table): string {
  const known = entries.filter((entry) => entry.table === table && entry.met).length;
  return text('ui.bestiary.heading', { kinds: text(`ui.book.${table}`), n: known, all: idsOf(content, table).length });
}

/** An ability and its effects. */
export interface AbilityLine {
  readonly name: string;
  readonly lines: readonly string[];
}

/** The bestiary page of one kind. */
export interface BeastView {
  readonly name: string;
  readonly sprite: string;
  readonly note: string;
  /** Where it is found; empty for what has no place of its own. */
  readonly floors: string;
  readonly description: readonly string[];
  /** The floor that the numbers are for; null if they hold on all floors. */
  readonly strength: string | null;
  readonly measures: readonly Fact[];
  /** Hits to kill and to die, in the present run. */
  readonly attacks: readonly string[];
  readonly lines: readonly string[];
  readonly abilities: readonly AbilityLine[];
}

/** What a page is about. */
type Kind = Pick<Entry, 'table' | 'id' | 'met'>;

/** The page of an entry; null if it has not been met or the pack is unknown. */
export function beastView(pack: string, entry: Kind, game: Game | null): BeastView | null {
  const content = contentOf(pack);
  if (!content || !entry.met) return null;
  const actor = `${PREFIX[entry.table]}.${entry.id}`;
  const about = {
    name: entryName(entry),
    sprite: spriteOf(content, entry, game),
    note: noteOf(entry, entry.met) + (entry.met.killed > 0 ? ` ${text('ui.bestiary.killed', { actor, n: entry.met.killed })}` : ''),
    floors: placeText(content, entry),
    description: textsOf([{ key: `${actor}.about`, params: { actor } }]),
  };
  return { ...about, ...factsOf(content, entry, game?.state.pack === pack ? game : null) };
}

type Facts = Pick<BeastView, 'strength' | 'measures' | 'attacks' | 'lines' | 'abilities'>;
const NO_FACTS: Facts = { strength: null, measures: [], attacks: [], lines: [], abilities: [] };

function factsOf(content: Content, { table, id, met }: Kind, game: Game | null): Facts {
  const breed = content.breeds.get(id);
  const elite = content.elites.kinds.get(id);
  const trap = content.traps.kinds.get(id);
  const floor = game?.state.floor ?? Math.max(1, met?.floor ?? 1);
  const about = { content, floor };
  if (table === 'breeds' && breed) return breedFacts(content, { id, breed, floor }, game);
  if (table === 'elites' && elite) {
    return {
      ...NO_FACTS, measures: eliteMeasures(elite), lines: describeTraits(elite, about).map(textOf), abilities: abilitiesOf(elite, about),
    };
  }
  if (table === 'traps' && trap) return { ...NO_FACTS, lines: describeTrap(trap, about).map(textOf) };
  if (table === 'items') return { ...NO_FACTS, lines: describeItem({ kind: id, affixes: [] }, { content, floor }).map(textOf) };
  return NO_FACTS;
}

function breedFacts(content: Content, { id, breed, floor }: { id: string; breed: Breed; floor: number }, game: Game | null): Facts {
  const actor = makeActor(content, -1, { id, x: 0, y: 0, floor });
  return {
    strength: text('ui.bestiary.strength', { floor }),
    measures: [
      fact('ui.hud.health', String(actor.maxHp)),
      fact('ui.hud.power', String(actor.power)),
      fact('ui.hud.defence', String(actor.defence)),
      fact('ui.bestiary.speed', String(breed.speed)),
    ],
    attacks: game && !game.isOver ? attacksBetween(game, game.state.player, actor).map(textOf) : [],
    lines: describeTraits(withoutSpeed(breed), { content, floor }).map(textOf),
    abilities: abilitiesOf(breed, { content, floor }, actor.maxHp),
  };
}

/** The traits without speed, which is among the numbers. */
function withoutSpeed({ speed: _speed, ...traits }: Breed): Omit<Breed, 'speed'> {
  return traits;
}

function eliteMeasures({ hp, power, defence }: Elite): Fact[] {
  const bonus = (label: TextKey, key: TextKey, n: number): Fact[] => (n > 0 ? [fact(label, text(key, { n }))] : []);
  return [
    ...bonus('ui.hud.health', 'ui.bestiary.percent', hp),
    ...bonus('ui.hud.power', 'ui.bestiary.percent', power),
    ...bonus('ui.hud.defence', 'ui.bestiary.plus', defence),
  ];
}

/** @param hp the user's, which tells whether it kills itself */
function abilitiesOf({ abilities = [] }: Pick<Breed, 'abilities'>, about: About, hp = Infinity): AbilityLine[] {
  return abilities.map((ability) => {
    const isLast = ability.target.at === 'self' && damageIn(ability.effects, about.floor) >= hp;
    const does = isLast ? [text('ui.bestiary.dies')] : describeEffects(ability.effects, about, prey(ability)).map(textOf);
    const lines = [...does, ...coverOf(ability), ...describeUser(ability, about).map(textOf), ...promptsOf(ability)];
    return { name: text(`ability.${ability.id}`), lines };
  });
}

/** What an announced attack leaves on its tiles. */
function coverOf({ covers }: Ability): string[] {
  return covers ? [text('ui.bestiary.covers', { hazard: `hazard.${covers.hazard}`, n: covers.turns })] : [];
}

/** What prompts an ability, and how often. */
function promptsOf(ability: Ability): string[] {
  const ahead = ability.windup === undefined ? [] : [text('ui.bestiary.windup', { n: ability.windup })];
  const key = `ui.bestiary.on.${ability.on}` as const;
  const params = { n: lengthOf(ability.range), every: ability.every };
  const through = ability.heard === true ? [text('ui.bestiary.heard')] : [];
  return [...ahead, text(ability.every > 1 ? `${key}.every` : key, params), ...through];
}

/** Whom an ability is aimed at. */
function prey({ target, on }: Ability): Whom {
  if (target.at !== 'actor' && target.at !== 'nearest' && target.at !== 'random') return around(target);
  return on === 'ally' ? someone('whom.ally', 'whom.it') : someone('whom.you', 'whom.you');
}
