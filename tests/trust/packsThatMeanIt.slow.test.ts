import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ability, Breed, Effect, HazardKind, ItemKind, PackRows, Reaction } from '../../src/engine/content';
import { readPackFile } from '../../src/engine/pack/packFile';
import { provePack } from '../../src/procgen/provePack';
import { house } from './packsHouse';
import { withinBudget } from './workload';

/* Packs whose every number is allowed, designed to make the page hang. */

interface File {
  readonly lanternfallPack: number;
  readonly pack: PackRows;
  readonly texts: object;
}

const file = JSON.parse(readFileSync(join(__dirname, '..', '..', 'docs', 'packs', 'drowned-mill.json'), 'utf8')) as File;

/** The fate of a pack with some tables replaced: refused by sentences, unplayable by sentences, or it plays. */
function fate(changes: Partial<PackRows>): readonly string[] {
  const read = readPackFile(JSON.stringify({ ...file, pack: { ...file.pack, lastFloor: 1, ...changes } }), 'evil.json', house);
  if (!read.ok) return read.errors;
  return withinBudget(() => {
    const trial = provePack(read.pack.content);
    for (let step = trial.next(); ; step = trial.next()) if (step.done === true) return step.value;
  }).result;
}

/** The example's monsters, all with an addition. */
function breedsWith(more: Partial<Breed>): PackRows['breeds'] {
  return Object.fromEntries(Object.entries(file.pack.breeds).map(([id, row]) => [id, id === 'player' ? row : { ...row, ...more }]));
}

const calls: Effect[] = Array.from({ length: 12 }, () => ({ do: 'summon', breed: 'millRat', count: 20 }));
/** Ground to water and back, over the whole floor. */
const flip: Effect[] = Array.from({ length: 6 }, () => [{ do: 'change', from: 'ground', to: 'water' }, { do: 'change', from: 'water', to: 'ground' }] as const).flat();
/** The ids are those that the example's texts name. */
const quake: Ability = { id: 'tongue', on: 'foe', range: 40_000, every: 1, chance: 100, windup: 9, target: { at: 'area', shape: 'blast', size: 12 }, effects: [{ do: 'strike', percent: 1000 }] };
const slow = { ...(file.pack.breeds['player'] as Breed), hp: 9999, speed: 10 };
const TOO_MUCH = 'too much happens at once: the turn was cut short.';
const FIRST = `floor 1, turn 5 of a bot's run: ${TOO_MUCH}`;
const wide = { theme: 'cellars', width: [[1, 120]], height: [[1, 83]], roomMin: 4, roomMax: 8 } as const;

const lit: Effect[] = Array.from({ length: 12 }, () => ({ do: 'cloud', hazard: 'flourDust', range: 400, turns: 9999 }));

/** The example's hazard, drifting and reacting like this with every tile, and one that it turns into and that turns back. */
function blaze(reaction: Reaction): NonNullable<PackRows['hazards']> {
  const flourDust = { ...(file.pack.hazards?.['flourDust'] as HazardKind), drifts: true, hides: true };
  const everywhere = Object.fromEntries(['ground', 'water', 'wall'].map((tile) => [tile, reaction]));
  const back = { becomes: 'flourDust', turns: 2 } as const;
  return {
    flourDust: { ...flourDust, onTiles: everywhere, onHazards: { ember: { spreads: 100, ...back } } },
    ember: { ...flourDust, sudden: true, effects: lit, onHazards: { flourDust: { spreads: 100 } }, ends: back },
  };
}

