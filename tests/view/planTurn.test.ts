import type { GameEvent } from '../../src/engine/events';
import { TURN_MS, lengthOf, planTurn, type Step } from '../../src/view/playback/planTurn';

const HERO = 1;
const at = (x: number, y: number): { x: number; y: number } => ({ x, y });

function moved(actor: number, from: number, seen = true): GameEvent {
  return { type: 'moved', actor, from: at(from, 0), to: at(from + 1, 0), seen };
}

function attack(attacker: number, target: number, damage: number): GameEvent[] {
  const attacked: GameEvent = { type: 'attacked', attacker, target, from: at(1, 1), to: at(2, 1), damage, seen: true };
  const damaged: GameEvent = { type: 'damaged', actor: target, at: at(2, 1), amount: damage, dealt: damage, hp: 5, seen: true };
  return damage > 0 ? [attacked, damaged] : [attacked];
}

function only<K extends Step['do']>(steps: readonly Step[], kind: K): Extract<Step, { do: K }>[] {
  return steps.filter((step): step is Extract<Step, { do: K }> => step.do === kind);
}

test('actors step together, the same actor twice in a row', () => {
  const steps = only(planTurn([moved(HERO, 1), moved(7, 5), moved(8, 3), moved(8, 4)]), 'glide');
  const [hero, first, quick, again] = steps;
  expect([hero?.start, first?.start, quick?.start]).toEqual([0, 0, 0]);
  expect(again?.start).toBeCloseTo(quick?.lasts ?? 0);
});

test('hits are shown one by one, after the target\'s step', () => {
  const steps = planTurn([moved(HERO, 1), ...attack(7, HERO, 2), ...attack(8, HERO, 2)]);
  const [glide] = only(steps, 'glide');
  const [first, second] = only(steps, 'lunge');
  expect(first?.start).toBeCloseTo(glide?.lasts ?? -1);
  expect(second?.start).toBeCloseTo((first?.start ?? 0) + (first?.lasts ?? 0));
});

test('a wound shows while its attack lands', () => {
  const steps = planTurn(attack(HERO, 7, 5));
  const [lunge] = only(steps, 'lunge');
  const [hurt] = only(steps, 'hurt');
  expect(hurt?.start).toBeGreaterThan(lunge?.start ?? Infinity);
  expect(hurt?.start).toBeLessThan((lunge?.start ?? 0) + (lunge?.lasts ?? 0));
});

test('a killing attack shows its full damage, not just the HP that were left', () => {
  const damaged: GameEvent = { type: 'damaged', actor: 7, at: at(2, 1), amount: 1, dealt: 9, hp: 0, seen: true };
  expect(only(planTurn([damaged]), 'hurt').map(({ amount }) => amount)).toEqual([9]);
});

test('the experience of a turn is one number, however many kills it had', () => {
  const gained = (amount: number): GameEvent => ({ type: 'gainedXp', amount, at: at(1, 1), seen: true });
  expect(only(planTurn([gained(35), ...attack(HERO, 7, 3), gained(100)]), 'learn')).toMatchObject([{ amount: 135, at: at(1, 1) }]);
});

test('an attack without damage says so', () => {
  expect(only(planTurn(attack(7, HERO, 0)), 'miss')).toHaveLength(1);
});

test('nothing waits longer than a turn may take, however much happens', () => {
  const crowd = Array.from({ length: 40 }, (_, i) => attack(10 + i, HERO, 1)).flat();
  expect(lengthOf(planTurn([moved(HERO, 1), ...crowd]))).toBeCloseTo(TURN_MS);
  expect(lengthOf(planTurn([moved(HERO, 1)]))).toBeLessThan(TURN_MS);
});

test('unseen events are not shown', () => {
  expect(planTurn([moved(7, 5, false)])).toEqual([]);
});

test('only the new floor is shown after the stairs', () => {
  const arrived: GameEvent = { type: 'arrived', floor: 2, at: at(4, 4), seen: true };
  const steps = planTurn([moved(7, 5), arrived, moved(9, 2)]);
  expect(steps.map((step) => step.do)).toEqual(['arrive', 'glide']);
});

test('messages and waiting take no time', () => {
  const waited: GameEvent = { type: 'waited', actor: HERO, at: at(1, 1), seen: true };
  const message: GameEvent = { type: 'message', tone: 'plain', key: 'log.heal', params: {}, seen: true };
  expect(planTurn([waited, message])).toEqual([]);
});

