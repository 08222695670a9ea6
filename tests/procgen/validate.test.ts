import type { FloorPlan, MonsterSpawn } from '../../src/engine/ports';
import { planErrors } from '../../src/procgen/proof/planErrors';
import { drawPlan } from '../support/drawGame';
import { harderContent, harderRows } from '../support/harderPack';
import { tinyContent } from '../support/tinyPack';

const content = tinyContent();

function faults(picture: string, changes: Partial<FloorPlan> = {}): string[] {
  return planErrors({ ...drawPlan(content, picture), ...changes }, content);
}

/** A rat at a cell. */
function rat(x: number, y: number): MonsterSpawn {
  return { id: 'rat', x, y, elite: [], asleep: false };
}

describe('the validator', () => {
  it('accepts a playable floor', () => {
    expect(faults(`
      ######
      #@.r!#
      ##.###
      ###.>#
      ######`)).toEqual([]);
  });

  it('RULES 1.2 counts a corner that can be cut as a path', () => {
    expect(faults(`
      @#
      #>`)).toEqual([]);
  });

  it('finds what is cut off', () => {
    expect(faults(`
      @.#..
      >.#.r`)).toEqual(['4 walkable cells cannot be reached from the arrival cell.']);
  });

  it('doesn\'t take the edges of the map for neighbours', () => {
    expect(faults(`
      ##.
      @#>
      .##`)).toEqual(['2 walkable cells cannot be reached from the arrival cell.', 'The stairs down cannot be reached.']);
  });

  it('finds stairs that are missing or unreachable', () => {
    expect(faults('@..')).toEqual(['There are no stairs down.']);
    expect(faults('@.#>')).toEqual(['1 walkable cells cannot be reached from the arrival cell.', 'The stairs down cannot be reached.']);
  });

  it('finds an arrival in a wall or off the map', () => {
    expect(faults('@.>#', { arrival: { x: 3, y: 0 } })).toEqual(['The arrival cell is not walkable.']);
    expect(faults('@.>', { arrival: { x: 3, y: 0 } })).toEqual(['The arrival cell is not walkable.']);
  });

  it('finds monsters and items in walls', () => {
    expect(faults('@.>#=', { monsters: [rat(3, 0)], items: [{ id: 'salve', x: 4, y: 0, affixes: [] }] })).toEqual(['rat at 3,0 is in a wall.', 'salve at 4,0 is in a wall.']);
    for (const [x, y] of [[-1, 0], [3, 0], [0, 1], [0, 50], [99, 99]] as const) expect(faults('@.>', { monsters: [rat(x, y)] })).toEqual([`rat at ${x},${y} is in a wall.`]);
  });

  it('finds anything on the arrival cell', () => {
    expect(faults('@.>', { monsters: [rat(0, 0)] })).toEqual(['rat at 0,0 is on the arrival cell.']);
    expect(faults('@.>', { items: [{ id: 'salve', x: 0, y: 0, affixes: [] }] })).toEqual(['salve at 0,0 is on the arrival cell.']);
  });

  it('finds two things in one cell', () => {
    const at = { x: 1, y: 0 };
    expect(faults('@.>', { monsters: [rat(1, 0), { ...rat(1, 0), id: 'ogre' }] })).toEqual(['ogre at 1,0 shares its cell.']);
    expect(faults('@.>', { monsters: [rat(1, 0)], items: [{ id: 'salve', ...at, affixes: [] }] })).toEqual(['salve at 1,0 shares its cell.']);
  });
});

const harder = harderContent({ safeArrival: 0 });

/** Errors of a floor of the harder pack: `+` door, `X` locked door, `k` its key, `|` seal, `W` its breaker, `D` deep water, `Y` the goal item. */
function harderFaults(picture: string, changes: Partial<FloorPlan> = {}): string[] {
  return planErrors({ ...drawPlan(harder, picture), ...changes }, harder);
}

