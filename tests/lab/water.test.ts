import { Bump } from '../../src/engine/actions/fights';
import { Choose } from '../../src/engine/actions/hero';
import { Move, Wait } from '../../src/engine/actions/moves';
import type { Action } from '../../src/engine/actions/Action';
import { Rng } from '../../src/engine/core/rng';
import type { Game } from '../../src/engine/Game';
import { fighter } from '../../src/lab/fighter';
import { FighterPaths } from '../../src/lab/fighter/FighterPaths';
import { memoryOf } from '../../src/lab/fighter/memory';
import { wayOver } from '../../src/lab/fighter/overWater';
import { costOfWay } from '../../src/lab/fighter/Situation';
import { enemyOf, prowessOf } from '../../src/lab/fighter/Enemy';
import { allowedActions } from '../../src/lab/serve/allowedActions';
import { BotKnowledge } from '../../src/lab/serve/BotKnowledge';
import { act, monster } from '../support/drawGame';
import { currentsRows, drawCurrents } from '../support/currentsPack';
import { packs } from '../../src/content/packs';
import { drawSluices, sluicesRows } from '../support/sluicesPack';

import { bars, deepWater, drawWater, waterRows } from '../support/waterPack';

const { lanternfall } = packs;

/** The fighter's action in a drawn scene in which everything is known. */
function action(game: Game): Action {
  game.floor.state.explored.fill(1);
  return fighter(game, Rng.of('tests', 'bot'));
}

