import type { Ability, Breed, Content, Elite } from '../../engine/content';
import type { Message } from '../../engine/core/grammar';
import { cellsOf } from '../../engine/effects/cells';
import { describeItem, describeTraits, describeWorking } from '../../engine/effects/describe';
import { makeActor } from '../../engine/floor/openFloor';
import type { Game } from '../../engine/Game';
import { hitsToKill } from '../../engine/rules/inspect';
import { text, textOf, textsOf } from '../../keep/text';
import { bandOfEntry, bandText, entryName, noteOf, spriteOf, type Entry } from './bestiaryView';
import { contentOf } from '../../keep/packRegistry';

/** A number of the sheet, named. */
export interface Measure {
  readonly label: string;
  readonly value: string;
}

/** Something that it can do, and what comes of it. */
export interface AbilityLine {
  readonly name: string;
  readonly lines: readonly string[];
}

/** All that is known of one kind. */
export interface BeastView {
  readonly name: string;
  readonly sprite: string;
  readonly note: string;
  readonly floors: string;
  readonly description: readonly string[];
  /** On which floor it is as strong as the numbers say; null where they hold everywhere. */
  readonly strength: string | null;
  readonly measures: readonly Measure[];
  /** What attacks come to in the present run. */
  readonly attacks: readonly string[];
  readonly lines: readonly string[];
  readonly abilities: readonly AbilityLine[];
}

/** Abilities that are somebody's own are told one by one; what the tables say of the rest is told as for items. */
export function beastView(pack: string, entry: Entry, game: Game | null): BeastView | null {
  const content = contentOf(pack);
  if (!content || !entry.met) return null;
  const about = {
    name: entryName(entry),
    sprite: spriteOf(content, entry, game),
    note: noteOf(entry, entry.met) + (entry.met.killed > 0 ? ` ${text('ui.bestiary.killed', { n: entry.met.killed })}` : ''),
    floors: bandText(bandOfEntry(content, entry)),
    description: textsOf([{ key: taleOf(entry), params: {} }]),
  };
  return { ...about, ...factsOf(content, entry, game?.state.pack === pack ? game : null) };
}

type Facts = Pick<BeastView, 'strength' | 'measures' | 'attacks' | 'lines' | 'abilities'>;
const NO_FACTS: Facts = { strength: null, measures: [], attacks: [], lines: [], abilities: [] };

function taleOf({ table, id }: Entry): string {
  const prefix = { breeds: 'breed', elites: 'elite', traps: 'trap', statuses: 'status', items: 'item' }[table];
  return `${prefix}.${id}.about`;
}

function factsOf(content: Content, { table, id, met }: Entry, game: Game | null): Facts {
  const breed = content.breeds.get(id);
  const elite = content.elites.kinds.get(id);
  const trap = content.traps.kinds.get(id);
  if (table === 'breeds' && breed) return breedFacts(content, { id, breed, floor: game?.state.floor ?? Math.max(1, met?.floor ?? 1) }, game);
  if (table === 'elites' && elite) return { ...NO_FACTS, measures: eliteMeasures(elite), lines: describeTraits(elite).map(textOf), abilities: abilitiesOf(elite) };
  // Its target is whoever steps on it, which goes without saying.
  if (table === 'traps' && trap) return { ...NO_FACTS, lines: describeWorking(trap).slice(0, -1).map(textOf) };
  if (table === 'items') return { ...NO_FACTS, lines: describeItem(content, { kind: id, affixes: [] }).map(textOf) };
  return NO_FACTS;
}

function breedFacts(content: Content, { id, breed, floor }: { id: string; breed: Breed; floor: number }, game: Game | null): Facts {
  const actor = makeActor(content, -1, { id, x: 0, y: 0, floor });
  const numbers: readonly (readonly [string, number])[] = [['ui.hud.health', actor.maxHp], ['ui.hud.power', actor.power], ['ui.hud.defence', actor.defence], ['ui.bestiary.speed', breed.speed]];
  return {
    strength: text('ui.bestiary.strength', { floor }),
    measures: numbers.map(([label, value]) => ({ label: text(label), value: String(value) })),
    attacks: game && !game.isOver ? attacks(hitsToKill(game, game.state.player, actor), hitsToKill(game, actor, game.state.player)).map(textOf) : [],
    lines: describeTraits(withoutSpeed(breed)).map(textOf),
    abilities: abilitiesOf(breed),
  };
}

/** The look panel's words for attacks. */
function attacks(toKill: number | null, toDie: number | null): Message[] {
  return [
    toKill === null ? { key: 'look.cannotHurt', params: {} } : { key: 'look.hitsToKill', params: { n: toKill } },
    toDie === null ? { key: 'look.harmless', params: {} } : { key: 'look.hitsToDie', params: { n: toDie } },
  ];
}

/** It is among the numbers already. */
function withoutSpeed({ speed: _speed, ...traits }: Breed): Omit<Breed, 'speed'> {
  return traits;
}

function eliteMeasures({ hp, power, defence }: Elite): Measure[] {
  const more: readonly (readonly [string, string, number])[] = [['ui.hud.health', 'ui.bestiary.percent', hp], ['ui.hud.power', 'ui.bestiary.percent', power], ['ui.hud.defence', 'ui.bestiary.plus', defence]];
  return more.filter(([, , n]) => n > 0).map(([label, key, n]) => ({ label: text(label), value: text(key, { n }) }));
}

function abilitiesOf({ abilities = [] }: Pick<Breed, 'abilities'>): AbilityLine[] {
  return abilities.map((ability) => ({ name: text(`ability.${ability.id}`), lines: abilityLines(ability) }));
}

/** What it does, to whom, and how often; whom it picks is for it to know. */
function abilityLines(ability: Ability): string[] {
  const [...told] = describeWorking(ability);
  const whom = text(`ui.bestiary.on.${ability.on}`, { n: cellsOf(ability.range) });
  return [...told.slice(0, -1).map(textOf), ability.every > 1 ? text('ui.bestiary.every', { whom, n: ability.every }) : whom];
}
