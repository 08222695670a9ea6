import type { GameEvent } from '../../src/engine/events';
import { Spotlight } from '../../src/view/camera/DungeonCamera';
import { centreOf } from '../../src/view/grid/cells';

const spoke: GameEvent = { type: 'spoke', actor: 7, breed: 'ratKing', moment: 'enters', at: { x: 9, y: 4 }, seen: true };
const waited: GameEvent = { type: 'waited', actor: 1, at: { x: 1, y: 1 }, seen: true };

test('the view goes to a boss that speaks, and back after a moment', () => {
  const spotlight = new Spotlight();
  spotlight.turn([waited, spoke]);
  expect(spotlight.update(1000)).toEqual(centreOf({ x: 9, y: 4 }));
  expect(spotlight.update(1000)).toBeNull();
  expect(spotlight.update(1)).toBeNull();
});

test('the next turn brings it back at once', () => {
  const spotlight = new Spotlight();
  spotlight.turn([spoke]);
  spotlight.turn([waited]);
  expect(spotlight.update(1)).toBeNull();
});
