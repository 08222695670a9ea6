import type { Content } from '../../engine/content';
import type { Phrase } from '../../engine/core/grammar';
import {
  describeEffects, describeHero, describeSkill, describeTalent, describeYourTraits,
} from '../../engine/effects/describe';
import { someone } from '../../engine/effects/phrases';
import type { Table } from '../../keep/lore';
import { currentTexts, textOf } from '../../keep/text';
import { beastView } from '../../ui/views/bestiaryView';
import { nameOfRow } from '../tables/naming';

/** A row in the game's own words. */
export interface Told {
  readonly name: string;
  readonly lines: readonly string[];
}

/** A row, and the floor on which it is as strong as is told. */
interface Asked {
  readonly table: string;
  readonly id: string;
  readonly floor: number;
}

/** Tables with a page in the bestiary. */
const BOOK: Readonly<Record<string, Table>> = {
  'breeds': 'breeds', 'elites.kinds': 'elites', 'traps.kinds': 'traps', 'statuses': 'statuses', 'itemKinds': 'items',
};

/** What the game says of a row of a pack that is installed; null for one that the pack does not have, or that the game never speaks of. */
export function toldOf(content: Content, { table, id, floor }: Asked): Told | null {
  const page = BOOK[table];
  if (page) {
    const view = beastView(content.id, { table: page, id, met: { seen: 1, slain: 0, killed: 0, floor } }, null);
    if (!view || !hasRow(content, table, id)) return null;
    const measures = view.measures.map(({ label, value }) => `${label} ${value}`).join(', ');
    const abilities = view.abilities.map(({ name, lines }) => `${name}: ${lines.join(' ')}`);
    const all = [...view.description, view.floors, view.strength ?? '', measures, ...view.lines, ...abilities];
    return { name: view.name, lines: all.filter((line) => line !== '') };
  }
  const phrases = phrasesOf(content, { table, id, floor });
  return phrases && { name: nameOfRow(table, id), lines: [...aboutOf(table, id), ...phrases.map(textOf)] };
}

function hasRow({ breeds, elites, traps, statuses, itemKinds }: Content, table: string, id: string): boolean {
  const rows = { 'breeds': breeds, 'elites.kinds': elites.kinds, 'traps.kinds': traps.kinds, 'statuses': statuses, 'itemKinds': itemKinds };
  return rows[table as keyof typeof rows].has(id);
}

function aboutOf(table: string, id: string): string[] {
  const text = currentTexts()[`${{ hazards: 'hazard', heroes: 'hero' }[table] ?? table}.${id}.about`];
  return text === undefined ? [] : [text];
}

function phrasesOf(content: Content, { table, id, floor }: Asked): Phrase[] | null {
  const about = { content, floor };
  const { hazards, heroes, talents, affixes } = content;
  const hazard = table === 'hazards' ? hazards.get(id) : undefined;
  const hero = table === 'heroes' ? heroes.get(id) : undefined;
  const talent = table === 'talents' ? talents.get(id) : undefined;
  const affix = table === 'affixes' ? affixes.get(id) : undefined;
  if (hazard) return describeEffects(hazard.effects, about, someone('whom.victim', 'whom.thing'));
  if (hero) return [...describeHero(hero, about), ...describeSkill(hero.skill, about)];
  if (talent) return describeTalent(talent, about);
  return affix ? describeYourTraits(affix, about) : null;
}
