import { Move, Wait } from '../../src/engine/actions/moves';
import { dangerOf } from '../../src/engine/ai/interruption';
import { routeTo } from '../../src/engine/ai/intents';
import type { Eruption, PackRows, TileKind } from '../../src/engine/content';
import { inspect } from '../../src/engine/facts/inspect';
import type { Game } from '../../src/engine/Game';
import { brokenInvariants } from '../../src/engine/run/invariants';
import { campaignRows, drawCampaign } from '../support/campaignPack';
import { act, monster, told } from '../support/drawGame';
import { reload } from '../support/reload';

const [east, wait] = [new Move(1, 0), new Wait()];
const plain = { colour: '#ffffff', walkable: true, transparent: true } as const;

/** The pack with lanes `≈` of fire, and what else comes up. */
function rows(lane: Partial<Eruption> = {}, more: readonly TileKind[] = []): Partial<PackRows> {
  return { tiles: [...campaignRows.tiles, { ...plain, id: 'lane', glyph: '≈', erupts: { hazard: 'fire', every: 10, turns: 3, ...lane } }, ...more] };
}

const draw = (picture: string, pack = rows()): Game => drawCampaign(picture, { pack });

/** The turns after which fire lies in a cell. */
function burning(game: Game, at: { x: number; y: number }, turns: number): number[] {
  return Array.from({ length: turns }, () => {
    act(game, wait);
    return game.floor.hazardAt(at.x, at.y) ? game.state.turn : 0;
  }).filter((turn) => turn > 0);
}

describe('a tile that erupts', () => {
  it('RULES 5.24 has its hazard on all such tiles by the turns of the run, for as long as it says', () => {
    const game = draw('@..≈≈');
    expect([burning(game, { x: 3, y: 0 }, 25), game.floor.state.terrain.length]).toEqual([[10, 11, 12, 20, 21, 22], 5]);
    const late = draw('@..≈≈', rows({ delay: 4, turns: 1 }));
    expect(burning(late, { x: 4, y: 0 }, 25)).toEqual([4, 14, 24]);
  });

  it('RULES 5.24 does so for who loads the run, and for its copy', () => {
    const game = draw('@..≈≈');
    act(game, ...Array.from({ length: 9 }, () => wait));
    const loaded = reload(game);
    const copy = game.fork();
    for (const each of [game, loaded, copy]) act(each, wait, wait);
    expect([loaded.hash, copy.hash, brokenInvariants(game)]).toEqual([game.hash, game.hash, []]);
    expect(game.floor.hazardAt(3, 0)).toMatchObject({ kind: 'fire', turns: 2 });
  });

  it('RULES 5.24 leaves who stands there a turn to go, hero and monster alike', () => {
    const game = draw('#@≈.C≈.');
    const cactus = monster(game, 'cactus');
    const { hp } = game.state.player;
    act(game, ...Array.from({ length: 8 }, () => wait), east);
    const events = act(game, wait);
    expect([told(events).includes('log.erupts'), game.state.player.hp]).toEqual([true, hp]);
    act(game, east);
    expect([game.state.player.x, game.state.player.hp, cactus.hp]).toEqual([3, hp, 30]);
    const late = draw('#@≈.C≈.');
    act(late, ...Array.from({ length: 8 }, () => wait), east, wait, wait);
    expect(late.state.player.hp).toBe(hp - 2);
  });

  it('RULES 5.24 is nothing to monsters until it burns, which they leave and keep out of', () => {
    const game = draw('########\n#@.≈≈.r#\n########');
    game.state.turn = 7;
    const rat = monster(game, 'rat');
    const places = Array.from({ length: 7 }, () => {
      act(game, wait);
      return rat.x;
    });
    expect([places, rat.hp]).toEqual([[5, 4, 5, 5, 5, 4, 3], 6]);
  });

  it('RULES 5.24 is looked at and warned of in time, by paths too, and no more on the way over', () => {
    const game = draw('#####\n#@≈≈.\n#####');
    const looked = (): unknown => inspect(game, { x: 2, y: 1 }).find(({ key }) => key === 'look.erupts')?.params;
    expect([looked(), dangerOf(game, east), routeTo(game, { x: 4, y: 1 })?.length]).toEqual([{ hazard: 'hazard.fire', n: 10, turns: 3, every: 10 }, null, 3]);
    act(game, ...Array.from({ length: 5 }, () => wait));
    expect([dangerOf(game, east), routeTo(game, { x: 4, y: 1 })?.length]).toEqual([null, 3]);
    act(game, wait);
    expect([dangerOf(game, east), routeTo(game, { x: 4, y: 1 })?.length]).toEqual([{ key: 'danger.erupts', params: { hazard: 'hazard.fire', n: 4 } }, undefined]);
    act(game, east);
    expect(dangerOf(game, east)).toBeNull();
    act(game, wait, wait);
    expect(dangerOf(game, east)).toMatchObject({ key: 'danger.erupts', params: { n: 1 } });
  });

  it('RULES 5.24 erupts no more once its hazard has left another tile', () => {
    const hazards = { ...campaignRows.hazards, fire: { ...campaignRows.hazards.fire, onTiles: { lane: { leaves: 'rubble' } } } };
    const game = draw('@..≈.', { ...rows(), hazards });
    act(game, ...Array.from({ length: 25 }, () => wait));
    expect([game.floor.tileAt(3, 0).id, game.floor.hazardAt(3, 0)]).toEqual(['rubble', null]);
  });
});

describe('RULES 5.24 a pack is refused at load:', () => {
  it.each<[string, Partial<PackRows>, string]>([
    ['that never cools', rows({ turns: 10 }), 'Pack tiny, table tiles, id lane, erupts, turns: 10 of every 10 turns leave none without it.'],
    ['that is a round late', rows({ delay: 10 }), 'Pack tiny, table tiles, id lane, erupts, delay: 10 is a whole round or more, which has 10 turns.'],
    ['of a hazard that there is not', rows({ hazard: 'mud' }), 'Pack tiny, table tiles, id lane, erupts.hazard: "mud" is not in hazards.'],
    ['where nothing can lie', rows({}, [{ ...plain, id: 'block', glyph: '¶', walkable: false, erupts: { hazard: 'fire', every: 5, turns: 1 } }]),
      'Pack tiny, table tiles, id block, erupts, hazard: "fire" can\'t lie on this tile.'],
  ])('one with a tile %s', (_, pack, message) => {
    expect(() => draw('@.', pack)).toThrow(message);
  });
});
