import { planErrors } from '../../src/procgen/proof/planErrors';
import { drawPlan } from '../support/drawGame';
import { sluicesRows } from '../support/sluicesPack';
import { tinyContent } from '../support/tinyPack';

const content = tinyContent(sluicesRows);
const faults = (picture: string): string[] => planErrors(drawPlan(content, picture), content);

describe('the proof of a floor with currents', () => {
  it('RULES 5.19 accepts a canal with a bank', () => {
    expect(faults(`
      #########
      #@......#
      #.→→→→→.#
      #.#####.#
      #......>#
      #########`)).toEqual([]);
  });

  it('RULES 5.19 finds a way that only leads back, from where one may have drifted', () => {
    expect(faults(`
      #########
      #@→→→→..#
      #.#######
      #......>#
      #########`)).toEqual(['From 3,1 and 4 more cells water cuts off the way on.']);
  });

  it('RULES 5.19 finds what lies up a current', () => {
    expect(faults(`
      ########
      #..←←@>#
      ########`)).toEqual(['From 3,1 and 2 more cells water cuts off the way on.']);
    expect(faults(`
      ########
      #..→→@>#
      ########`)).toContain('3 walkable cells cannot be reached from the arrival cell.');
  });

  it('RULES 5.19 counts a current that ends at the stairs, and one that carries through the deep', () => {
    expect(faults(`
      ######
      #@→→>#
      ######`)).toEqual([]);
    expect(faults(`
      ########
      #@→=⇒⇒>#
      ########`)).toEqual([]);
  });

  it('RULES 5.19 does not take the edges of the map for neighbours', () => {
    expect(faults('@>→\n←##\n##>').length).toBeGreaterThan(0);
  });
});

describe('the proof of a floor with levers', () => {
  it('RULES 5.20 takes what lies under water whose lever is behind a locked door, if the key lies elsewhere', () => {
    const locked = tinyContent({
      ...sluicesRows,
      tiles: [...sluicesRows.tiles, { id: 'lock', glyph: 'Ö', colour: '#ffffff', walkable: false, transparent: true, opens: 'ground', key: 'key' }],
      itemKinds: { ...sluicesRows.itemKinds, key: { glyph: 'k', colour: '#ffffff', sprite: 'none', opens: 'lock' } },
    });
    const errors = (key: readonly [x: number, y: number], coins: readonly [x: number, y: number]): string[] => {
      const plan = drawPlan(locked, `
        #########
        #@.Ö.Ł==#
        #..##===#
        #>.######
        #########`);
      const items = [{ id: 'key', x: key[0], y: key[1] }, { id: 'salve', x: coins[0], y: coins[1] }].map((item) => ({ ...item, affixes: [] }));
      return planErrors({ ...plan, items }, locked);
    };
    expect(errors([1, 2], [7, 2])).toEqual([]);
    expect(errors([7, 2], [1, 2])).not.toEqual([]);
  });

  it('RULES 5.20 leaves a goal behind a seal to the death that breaks it, but not to a lever that cuts off who breaks it', () => {
    const onDeath = [{ target: { at: 'self' }, effects: [{ do: 'change', from: 'seal', to: 'ground' }] }] as const;
    const sealed = tinyContent({
      ...sluicesRows,
      tiles: [...sluicesRows.tiles, { id: 'seal', glyph: '|', colour: '#ffffff', walkable: false, transparent: true }],
      breeds: { ...sluicesRows.breeds, rat: { ...sluicesRows.breeds.rat, onDeath } },
    });
    const errors = (picture: string): string[] => planErrors(drawPlan(sealed, picture), sealed);
    expect(errors(`
      ##############
      #@Ł=#......r|>
      #...........##
      ##############`)).toEqual([]);
    expect(errors(`
      ##############
      #@→→=Ł.....r|>
      ##############`)).not.toEqual([]);
  });

  it('RULES 5.20 walks over the bed of water that can be lowered, and takes what lay in it', () => {
    const plan = drawPlan(content, `
      #########
      #@Ł==!=>#
      #..##=###
      #########`);
    const sunk = { ...plan, terrain: Array.from(plan.terrain) };
    sunk.terrain[9 + 5] = content.tiles.findIndex(({ id }) => id === 'deepWater');
    expect(planErrors(sunk, content)).toEqual([]);
    expect(faults(`
      #########
      #@#==.=>#
      #..##=###
      #########`)).toContain('The stairs down cannot be reached.');
  });

  it('RULES 5.20 finds a thing under water that nothing lowers', () => {
    const plan = drawPlan(content, `
      ######
      #@.!>#
      ######`);
    const sunk = { ...plan, terrain: Array.from(plan.terrain, (tile, cell) => (cell === 9 ? content.tiles.findIndex(({ id }) => id === 'deepWater') : tile)) };
    expect(planErrors(sunk, content)).toContain('salve at 3,1 lies under water that no lever lowers.');
  });

  it('RULES 5.20 finds a lever behind which the water closes', () => {
    expect(faults(`
      #########
      #@__Ł..>#
      #.##.####
      #.==.####
      #########`)).toEqual([]);
    expect(faults(`
      ##########
      #@____..ł#
      ####_#####
      ####_..>##
      ##########`)).toEqual([]);
    const once = tinyContent({ ...sluicesRows, features: { sluiceOpen: { ...sluicesRows.features.sluiceOpen, becomes: 'wall' } } });
    const closing = drawPlan(once, `
      ##########
      #@____..ł#
      ####_#####
      ####_..>##
      ##########`);
    expect(planErrors(closing, once)).toEqual(['From 7,1 and 1 more cells water cuts off the way on.']);
    const { raise } = sluicesRows.features.sluiceOpen.choices;
    const byChoice = tinyContent({ ...sluicesRows, features: { ...sluicesRows.features, sluiceOpen: { choices: { raise: { ...raise, becomes: 'wall' } }, becomes: 'sluice' } } });
    expect(planErrors(closing, byChoice)).toEqual(['From 7,1 and 1 more cells water cuts off the way on.']);
  });

  it('RULES 5.20 allows four levers', () => {
    const levers = (count: number): string => `#@${'.'.repeat(10)}>#\n#${'Ł.'.repeat(count).padEnd(11, '.')}#`.split('\n').map((row) => row.padEnd(14, '#')).join('\n');
    expect(faults(levers(4))).toEqual([]);
    expect(faults(levers(5))).toContain('There are 5 levers, more than 4.');
  });
});
