import { playScenario } from '../../../src/lab/scenarios/playScenario';
import { scenarioOf } from '../../../src/lab/scenarios/readScenario';
import type { Scenario } from '../../../src/lab/scenarios/Scenario';
import { shippedContent } from '../../../src/lab/shippedContent';
import { tinyContent } from '../../support/tinyPack';

const DUEL = {
  name: 'duel',
  map: ['######', '#@r..#', '#...!#', '######'],
  legend: { r: { monster: 'rat' }, '!': { item: 'salve' }, '%': { corpse: 'rat' }, R: { captive: 'rat' } },
  hero: { bag: ['club', 'salve', 'salve'], worn: ['club'] },
  actions: [],
  expect: {},
} as const;

/** What is wrong with a scenario of the tiny pack that differs from the duel in this. */
function faultsOf(changes: Partial<Scenario>): readonly string[] {
  const read = scenarioOf({ ...DUEL, ...changes }, 'duel.json');
  return read.ok ? playScenario(tinyContent(), read.scenario).faults : read.faults;
}

/** What is wrong with a scenario of the campaign. */
function campaignFaults(scenario: object): readonly string[] {
  const read = scenarioOf({ name: 'campaign', ...scenario }, 'campaign.json');
  return read.ok ? playScenario(shippedContent('lanternfall'), read.scenario).faults : read.faults;
}

/** The same after the hero's first blow, which kills the rat. */
function afterBlow(expected: Scenario['expect']): readonly string[] {
  return faultsOf({ actions: ['east'], expect: expected });
}

describe('what a scenario expects', () => {
  it('holds where all is so', () => {
    const map = ['######', '#@...#', '#...!#', '######'];
    const hero: Scenario['expect']['hero'] = { hp: 20, lost: [0, 3], statuses: { dizzy: false }, bag: { club: 1, salve: [1, 2], axe: 0 } };
    expect(afterBlow({ map, hero, monsters: { rat: { count: 0 } }, log: { 'log.dies': true }, over: 'no' })).toEqual([]);
  });

  it.each<[Scenario['expect'], string]>([
    [{ hero: { hp: 12 } }, 'expect.hero.hp: it is 20, not 12.'],
    [{ hero: { lost: [1, 4] } }, 'expect.hero.lost: it is 0, not 1 to 4.'],
    [{ hero: { bag: { salve: 1 } } }, 'expect.hero.bag.salve: it is 2, not 1.'],
    [{ hero: { statuses: { dizzy: true } } }, 'expect.hero.statuses.dizzy: it does not have it.'],
    [{ monsters: { rat: { count: 1 } } }, 'expect.monsters.rat.count: it is 0, not 1.'],
    [{ monsters: { rat: { hp: 3 } } }, 'expect.monsters.rat: none is alive, so that nothing can be said of it.'],
    [{ log: { 'log.dies': false } }, 'expect.log.log.dies: it was said.'],
    [{ over: 'won' }, 'expect.over: it is not over, not won.'],
  ])('says what of %j is otherwise', (expected, fault) => {
    expect(afterBlow(expected)).toEqual([fault]);
  });

  it('says what of monsters is otherwise', () => {
    const asleep = { ...DUEL.legend, r: { monster: 'rat', asleep: true, statuses: { dizzy: 3 } } };
    const expected = { monsters: { rat: { hp: 5, asleep: false, side: 'player', statuses: { dizzy: false } } } } as const;
    expect(faultsOf({ legend: asleep, expect: expected })).toEqual([
      'expect.monsters.rat.hp: it is 6, not 5.',
      'expect.monsters.rat.statuses.dizzy: it has it.',
      'expect.monsters.rat.asleep: it is asleep.',
      'expect.monsters.rat.side: it is on the side of the dungeon.',
    ]);
  });

  it('counts what was lost even if it was healed', () => {
    const healed = { legend: { ...DUEL.legend, r: { monster: 'rat', hp: 6, power: 9 } }, actions: ['wait', 'use salve'] };
    expect(faultsOf({ ...healed, expect: { hero: { lost: 0 } } })[0]).toMatch(/^expect\.hero\.lost: it is (1[0-9]|[2-9]), not 0\.$/);
  });

  it.each([
    ['a tile', '#@#..#', 'at 2,1 the tile is ground, not wall'],
    ['nobody', '#@r..#', 'at 2,1 there is nobody, not rat'],
    ['the hero', '#.@..#', 'at 1,1 there is the hero, not nobody; 1 more cells differ'],
    ['an item that does not lie there', '#@%.!#', 'at 4,1 no salve lies there'],
    ['remains', '#@%%.#', 'at 3,1 there are no remains of a rat'],
  ])('compares the map, and draws what came of it: %s', (_what, row, fault) => {
    expect(afterBlow({ map: ['######', row, '#...!#', '######'] })).toEqual([`expect.map: ${fault}. This came of it:\n######\n#@%..#\n#...!#\n######`]);
  });

  it('finds what lies on a cell that is drawn bare, and fire', () => {
    expect(afterBlow({ map: ['######', '#@...#', '#....#', '######'] })[0]).toMatch(/^expect\.map: at 4,2 there lies salve\./);
    const fire = { pack: 'lanternfall', map: ['#####', '#@..#', '#####'], legend: { '&': { hazard: 'fire', turns: 3 } }, actions: [], expect: { map: ['#####', '#@.&#', '#####'] } };
    expect(campaignFaults({ ...fire, map: ['#####', '#@&.#', '#####'] })).toEqual(['expect.map: at 2,1 there is fire; 1 more cells differ. This came of it:\n#####\n#@&.#\n#####']);
  });

  it('takes a blank of the map for anything', () => {
    expect(afterBlow({ map: ['      ', '      ', '      ', '      '] })).toEqual([]);
  });

  it('finds traps and hazards gone', () => {
    const legend = { '^': { trap: 'dart' }, '&': { hazard: 'fire', turns: 3 } };
    const bare = { map: ['#####', '#@..#', '#####'], legend, actions: [] };
    expect(campaignFaults({ ...bare, expect: { map: ['#####', '#@^.#', '#####'] } })[0]).toMatch(/^expect\.map: at 2,1 there is no trap dart\./);
    expect(campaignFaults({ ...bare, expect: { map: ['#####', '#@&.#', '#####'] } })[0]).toMatch(/^expect\.map: at 2,1 there is no fire\./);
  });

  it('tells a captive from a monster', () => {
    const held = { map: ['#####', '#@f.#', '#####'], legend: { f: { captive: 'wolfCub' }, y: { monster: 'wolfCub', side: 'player' } }, actions: [] };
    expect(campaignFaults({ ...held, expect: { map: held.map } })).toEqual([]);
    expect(campaignFaults({ ...held, expect: { map: ['#####', '#@y.#', '#####'] } })[0]).toMatch(/^expect.map: at 2,1 there is the captive wolfCub, not wolfCub\./);
  });

  it('draws no map of another floor', () => {
    const down = { map: ['#####', '#.@.#', '#####'], legend: { '@': { tile: 'stairsDown' } }, actions: ['take stairs'] };
    expect(campaignFaults({ ...down, expect: { map: down.map } })).toEqual(['expect.map: the hero has come to floor 2, and the map is of floor 1.']);
  });
});

