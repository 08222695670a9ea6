import { Bump } from '../../src/engine/actions/fights';
import { PickUp } from '../../src/engine/actions/items';
import { Move, Stairs, Wait } from '../../src/engine/actions/moves';
import { DIRECTIONS } from '../../src/engine/core/point';
import { hurt } from '../../src/engine/rules/combat';
import { act, drawGame, drawn, monster, picture, told, view } from '../support/drawGame';

describe('walking', () => {
  it.each(DIRECTIONS.map(({ x, y }) => [x, y] as const))('RULES 1.2 a step to %i,%i takes one turn', (dx, dy) => {
    const game = drawGame(`
      ...
      .@.
      ...`);
    const events = act(game, new Bump(dx, dy));
    expect(events).toEqual([{ type: 'moved', actor: 1, from: { x: 1, y: 1 }, to: { x: 1 + dx, y: 1 + dy }, seen: true }]);
    expect(game.state).toMatchObject({ turn: 1, player: { x: 1 + dx, y: 1 + dy } });
    expect(game.floor.actorAt(1 + dx, 1 + dy)).toBe(game.state.player);
    expect(game.floor.actorAt(1, 1)).toBeNull();
  });

  it('RULES 1.2 corners may be cut', () => {
    const game = drawGame(`
      #.
      @#`);
    act(game, new Bump(1, -1));
    expect(picture(game)).toBe(drawn(`
      #@
      .#`));
  });

  it('RULES 1.2 a window can\'t be walked through', () => {
    const game = drawGame('@=.');
    expect(told(act(game, new Bump(1, 0)))).toEqual(['refused.wall']);
  });

  it('RULES 1.2 bumping into an enemy attacks it, and otherwise moves', () => {
    const game = drawGame('.@S');
    act(game, new Bump(1, 0));
    expect(picture(game)).toBe('.@S');
    expect(told(act(game, new Bump(1, 0)))).toEqual(['log.attackFails']);
    act(game, new Bump(-1, 0));
    expect(picture(game)).toBe('@.S');
  });

  it('RULES 1.2 a plain move into an actor is refused and names it', () => {
    const game = drawGame('@S');
    expect(game.turn(new Move(1, 0))).toEqual([{ type: 'refused', tone: 'impossible', key: 'refused.actor', params: { actor: 'breed.statue' }, seen: true }]);
    expect(game.state.turn).toBe(0);
  });

  it('RULES 1.2 waiting takes a turn', () => {
    const game = drawGame('@.');
    expect(act(game, new Wait())).toEqual([{ type: 'waited', actor: 1, at: { x: 0, y: 0 }, seen: true }]);
    expect(game.state.turn).toBe(1);
  });
});

describe('sight and memory', () => {
  it('RULES 1.2 explored is everything that was ever in view', () => {
    const game = drawGame(`
      #########
      #..@#...#
      #.......#
      #...#...#
      #########`);
    const shown = (): string => game.floor.state.explored.join('').replace(/.{9}/g, '$&\n').trim();
    const before = shown();
    expect(view(game)).toContain('_');
    act(game, new Bump(1, 1));
    act(game, new Bump(1, 0));
    act(game, new Bump(1, 0));
    const forgotten = Array.from(before).filter((bit, i) => bit === '1' && shown()[i] !== '1');
    expect(forgotten).toEqual([]);
    expect(shown()).toBe(Array.from({ length: 5 }, () => '111111111').join('\n'));
    expect(view(game)).toContain('_');
  });

  it('RULES 1.2 items are remembered once seen', () => {
    const game = drawGame(`
      @#!
      .!.`);
    const seen = (): boolean[] => game.floor.state.items.map((item) => item.seen);
    expect(seen()).toEqual([false, true]);
    act(game, new Bump(1, 1), new Bump(-1, -1));
    expect(game.floor.isVisible(2, 0)).toBe(false);
    expect(seen()).toEqual([true, true]);
  });

  it('RULES 1.2 a corpse is known once seen', () => {
    const game = drawGame(`
      @#j
      ...`);
    hurt(game, { source: game.state.player, target: monster(game, 'jar'), amount: 1, cause: { table: 'item', id: 'test' } });
    const seen = (): boolean[] => game.floor.state.corpses.map((corpse) => corpse.seen);
    expect(seen()).toEqual([false]);
    act(game, new Wait());
    expect(seen()).toEqual([false]);
    act(game, new Bump(1, 1));
    expect(seen()).toEqual([true]);
  });

  it('reports once that an actor has come into view, and again after it was gone', () => {
    const game = drawGame(`
      @#S
      ...`);
    const noticed = (dx: number, dy: number): string[] => act(game, new Bump(dx, dy)).flatMap((event) => (event.type === 'noticed' ? [event.breed] : []));
    expect(noticed(1, 1)).toEqual(['statue']);
    expect(noticed(1, 0)).toEqual([]);
    expect(noticed(-1, 0)).toEqual([]);
    expect(noticed(-1, -1)).toEqual([]);
    expect(noticed(1, 1)).toEqual(['statue']);
  });

  it('doesn\'t report actors in view as the run begins', () => {
    const game = drawGame('@.S');
    expect(act(game, new Wait()).filter((event) => event.type === 'noticed')).toEqual([]);
  });
});

