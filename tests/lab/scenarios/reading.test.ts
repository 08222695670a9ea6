import { scenarioIn, scenarioOf } from '../../../src/lab/scenarios/readScenario';

const BARE = { name: 'bare', map: ['####', '#@.#', '####'], actions: [], expect: {} };

/** The faults of a scenario that differs from a bare one in this. */
function faultsOf(changes: object): readonly string[] {
  const read = scenarioOf({ ...BARE, ...changes }, 'x.json');
  return read.ok ? [] : read.faults;
}

describe('a scenario is refused with the file, its name, the place and what is wrong', () => {
  it('but not a sound one', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it.each<[object, string]>([
    [{ mpa: [] }, 'unknown field "mpa"; did you mean "map"?'],
    [{ actions: undefined }, 'actions: missing; expected a list of actions.'],
    [{ hero: { hp: 0 } }, 'hero.hp: 0 is not a whole number from 1 to 1000000000.'],
    [{ hero: { levl: 3 } }, 'hero: unknown field "levl"; did you mean "level"?'],
    [{ expect: { hero: { hp: 'much' } } }, 'expect.hero.hp: "much" is not a number, or [least, most].'],
    [{ expect: { over: 'maybe' } }, 'expect.over: "maybe" is not died, won or no.'],
    [{ hero: { bag: ['A b'] } }, 'hero.bag.0: "A b" is not the name of an item, such as axe or axe+keen.'],
    [{ legend: { r: { monster: 'Rat!' } } }, 'legend.r.monster: "Rat!" is not an id.'],
    [{ legend: { rr: { monster: 'rat' } } }, 'legend.rr: "rr" is not one character.'],
    [{ legend: { ' ': { monster: 'rat' } } }, 'legend. : a blank says nothing of its cell, and can\'t be in the legend.'],
    [{ legend: { r: { monster: 'rat', captive: 'rat' } } }, 'legend.r: it is a monster or a captive, not both.'],
    [{ legend: { '@': { monster: 'rat' } } }, 'legend.@: the hero stands there, and no monster.'],
    [{ map: ['####', '#@.', '####'] }, 'map.1: the row has 3 characters, and the first of the map has 4.'],
    [{ map: ['####', '#@?#', '####'] }, 'map.1: "?", character 3 of the row, is not in the legend.'],
    [{ map: ['####', '#..#', '####'] }, 'map: there is no @, the hero; there must be one.'],
    [{ map: ['####', '#@@#', '####'] }, 'map: there are 2 @, the hero; there must be one.'],
    [{ map: ['####', '#@ #', '####'] }, 'map.1: " ", character 3 of the row, is not in the legend.'],
    [{ expect: { map: ['####', '#@.#'] } }, 'expect.map: it has 2 rows, and the map has 3.'],
    [{ explored: ['....', '.+x.', '....'] }, 'explored.1: ".+x." has other characters than . + and m.'],
    [{ order: { monsters: [[1, 1]] } }, 'order.monsters: it must have the cell of each of the 0 monsters of the map once.'],
  ])('%j', (changes, fault) => {
    expect(faultsOf(changes)).toEqual([`x.json, "bare": ${fault}`]);
  });

  it('also where it is no object, and no JSON', () => {
    expect(scenarioOf([], 'x.json')).toMatchObject({ ok: false });
    expect(scenarioIn('{"name": ', 'x.json')).toEqual({ ok: false, faults: [expect.stringMatching(/^x\.json: it is not JSON/)] });
    expect(scenarioIn('{"name": "a", "name": "b"}', 'x.json')).toEqual({ ok: false, faults: [expect.stringMatching(/^x\.json: line 1, column \d+: duplicate key "name"\.$/)] });
  });
});
