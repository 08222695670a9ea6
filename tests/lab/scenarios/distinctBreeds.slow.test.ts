import { readFileSync } from 'node:fs';
import { distinctness, type Distinctness } from '../../../src/lab/scenarios/distinctness';
import { scenarioIn } from '../../../src/lab/scenarios/readScenario';
import { shippedContent } from '../../../src/lab/shippedContent';

/* Breeds of the Drowned Halls, each in a room of tests/scenarios: who takes one for its nearest relative from above pays for it. */

function measured(room: string, { kind, relative, fights = 10 }: { kind: string; relative: string; fights?: number }): Distinctness {
  const file = `tests/scenarios/${room}.json`;
  const read = scenarioIn(readFileSync(file, 'utf8'), file);
  if (!read.ok) throw new Error(read.faults.join('\n'));
  return distinctness(shippedContent('lanternfall'), read.scenario, { kind, relative }, fights);
}

it.each([
  ['crabFromBehind', 'shieldCrab', 'ironBeetle'],
  ['draggedToTheDeep', 'drowned', 'leech'],
  ['eelInTheCanal', 'eel', 'snake'],
  ['leechComesAlong', 'leech', 'ghost'],
  ['sungToTheWater', 'siren', 'necromancer'],
  ['struckFromTheShore', 'jellyfish', 'zombie'],
  ['frogInTheOpen', 'frogSpearman', 'imp'],
  ['spatIntoTheCanal', 'spitter', 'sentry'],
  ['lampUnderWater', 'angler', 'mimic'],
  ['turtleShuts', 'snapTurtle', 'clayGolem'],
])('%s: the %s is no %s', (room, kind, relative) => {
  expect(measured(room, { kind, relative }).ratio.value).toBeGreaterThan(1.15);
});

it.each([
  ['that announces its attack', 'outOfTheTide', 'tidePriest'],
  ['that drags the hero into the deep', 'draggedToTheDeep', 'drowned'],
])('none is distinct from itself: one %s', (_what, room, kind) => {
  const { mistaken, known } = measured(room, { kind, relative: kind, fights: 3 });
  expect(mistaken).toEqual(known);
});
