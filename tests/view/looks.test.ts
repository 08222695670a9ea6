import type { PackRows } from '../../src/engine/content';
import { actorLook, actorSigns } from '../../src/view/sprites/actorLook';
import { frontBars } from '../../src/view/sprites/FrontMark';
import { shotLook } from '../../src/view/playback/shots';
import { temporaryGlows } from '../../src/view/light/LightField';
import { isRim } from '../../src/view/textures/Picture';
import { thingsSeen } from '../../src/view/sprites/ThingViews';
import { drawGame, monster } from '../support/drawGame';
import { breedsWith, tinyRows } from '../support/tinyPack';

const statuses = { ...tinyRows.statuses, dream: { sprite: 'status/dream', deceives: true }, veil: { sprite: 'status/veil', unseen: true }, blaze: { sprite: 'status/blaze', endsBy: 'water' } } as const satisfies PackRows['statuses'];
const elites = { share: [], weights: {}, kinds: { fierce: { sprite: 'badge/fierce', colour: '#ff0000', hp: 0, power: 0, defence: 0, xp: 0 } } } as const;
const hazards = { fire: { glyph: '"', colour: '#f08436', sprite: 'hazard/fire', effects: [{ do: 'inflict', status: 'blaze', turns: 2 }] }, mist: { glyph: ',', colour: '#ffffff', sprite: 'hazard/mist', effects: [{ do: 'inflict', status: 'dizzy', turns: 2 }] } } as const satisfies PackRows['hazards'];
const pack: Partial<PackRows> = { statuses, elites, hazards, breeds: breedsWith('statue', { disguise: 'coat' }) };

describe('actorLook', () => {
  test('an elite shows its colour and badge, others do not', () => {
    const game = drawGame('@.r.c', { pack });
    monster(game, 'rat').elite = ['fierce'];
    expect(actorLook(game, monster(game, 'rat')).elite).toEqual({ colour: '#ff0000', badge: 'badge/fierce' });
    expect(actorLook(game, monster(game, 'crab')).elite).toBeNull();
  });

  test('hallucination shows another sprite, but never another hero', () => {
    const breeds = { ...tinyRows.breeds, rat: { ...tinyRows.breeds.rat, sprite: 'rat' }, player: { ...tinyRows.breeds.player, sprite: 'hero' } };
    const game = drawGame('@.r', { pack: { ...pack, breeds } });
    game.state.player.statuses = { dream: 9 };
    const seen = Array.from({ length: 20 }, (_, turn) => {
      game.state.turn = turn;
      return actorLook(game, monster(game, 'rat')).look.sprite;
    });
    expect(new Set(seen)).toEqual(new Set(['rat', 'none']));
    expect(actorLook(game, game.state.player).look.sprite).toBe('hero');
  });

  test('a shield-bearer shows where it faces', () => {
    const game = drawGame('@.r.c', { pack: { ...pack, breeds: breedsWith('crab', { frontShield: true, brain: ['face', 'hunt'] }) } });
    const crab = monster(game, 'crab');
    const faces = (facing: number): string | null => actorLook(game, Object.assign(crab, { facing })).faces;
    expect([0, 1, 6].map(faces)).toEqual(['north', 'northEast', 'west']);
    expect(actorLook(game, monster(game, 'rat')).faces).toBeNull();
  });

  test('a front is marked along a side of the cell, or in a corner', () => {
    expect(frontBars('north')).toEqual([{ left: -4, top: -8, right: 4, bottom: -6 }]);
    expect(frontBars('east')).toEqual([{ left: 6, top: -4, right: 8, bottom: 4 }]);
    expect(frontBars('southWest')).toEqual([{ left: -8, top: 6, right: -3, bottom: 8 }, { left: -8, top: 3, right: -6, bottom: 8 }]);
  });

  test('an actor that is hard to see is faint', () => {
    const game = drawGame('@r', { pack });
    expect(actorLook(game, game.state.player).isFaint).toBe(false);
    game.state.player.statuses = { veil: 3 };
    expect(actorLook(game, game.state.player).isFaint).toBe(true);
  });

  test('whoever touches the ground wades through water, and one that is not at home in the deep swims up to its neck', () => {
    const tiles = [
      ...tinyRows.tiles,
      { id: 'shallow', glyph: '~', colour: '#ffffff', walkable: true, transparent: true, wet: true },
      { id: 'deep', glyph: '=', colour: '#ffffff', walkable: false, transparent: true, wet: true, deep: { turns: 5, damage: 2 } },
    ] as const satisfies PackRows['tiles'];
    const game = drawGame('@r', { pack: { ...pack, tiles, breeds: { ...tinyRows.breeds, fish: { ...tinyRows.breeds.rat, moves: 'swim' }, bat: { ...tinyRows.breeds.rat, moves: 'fly' } } } });
    const rat = monster(game, 'rat');
    const wading = (tile: string, breed: string): string | null => {
      game.floor.setTile(rat, game.content.tiles.findIndex(({ id }) => id === tile));
      return actorLook(game, Object.assign(rat, { breed })).wading;
    };
    expect(['ground', 'shallow', 'deep'].map((tile) => wading(tile, 'rat'))).toEqual([null, 'feet', 'body']);
    expect(['shallow', 'deep'].map((tile) => [wading(tile, 'fish'), wading(tile, 'bat')])).toEqual([['feet', null], ['feet', null]]);
  });

  test('sleep and statuses have signs', () => {
    const game = drawGame('@.r', { pack });
    const rat = monster(game, 'rat');
    Object.assign(rat, { asleep: true, statuses: { veil: 2 } });
    expect(actorSigns(game, rat)).toEqual(['alert/asleep', 'status/veil']);
  });
});

