import type { FloorPlan } from '../../src/engine/ports';
import { planFaults } from '../../src/procgen/validate';
import { drawPlan } from '../support/drawGame';
import { tinyContent } from '../support/tinyPack';

const content = tinyContent();

function faults(picture: string, changes: Partial<FloorPlan> = {}): string[] {
  return planFaults({ ...drawPlan(content, picture), ...changes }, content.tiles);
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
    expect(faults('@.>#=', { monsters: [{ id: 'rat', x: 3, y: 0 }], items: [{ id: 'salve', x: 4, y: 0, affixes: [] }] })).toEqual(['rat at 3,0 is in a wall.', 'salve at 4,0 is in a wall.']);
    expect(faults('@.>', { monsters: [{ id: 'rat', x: -1, y: 0 }] })).toEqual(['rat at -1,0 is in a wall.']);
  });

  it('finds what stands or lies on the arrival cell', () => {
    expect(faults('@.>', { monsters: [{ id: 'rat', x: 0, y: 0 }] })).toEqual(['rat at 0,0 is on the arrival cell.']);
    expect(faults('@.>', { items: [{ id: 'salve', x: 0, y: 0, affixes: [] }] })).toEqual(['salve at 0,0 is on the arrival cell.']);
  });

  it('finds two in one cell', () => {
    const at = { x: 1, y: 0 };
    expect(faults('@.>', { monsters: [{ id: 'rat', ...at }, { id: 'ogre', ...at }] })).toEqual(['ogre at 1,0 shares its cell.']);
    expect(faults('@.>', { monsters: [{ id: 'rat', ...at }], items: [{ id: 'salve', ...at, affixes: [] }] })).toEqual(['salve at 1,0 shares its cell.']);
  });
});
