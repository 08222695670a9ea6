import type { FloorPlan, MonsterSpawn } from '../../src/engine/ports';
import { planErrors } from '../../src/procgen/proof/planErrors';
import { drawPlan } from '../support/drawGame';
import { harderContent, harderRows } from '../support/harderPack';
import { tinyContent } from '../support/tinyPack';

const content = tinyContent();

function faults(picture: string, changes: Partial<FloorPlan> = {}): string[] {
  return planErrors({ ...drawPlan(content, picture), ...changes }, content);
}

/** A rat there. */
function rat(x: number, y: number): MonsterSpawn {
  return { id: 'rat', x, y, elite: [], asleep: false };
}

describe('the validator', () => {
  it('has nothing to say of a floor that may be played', () => {
    expect(faults(`
      ######
      #@.r!#
      ##.###
      ###.>#
      ######`)).toEqual([]);
  });

  it('RULES 1.2 takes a corner that can be cut for a way', () => {
    expect(faults(`
      @#
      #>`)).toEqual([]);
  });

  it('finds what is cut off', () => {
    expect(faults(`
      @.#..
      >.#.r`)).toEqual(['4 walkable cells cannot be reached from the arrival cell.']);
  });

  it('does not take the edges of the map for neighbours', () => {
    expect(faults(`
      ##.
      @#>
      .##`)).toEqual(['2 walkable cells cannot be reached from the arrival cell.', 'The stairs down cannot be reached.']);
  });

  it('finds stairs that are missing or out of reach', () => {
    expect(faults('@..')).toEqual(['There are no stairs down.']);
    expect(faults('@.#>')).toEqual(['1 walkable cells cannot be reached from the arrival cell.', 'The stairs down cannot be reached.']);
  });

  it('finds an arrival in a wall or off the map', () => {
    expect(faults('@.>#', { arrival: { x: 3, y: 0 } })).toEqual(['The arrival cell is not walkable.']);
    expect(faults('@.>', { arrival: { x: 3, y: 0 } })).toEqual(['The arrival cell is not walkable.']);
  });

  it('finds monsters and things in walls', () => {
    expect(faults('@.>#=', { monsters: [rat(3, 0)], items: [{ id: 'salve', x: 4, y: 0, affixes: [] }] })).toEqual(['rat at 3,0 is in a wall.', 'salve at 4,0 is in a wall.']);
    expect(faults('@.>', { monsters: [rat(-1, 0)] })).toEqual(['rat at -1,0 is in a wall.']);
  });

  it('finds what stands or lies on the arrival cell', () => {
    expect(faults('@.>', { monsters: [rat(0, 0)] })).toEqual(['rat at 0,0 is on the arrival cell.']);
    expect(faults('@.>', { items: [{ id: 'salve', x: 0, y: 0, affixes: [] }] })).toEqual(['salve at 0,0 is on the arrival cell.']);
  });

  it('finds two in one cell', () => {
    const at = { x: 1, y: 0 };
    expect(faults('@.>', { monsters: [rat(1, 0), { ...rat(1, 0), id: 'ogre' }] })).toEqual(['ogre at 1,0 shares its cell.']);
    expect(faults('@.>', { monsters: [rat(1, 0)], items: [{ id: 'salve', ...at, affixes: [] }] })).toEqual(['salve at 1,0 shares its cell.']);
  });
});

const harder = harderContent({ safeArrival: 0 });

/** Errors of a floor of the harder pack: `+` door, `X` locked door, `k` its key, `|` seal, `W` who breaks it, `D` deep water, `Y` the prize. */
function harderFaults(picture: string, changes: Partial<FloorPlan> = {}): string[] {
  return planErrors({ ...drawPlan(harder, picture), ...changes }, harder);
}

describe('doors, keys and seals', () => {
  it('a closed door is no obstacle', () => {
    expect(harderFaults('@.+.>')).toEqual([]);
  });

  it('a locked one is none for whoever finds its key before it', () => {
    expect(harderFaults(`
      @k.X.
      >####`)).toEqual([]);
  });

  it('a key behind its own door, or none at all, is found out', () => {
    const shut = ['2 walkable cells cannot be reached from the arrival cell.', 'doorLocked at 3,0 cannot be opened.'];
    expect(harderFaults(`
      @..Xk.
      >#####`)).toEqual(shut);
    expect(harderFaults(`
      @..X..
      >#####`)).toEqual(shut);
  });

  it('what is no key opens nothing', () => {
    const salve = { id: 'salve', x: 1, y: 0, affixes: [] };
    expect(harderFaults(`
      @..X.
      >####`, { items: [salve] })).toContain('doorLocked at 3,0 cannot be opened.');
    // Nor does a key open another lock than its own.
    const gate = { id: 'gate', glyph: 'G', colour: '#ffffff', walkable: false, transparent: false, opens: 'doorOpen', key: 'rod' } as const;
    const rod = { glyph: 'y', colour: '#ffffff', sprite: 'none', opens: 'gate' } as const;
    const gated = harderContent({ tiles: [...harderRows.tiles, gate], itemKinds: { ...harderRows.itemKinds, rod } });
    const faultsWith = (key: string): string[] => planErrors(drawPlan(gated, `@${key}.G.\n>####`), gated);
    expect([faultsWith('y'), faultsWith('k')]).toEqual([[], ['1 walkable cells cannot be reached from the arrival cell.', 'gate at 3,0 cannot be opened.']]);
  });

  it('a key opens one door, and behind it may lie the next key', () => {
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

  it('a seal is none for whoever reaches the one who breaks it', () => {
    expect(harderFaults('@.W|.>')).toEqual([]);
    expect(harderFaults('@..|W>')).toEqual(['2 walkable cells cannot be reached from the arrival cell.', 'The stairs down cannot be reached.', 'seal at 3,0 cannot be opened.']);
  });

  it('a seal without anybody who breaks it is a wall', () => {
    expect(harderFaults('@..|.>')).toEqual(['2 walkable cells cannot be reached from the arrival cell.', 'The stairs down cannot be reached.']);
  });

  it('deep water is a wall for those who walk', () => {
    expect(harderFaults('@.D.>')).toEqual(['2 walkable cells cannot be reached from the arrival cell.', 'The stairs down cannot be reached.']);
  });

  it('a prize is as good as stairs, if it can be reached', () => {
    expect(harderFaults('@..Y')).toEqual([]);
    expect(harderFaults('@.#Y')).toEqual(['1 walkable cells cannot be reached from the arrival cell.', 'The goal item cannot be reached.']);
  });
});

describe('traps and the arrival', () => {
  it('a trap has a cell of its own, on which one can walk', () => {
    const trap = (x: number): FloorPlan['traps'] => [{ id: 'spike', x, y: 0, hidden: true }];
    expect(harderFaults('@..r>', { traps: trap(1) })).toEqual([]);
    expect(harderFaults('@..r>', { traps: trap(3) })).toEqual(['spike at 3,0 shares its cell.']);
    expect(harderFaults('@..>#', { traps: trap(4) })).toEqual(['spike at 4,0 is in a wall.']);
    expect(harderFaults('@..>', { traps: trap(0) })).toEqual(['spike at 0,0 is on the arrival cell.']);
  });

  it('nobody stands nearer to it than the pack says', () => {
    const safe = harderContent({ safeArrival: 3 });
    expect(planErrors(drawPlan(safe, '@...r>'), safe)).toEqual([]);
    expect(planErrors(drawPlan(safe, '@..r.>'), safe)).toEqual(['rat at 3,0 is too close to the arrival cell.']);
  });
});