describe('by magic', () => {
  const teleported: GameEvent = { type: 'teleported', actor: HERO, from: at(1, 1), to: at(9, 9), seen: true };
  const struck = (x: number): GameEvent => ({ type: 'struck', kind: 'fireballScroll', from: at(1, 1), to: at(x, 1), seen: true });
  const burnt = (actor: number, x: number): GameEvent => ({ type: 'damaged', actor, at: at(x, 1), amount: 12, dealt: 12, hp: 0, seen: true });

  test('an attack on several targets is one strike, and all wounds show with it', () => {
    const steps = planTurn([struck(3), burnt(7, 3), struck(4), burnt(8, 4), struck(1), burnt(HERO, 1)]);
    expect(only(steps, 'strike').map(({ to }) => to)).toEqual([[at(3, 1), at(4, 1), at(1, 1)]]);
    expect(new Set(only(steps, 'hurt').map(({ start }) => start)).size).toBe(1);
  });

  test('a teleported actor steps on from its new cell', () => {
    const steps = planTurn([teleported, moved(HERO, 9)]);
    expect(only(steps, 'glide')[0]?.start).toBeCloseTo(only(steps, 'teleport')[0]?.lasts ?? -1);
  });

  test('what a current moves glides along, actors after their steps, items at once', () => {
    const steps = planTurn([
      { type: 'moved', actor: HERO, from: at(1, 1), to: at(2, 1), seen: true },
      { type: 'carried', actor: HERO, from: at(2, 1), to: at(3, 1), seen: true },
      { type: 'floated', item: 5, kind: 'knife', from: at(4, 1), to: at(5, 1), seen: true },
    ]);
    expect(only(steps, 'glide').map(({ to, start }) => [to.x, start])).toEqual([[2, 0], [3, 90]]);
    expect(only(steps, 'float')).toMatchObject([{ item: 5, to: { x: 5 }, start: 0 }]);
  });

  test('a pushed actor slides while the attack lands, longer the farther', () => {
    const pushed = (to: number): GameEvent => ({ type: 'pushed', actor: 7, from: at(2, 1), to: at(to, 1), seen: true });
    const [near] = only(planTurn([...attack(HERO, 7, 1), pushed(3)]), 'glide');
    const [far] = only(planTurn([pushed(4)]), 'glide');
    expect(near?.start).toBeGreaterThan(0);
    expect(far?.lasts).toBeGreaterThan(near?.lasts ?? Infinity);
  });

  test('an attack that was announced is shown over all its cells, before the hits', () => {
    const announced: GameEvent = { type: 'announced', actor: 2, ability: 'shot', cells: [at(1, 0), at(2, 0)], turns: 1, at: at(3, 0), seen: true };
    expect(planTurn([announced])).toMatchObject([{ do: 'threaten', actor: 2, isOver: false, start: 0 }]);
    expect(planTurn([{ type: 'calledOff', actor: 2, ability: 'shot', at: at(3, 0), seen: true }])).toMatchObject([{ do: 'threaten', isOver: true }]);
    const unleashed: GameEvent = { type: 'unleashed', actor: 2, ability: 'shot', cells: [at(1, 0), at(2, 0)], at: at(1, 0), seen: true };
    const hurt: GameEvent = { type: 'damaged', actor: 1, amount: 3, dealt: 3, hp: 4, at: at(1, 0), seen: true };
    const [cast, hit] = planTurn([unleashed, hurt]);
    expect(cast).toMatchObject({ do: 'cast', to: at(1, 0), cells: [at(1, 0), at(2, 0)] });
    expect(hit?.start).toBeGreaterThan(cast?.start ?? 0);
  });

  test('summoned actors and gained levels are shown', () => {
    const summoned: GameEvent = { type: 'summoned', actor: 9, breed: 'orc', at: at(3, 3), seen: true };
    const levelled: GameEvent = { type: 'levelled', level: 2, at: at(1, 1), seen: true };
    expect(planTurn([summoned, levelled]).map((step) => step.do)).toEqual(['summon', 'levelUp']);
  });
});

test('equipping, unequipping, dropping and curing are not animated', () => {
  const item = { actor: HERO, item: 3, kind: 'sword', seen: true } as const;
  const events: GameEvent[] = [
    { type: 'dropped', ...item, at: at(1, 1) },
    { type: 'equipped', ...item, slot: 'weapon' },
    { type: 'takenOff', ...item, slot: 'weapon' },
    { type: 'cured', actor: 7, status: 'confusion', at: at(2, 1), seen: true },
    { type: 'changed', at: at(1, 1), seen: true },
  ];
  expect(planTurn(events)).toEqual([]);
});

test('HP paid as a price show like a wound', () => {
  const [hurt] = only(planTurn([{ type: 'paid', actor: HERO, hp: 6, at: at(3, 2), seen: true }]), 'hurt');
  expect(hurt).toMatchObject({ actor: HERO, amount: 6, at: at(3, 2) });
});
