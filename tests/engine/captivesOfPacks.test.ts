import type { PackRows } from '../../src/engine/content';
import { loadContent } from '../../src/engine/pack/loadContent';
import { harderRows } from '../support/harderPack';

/** Vaults with one whose only cell is drawn by this legend. */
function caged(cell: NonNullable<PackRows['vaults']>['kinds'][string]['legend'][string]): NonNullable<PackRows['vaults']> {
  return { count: [], weights: {}, arenas: {}, kinds: { cage: { door: 'ground', map: ['###', '#c#', '#+#'], legend: { c: cell } } } };
}

const CAGE = 'Pack harder, table vaults.kinds, id cage';

describe('captives of a pack', () => {
  it.each<[string, Partial<PackRows>, string]>([
    ['of an unknown breed', { vaults: caged({ captive: 'pge' }) }, `${CAGE}, legend.c.captive: "pge" is not in breeds`],
    ['that would not come along', { vaults: caged({ captive: 'cat' }) }, 'Pack harder, table breeds, id cat, brain: a captive has to accompany the player, and cannot lurk or pass for an item.'],
    ['with a monster in the same cell', { vaults: caged({ captive: true, monster: 'rat' }) }, `${CAGE}, legend: "c" holds a monster and a captive`],
    ['with a trap in the same cell', { vaults: caged({ captive: true, trap: 'spike' }) }, `${CAGE}, legend: "c" holds a captive and a trap`],
    ['without allies', { captives: { ...harderRows.captives, most: 0 } }, 'Pack harder, table captives'],
  ])('RULES 5.13 %s are refused with a sentence', (_name, changes, sentence) => {
    const made = loadContent({ ...harderRows, ...changes });
    expect(made.ok ? [] : made.errors.map((error) => error.slice(0, sentence.length))).toContain(sentence);
  });

  it('RULES 5.13 need the table that says how they are freed', () => {
    const { captives, ...rows } = harderRows;
    expect(captives.most).toBe(1);
    expect(loadContent(rows)).toMatchObject({ ok: false, errors: [`${CAGE.replace('cage', 'kennel')}, legend: it has a captive, but the pack has no captives.`] });
  });
});
