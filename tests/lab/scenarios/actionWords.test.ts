import { UseItem } from '../../../src/engine/actions/items';
import { decodeAction, encodeAction } from '../../../src/engine/run/actionCodec';
import { actionOf, folded, unfolded, wordsFor } from '../../../src/lab/scenarios/actionWords';
import { shippedContent } from '../../../src/lab/shippedContent';
import { newGame } from '../../../src/procgen/newGame';
import { carried, drawGame } from '../../support/drawGame';

const game = newGame(shippedContent('lanternfall'), 'words');
const [first = { id: 0 }] = game.state.hero.inventory;

/** A letter of each action, with numbers as it takes them. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const written = Array.from(LETTERS).flatMap((letter) => {
  const numbers = ['', `${first.id}.`, `${first.id}.3.`, `${first.id}.3.4.`].map((text) => letter + text);
  return numbers.filter((text) => decodeAction(text, 0)?.end === text.length);
});

it('has words for all that a recording can hold, which mean the same', () => {
  game.state.hero.choices = 1;
  game.state.hero.level = 2;
  expect(written.length).toBeGreaterThan(30);
  const parted = written.filter((text) => {
    // No such talent or hero is offered.
    const action = decodeAction(text.replace(/^([mp])\d+/, '$10'), 0)?.action;
    return action && encodeAction(actionOf(game, wordsFor(game, action))) !== text.replace(/^([mp])\d+/, '$10');
  });
  expect(parted).toEqual([]);
});

it('calls items by what they are, and the second of a name by its number', () => {
  const duel = drawGame('@r', { carry: ['axe+keen', 'salve', 'axe', 'salve'] });
  const [, one, , other] = duel.state.hero.inventory;
  expect(wordsFor(duel, new UseItem(one?.id ?? 0, null))).toBe('use salve');
  expect(wordsFor(duel, new UseItem(other?.id ?? 0, { x: 1, y: 0 }))).toBe('use salve#2 at 1,0');
  expect(actionOf(duel, 'use axe+keen at rat')).toEqual(new UseItem(carried(duel, 'axe'), { x: 1, y: 0 }));
  expect(actionOf(duel, 'use salve#2')).toEqual(new UseItem(other?.id ?? 0, null));
});

it('writes the same action in a row once', () => {
  const said = ['wait', 'wait', 'north', 'wait'];
  expect(folded(said)).toEqual(['wait x 2', 'north', 'wait']);
  expect(unfolded(folded(said)).map(({ words }) => words)).toEqual(said);
  expect(() => unfolded(['wait x 501'])).toThrow('actions: 501 are more than 500.');
});
