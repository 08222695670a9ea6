import type { Action } from '../actions/Action';
import { Give, Order } from '../actions/company';
import { Bump } from '../actions/fights';
import { Become, Choose, Hood, Learn, LevelUp, Recover, UseSkill, type LevelReward } from '../actions/hero';
import { Drop, Equip, PickUp, UseItem } from '../actions/items';
import { Move, Stairs, Wait } from '../actions/moves';

/*
 * The player's actions as text, for recordings: a letter per action, then its numbers, each followed by a dot.
 * `hjklyubn` are the usual eight directions, in lower case for a bump and in upper case for a step.
 */

const WAYS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  h: [-1, 0], j: [0, 1], k: [0, -1], l: [1, 0], y: [-1, -1], u: [1, -1], b: [-1, 1], n: [1, 1],
};
const LEVEL_REWARDS: Readonly<Record<LevelReward, string>> = { life: 'V', power: 'P', defence: 'D' };

/** Actions that need nothing but to be done, by the command that asks for them: the letter in recordings, and the class. */
export const PLAIN_ACTIONS = {
  wait: ['w', Wait],
  pickUp: ['g', PickUp],
  hood: ['c', Hood],
  order: ['q', Order],
} as const satisfies Readonly<Record<string, readonly [letter: string, kind: new () => Action]>>;

/** How an action is written: its class, the numbers after its letter (null if another letter writes it), and how they make it again. */
interface Shape {
  readonly kind: new (...parts: never[]) => Action;
  readonly numbers: (action: Action) => readonly number[] | null;
  readonly make: (...numbers: number[]) => Action;
}

/** A shape; as many numbers are read as `make` has parameters. */
function shape<A extends Action>(
  kind: new (...parts: never[]) => A, numbers: (action: A) => readonly number[] | null, make: (...numbers: number[]) => A,
): Shape {
  return { kind, numbers: numbers as Shape['numbers'], make };
}

const ways = Object.entries(WAYS).flatMap(([way, [dx, dy]]): [string, Shape][] => {
  const numbers = (step: { readonly dx: number; readonly dy: number }): [] | null => (step.dx === dx && step.dy === dy ? [] : null);
  return [[way, shape(Bump, numbers, () => new Bump(dx, dy))], [way.toUpperCase(), shape(Move, numbers, () => new Move(dx, dy))]];
});
const rewards = Object.entries(LEVEL_REWARDS).map(([reward, letter]): [string, Shape] => {
  return [letter, shape(LevelUp, (level) => (level.reward === reward ? [] : null), () => new LevelUp(reward as LevelReward))];
});
const stairs = (way: 'up' | 'down' | null): Shape => shape(Stairs, (taken) => (taken.way === way ? [] : null), () => new Stairs(way));

/** All actions of the player, by letter. */
const SHAPES: Readonly<Record<string, Shape>> = {
  ...Object.fromEntries(ways),
  ...Object.fromEntries(rewards),
  ...Object.fromEntries(Object.values(PLAIN_ACTIONS).map(([letter, Kind]) => [letter, shape<Action>(Kind, () => [], () => new Kind())])),
  z: shape(Recover, () => [], () => new Recover()),
  s: stairs(null),
  d: stairs('down'),
  a: stairs('up'),
  o: shape(Drop, ({ item }) => [item], (item) => new Drop(item)),
  e: shape(Equip, ({ item }) => [item], (item) => new Equip(item)),
  v: shape(Give, ({ item }) => [item], (item) => new Give(item)),
  f: shape(Choose, ({ x, y, index }) => [x, y, index], (x, y, index) => new Choose(x, y, index)),
  p: shape(Become, ({ index }) => [index], (index) => new Become(index)),
  m: shape(Learn, ({ index }) => [index], (index) => new Learn(index)),
  x: shape(UseSkill, ({ aim }) => (aim ? null : []), () => new UseSkill()),
  X: shape(UseSkill, ({ aim }) => aim && [aim.x, aim.y], (x, y) => new UseSkill({ x, y })),
  i: shape(UseItem, ({ item, aim }) => (aim ? null : [item]), (item) => new UseItem(item)),
  t: shape(UseItem, ({ item, aim }) => aim && [item, aim.x, aim.y], (item, x, y) => new UseItem(item, { x, y })),
};

/** Ids and coordinates are small: a number has at most nine digits, in canonical form. */
const NUMBER = /^(?:0|-?[1-9]\d{0,8})\./;
const LONGEST_NUMBER = '-999999999.'.length;
const MOST = 999_999_999;

/** An action as text, which `decodeAction` reads; null for monsters' actions and for numbers out of range. */
export function encodeAction(action: Action): string | null {
  for (const letter in SHAPES) {
    const { kind, numbers } = SHAPES[letter] as Shape;
    const found = action instanceof kind ? numbers(action) : null;
    if (found) return numbered(letter, found);
  }
  return null;
}

function numbered(letter: string, numbers: readonly number[]): string | null {
  return numbers.every((number) => Number.isInteger(number) && Math.abs(number) <= MOST)
    ? letter + numbers.map((number) => `${number}.`).join('')
    : null;
}

/** The action that starts at an index of a text, and the index after it; null if none does. */
export function decodeAction(text: string, at: number): { readonly action: Action; readonly end: number } | null {
  const letter = text.charAt(at);
  const row = Object.hasOwn(SHAPES, letter) ? SHAPES[letter] : undefined;
  if (!row) return null;
  const numbers: number[] = [];
  let end = at + 1;
  while (numbers.length < row.make.length) {
    const [found] = NUMBER.exec(text.slice(end, end + LONGEST_NUMBER)) ?? [];
    if (found === undefined) return null;
    numbers.push(parseInt(found, 10));
    end += found.length;
  }
  return { action: row.make(...numbers), end };
}