describe('a malicious pack', () => {
  const packs: readonly [string, Partial<PackRows>, ...string[]][] = [
    ['summons everything every turn', { breeds: breedsWith({ eachTurn: calls }) }],
    ['summons everything with every hit', { breeds: breedsWith({ onHit: calls, onStruck: calls, speed: 1000 }) }],
    ['is as fast as can be while the player is as slow as can be', { breeds: { ...breedsWith({ speed: 1000 }), player: { ...(file.pack.breeds['player'] as Breed), hp: 9999, speed: 10 } }, counts: { per: 'floor', monsters: [[1, 100]], items: [[1, 100]] } }, FIRST],
    ['has the largest maps, full of everything', { layouts: { mill: { ...wide, dig: 'digger', dug: 100 } }, layoutWeights: { mill: [[1, 1]] }, counts: { per: 'floor', monsters: [[1, 100]], items: [[1, 100]] }, sight: 60 }],
    ['has a hundred monsters in every room', { layouts: { mill: { ...wide, dig: 'rooms', attempts: [[1, 200]], inset: 0, stairs: 'ends' } }, layoutWeights: { mill: [[1, 1]] }, counts: { per: 'room', monsters: [[1, 100]], items: [[1, 100]] } }],
    ['covers every floor with clouds that last', { onDescend: Array.from({ length: 12 }, () => ({ do: 'cloud', hazard: 'flourDust', range: 400, turns: 9999 })) }],
    ['marks the largest areas with every monster, all the time', { sight: 60, counts: { per: 'floor', monsters: [[1, 100]], items: [[1, 1]] }, breeds: breedsWith({ brain: ['cast', 'hunt', 'wander'], speed: 1000, abilities: [quake, { ...quake, id: 'grind' }] }) }],
    ['burns every tile again and again', { hazards: blaze({ spreads: 100, turns: 9999 }), onDescend: lit }],
    ['bursts everywhere at once, every turn', { hazards: blaze({ spreads: 100, becomes: 'ember', turns: 1, range: 400 }), onDescend: lit, layouts: { mill: { ...wide, dig: 'digger', dug: 100 } }, layoutWeights: { mill: [[1, 1]] } }],
    ['looks for rooms that never fit', { layouts: { mill: { dig: 'uniform', theme: 'cellars', width: [[1, 30]], height: [[1, 30]], roomMin: 8, roomMax: 8, dug: 100 } }, layoutWeights: { mill: [[1, 1]] } }],
    ['digs nothing', { layouts: { mill: { dig: 'caves', theme: 'cellars', width: [[1, 100]], height: [[1, 100]], open: 0, rounds: 12 } }, layoutWeights: { mill: [[1, 1]] } }, 'floor 1 of the seed "first": 28 layouts failed, and they are too much work to build.'],
    ['summons through statuses that summon', { statuses: { ...file.pack.statuses, soaked: { sprite: 'status/slow', turns: 9999, stacks: 'add', eachTurn: [...calls.slice(0, 10), { do: 'inflict', status: 'soaked', turns: 9999 }] } }, breeds: breedsWith({ onHit: [{ do: 'inflict', status: 'soaked' }] }) }],
    ['summons its killer as it dies', { breeds: { ...file.pack.breeds, millRat: { ...(file.pack.breeds['millRat'] as Breed), onDeath: [{ target: { at: 'cell', radius: 9, evenEmpty: true }, effects: [{ do: 'summon', breed: 'bogFrog', count: 8 }, { do: 'damage', amount: 9999 }] }] }, bogFrog: { ...(file.pack.breeds['bogFrog'] as Breed), onDeath: [{ target: { at: 'cell', radius: 9, evenEmpty: true }, effects: [{ do: 'summon', breed: 'millRat', count: 8 }, { do: 'damage', amount: 9999 }] }] } } }, 'evil.json: Pack drownedMill, table breeds, id millRat, onDeath: the breeds it summons when it dies lead back to it, which could go on for ever.'],
    ['blows everything up in a chain', { breeds: breedsWith({ hp: 1, onDeath: [{ target: { at: 'cell', radius: 400, evenEmpty: true }, effects: [{ do: 'damage', amount: 9999 }] }] }), counts: { per: 'floor', monsters: [[1, 100]], items: [] } }],
    ['changes the whole floor at every step of a fast monster', { breeds: { ...breedsWith({ speed: 1000, eachTurn: flip, brain: ['wander'] }), player: slow }, counts: { per: 'floor', monsters: [[1, 3]], items: [] } }, FIRST],
    ['puts a slow hero among fast teleporters', { breeds: { ...breedsWith({ speed: 1000, eachTurn: Array.from({ length: 12 }, () => ({ do: 'teleport' })) }), player: slow }, counts: { per: 'floor', monsters: [[1, 100]], items: [] } }, FIRST],
    ['keeps it for the last floor', { lastFloor: 9, schedule: {}, vaults: { ...file.pack.vaults, arenas: {} } as NonNullable<PackRows['vaults']>, onDescend: [], breeds: { ...breedsWith({}), drowned: { ...(file.pack.breeds['drowned'] as Breed), speed: 1000, eachTurn: flip } }, monsters: { millRat: [[1, 1], [9, 0]], drowned: [[9, 1]] } }, `floor 9, turn 1 of a bot's run: ${TOO_MUCH}`],
    ['hides it in an item that is never placed', { layouts: { mill: { ...wide, dig: 'digger', dug: 100 } }, layoutWeights: { mill: [[1, 1]] }, itemKinds: { ...file.pack.itemKinds, eelOil: { ...file.pack.itemKinds['eelOil'], effects: flip } as ItemKind }, items: { breadLoaf: [[1, 1]] } }, `floor 1, turn 23 of a bot's run: ${TOO_MUCH}`],
    ['splits at every hit', { breeds: breedsWith({ hp: 9999, onStruck: [{ do: 'split' }, { do: 'split' }, { do: 'split' }], eachTurn: [{ do: 'split' }, { do: 'heal', amount: 9999 }] }) }],
  ];

  it.each(packs.map(([name, changes, ...faults]) => ({ name, changes, faults })))('$name, and neither hangs nor breaks anything', ({ changes, faults }) => {
    expect(fate(changes).slice(0, 1)).toEqual(faults);
  });
});
