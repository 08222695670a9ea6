import { campaign, type Region } from '../../src/content/campaign';
import { packs } from '../../src/content/packs';
import { tinyRows } from '../support/tinyPack';

const { rat, player } = tinyRows.breeds;
const den = { map: ['###', '#.#', '#+#'], legend: {}, door: 'ground' } as const;
const shared = {
  ...tinyRows,
  sizes: { width: [[1, 30]], height: [[1, 20]], loops: 40 },
  breeds: { player },
  elites: { share: [], kinds: { grim: { weight: [[1, 3]], sprite: 'none', colour: '#ffffff', hp: 0, power: 0, xp: 0, defence: 0 } } },
  traps: { count: [], hidden: [], kinds: { spike: { weight: [[1, 2]], glyph: '^', colour: '#ffffff', sprite: 'none', once: true, target: { at: 'self' }, effects: [] } } },
  vaults: { count: [[1, 1]], kinds: { hut: { ...den, weight: [[1, 5]] } } },
} as const;

const region = (floors: readonly [number, number], breed: string, changes: Partial<Region>): Region => ({
  floors,
  theme: breed,
  dig: { doors: [[0, 10], [1, 20]], patches: { rubble: { linear: [[0, 1], [2, 3]] } } },
  layouts: { [`${breed}Halls`]: { weight: [[0, 7]], dig: 'digger', roomMin: 4, roomMax: 9, dug: 30 } },
  breeds: { [breed]: { ...rat, weight: [[0, 9], [1, 4]] } },
  arena: { [`${breed}Hall`]: den },
  boss: { [`${breed}King`]: rat },
  ...changes,
});

const trap = { ...shared.traps.kinds.spike, weight: [[0, 6]] } as const;
const upper = region([1, 3], 'mole', { traps: { snare: trap }, vaults: { nook: { ...den, weight: [[0, 1]], lasts: true } }, near: { nest: { ...den, weight: [[0, 1], [1, 0]] } } });
const lower = region([4, 6], 'worm', { vaults: { pit: { ...den, weight: [[-1, 2], [0, 8]] } } });
const pack = campaign(shared, [upper, lower]);

describe('a campaign', () => {
  it('counts the floors of each region from its first, and ends what lives there with it', () => {
    expect(pack.monsters).toEqual({ mole: [[1, 9], [2, 4], [4, 0]], worm: [[4, 9], [5, 4]] });
    expect(pack.layoutWeights).toEqual({ moleHalls: [[1, 7], [4, 0]], wormHalls: [[4, 7]] });
    expect(pack.traps.weights).toEqual({ spike: [[1, 2]], snare: [[1, 6], [4, 0]] });
  });

  it('leaves what lasts, and what says itself where it is found, as it is written', () => {
    expect(pack.vaults.weights).toEqual({ hut: [[1, 5]], nook: [[1, 1]], pit: [[3, 2], [4, 8]] });
    expect(pack.vaults.near).toEqual({ nest: [[1, 1], [2, 0]] });
  });

  it('digs by what all floors, a region and a layout say', () => {
    expect(pack.layouts).toMatchObject({
      moleHalls: { theme: 'mole', width: [[1, 30]], loops: 40, dig: 'digger', doors: [[1, 10], [2, 20]], patches: { rubble: { linear: [[1, 1], [3, 3]] } } },
      wormHalls: { theme: 'worm', doors: [[4, 10], [5, 20]], patches: { rubble: { linear: [[4, 1], [6, 3]] } } },
    });
  });

  it('has no trap that drops its victim a floor on its last, wherever that is', () => {
    const { traps } = campaign({ ...shared, traps: { ...shared.traps, kinds: { ...shared.traps.kinds, pit: { ...shared.traps.kinds.spike, weight: [[2, 6], [7, 1]], effects: [{ do: 'fall' }] } } } }, [upper, lower]);
    expect(traps.weights).toEqual({ spike: [[1, 2]], pit: [[2, 6], [6, 0]], snare: [[1, 6], [4, 0]] });
  });

  it('has the boss of a region on its last floor', () => {
    expect(pack.vaults.arenas).toEqual({ moleHall: [[3, 1], [4, 0]], wormHall: [[6, 1], [7, 0]] });
    expect(Object.keys(pack.breeds)).toEqual(['player', 'mole', 'worm', 'moleKing', 'wormKing']);
  });

  it('draws in the order of its rows: what is shared, then region after region', () => {
    expect(Object.keys(pack.vaults.weights)).toEqual(['hut', 'nook', 'pit']);
    expect(Object.keys(campaign(shared, [lower, upper]).monsters)).toEqual(['worm', 'mole']);
  });

  it('has the statuses of its regions', () => {
    const rage = { sprite: 'none', endless: true } as const;
    expect(campaign(shared, [upper, region([4, 6], 'worm', { statuses: { rage } })]).statuses).toEqual({ ...tinyRows.statuses, rage });
  });

  it('keeps weights out of the rows of kinds', () => {
    expect(pack.vaults.kinds).toEqual({ hut: den, nook: den, pit: den, nest: den, moleHall: den, wormHall: den });
    expect(pack.breeds).toMatchObject({ mole: rat });
    expect(Object.keys(pack.breeds['mole'] ?? {})).not.toContain('weight');
  });
});

it('the tiles of the campaign keep their places, by which saves know them', () => {
  expect(packs.lanternfall.tiles.map(({ id }) => id).join(' ')).toBe(
    'wall ground stairsDown stairsUp doorClosed doorOpen doorLocked water deepWater rubble glowcap pillar seal torch torchOut brazier brazierOut tallGrass burntGrass web oil barrel ice ash '
    + 'cage cageOpen altar altarCold fountain fountainDry cauldron cauldronCold stall lanternDead lanternLit lever leverPulled shrine shrineSpent '
    + 'currentNorth currentEast currentSouth currentWest bridge bed sluice sluiceOpen thinIce crackedIce lanternSunken lanternEmpty',
  );
});
