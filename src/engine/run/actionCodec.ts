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

/** By letter: how many numbers follow it, and the action they make. */
const LETTERS: Readonly<Record<string, { readonly numbers: number; readonly make: (numbers: readonly number[]) => Action }>> = {
  ...Object.fromEntries(Object.entries(WAYS).flatMap(([way, [dx, dy]]) => [
    [way, { numbers: 0, make: () => new Bump(dx, dy) }],
    [way.toUpperCase(), { numbers: 0, make: () => new Move(dx, dy) }],
  ])),
  ...Object.fromEntries(Object.entries(LEVEL_REWARDS).map(([reward, letter]) => [letter, { numbers: 0, make: () => new LevelUp(reward as LevelReward) }])),
  ...Object.fromEntries(Object.values(PLAIN_ACTIONS).map(([letter, Kind]) => [letter, { numbers: 0, make: () => new Kind() }])),
  z: { numbers: 0, make: () => new Recover() },
  s: { numbers: 0, make: () => new Stairs() },
  d: { numbers: 0, make: () => new Stairs('down') },
  a: { numbers: 0, make: () => new Stairs('up') },
  o: { numbers: 1, make: ([item = 0]) => new Drop(item) },
  e: { numbers: 1, make: ([item = 0]) => new Equip(item) },
  v: { numbers: 1, make: ([item = 0]) => new Give(item) },
  f: { numbers: 3, make: ([x = 0, y = 0, index = 0]) => new Choose(x, y, index) },
  p: { numbers: 1, make: ([index = 0]) => new Become(index) },
  m: { numbers: 1, make: ([index = 0]) => new Learn(index) },
  x: { numbers: 0, make: () => new UseSkill() },
  X: { numbers: 2, make: ([x = 0, y = 0]) => new UseSkill({ x, y }) },
  i: { numbers: 1, make: ([item = 0]) => new UseItem(item) },
  t: { numbers: 3, make: ([item = 0, x = 0, y = 0]) => new UseItem(item, { x, y }) },
};

/** Ids and coordinates are small: a number has at most nine digits, in canonical form. */
const NUMBER = /^(?:0|-?[1-9]\d{0,8})\./;
const LONGEST_NUMBER = '-999999999.'.length;
const MOST = 999_999_999;

/** An action as text, which `decodeAction` reads; null for monsters' actions and for numbers out of range. */
export function encodeAction(action: Action): string | null {
  if (action instanceof Bump) return wayOf(action);
  if (action instanceof Move) return wayOf(action)?.toUpperCase() ?? null;
  for (const [letter, kind] of Object.values(PLAIN_ACTIONS)) if (action instanceof kind) return letter;
  if (action instanceof Recover) return 'z';
  if (action instanceof Stairs) return { down: 'd', up: 'a', either: 's' }[action.way ?? 'either'];
  if (action instanceof LevelUp) return LEVEL_REWARDS[action.reward];
  if (action instanceof Drop) return numbered('o', [action.item]);
  if (action instanceof Equip) return numbered('e', [action.item]);
  if (action instanceof Choose) return numbered('f', [action.x, action.y, action.index]);
  if (action instanceof Become) return numbered('p', [action.index]);
  if (action instanceof Learn) return numbered('m', [action.index]);
  if (action instanceof UseSkill) return action.aim === null ? 'x' : numbered('X', [action.aim.x, action.aim.y]);
  if (action instanceof Give) return numbered('v', [action.item]);
  if (action instanceof UseItem) return action.aim === null ? numbered('i', [action.item]) : numbered('t', [action.item, action.aim.x, action.aim.y]);
  return null;
}

function numbered(letter: string, numbers: readonly number[]): string | null {
  return numbers.every((number) => Number.isInteger(number) && Math.abs(number) <= MOST) ? letter + numbers.map((number) => `${number}.`).join('') : null;
}

/** The action that starts at an index of a text, and the index after it; null if none does. */
export function decodeAction(text: string, at: number): { readonly action: Action; readonly end: number } | null {
  const letter = text.charAt(at);
  const row = Object.hasOwn(LETTERS, letter) ? LETTERS[letter] : undefined;
  if (!row) return null;
  const numbers: number[] = [];
  let end = at + 1;
  while (numbers.length < row.numbers) {
    const [found] = NUMBER.exec(text.slice(end, end + LONGEST_NUMBER)) ?? [];
    if (found === undefined) return null;
    numbers.push(parseInt(found, 10));
    end += found.length;
  }
  return { action: row.make(numbers), end };
}

function wayOf({ dx, dy }: { readonly dx: number; readonly dy: number }): string | null {
  return Object.keys(WAYS).find((way) => WAYS[way]?.[0] === dx && WAYS[way][1] === dy) ?? null;
}
