import type { Point } from '../../src/engine/core/point';
import type { GameEvent } from '../../src/engine/events';
import type { Game } from '../../src/engine/Game';
import type { ActorView } from '../../src/view/sprites/ActorView';
import type { Blast } from '../../src/view/playback/geometry';
import { Playback } from '../../src/view/playback/Playback';
import { TURN_MS } from '../../src/view/playback/planTurn';

const HERO = 1;
const POOL = 15;
const ORC = { id: 7, x: 5, y: 0 };
const itemKinds = new Map([
  ['fireball', { target: { at: 'cell', radius: 4 }, effects: [{ do: 'damage', amount: 12 }] }],
  ['knife', { target: { at: 'actor' }, effects: [{ do: 'damage', amount: 3 }], missile: 'shot/knife' }],
  ['lantern', { target: { at: 'cell', radius: 4 }, effects: [{ do: 'light', radius: 3 }] }],
  ['lightning', { target: { at: 'nearest', range: 35 }, effects: [{ do: 'damage', amount: 12 }], colour: '#ffff00' }],
]);
const breeds = new Map([['imp', { abilities: [{ id: 'firebolt', sprite: 'shot/fire', target: { at: 'actor' }, effects: [] }, { id: 'howl', target: { at: 'self' }, effects: [] }] }]]);
const traps = { kinds: new Map([['dart', { colour: '#c4ccd8', target: { at: 'self' }, effects: [] }]]) };
const statuses = new Map([['web', { sprite: 'status/web' }], ['old', { sprite: 'status/old' }]]);
const hazards = new Map([['boom', { colour: '#f0c848', sudden: true }]]);
const parts = {
  state: { player: { id: HERO, maxHp: 10, x: 1, y: 0 }, hero: { known: [] } },
  floor: { state: { actors: [ORC] }, isVisible: () => true, tileAt: (x: number) => ({ wet: x === POOL }) },
  appearances: new Map(),
  content: { itemKinds, breeds, traps, statuses, hazards, elites: { kinds: new Map() }, appearances: new Map() },
  sees: ({ x }: Point) => x < 20,
  isConcealed: () => false,
};
const game = parts as unknown as Game;
const darkened = { ...parts, isConcealed: () => true } as unknown as Game;

/** A playback whose only sprite records its calls. */
function stage(isStill = false, pace = 100): { playback: Playback; told: string[] } {
  const told: string[] = [];
  const say = (word: string) => (): void => { told.push(word); };
  const view = {
    stepTo: ({ x }: Point) => told.push(`step ${x}`),
    lungeAt: say('lunge'),
    recoilFrom: say('recoil'),
    materialize: say('materialize'),
    settle: say('settle'),
    position: { x: 88, y: 8 },
    shows: (frame: string) => frame === 'status/old',
  } as unknown as ActorView;
  const actors = { get: () => view, appear: () => view, welcome: (_: Game, later: ReadonlySet<number>) => told.push(['welcome', ...later].join(' not ')), animate: () => undefined, remove: say('remove'), settle: say('settle all') };
  const things = { float: (item: number, to: Point) => told.push(`item ${item} to ${to.x}`) };
  const effects = { number: (_: Point, text: string) => told.push(text), sign: (_: Point, frame: string) => told.push(`sign ${frame}`), fly: (frame: string, _: Point, { x }: Point) => told.push(`${frame} to ${x}`), flash: say('flash'), dissolve: say('dissolve'), ghost: say('ghost'), bolt: (_from: Point, _to: Point, colour: string) => told.push(`bolt ${colour}`), sparks: say('sparks') };
  const bursts = { blast: (_: Point, { cells }: Blast) => told.push(`blast of ${cells.length}`), levelUp: say('burst'), specks: say('specks') };
  const stage = { burst: (kind: string) => told.push(kind), shake: (strength: number) => { if (strength > 0) told.push('shake'); } };
  const playback = new Playback({ actors, things, effects, bursts, stage, sync: say('sync'), drift: say('drift'), arrive: say('arrive') }, { isStill, pace });
  return { playback, told };
}

