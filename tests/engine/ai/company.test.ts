import { Wait } from '../../../src/engine/actions/moves';
import type { Game } from '../../../src/engine/Game';
import { act, drawn, monster, picture } from '../../support/drawGame';
import { drawScene, mindsWith } from '../../support/tacticsPack';

const wait = (game: Game, turns = 1): string => {
  act(game, ...Array.from({ length: turns }, () => new Wait()));
  return picture(game);
};

describe('a group', () => {
  it('hunts what one of its members has noticed', () => {
    const game = drawScene(`
      @.....f
      #####..
      #f.....
      #######`);
    const before = game.floor.state.actors.map(({ x, y }) => [x, y]);
    wait(game, 2);
    const [seer, other] = game.floor.state.actors;
    expect(before[1]).toEqual([1, 2]);
    expect([seer?.goal, other?.goal]).toEqual([0, 0]);
    expect(other?.x).toBeGreaterThan(1);
  });

  it('is of one breed, or of breeds that appear together', () => {
    const hall = `
      @.....r
      #####..
      #f.....
      #######`;
    expect(wait(drawScene(hall), 2)).toContain('#f.....');
    const pack = { breeds: mindsWith('wolf', { company: [{ breed: 'rat', least: 1, most: 1 }] }) };
    expect(wait(drawScene(hall, { pack }), 2)).toContain('#..f');
  });

  it('hears nothing from too far away, nor from a sleeper', () => {
    const goalAt = (hall: string): number | undefined => {
      const game = drawScene(hall);
      wait(game);
      return game.floor.state.actors[1]?.goal;
    };
    expect(goalAt(`
      @.....f.............
      #####..#############
      #####.........f....#`)).toBe(0);
    expect(goalAt(`
      @.....f.............
      #####..#############
      #####.............f#`)).toBe(-1);
    const asleep = drawScene('@#f..f');
    const [first] = asleep.floor.state.actors;
    if (!first) throw new Error('two wolves');
    first.goal = 3;
    first.asleep = true;
    first.statuses['stiff'] = 9;
    expect(wait(asleep, 3)).toBe('@#f..f');
  });
});

describe('an idle monster', () => {
  it('that wanders goes here and there, far from the player too', () => {
    const game = drawScene(`
      @#..........
      ##..........
      ##..........
      ##....n.....
      ##..........
      ##..........
      ##..........`);
    const nomad = monster(game, 'nomad');
    const places = new Set(Array.from({ length: 100 }, () => {
      wait(game);
      return `${String(nomad.x)},${String(nomad.y)}`;
    }));
    expect(places.size).toBeGreaterThan(15);
  });

  it('that wanders takes its first step as it sets out', () => {
    const game = drawScene(`
      @#..........
      ##..........
      ##....n.....
      ##..........`);
    const nomad = monster(game, 'nomad');
    const here = (): number => game.floor.index(nomad.x, nomad.y);
    const starts = Array.from({ length: 200 }, () => {
      const [at, goal] = [here(), nomad.goal];
      wait(game);
      return goal < 0 && nomad.goal >= 0 && nomad.goal !== at ? [here() !== at] : [];
    }).flat();
    expect(starts.length).toBeGreaterThan(5);
    expect(new Set(starts)).toEqual(new Set([true]));
  });

  it('gives up where it makes no progress', () => {
    const game = drawScene('@#n#..');
    const nomad = monster(game, 'nomad');
    nomad.goal = 5;
    for (let i = 0; i < 60 && nomad.goal === 5; i++) wait(game);
    expect(nomad).toMatchObject({ x: 2, y: 0 });
    expect(nomad.goal).not.toBe(5);
  });

  it('that guards stays, and hunts intruders', () => {
    const game = drawScene('@#......G......');
    expect(wait(game, 60)).toBe('@#......G......');
    const seen = drawScene('@...G');
    expect(wait(seen)).toBe('@..G.');
  });

  it('of the classics stands still and draws no random numbers', () => {
    const game = drawScene('@#..r..');
    const before = JSON.stringify(game.state.streams);
    expect(wait(game, 20)).toBe('@#..r..');
    expect(JSON.stringify(game.state.streams)).toBe(before);
  });
});

describe('a flitting monster', () => {
  it('takes a random step in one turn of three, and otherwise does what it would', () => {
    const game = drawScene(drawn(`
      .......
      .......
      ...@b..
      .......
      .......`));
    game.state.player.hp = game.state.player.maxHp = 10_000;
    const bat = monster(game, 'bat');
    const attacks = act(game, ...Array.from({ length: 300 }, () => new Wait())).filter(({ type }) => type === 'attacked').length;
    expect(attacks).toBeGreaterThan(60);
    expect(attacks).toBeLessThan(210);
    expect(bat.hp).toBe(6);
  });

  it('stays put if there is no room', () => {
    expect(wait(drawScene('#b#@'), 20)).toBe('#b#@');
  });
});