describe('items underfoot', () => {
  it('picking up takes a turn and the item', () => {
    const game = drawGame('@!');
    const id = game.floor.state.items[0]?.id;
    const events = act(game, new Bump(1, 0), new PickUp());
    expect(events).toContainEqual({ type: 'pickedUp', actor: 1, item: id, kind: 'salve', at: { x: 1, y: 0 }, seen: true });
    expect(told(events)).toEqual(['log.pickUp']);
    expect(game.state.hero.inventory).toEqual([{ id, kind: 'salve', affixes: [], charges: 0, plus: 0 }]);
    expect(game.floor.state.items).toEqual([]);
    expect(game.state.turn).toBe(2);
  });

  it('RULES 1.7 the 26th slot is still free', () => {
    const game = drawGame('@!', { carry: new Array<string>(25).fill('bolt') });
    expect(told(act(game, new Bump(1, 0), new PickUp()))).toEqual(['log.pickUp']);
    expect(game.state.hero.inventory).toHaveLength(26);
  });

  it('the last of several dropped is picked up first, one at a time', () => {
    const game = drawGame('@!');
    game.floor.state.items.push({ id: 90, kind: 'bolt', affixes: [], charges: 0, plus: 0, x: 1, y: 0, seen: true, left: false });
    game.state.nextId = 91;
    act(game, new Bump(1, 0), new PickUp());
    expect(game.state.hero.inventory.map((item) => item.kind)).toEqual(['bolt']);
    act(game, new PickUp());
    expect(game.state.hero.inventory.map((item) => item.kind)).toEqual(['bolt', 'salve']);
  });
});

describe('stairs', () => {
  const drawing = { below: `
    #####
    #.@.#
    #..r#
    #####` };

  it('RULES 1.2 lead to the next floor, where the player stands on its arrival cell', () => {
    const game = drawGame('@>', drawing);
    const events = act(game, new Bump(1, 0), new Stairs());
    expect(events).toContainEqual({ type: 'arrived', floor: 2, at: { x: 2, y: 1 }, seen: true });
    expect(told(events)).toEqual(['log.stairs.down']);
    expect(picture(game)).toBe(drawn(drawing.below));
    expect(game.state).toMatchObject({ turn: 2, floor: 2, floors: [{ number: 2 }] });
    expect(view(game)).toContain('r');
  });

  it('carry everything along and give new ids to everything below', () => {
    const game = drawGame('@>', { ...drawing, carry: ['salve'] });
    const { player, hero, nextId } = JSON.parse(JSON.stringify(game.state)) as typeof game.state;
    act(game, new Bump(1, 0), new Stairs());
    expect(game.state.hero).toEqual(hero);
    expect(game.state.player).toEqual({ ...player, x: 2, y: 1 });
    expect(game.floor.state.actors.map((actor) => actor.id)).toEqual([nextId]);
    expect(game.state.nextId).toBe(nextId + 1);
  });

  it('a monster near the arrival is reported, and doesn\'t act before the player has looked around', () => {
    const game = drawGame('@>', drawing);
    const events = act(game, new Bump(1, 0), new Stairs());
    expect(events.filter((event) => event.type === 'noticed').map((event) => event.breed)).toEqual(['rat']);
    expect(events.filter((event) => event.type === 'attacked')).toEqual([]);
    expect(act(game, new Wait()).filter((event) => event.type === 'attacked')).toHaveLength(1);
  });
});