function step(to: number): GameEvent {
  return { type: 'moved', actor: HERO, from: { x: to - 1, y: 0 }, to: { x: to, y: 0 }, seen: true };
}

test('an item in a current floats to its new cell before the view is made to agree', () => {
  const { playback, told } = stage();
  playback.play([{ type: 'floated', item: 3, kind: 'knife', from: { x: 2, y: 0 }, to: { x: 3, y: 0 }, seen: true }], game);
  playback.update(TURN_MS);
  expect(told.filter((word) => !word.startsWith('welcome'))).toEqual(['item 3 to 3', 'sync']);
});

test.each([[1, ['sparks']], [2, ['sparks']], [3, ['sparks', '+3']]])('healing of %d HP shows %j: a number for each turn of a rest would pile up', (amount, shown) => {
  const { playback, told } = stage();
  playback.play([{ type: 'healed', actor: HERO, at: { x: 1, y: 0 }, amount, hp: 5, seen: true }], game);
  expect(told.filter((word) => word === 'sparks' || word.startsWith('+'))).toEqual(shown);
});

const attack: readonly GameEvent[] = [
  { type: 'attacked', attacker: 7, target: HERO, from: { x: 5, y: 0 }, to: { x: 4, y: 0 }, damage: 3, seen: true },
  { type: 'damaged', actor: HERO, at: { x: 4, y: 0 }, amount: 3, dealt: 3, hp: 9, seen: true },
];

test('a turn plays its steps in time and ends in the final state', () => {
  const { playback, told } = stage();
  playback.play([step(4), ...attack], game);
  expect(told).toEqual(['step 4', 'welcome']);
  playback.update(100);
  expect(told.slice(2)).toEqual(['lunge']);
  playback.update(TURN_MS);
  expect(told.slice(3)).toEqual(['-3', 'chips', 'shake', 'recoil', 'sync']);
  expect(playback.isBusy).toBe(false);
});

test('a turn plays at the player\'s speed', () => {
  const lasting = (pace: number): number => {
    const { playback } = stage(false, pace);
    playback.play([step(4), ...attack], game);
    let ms = 0;
    for (; playback.isBusy && ms < 1000; ms++) playback.update(1);
    return ms;
  };
  expect(lasting(200)).toBeGreaterThan(1.8 * lasting(100));
  expect(lasting(50)).toBeLessThan(0.5 * lasting(100));
  expect(lasting(0)).toBe(0);
});

test('shown at once, a turn still shows its damage', () => {
  const { playback, told } = stage(false, 0);
  playback.play([step(4), ...attack], game);
  expect(told).toEqual(['step 4', 'settle', 'welcome', 'lunge', 'settle', '-3', 'chips', 'shake', 'recoil', 'settle', 'sync']);
});

test('ten turns within one frame skip nothing and wait for nothing', () => {
  const { playback, told } = stage();
  for (let turn = 1; turn <= 10; turn++) playback.play([step(turn), ...attack], game);
  playback.update(TURN_MS);
  expect(told.filter((word) => word.startsWith('step'))).toEqual(Array.from({ length: 10 }, (_, i) => `step ${i + 1}`));
  expect(told.filter((word) => word === '-3')).toHaveLength(10);
  expect(told.filter((word) => word === 'sync')).toHaveLength(1);
  expect(told.at(-1)).toBe('sync');
});

test('hurrying ends the picture at once', () => {
  const { playback, told } = stage();
  playback.play([step(4), ...attack], game);
  playback.hurry();
  expect(told.slice(-2)).toEqual(['sync', 'settle all']);
  expect(playback.isBusy).toBe(false);
});

test('without motion a turn jumps to its end, and still shows its damage', () => {
  const { playback, told } = stage(true);
  playback.play([step(4), ...attack], game);
  expect(told).toEqual(['step 4', 'settle', 'welcome', 'lunge', 'settle', '-3', 'chips', 'shake', 'recoil', 'settle', 'sync']);
});

test('experience floats over the hero', () => {
  const { playback, told } = stage();
  playback.play([{ type: 'gainedXp', amount: 35, at: { x: 1, y: 0 }, seen: true }], game);
  playback.hurry();
  expect(told).toContain('+35 XP');
});

