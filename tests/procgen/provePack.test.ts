import { LevelUp } from '../../src/engine/actions/LevelUp';
import { compilePack } from '../../src/engine/pack/compilePack';
import type { Breed, Content, Effect, ItemKind, PackRows } from '../../src/engine/content';
import { provePack } from '../../src/procgen/provePack';
import { tinyRows } from '../support/tinyPack';

/** The errors the proof finds in tables that skipped the checks of rows, and how often it yielded. */
function prove(changes: Partial<PackRows>): { errors: string[]; breaths: number } {
  const trial = provePack(compilePack({ ...tinyRows, monsters: {}, items: {}, ...changes }) satisfies Content);
  for (let breaths = 0; ; breaths++) {
    const { done, value } = trial.next();
    if (done === true) return { errors: value, breaths };
  }
}

/** An effect that throws when it is applied, and not before. */
const BROKEN: Effect = { do: 'summon', breed: 'nobody', count: 1 };
const BY_A_BOT = /^floor \d+, turn \d+ of a bot's run: /;

const thing = { glyph: '~', colour: '#ffffff', sprite: 'none' } as const;
const draught: ItemKind = { ...thing, target: { at: 'self' }, effects: [BROKEN] };
const kinds = (more: Record<string, ItemKind>): Pick<PackRows, 'itemKinds'> => ({ itemKinds: { ...tinyRows.itemKinds, ...more } });

/** No one dies to a monster here, and rats have the given changes. */
const breeds = (changes: Partial<Breed>): Pick<PackRows, 'breeds'> => ({
  breeds: { ...tinyRows.breeds, player: { ...tinyRows.breeds.player, hp: 5000 }, rat: { ...tinyRows.breeds.rat, power: 2, ...changes } },
});

describe('the proof of a pack', () => {
  it('finds no errors in a playable pack, and yields at every floor and every turn', () => {
    expect(prove({ monsters: tinyRows.monsters, items: tinyRows.items })).toEqual({ errors: [], breaths: 3 * 3 + 12 * 25 });
  });

  it.each([
    [null, 7, 'floor 7'],
    [null, 12, 'floor 12'],
    [7, 4, 'floor 4'],
    [7, 7, 'floor 7'],
    [1, 1, 'floor 1'],
  ])('digs the first floor, the middle one and the last, for a last floor of %s one without rooms on floor %i', (lastFloor, bare, named) => {
    const { rooms } = tinyRows.layouts;
    const layouts = { rooms: { ...rooms, attempts: [[1, 12], [bare, 1], [bare + 1, 12]] } } as const;
    expect(prove({ lastFloor, layouts }).errors).toEqual([expect.stringMatching(`^${named} of the seed "first": 50 layouts failed`)]);
  });

  it('says what is wrong with a floor', () => {
    expect(prove({ tiles: tinyRows.tiles.map((tile) => (tile.id === 'stairsDown' ? { ...tile, walkable: false } : tile)) }).errors.join()).toMatch(/^floor 1 of the seed "first": /);
  });
});

describe('the bot of the proof', () => {
  it('tries every kind of item on one of the floors, wherever its row is', () => {
    const others = Array.from({ length: 13 }, (_, i) => [`other${i}`, { ...draught, effects: [] }] as const);
    for (const at of [0, 6, 13]) {
      const rows = Object.fromEntries([...others.slice(0, at), ['draught', draught] as const, ...others.slice(at)]);
      expect(prove({ ...kinds(rows) }).errors).toEqual([expect.stringMatching(BY_A_BOT)]);
    }
    expect(prove({ ...kinds(Object.fromEntries(others)) }).errors).toEqual([]);
  });

  it('equips what can be worn', () => {
    const cursed: ItemKind = { ...thing, slot: 'hand', bonus: { maxHp: Number.NaN } };
    const { errors } = prove({ ...kinds({ cursed }), start: ['club'] });
    expect(errors.length).toBeGreaterThan(0);
    for (const error of errors) expect(error).toMatch(BY_A_BOT);
  });

  it('aims what needs a target at something it sees', () => {
    const bomb: ItemKind = { ...draught, target: { at: 'cell', radius: 2, evenEmpty: true } };
    expect(prove({ ...kinds({ bomb }) }).errors).toEqual([expect.stringMatching(BY_A_BOT)]);
  });

  it('attacks what is in its way', () => {
    const { errors } = prove({ ...breeds({ brain: [], hp: 50, onStruck: [BROKEN] }), monsters: { rat: [[1, 1]] }, counts: { per: 'room', monsters: [[1, 4]], items: [] } });
    expect(errors).toEqual([expect.stringMatching(BY_A_BOT)]);
  });

  it('plays on deeper floors', () => {
    const small = { rooms: { ...tinyRows.layouts.rooms, width: [[1, 14]], height: [[1, 10]] } } as const;
    const deep = { ...breeds({}), layouts: small, counts: { per: 'room', monsters: [[1, 2]], items: [] } } as const;
    const rows = { ...deep.breeds, viper: { ...tinyRows.breeds.rat, power: 9, onHit: [BROKEN] }, rat: { ...tinyRows.breeds.rat, hp: 1, xp: 400 } };
    expect(prove({ ...deep, breeds: rows, monsters: { rat: [[1, 1], [2, 0]], viper: [[2, 1]] } }).errors).toEqual([expect.stringMatching(BY_A_BOT)]);
    expect(prove({ ...deep, breeds: rows, monsters: { rat: [[1, 1]] } }).errors).toEqual([]);
  });

  it('chooses a level reward for each level', () => {
    const reward = jest.spyOn(LevelUp.prototype, 'perform');
    prove({ ...breeds({ hp: 1, xp: 400 }), monsters: { rat: [[1, 1]] }, counts: { per: 'room', monsters: [[1, 4]], items: [] } });
    expect(reward.mock.calls.length).toBeGreaterThan(1);
    reward.mockRestore();
  });

  it('begins another run after dying', () => {
    const deadly = breeds({ power: 9999 });
    expect(prove({ ...deadly, monsters: { rat: [[1, 1]] } })).toEqual({ errors: [], breaths: 3 * 3 + 12 * 25 });
  });

  it('reports monsters whose turn never ends', () => {
    const { errors } = prove({ ...breeds({ speed: 10_000_000 }), monsters: { rat: [[1, 1]] }, counts: { per: 'room', monsters: [[1, 4]], items: [] } });
    expect(errors).toEqual([expect.stringMatching(/^floor \d+, turn \d+ of a bot's run: too much happens at once: the turn was cut short\.$/)]);
  });
});