describe('what a scenario does', () => {
  it.each([
    [['east', 'dance'], /^actions\.1: "dance": it is no action; actions are: north \(or another of the eight ways\); step north/],
    [['use axe'], /^actions\.0: "use axe": "axe" is not in the bag, which has club, salve, salve#2\.$/],
    [['use bolt at ogre'], /^actions\.0: "use bolt at ogre": "bolt" is not in the bag/],
    [['use club at ogre'], /^actions\.0: "use club at ogre": no ogre is in view\.$/],
    [['wait', 'pick up'], /^actions\.1: "pick up": it is refused \(refused\.nothingHere\)\.$/],
    [['become wizard'], /^actions\.0: "become wizard": "wizard" is no hero of the pack\.$/],
  ])('says of %j what can not be done', (actions, fault) => {
    expect(faultsOf({ actions })[0]).toMatch(fault);
    expect(faultsOf({ actions })).toHaveLength(1);
  });

  it('does not act after the end of the run', () => {
    const legend = { ...DUEL.legend, r: { monster: 'ogre' } };
    expect(faultsOf({ legend, actions: ['wait x 2'] })).toEqual(['actions.0: "wait": the run is over before it.']);
  });
});

describe('how a scenario begins', () => {
  it.each<[string, Partial<Scenario>, string]>([
    ['without what its pack has not', { legend: { ...DUEL.legend, r: { monster: 'rot' } } }, 'legend.r.monster: "rot" is not in breeds of the pack tiny; did you mean "rat"?'],
    ['without unknown affixes', { hero: { bag: ['club+keem'] } }, 'hero.bag.0: "keem" is not in affixes of the pack tiny; did you mean "keen"?'],
    ['with nothing worn that is not carried', { hero: { bag: [], worn: ['axe'] } }, 'hero.worn: "axe" is not in the bag.'],
    ['with one thing worn in a slot', { hero: { bag: ['axe', 'club'], worn: ['axe', 'club'] } }, 'hero.worn: "club" is not the first in the slot hand.'],
    ['with nothing worn that can not be', { hero: { bag: ['salve'], worn: ['salve'] } }, 'hero.worn: "salve" can\'t be worn.'],
    ['with a bag for what is worn', { hero: { worn: ['axe'] } }, 'hero.worn: it goes with a bag, and there is none.'],
    ['with someone to cling to', { legend: { ...DUEL.legend, r: { monster: 'rat', clings: [4, 1] } } }, 'the rat at 2,1 clings to nobody: no one is at 4,1.'],
    ['as a run can be', { legend: { ...DUEL.legend, r: { monster: 'rat', tile: 'wall' } } }, 'no run can begin like this: rat 2 at 2,1 stands in a cell it cannot enter.'],
  ])('%s', (_how, changes, fault) => {
    expect(faultsOf(changes)).toEqual([fault]);
  });
});