describe('doors, keys and seals', () => {
  it('a closed door is no obstacle', () => {
    expect(harderFaults('@.+.>')).toEqual([]);
  });

  it('a locked door is no obstacle if its key can be found first', () => {
    expect(harderFaults(`
      @k.X.
      >####`)).toEqual([]);
  });

  it('a key behind its own door, or a missing one, is an error', () => {
    const shut = ['2 walkable cells cannot be reached from the arrival cell.', 'doorLocked at 3,0 cannot be opened.'];
    expect(harderFaults(`
      @..Xk.
      >#####`)).toEqual(shut);
    expect(harderFaults(`
      @..X..
      >#####`)).toEqual(shut);
  });

  it('an item that is no key opens nothing', () => {
    const salve = { id: 'salve', x: 1, y: 0, affixes: [] };
    expect(harderFaults(`
      @..X.
      >####`, { items: [salve] })).toContain('doorLocked at 3,0 cannot be opened.');
    // Nor does a key open another lock.
    const gate = { id: 'gate', glyph: 'G', colour: '#ffffff', walkable: false, transparent: false, opens: 'doorOpen', key: 'rod' } as const;
    const rod = { glyph: 'y', colour: '#ffffff', sprite: 'none', opens: 'gate' } as const;
    const gated = harderContent({ tiles: [...harderRows.tiles, gate], itemKinds: { ...harderRows.itemKinds, rod } });
    const faultsWith = (key: string): string[] => planErrors(drawPlan(gated, `@${key}.G.\n>####`), gated);
    expect([faultsWith('y'), faultsWith('k')]).toEqual([[], ['1 walkable cells cannot be reached from the arrival cell.', 'gate at 3,0 cannot be opened.']]);
  });

  it('a key opens one door, which may lead to the next key', () => {
    expect(harderFaults(`
      @k.XkX.
      >######`)).toEqual([]);
    expect(harderFaults(`
      @k.X.X.
      >######`)).toEqual(['1 walkable cells cannot be reached from the arrival cell.', 'doorLocked at 5,0 cannot be opened.']);
  });

  it('the stairs are never behind a lock', () => {
    expect(harderFaults('@k.X.>')).toEqual(['The stairs down can only be reached with a key.']);
  });

  it('a seal is no obstacle if its breaker can be reached', () => {
    expect(harderFaults('@.W|.>')).toEqual([]);
    expect(harderFaults('@..|W>')).toEqual(['2 walkable cells cannot be reached from the arrival cell.', 'The stairs down cannot be reached.', 'seal at 3,0 cannot be opened.']);
  });

  it('a seal without a breaker is a wall', () => {
    expect(harderFaults('@..|.>')).toEqual(['2 walkable cells cannot be reached from the arrival cell.', 'The stairs down cannot be reached.']);
  });

  it('deep water is a wall for walkers', () => {
    expect(harderFaults('@.D.>')).toEqual(['2 walkable cells cannot be reached from the arrival cell.', 'The stairs down cannot be reached.']);
  });

  it('a goal item is as good as stairs, if it can be reached', () => {
    expect(harderFaults('@..Y')).toEqual([]);
    expect(harderFaults('@.#Y')).toEqual(['1 walkable cells cannot be reached from the arrival cell.', 'The goal item cannot be reached.']);
  });
});

describe('traps and the arrival', () => {
  it('a trap has its own walkable cell', () => {
    const trap = (x: number): FloorPlan['traps'] => [{ id: 'spike', x, y: 0, hidden: true }];
    expect(harderFaults('@..r>', { traps: trap(1) })).toEqual([]);
    expect(harderFaults('@..r>', { traps: trap(3) })).toEqual(['spike at 3,0 shares its cell.']);
    expect(harderFaults('@..>#', { traps: trap(4) })).toEqual(['spike at 4,0 is in a wall.']);
    expect(harderFaults('@..>', { traps: trap(0) })).toEqual(['spike at 0,0 is on the arrival cell.']);
  });

  it('monsters are no nearer to the arrival than the pack says', () => {
    const safe = harderContent({ safeArrival: 3 });
    expect(planErrors(drawPlan(safe, '@...r>'), safe)).toEqual([]);
    expect(planErrors(drawPlan(safe, '@..r.>'), safe)).toEqual(['rat at 3,0 is too close to the arrival cell.']);
  });
});
