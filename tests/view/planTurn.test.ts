import type { GameEvent } from '../../src/engine/events';
import { TURN_MS, lengthOf, planTurn, type Step } from '../../src/view/planTurn';

const HERO = 1;
const at = (x: number, y: number): { x: number; y: number } => ({ x, y });

function moved(actor: number, from: number, seen = true): GameEvent {
  return { type: 'moved', actor, from: at(from, 0), to: at(from + 1, 0), seen };
}

function blow(attacker: number, target: number, damage: number): GameEvent[] {
  const attacked: GameEvent = { type: 'attacked', attacker, target, from: at(1, 1), to: at(2, 1), damage, seen: true };
  const damaged: GameEvent = { type: 'damaged', actor: target, at: at(2, 1), amount: damage, hp: 5, seen: true };
  return damage > 0 ? [attacked, damaged] : [attacked];
}

function only<K extends Step['do']>(steps: readonly Step[], kind: K): Extract<Step, { do: K }>[] {
  return steps.filter((step): step is Extract<Step, { do: K }> => step.do === kind);
}

test('actors step together, the same one twice in a row', () => {
  const steps = only(planTurn([moved(HERO, 1), moved(7, 5), moved(8, 3), moved(8, 4)]), 'glide');
  const [hero, first, quick, again] = steps;
  expect([hero?.start, first?.start, quick?.start]).toEqual([0, 0, 0]);
  expect(again?.start).toBeCloseTo(quick?.lasts ?? 0);
});

test('hits come one by one, and after the step of whoever is hit', () => {
  const steps = planTurn([moved(HERO, 1), ...blow(7, HERO, 2), ...blow(8, HERO, 2)]);
  const [glide] = only(steps, 'glide');
  const [first, second] = only(steps, 'lunge');
  expect(first?.start).toBeCloseTo(glide?.lasts ?? -1);
  expect(second?.start).toBeCloseTo((first?.start ?? 0) + (first?.lasts ?? 0));
});

test('a wound shows while its blow lands', () => {
  const steps = planTurn(blow(HERO, 7, 5));
  const [lunge] = only(steps, 'lunge');
  const [hurt] = only(steps, 'hurt');
  expect(hurt?.start).toBeGreaterThan(lunge?.start ?? Infinity);
  expect(hurt?.start).toBeLessThan((lunge?.start ?? 0) + (lunge?.lasts ?? 0));
});

test('a blow without damage says so', () => {
  expect(only(planTurn(blow(7, HERO, 0)), 'miss')).toHaveLength(1);
});

test('nothing waits longer than a turn may, however much happens', () => {
  const crowd = Array.from({ length: 40 }, (_, i) => blow(10 + i, HERO, 1)).flat();
  expect(lengthOf(planTurn([moved(HERO, 1), ...crowd]))).toBeCloseTo(TURN_MS);
  expect(lengthOf(planTurn([moved(HERO, 1)]))).toBeLessThan(TURN_MS);
});

test('what was not seen is not shown', () => {
  expect(planTurn([moved(7, 5, false)])).toEqual([]);
});

test('only the new floor is shown after the stairs', () => {
  const arrived: GameEvent = { type: 'arrived', floor: 2, at: at(4, 4), seen: true };
  const steps = planTurn([moved(7, 5), arrived, moved(9, 2)]);
  expect(steps.map((step) => step.do)).toEqual(['arrive', 'glide']);
});

test('words and waiting take no time', () => {
  const waited: GameEvent = { type: 'waited', actor: HERO, at: at(1, 1), seen: true };
  const message: GameEvent = { type: 'message', tone: 'plain', key: 'log.heal', params: {}, seen: true };
  expect(planTurn([waited, message])).toEqual([]);
});