describe('the fighter and the water:', () => {
  it('it strikes first what clings to it', () => {
    const game = drawWater('#####\n#q@r#\n#####');
    monster(game, 'rat').hp = 1;
    expect(action(game)).toEqual(new Bump(1, 0));
    monster(game, 'leech').clings = game.state.player.id;
    expect(action(game)).toEqual(new Bump(-1, 0));
  });

  it('it knows that what clings comes along', () => {
    const game = drawWater('#q@....#');
    const leech = monster(game, 'leech');
    const cost = (): number => costOfWay([enemyOf(game, prowessOf(game), leech)], [{ x: 3, y: 0 }, { x: 4, y: 0 }, { x: 5, y: 0 }]);
    const free = cost();
    leech.clings = game.state.player.id;
    expect([free, cost()]).toEqual([0, 3 * 2]);
  });

  it('it goes round deep water, and out of it', () => {
    const round = drawWater('#####\n#@=!#\n#...#\n#####');
    expect(action(round)).toEqual(new Move(1, 1));
    expect(action(drawWater('########\n#!===@.#\n########'))).toEqual(new Move(1, 0));
    expect(action(drawWater('########\n#r==@=.#\n########'))).toEqual(new Move(1, 0));
  });

  it('it neither waits for a swimmer in view nor goes after it', () => {
    const game = drawWater('########\n#@..~~E#\n#......#\n#!.....#\n########');
    expect(game.seesActor(monster(game, 'eel'))).toBe(true);
    expect(action(game)).toEqual(new Move(0, 1));
    const near = drawWater('#####\n#.@.#\n#~E.#\n#####');
    expect(action(near)).toEqual(new Bump(0, 1));
  });

  it.each([false, true])('it lets be who is in deep water beside it, where nothing can strike (asleep: %s)', (asleep) => {
    const game = drawWater('#######\n#W@..!#\n#######');
    const worm = monster(game, 'worm');
    expect(action(game)).toEqual(new Bump(-1, 0));
    worm.asleep = asleep;
    game.floor.setTile(worm, game.content.tiles.findIndex(({ id }) => id === deepWater.id));
    game.look();
    expect(action(game)).toEqual(new Move(1, 0));
  });

  it('a bot from outside is not offered that attack either, which would be refused for ever', () => {
    const game = drawWater('#######\n#W@..!#\n#######');
    const worm = monster(game, 'worm');
    const offered = (): unknown => {
      const knowledge = new BotKnowledge();
      knowledge.update(game);
      return allowedActions(game, knowledge).filter(({ shown }) => shown.x === worm.x && shown.y === worm.y).map(({ shown }) => shown.kind);
    };
    expect(offered()).toEqual(['attack']);
    game.floor.setTile(worm, game.content.tiles.findIndex(({ id }) => id === deepWater.id));
    game.look();
    expect(offered()).toEqual([]);
  });

  it('it rides a current to where it wants to go', () => {
    const game = drawCurrents(`
      ##########
      #@→→→→→..#
      ########!#
      ##########`);
    game.floor.state.explored.fill(1);
    const at: number[] = [];
    for (let turns = 0; turns < 5; turns++) {
      game.turn(fighter(game, Rng.of('tests', 'bot')));
      at.push(game.state.player.x);
    }
    expect(at).toEqual([3, 5, 7, 8, 8]);
  });

  it('it goes straight through a current that something keeps from carrying it', () => {
    const breeds = { ...currentsRows.breeds, player: { ...currentsRows.breeds.player, anchored: true } };
    const game = drawCurrents('#######\n#@→→→!#\n#######', { pack: { breeds } });
    game.floor.state.explored.fill(1);
    const at: number[] = [];
    for (let turns = 0; turns < 3; turns++) {
      game.turn(fighter(game, Rng.of('tests', 'bot')));
      at.push(game.state.player.x);
    }
    expect(at).toEqual([2, 3, 4]);
  });

  it('it never steps against a current that leads back to where it stands, nor into one that leads into the deep', () => {
    const back = drawCurrents(`
      #######
      #@←←←!#
      #.###.#
      #.....#
      #######`);
    expect(action(back)).toEqual(new Move(0, 1));
    const deep = drawCurrents(`
      #######
      #@→==!#
      #.###.#
      #.....#
      #######`);
    expect(action(deep)).toEqual(new Move(0, 1));
  });

  it('it swims only where no way leads on, and then to the other shore', () => {
    const game = drawWater('########\n#@.===>#\n########');
    const at: number[] = [];
    game.floor.state.explored.fill(1);
    for (let turns = 0; turns < 5; turns++) {
      game.turn(fighter(game, Rng.of('tests', 'bot')));
      at.push(game.state.player.x);
    }
    expect(at).toEqual([2, 3, 4, 5, 6]);
  });

  it.each([[300, 0], [150, 1]])('it swims after %i turns, though one that cannot come is in view, where it had given up %i times', (turns, spells) => {
    const game = drawWater('########\n#@.==.>#\n###6####\n###r####\n########', { pack: { tiles: [...waterRows.tiles, bars] } });
    game.floor.state.explored.fill(1);
    memoryOf(game).spells = spells;
    const rng = Rng.of('tests', 'bot');
    for (let turn = 0; turn < turns + 50 && game.state.player.x < 6; turn++) game.turn(fighter(game, rng));
    expect([game.state.player.x, game.state.turn > turns]).toEqual([6, true]);
  });

  it('it leaves the deep by another shore where a current keeps it from the one that it was bound for, and waits where both are shut', () => {
    const swimming = (picture: string): Action => {
      const game = drawCurrents(picture);
      game.floor.setTile(game.state.player, game.content.tiles.findIndex(({ id }) => id === deepWater.id));
      memoryOf(game).shore = { x: 5, y: 1 };
      return action(game);
    };
    expect(swimming('#######\n#.@←.!#\n#######')).toEqual(new Move(-1, 0));
    expect(swimming('#######\n#r@←.!#\n#######')).toEqual(new Wait());
  });

  it('its ways enter a current into the unknown only as it would swim', () => {
    const game = drawCurrents('#########\n#@→→→...#\n#########');
    game.floor.state.explored.forEach((_, cell) => { game.floor.state.explored[cell] = cell % 9 > 2 ? 0 : 1; });
    expect([new FighterPaths(game).to({ x: 3, y: 1 }), wayOver(game, { x: 3, y: 1 })]).toEqual([null, [{ x: 2, y: 1 }, { x: 3, y: 1 }]]);
  });

  it('it swims past a shore that leads nowhere', () => {
    const game = drawWater('##########\n#@==.==..#\n#==##==>.#\n##########');
    game.floor.state.explored.fill(1);
    for (let turns = 0; turns < 5; turns++) game.turn(fighter(game, Rng.of('tests', 'bot')));
    expect(game.state.player.x).toBe(6);
  });

  it('it waits in the deep when the only shore is taken, since nothing can strike from there', () => {
    const game = drawWater('#####\n#W@##\n#####');
    game.floor.setTile(game.state.player, game.content.tiles.findIndex(({ id }) => id === deepWater.id));
    game.look();
    game.floor.state.explored.fill(1);
    const turn = game.state.turn;
    game.turn(fighter(game, Rng.of('tests', 'bot')));
    expect(game.state.turn).toBe(turn + 1);
  });

  it.each([[600, 0], [480, 1]])('with %i turns of oil it makes choice %i at a drowned lantern', (oil, choice) => {
    const { lanternSunken } = lanternfall.features;
    const lantern = lanternfall.tiles.find(({ id }) => id === 'lanternSunken');
    if (!lantern) throw new Error('no drowned lantern');
    const tiles = [...sluicesRows.tiles, { ...lantern, glyph: 'Ĺ', shines: 0 }, ...['lanternLit', 'lanternEmpty'].map((id) => ({ ...lantern, id, glyph: 'ĺ', shines: 0 }))];
    const pack = { tiles, features: { ...sluicesRows.features, lanternSunken }, lantern: { full: 600, dim: 150, least: 3, hunters: 500 } };
    const game = drawSluices('#####\n#@Ĺ.#\n#...#\n#####', { pack });
    game.state.hero.oil = oil;
    expect(action(game)).toEqual(new Choose(2, 1, choice));
  });

  it('it opens a sluice once, to see what lies under the water, and leaves it open', () => {
    const game = drawSluices('########\n#@Ł.==.#\n#......#\n########');
    expect(action(game)).toEqual(new Choose(2, 1, 0));
    act(game, new Choose(2, 1, 0));
    expect(action(game)).not.toBeInstanceOf(Choose);
  });

  /** A room that its water parts once the sluice is shut. */
  const weir = (hunters: string, bed = '_____', shore = '..@ł.'): Game => drawSluices(`#######\n#${hunters}#\n#${bed}#\n#_____#\n#${shore}#\n###+###`);

  it('it shuts a sluice where the hunters would have to come over the bed, leaves it shut, and goes on unharmed', () => {
    const game = weir('rr.rr', '_r___');
    game.floor.setTile({ x: 2, y: 2 }, game.content.tiles.findIndex(({ id }) => id === 'bed'));
    expect(action(game)).toEqual(new Choose(4, 4, 0));
    for (let turn = 0; turn < 30; turn++) {
      const next = action(game);
      expect([turn, next instanceof Choose]).toEqual([turn, turn === 0]);
      game.turn(next);
    }
    expect([game.state.player.hp, game.floor.state.actors.map(({ y }) => y)]).toEqual([20, Array(5).fill(1)]);
  });

  it('it steps to one that is near, but not onto the bed', () => {
    expect(action(weir('rrrrr', '_____', '@..ł.'))).toEqual(new Move(1, 0));
    expect(action(weir('rrrrr', '_____', '__@ł.'))).toEqual(new Choose(4, 4, 0));
    expect(action(weir('rrrrr', '_____', '._@_ł'))).not.toBeInstanceOf(Choose);
  });

  it.each([
    ['who cost little', weir('r....')], ['who stand on its own side', weir('.....', '_____', 'rr@ł#')],
    ['who fly', weir('eeeee')],
  ])('it leaves one open for enemies %s', (_who, game) => {
    expect(action(game)).not.toBeInstanceOf(Choose);
  });
});
