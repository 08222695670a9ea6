import { LevelUp } from '../../src/engine/actions/hero';
import { compilePack } from '../../src/engine/pack/compilePack';
import type { Breed, Content, Effect, ItemKind, PackRows } from '../../src/engine/content';
import { ProcgenService } from '../../src/procgen/ProcgenService';
import { provePack } from '../../src/procgen/provePack';
import { tinyContent, tinyRows } from '../support/tinyPack';

/** The errors the proof finds in tables that skipped the checks of rows, and how often it yielded. */
function prove(changes: Partial<PackRows>): { errors: string[]; breaths: number } {
  const trial = provePack(compilePack({ ...tinyRows, monsters: {}, items: {}, ...changes }) satisfies Content);
  for (let breaths = 0; ; breaths++) {
    const { done, value } = trial.next();
    if (done === true) return { errors: value, breaths };
  }
}

const dug = new ProcgenService(tinyContent(), 'dug').report(1);
/** Runs that end within their turns, for which another is begun. */
const BEGUN_AGAIN = 1;

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
  it('finds no errors in a playable pack, and yields at every floor, every turn and every new run', () => {
    const floors = 12;
    expect(prove({ monsters: tinyRows.monsters, items: tinyRows.items })).toEqual({ errors: [], breaths: 3 * floors + (1 + 25) * floors + BEGUN_AGAIN });
  });

  it.each([
    ['the curve of its layout', { layouts: { rooms: { ...tinyRows.layouts.rooms, attempts: [[1, 12], [2, 1], [3, 12]] } } as const }],
    ['the weights of its layouts', { layouts: { rooms: tinyRows.layouts.rooms, bare: { ...tinyRows.layouts.rooms, attempts: [[1, 1]] } } as const, layoutWeights: { rooms: [[1, 1], [2, 0], [3, 1]], bare: [[2, 1], [3, 0]] } as const }],
  ])('digs floor 2 of 999 where %s is another there', (_name, changes) => {
    expect(prove({ lastFloor: 999, ...changes }).errors).toEqual([expect.stringMatching(/^floor 2 of the seed "first": 50 layouts failed/)]);
  });

  it('plays floor 2 of 999 where its monsters are others', () => {
    const frantic = breeds({ speed: 10_000_000 });
    const changes = { ...frantic, lastFloor: 999, monsters: { rat: [[2, 1], [3, 0]] }, counts: { per: 'room', monsters: [[1, 4]], items: [] } } as const;
    expect(prove(changes).errors).toEqual([expect.stringMatching(/^floor 2, turn \d+ of a bot's run: too much happens at once/)]);
  });

  it('says that a floor is too much to build', () => {
    const layouts = { rooms: { dig: 'uniform', theme: 'none', width: [[1, 100]], height: [[1, 100]], roomMin: 2, roomMax: 2, dug: 30 } } as const;
    expect(prove({ layouts }).errors).toEqual([expect.stringMatching(/^floor 1 of the seed "first": \d+ layouts failed, and they are too much work to build\.$/)]);
  });

  it('ends by its own work where every floor is another, after floors from top to bottom', () => {
    const visited = new Set<number>();
    const report = jest.spyOn(ProcgenService.prototype, 'report').mockImplementation(function (this: ProcgenService, floor) {
      visited.add(floor);
      const { plan } = dug;
      return { ...dug, plan: { ...plan, number: floor, work: 500_000 } };
    });
    const everywhere = Array.from({ length: 200 }, (_, i) => [5 * i + 1, 1 + (i % 2)] as const);
    const { errors, breaths } = prove({ lastFloor: 999, monsters: { rat: everywhere } });
    report.mockRestore();
    expect([errors, breaths < 4000, visited.size < 200]).toEqual([[], true, true]);
    expect([1, 999, 501].filter((floor) => !visited.has(floor))).toEqual([]);
  });

  it.each([
    [null, 7, 'floor 7'],
    [null, 12, 'floor 12'],
    [7, 4, 'floor 4'],
    [7, 7, 'floor 7'],
    [1, 1, 'floor 1'],
  ])('digs the first floor, the middle one, the last, and where a curve has a point, for a last floor of %s one without rooms on floor %i', (lastFloor, bare, named) => {
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
    // The state is looked at after every fifth turn.
    for (const error of errors) expect(error).toMatch(/^floor \d+, turn (5|10|15|20|25) of a bot's run: /);
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
    expect(prove({ ...deadly, monsters: { rat: [[1, 1]] } })).toEqual({ errors: [], breaths: expect.any(Number) as number });
  });

  it('says that the player dies before the first turn, as from what a hero begins with', () => {
    const hale = { sprite: 'none', portrait: 'none', start: [], skill: { id: 'shout', sprite: 'none', target: { at: 'self' }, effects: [] } } as const;
    const doomed = { ...hale, begins: [{ do: 'damage', amount: 5000 }] } as const;
    expect(prove({ ...breeds({}), heroes: { doomed } }).errors).toEqual(['a run as doomed: the player dies before the first turn.']);
    expect(prove({ ...breeds({}), heroes: { hale, doomed } }).errors).toEqual(['a run as doomed: the player dies before the first turn.']);
    expect(prove({ ...breeds({}), heroes: { hale } }).errors).toEqual([]);
  });

  it('reports monsters whose turn never ends', () => {
    const { errors } = prove({ ...breeds({ speed: 10_000_000 }), monsters: { rat: [[1, 1]] }, counts: { per: 'room', monsters: [[1, 4]], items: [] } });
    expect(errors).toEqual([expect.stringMatching(/^floor \d+, turn \d+ of a bot's run: too much happens at once: the turn was cut short\.$/)]);
  });
});
