import { Bump } from '../../../src/engine/actions/fights';
import { Wait } from '../../../src/engine/actions/moves';
import type { Breed } from '../../../src/engine/content';
import type { Game } from '../../../src/engine/Game';
import { inflict } from '../../../src/engine/rules/statuses';
import { act, drawn, monster, picture, type Drawing } from '../../support/drawGame';
import { drawScene, lay, tacticsRows } from '../../support/tacticsPack';

const twin: Breed = { glyph: 'q', colour: '#ffffff', sprite: 'none', defence: 0, speed: 100, directions: 8, hp: 90, power: 3, xp: 7, brain: ['mirror', 'track'] };

const draw = (map: string, drawing: Drawing = {}): Game => drawScene(map, { ...drawing, pack: { breeds: { ...tacticsRows.breeds, twin } } });
const struck = (game: Game, action: Bump | Wait): number => {
  const { id } = monster(game, 'twin');
  return act(game, action).filter((event) => event.type === 'attacked' && event.attacker === id).length;
};

describe('RULES 5.18 a monster that copies the player', () => {
  it('steps when the player steps, the other way round', () => {
    const game = draw(`
      .......
      .@...q.
      .......`);
    act(game, new Bump(1, 0));
    expect(picture(game)).toBe(drawn(`
      .......
      ..@.q..
      .......`));
    act(game, new Bump(-1, -1));
    expect(picture(game)).toBe(drawn(`
      .@.....
      .......
      .....q.`));
  });

  it('waits when the player waits, even beside it', () => {
    const game = draw('@q.');
    expect([struck(game, new Wait()), struck(game, new Wait()), picture(game)]).toEqual([0, 0, '@q.']);
  });

  it('attacks what it is beside when the player attacks anyone', () => {
    const beside = draw('@q.');
    expect([struck(beside, new Bump(1, 0)), beside.state.player.hp]).toEqual([1, 18]);
    const other = draw(`
      .q.
      r@.`);
    expect(struck(other, new Bump(-1, 0))).toBe(1);
    const far = draw('r@...q');
    expect([struck(far, new Bump(-1, 0)), monster(far, 'twin').x]).toEqual([0, 5]);
  });

  it('stands where its step is blocked or would harm it', () => {
    const blocked = draw('.@.q#');
    act(blocked, new Bump(-1, 0));
    expect(picture(blocked)).toBe('@..q#');
    const hot = draw('@...q.');
    lay(hot, 'fire', [3, 0]);
    act(hot, new Bump(1, 0));
    expect(picture(hot)).toBe('.@..q.');
  });

  it('stands in the turns that the player loses, and does not repeat what it did before', () => {
    const game = draw('@q.');
    inflict(game, game.state.player, { status: 'stiff', turns: 4 });
    expect([struck(game, new Bump(1, 0)), game.state.turn]).toEqual([1, 4]);
  });

  it('does as it likes while it does not notice the player', () => {
    const game = draw('@.#..q.');
    monster(game, 'twin').goal = 3;
    act(game, new Wait());
    expect(picture(game)).toBe('@.#.q..');
  });

  it('is decided by the turn alone: a copy of the run goes the same way', () => {
    const game = draw('.@...q.');
    const fork = game.fork();
    act(game, new Bump(1, 0));
    act(fork, new Bump(1, 0));
    expect([fork.hash, picture(fork)]).toEqual([game.hash, picture(game)]);
  });
});
