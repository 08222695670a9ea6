import fc from 'fast-check';
import { Bump, Melee } from '../../src/engine/actions/fights';
import { LevelUp } from '../../src/engine/actions/hero';
import { Drop, Equip, UseItem } from '../../src/engine/actions/items';
import { Move, Stairs } from '../../src/engine/actions/moves';
import type { Action } from '../../src/engine/actions/Action';
import { DIRECTIONS } from '../../src/engine/core/point';
import { decodeAction, encodeAction, PLAIN_ACTIONS } from '../../src/engine/run/actionCodec';
import { drawGame } from '../support/drawGame';

const whole = fc.oneof(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.nat({ max: 200 }));
const way = fc.constantFrom(...DIRECTIONS);
const plain = Object.values(PLAIN_ACTIONS).map(([, kind]) => new kind());
/** Every action a player can do. */
const action: fc.Arbitrary<Action> = fc.oneof(
  way.map(({ x, y }) => new Bump(x, y)),
  way.map(({ x, y }) => new Move(x, y)),
  fc.constantFrom<Action>(...plain, new Stairs(), new Stairs('down'), new Stairs('up')),
  fc.constantFrom('life' as const, 'power' as const, 'defence' as const).map((reward) => new LevelUp(reward)),
  whole.map((item) => new Drop(item)),
  whole.map((item) => new Equip(item)),
  whole.map((item) => new UseItem(item)),
  fc.tuple(whole, whole, whole).map(([item, x, y]) => new UseItem(item, { x, y })),
);

describe('an action as text', () => {
  it('is decoded to the same action, wherever it is in the text', () => {
    fc.assert(fc.property(action, fc.string(), fc.string(), (action, before, after) => {
      const text = encodeAction(action) ?? '';
      expect(decodeAction(before + text + after, before.length)).toEqual({ action, end: before.length + text.length });
    }));
  });

  it('begins with a letter of its own', () => {
    const all: readonly (readonly [string, Action])[] = [
      ...Object.entries(PLAIN_ACTIONS).map(([name, [, kind]]) => [name, new kind()] as const),
      ...DIRECTIONS.flatMap(({ x, y }) => [[`bump ${x} ${y}`, new Bump(x, y)], [`step ${x} ${y}`, new Move(x, y)]] as const),
      ['stairs', new Stairs()], ['stairs down', new Stairs('down')], ['stairs up', new Stairs('up')],
      ['level-up life', new LevelUp('life')], ['level-up power', new LevelUp('power')], ['level-up defence', new LevelUp('defence')],
      ['drop', new Drop(1)], ['equip', new Equip(1)], ['use', new UseItem(1)], ['use at', new UseItem(1, { x: 1, y: 1 })],
    ];
    const letters = all.map(([, action]) => encodeAction(action)?.charAt(0) ?? 'none');
    const those = (letter: string): string => all.filter((_one, i) => letters[i] === letter).map(([name]) => name).join(' and ');
    const shared = letters.filter((letter, i) => letter === 'none' || letters.indexOf(letter) < i);
    expect(shared.map((letter) => `letter ${letter}: ${those(letter)}`)).toEqual([]);
  });

  it.each<[string, Action]>([
    ['an attack by a monster', new Melee(drawGame('@').state.player)],
    ['a step to no neighbour', new Bump(2, 0)],
    ['a step to nowhere', new Move(0, 0)],
    ['a fractional id', new Drop(1.5)],
    ['an id that is too large', new Equip(1e12)],
    ['no number', new UseItem(1, { x: NaN, y: 0 })],
  ])('has no encoding for %s', (_what, action) => {
    expect(encodeAction(action)).toBeNull();
  });

  it.each(['', '?', 'o', 'o.', 'o1', 'o01.', 'o-0.', 'o1e3.', 'o1234567890.', 'o99999999999999999999.', 't1.2.', 't1.2.3', '__proto__', '%6f1.'])('is not decoded from %j', (text) => {
    expect(decodeAction(text, 0)).toBeNull();
  });

  it('is decoded from any text or refused, never reading beyond its end', () => {
    fc.assert(fc.property(fc.string({ unit: fc.constantFrom(...Array.from('hjklyubnHJKLoeitwgsdaVPD.-0123456789~%')) }), fc.nat({ max: 20 }), (text, at) => {
      const read = decodeAction(text, at);
      if (read) expect(encodeAction(read.action)).toBe(text.slice(at, read.end));
    }));
  });
});
