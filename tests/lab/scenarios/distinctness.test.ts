import type { Breed } from '../../../src/engine/content';
import { distinctness } from '../../../src/lab/scenarios/distinctness';
import { scenarioOf } from '../../../src/lab/scenarios/readScenario';
import type { Scenario } from '../../../src/lab/scenarios/Scenario';
import { shippedContent } from '../../../src/lab/shippedContent';
import { breedsWith, tinyContent } from '../../support/tinyPack';

/** The hero in a room with one monster. */
function roomWith(monster: string): Scenario {
  const room = { name: 'room', map: ['#######', '#@....#', '#....m#', '#######'], legend: { m: { monster } }, hero: { maxHp: 60, hp: 60, bag: [] }, actions: [], expect: {} };
  const read = scenarioOf(room, 'room.json');
  if (!read.ok) throw new Error(read.faults.join('\n'));
  return read.scenario;
}

const breeds = breedsWith('rat', { hp: 12, power: 4 });
const { rat } = breeds as Readonly<Record<'rat', Breed>>;
const content = tinyContent({ breeds: { ...breeds, twin: { ...rat, glyph: 't' } } });

describe('how distinct a kind is', () => {
  it('is not at all from one that is the same', () => {
    const { mistaken, known, ratio } = distinctness(content, roomWith('rat'), { kind: 'rat', relative: 'twin' }, 12);
    expect([mistaken.mean, mistaken.each.length, known.each.length]).toEqual([known.mean, 12, 12]);
    expect(ratio.value).toBe(1);
  });

  it('is surely so from one that does not announce its shots, for those who stand where they will hit', () => {
    const room = {
      name: 'gallery', floor: 8, map: ['###########', '#.........#', '#.@.....A.#', '#.........#', '###########'], legend: { A: { monster: 'sentry' } },
      hero: { kind: 'warden', level: 6, maxHp: 70, hp: 70, power: 12, bag: ['sword', 'shield'], worn: ['sword', 'shield'] }, actions: [], expect: {},
    };
    const read = scenarioOf(room, 'gallery.json');
    const { ratio } = distinctness(shippedContent('lanternfall'), (read as Extract<typeof read, { ok: true }>).scenario, { kind: 'sentry', relative: 'goblinArcher' }, 10);
    expect(ratio.low).toBeGreaterThan(1.3);
  });

  it('lets the hero leave by the stairs', () => {
    const room = { ...roomWith('rat'), map: ['#######', '#@>...#', '#....m#', '#######'], legend: { m: { monster: 'rat' }, '>': { tile: 'stairsDown' } } };
    const { known } = distinctness(content, room, { kind: 'rat', relative: 'twin' }, 4);
    expect([known.answer, known.mean]).toEqual(['down, then fighter', 0]);
  });

  it('needs the kind in the scenario', () => {
    expect(() => distinctness(content, roomWith('twin'), { kind: 'rat', relative: 'hound' }, 4)).toThrow('No rat is in the scenario.');
  });
});
