import type { Point } from '../../src/engine/core/point';
import type { GameEvent } from '../../src/engine/events';
import type { Game } from '../../src/engine/Game';
import type { ActorView } from '../../src/view/ActorView';
import { Playback } from '../../src/view/Playback';
import { TURN_MS } from '../../src/view/planTurn';

const HERO = 1;
const game = { state: { player: { id: HERO } }, floor: { state: { actors: [] } } } as unknown as Game;

/** A playback whose one sprite writes down what it is told. */
function stage(isInstant = false): { playback: Playback; told: string[] } {
  const told: string[] = [];
  const say = (word: string) => (): void => { told.push(word); };
  const view = {
    stepTo: ({ x }: Point) => told.push(`step ${x}`),
    lungeAt: say('lunge'),
    recoilFrom: say('recoil'),
    settle: say('settle'),
  } as unknown as ActorView;
  const actors = { get: () => view, appear: () => view, welcome: say('welcome'), animate: () => undefined, remove: say('remove'), settle: say('settle all') };
  const effects = { number: (_: Point, text: string) => told.push(text), sign: say('sign'), dissolve: say('dissolve'), bolt: say('bolt'), sparks: say('sparks') };
  const playback = new Playback({ actors, effects, sync: say('sync'), arrive: say('arrive') }, isInstant);
  return { playback, told };
}

function step(to: number): GameEvent {
  return { type: 'moved', actor: HERO, from: { x: to - 1, y: 0 }, to: { x: to, y: 0 }, seen: true };
}

const blow: readonly GameEvent[] = [
  { type: 'attacked', attacker: 7, target: HERO, from: { x: 5, y: 0 }, to: { x: 4, y: 0 }, damage: 3, seen: true },
  { type: 'damaged', actor: HERO, at: { x: 4, y: 0 }, amount: 3, hp: 9, seen: true },
];

test('a turn plays its steps in time and ends in the state', () => {
  const { playback, told } = stage();
  playback.play([step(4), ...blow], game);
  expect(told).toEqual(['step 4', 'welcome']);
  playback.update(100);
  expect(told.slice(2)).toEqual(['lunge']);
  playback.update(TURN_MS);
  expect(told.slice(3)).toEqual(['-3', 'recoil', 'sync']);
  expect(playback.isBusy).toBe(false);
});

test('ten turns within one frame skip nothing and wait for nothing', () => {
  const { playback, told } = stage();
  for (let turn = 1; turn <= 10; turn++) playback.play([step(turn), ...blow], game);
  playback.update(TURN_MS);
  expect(told.filter((word) => word.startsWith('step'))).toEqual(Array.from({ length: 10 }, (_, i) => `step ${i + 1}`));
  expect(told.filter((word) => word === '-3')).toHaveLength(10);
  expect(told.filter((word) => word === 'sync')).toHaveLength(1);
  expect(told.at(-1)).toBe('sync');
});

test('hurrying ends the picture at once', () => {
  const { playback, told } = stage();
  playback.play([step(4), ...blow], game);
  playback.hurry();
  expect(told.slice(-2)).toEqual(['sync', 'settle all']);
  expect(playback.isBusy).toBe(false);
});

test('without motion a turn is its end, and still says what it cost', () => {
  const { playback, told } = stage(true);
  playback.play([step(4), ...blow], game);
  expect(told).toEqual(['step 4', 'settle', 'welcome', 'lunge', 'settle', '-3', 'recoil', 'settle', 'sync']);
});

test('a held key may go on shortly before a step ends', () => {
  const { playback } = stage();
  playback.play([step(4)], game);
  expect(playback.isBusy).toBe(true);
  playback.update(70);
  expect(playback.isBusy).toBe(false);
});