describe('thingsSeen', () => {
  test('a mimic looks like an item while it is hidden, also from memory', () => {
    const game = drawGame('@..S', { pack });
    const statue = monster(game, 'statue');
    expect(thingsSeen(game)).toMatchObject([{ look: { sprite: 'none' }, cell: { x: 3, y: 0 }, isCorpse: false }]);
    statue.hidden = false;
    expect(thingsSeen(game)).toEqual([]);
    statue.hidden = true;
    game.floor.fov.compute(game.floor.cell(0, 0), 1);
    expect(thingsSeen(game)).toMatchObject([{ look: { sprite: 'none' }, cell: { x: 3, y: 0 } }]);
  });

  test('remains that will rise look like shards, until they are scattered', () => {
    const game = drawGame('@..', { pack });
    const corpse = { breed: 'rat', x: 2, y: 0, seen: true, rises: 9 };
    game.floor.state.corpses.push({ breed: 'rat', x: 1, y: 0, seen: true, rises: 0 }, corpse);
    const looks = (): string[] => thingsSeen(game).map(({ look }) => look.sprite);
    expect(looks()).toEqual(['item/remains', 'item/shards']);
    const [, before] = thingsSeen(game);
    corpse.rises = 0;
    expect(looks()).toEqual(['item/remains', 'item/remains']);
    expect(thingsSeen(game)[1]?.key).not.toBe(before?.key);
  });

  test('an item keeps its appearance when it is identified', () => {
    const itemKinds = { ...tinyRows.itemKinds, salve: { ...tinyRows.itemKinds.salve, group: 'pot', sprite: 'item/salve' } };
    const appearances = { pot: { murky: { glyph: '!', colour: '#ffffff', sprite: 'item/murky' } } };
    const game = drawGame('@.!', { pack: { itemKinds, appearances } });
    const [before] = thingsSeen(game);
    game.state.hero.known.push('salve');
    const [after] = thingsSeen(game);
    expect([before?.look.sprite, after?.look.sprite]).toEqual(['item/murky', 'item/murky']);
    expect(before?.key).toBe(after?.key);
  });
});

test('fire in view gives light; mist, and fire out of view, give none', () => {
  const game = drawGame('@...', { pack });
  game.floor.state.hazards = [{ kind: 'fire', x: 2, y: 0, turns: 3 }, { kind: 'mist', x: 3, y: 0, turns: 3 }];
  expect(temporaryGlows(game)).toMatchObject([{ x: 2, y: 0, colour: '#f08436', burns: true }]);
  game.floor.fov.compute(game.floor.cell(0, 0), 1);
  expect(temporaryGlows(game)).toEqual([]);
});

describe('the hits of an item', () => {
  const itemKinds = { ...tinyRows.itemKinds, bolt: { ...tinyRows.itemKinds.bolt, group: 'scroll', colour: '#00ff00' }, blast: { ...tinyRows.itemKinds.blast, sprite: 'item/bomb' } };
  const appearances = { scroll: { red: { glyph: '?', colour: '#ffffff', sprite: 'item/red' } } };
  const { content } = drawGame('@', { pack: { ...pack, itemKinds, appearances } });

  test.each([
    ['bolt', { colour: '#00ff00', missile: null, blast: null }],
    ['blast', { colour: '#ffffff', missile: 'item/bomb', blast: 9 }],
    ['descent', { colour: '#ffffff', missile: null, blast: null }],
  ])('%s', (kind, look) => {
    expect(shotLook(content, kind)).toEqual(look);
  });

  test('nothing is thrown if a pack has no appearances', () => {
    expect(shotLook(drawGame('@').content, 'blast').missile).toBeNull();
  });
});

test('the rim of a sprite is its outermost pixels, at the edge of the frame too', () => {
  const rows = ['.###', '.###', '.###'];
  const isOpaque = (x: number, y: number): boolean => rows[y]?.[x] === '#';
  const rim = rows.map((row, y) => Array.from(row, (_, x) => (isRim(isOpaque, x, y) ? 'o' : '.')).join(''));
  expect(rim).toEqual(['.ooo', '.o.o', '.ooo']);
});