test('a held key may repeat shortly before a step ends', () => {
  const { playback } = stage();
  playback.play([step(4)], game);
  expect(playback.isBusy).toBe(true);
  playback.update(70);
  expect(playback.isBusy).toBe(false);
});

function used(kind: string, to: readonly number[]): GameEvent[] {
  const from = { x: 1, y: 0 };
  const struck = to.map((x): GameEvent => ({ type: 'struck', kind, from, to: { x, y: 0 }, seen: true }));
  return [{ type: 'itemUsed', actor: HERO, item: 3, kind, at: from, seen: true }, ...struck];
}

describe('a blast', () => {
  it('is shown finished if a turn has more steps than anyone could follow', () => {
    const { playback, told } = stage();
    playback.play(Array.from({ length: 600 }, () => attack).flat(), game);
    expect(told).toEqual(['welcome', 'sync']);
    expect(playback.isBusy).toBe(false);
  });

  const aim = { centre: { x: 4, y: 0 }, cells: [{ x: 4, y: 0 }, { x: 5, y: 0 }] };

  test('is shown where it was aimed, even if it hits no one', () => {
    const { playback, told } = stage();
    playback.play(used('fireball', []), game, aim);
    playback.play(used('fireball', [4, 5]), game, aim);
    playback.hurry();
    expect(told.filter((word) => word.startsWith('blast'))).toEqual(['blast of 2', 'blast of 2']);
  });

  test('is not shown as bolts too, and what is thrown flies once, at its aim or else at all that it hits', () => {
    const shots = (kind: string, at: typeof aim | null): string[] => {
      const { playback, told } = stage();
      playback.play(used(kind, [4, 6]), game, at);
      playback.hurry();
      return told.filter((word) => /^(bolt|shot)/.test(word));
    };
    expect([shots('fireball', aim), shots('fireball', null)]).toEqual([[], []]);
    expect(shots('knife', aim)).toEqual(['shot/knife to 72']);
    expect(shots('knife', null)).toEqual(['shot/knife to 72', 'shot/knife to 104']);
  });

  test('without a visible aim is shown around its targets', () => {
    const { playback, told } = stage();
    playback.play(used('fireball', [4, 6]), game);
    playback.hurry();
    expect(told.filter((word) => word.startsWith('blast'))).toEqual(['blast of 13']);
  });

  test.each([
    ['lightning', 2],
    ['lantern', 0],
  ])('is not shown for the %s', (kind, bolts) => {
    const { playback, told } = stage();
    playback.play(used(kind, bolts > 0 ? [4, 5] : []), game, aim);
    playback.hurry();
    expect(told.filter((word) => word === 'bolt #ffff00')).toHaveLength(bolts);
    expect(told.filter((word) => word.startsWith('blast'))).toEqual([]);
  });
});

