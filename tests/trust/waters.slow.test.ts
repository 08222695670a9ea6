import { tinyContent } from '../support/tinyPack';
import { drawPlan } from '../support/drawGame';
import { sluicesRows } from '../support/sluicesPack';
import { expectLane } from './expectLane';
import { watersLane } from './lanes/waters';
import { waterFaults } from './plainWaters';

test('from wherever the water lets one get, the stairs stay within reach', () => expectLane(watersLane()));

test('the plain search finds a current that only leads away, a lever too many, and no fault where there is a way back', () => {
  const content = tinyContent(sluicesRows);
  const faults = (picture: string): string[] | null => waterFaults(drawPlan(content, picture), content);
  expect(faults('#@....>#')).toBeNull();
  expect(faults('#@→→→>#')).toEqual([]);
  expect(faults('########\n#..←←@>#\n########')).toEqual(['With locks shut there is no way on from 3 places, as cell 11.', 'With locks open there is no way on from 3 places, as cell 11.']);
  expect(faults('############\n#@........>#\n#Ł.Ł.Ł.Ł.Ł.#\n############')).toEqual(['It has 5 levers.']);
});
