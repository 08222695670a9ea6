import type { Game } from '../../../src/engine/Game';
import { partsFor } from '../../../src/scenes/regions/partsFor';
import { REGION_NAMES } from '../../../src/scenes/regions/regionParts';
import { drawGame, monster } from '../../support/drawGame';
import { tinyRows } from '../../support/tinyPack';

const [region = ''] = REGION_NAMES;
const breeds = { ...tinyRows.breeds, statue: { ...tinyRows.breeds.statue, sprite: 'statue/idle' } };

/** A run with a monster on a floor of a theme. */
function runOn(theme: string, changes = {}): Game {
  const game = drawGame('@.S', { pack: { breeds, ...changes } });
  game.floor.state.theme = theme;
  return game;
}

test('a floor of a region needs the part of that region, also under another name', () => {
  const row = { frames: region, glyphs: { wall: '#a08070', dot: '#605040' }, air: 'mote', mood: { root: 46, chord: [1, 1.5], grate: 2, wave: 'square', drone: 0.1, wind: 0.03, gusts: [90, 300], calls: ['knock'] } } as const;
  expect(partsFor(runOn('ground'), () => true)).toEqual([]);
  expect(partsFor(runOn(region), () => true)).toEqual([region]);
  expect(partsFor(runOn('ashen', { themes: { ashen: row } }), () => true)).toEqual([region]);
});

test('a monster whose sprite is missing needs the parts of all regions, and so does a player who sees things', () => {
  const game = runOn('ground');
  expect(monster(game, 'statue').breed).toBe('statue');
  expect(partsFor(game, (sprite) => sprite !== 'statue/idle')).toEqual(REGION_NAMES);
  const deceived = drawGame('@', { pack: { statuses: { ...tinyRows.statuses, dreams: { sprite: 'none', deceives: true } } } });
  expect(partsFor(deceived, () => true)).toEqual([]);
  deceived.state.player.statuses['dreams'] = 5;
  expect(partsFor(deceived, () => true)).toEqual(REGION_NAMES);
});