describe('the campaign\'s events', () => {
  const at = { x: 4, y: 0 };

  /** What is shown of some events, from first to last. */
  function shown(events: readonly GameEvent[], of = game): string[] {
    const { playback, told } = stage();
    playback.play(events, of);
    playback.hurry();
    return told.filter((word) => !['welcome', 'sync', 'settle all'].includes(word));
  }

  test('an ability flies from its user to its aim', () => {
    expect(shown([{ type: 'abilityUsed', actor: ORC.id, ability: 'firebolt', at, seen: true }])).toEqual(['shot/fire to 72']);
  });

  test('one without a projectile glitters around its user', () => {
    expect(shown([{ type: 'abilityUsed', actor: ORC.id, ability: 'howl', at, seen: true }])).toEqual(['sparks']);
  });

  test('a trap flashes, then hurts', () => {
    const sprung: GameEvent = { type: 'trapSprung', kind: 'dart', actor: HERO, at, seen: true };
    const damaged: GameEvent = { type: 'damaged', actor: HERO, at, amount: 4, dealt: 4, hp: 9, seen: true };
    expect(shown([sprung, damaged])).toEqual(['flash', '-4', 'chips', 'shake', 'recoil']);
  });

  test('a found trap, a new status and treasure have their signs', () => {
    const found: GameEvent = { type: 'trapFound', kind: 'dart', at, seen: true };
    const inflicted: GameEvent = { type: 'inflicted', actor: HERO, status: 'web', turns: 3, at, seen: true };
    const treasure: GameEvent = { type: 'treasure', item: 4, kind: 'gone', finds: 30, at, seen: true };
    expect(shown([found, inflicted, treasure])).toEqual(['flash', 'sign ui/search', 'sign status/web', 'sign item/remains', '+30']);
  });

  test('a light attack doesn\'t shake the picture, nor does any on others', () => {
    const damaged = (actor: number, amount: number): GameEvent => ({ type: 'damaged', actor, at, amount, dealt: amount, hp: 9, seen: true });
    expect(shown([damaged(HERO, 1)])).toEqual(['-1', 'chips', 'recoil']);
    expect(shown([damaged(ORC.id, 9)])).toEqual(['9', 'chips', 'recoil']);
  });

  test('a door raises dust, a step into water splashes, and found or identified items glitter', () => {
    const opened: GameEvent = { type: 'opened', tile: 'doorOpen', at, seen: true };
    const found: GameEvent = { type: 'found', item: 4, kind: 'gone', affixes: [], at, seen: true };
    const identified: GameEvent = { type: 'identified', kind: 'gone', seen: true };
    expect(shown([opened, found, identified, step(POOL)])).toEqual(['dust', 'glint', 'insight', 'sign item/remains', 'splash', `step ${POOL}`]);
  });

  test('a continuing status has no sign again', () => {
    expect(shown([{ type: 'inflicted', actor: HERO, status: 'old', turns: 3, at, seen: true }])).toEqual([]);
  });

  test('a sleeper isn\'t startled by being seen', () => {
    const noticed: GameEvent = { type: 'noticed', actor: ORC.id, breed: 'orc', at, seen: true };
    const asleep = { ...parts, floor: { ...parts.floor, state: { actors: [{ ...ORC, asleep: true }] } } } as unknown as Game;
    expect(shown([noticed])).toEqual(['sign alert/noticed']);
    expect(shown([noticed], asleep)).toEqual([]);
  });

  test('stolen items fly to the thief, and gas spreads when released', () => {
    const stole: GameEvent = { type: 'stole', actor: ORC.id, item: 3, kind: 'gone', at, seen: true };
    const clouded: GameEvent = { type: 'clouded', hazard: 'gas', cells: [at], at, seen: true };
    expect(shown([stole, clouded])).toEqual(['item/remains to 88', 'drift']);
  });

  test('a sudden hazard flashes in the cells of it that are in view', () => {
    expect(shown([{ type: 'clouded', hazard: 'boom', cells: [at, at], at, seen: true }])).toEqual(['drift', 'flash', 'flash']);
  });

  test('nothing is shown of invisible actors', () => {
    const moved: GameEvent = { type: 'moved', actor: ORC.id, from: { x: 6, y: 0 }, to: { x: 5, y: 0 }, seen: true };
    const { playback, told } = stage();
    playback.play([moved, { type: 'damaged', actor: ORC.id, at, amount: 1, dealt: 1, hp: 3, seen: true }, { type: 'revealed', actor: ORC.id, breed: 'orc', at, seen: true }], darkened);
    playback.hurry();
    expect(told.filter((word) => ['1', 'chips', 'specks', 'materialize', 'recoil'].includes(word))).toEqual([]);
  });
});

describe('a teleported actor', () => {
  const teleported = (x: number): GameEvent => ({ type: 'teleported', actor: ORC.id, from: { x: 5, y: 0 }, to: { x, y: 0 }, seen: true });

  test('leaves a ghost, and appears elsewhere only after it', () => {
    const { playback, told } = stage();
    playback.play([teleported(9)], game);
    expect(told).toEqual(['ghost', 'specks', 'remove', 'specks', 'materialize', 'welcome']);
    playback.hurry();
    playback.play([...attack, teleported(9)], game);
    expect(told).toContain('welcome not 7');
  });

  test('just disappears if its new cell is out of sight', () => {
    const { playback, told } = stage();
    playback.play([teleported(30)], game);
    expect(told).toEqual(['ghost', 'specks', 'remove', 'welcome']);
  });
});
