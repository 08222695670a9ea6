import { isConsumable, type Content, type Effect, type Target, type Traits } from '../../src/engine/content';
import type { Phrase } from '../../src/engine/core/grammar';
import {
  describeEffects, describeHero, describeItem, describeSkill, describeTalent, describeTraits, describeTrap, describeWorking,
} from '../../src/engine/effects/describe';
import { around, someone } from '../../src/engine/effects/phrases';

/** What is said of a row, and how many lists of effects that takes. */
export interface Description {
  readonly of: string;
  readonly phrases: readonly Phrase[];
  /** The most sentences about effects: one for each three of a list; null where traits are told too. */
  readonly most: number | null;
}

/** All that a pack's rows say of themselves on a floor. */
export function descriptionsOf(content: Content, floor = 1): Description[] {
  const about = { content, floor };
  const own: Target = { at: 'self' };
  const mostOf = (effects: readonly Effect[]): number => Math.ceil(effects.length / 3);
  const abilitiesOf = (of: string, { abilities = [] }: Traits): Description[] => abilities.map(({ id, on, target, effects }) => {
    const whom = target.at === 'actor' ? (on === 'ally' ? someone('whom.ally', 'whom.it') : someone('whom.you', 'whom.you')) : around(target);
    return { of: `${of}, ability ${id}`, phrases: describeEffects(effects, about, whom), most: mostOf(effects) };
  });
  const table = <Row>(rows: ReadonlyMap<string, Row>, tell: (row: Row, id: string) => Description[]): Description[] => [...rows].flatMap(([id, row]) => tell(row, id));
  return [
    ...table(content.itemKinds, (row, id) => ['', ...content.affixes.keys()].map((affix) => ({
      of: `item ${affix} ${id}`,
      phrases: describeItem({ kind: id, affixes: affix === '' || isConsumable(row) ? [] : [affix] }, { content, floor }),
      most: isConsumable(row) ? mostOf(row.effects) : null,
    }))),
    ...table(content.breeds, (row, id) => [{ of: `breed ${id}`, phrases: describeTraits({ ...row, speed: 100 }, about), most: null }, ...abilitiesOf(id, row)]),
    ...table(content.elites.kinds, (row, id) => [{ of: `elite ${id}`, phrases: describeTraits(row, about), most: null }, ...abilitiesOf(id, row)]),
    ...table(content.traps.kinds, (row, id) => [{ of: `trap ${id}`, phrases: describeTrap(row, about), most: mostOf(row.effects) }]),
    ...table(content.heroes, (row, id) => [{ of: `hero ${id}`, phrases: describeHero(row, about), most: null }, { of: `skill ${row.skill.id}`, phrases: describeSkill(row.skill, about), most: mostOf(row.skill.effects) }]),
    ...table(content.talents, (row, id) => [{ of: `talent ${id}`, phrases: describeTalent(row, about), most: null }]),
    ...table(content.statuses, (_row, id) => [own, { at: 'actor' } as const].map((target) => ({ of: `status ${id}`, phrases: describeWorking({ target, effects: [{ do: 'inflict', status: id }] }, about), most: 1 }))),
    ...table(content.features, ({ choices = {} }, id) => Object.entries(choices).map(([choice, { effects }]) => ({ of: `feature ${id}.${choice}`, phrases: describeWorking({ target: own, effects }, about), most: mostOf(effects) }))),
  ];
}
