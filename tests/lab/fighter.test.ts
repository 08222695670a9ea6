import { Bump } from '../../src/engine/actions/fights';
import { LevelUp } from '../../src/engine/actions/hero';
import { Drop, Equip, PickUp, UseItem } from '../../src/engine/actions/items';
import { Move, Stairs, Wait } from '../../src/engine/actions/moves';
import type { Effect, ItemKind } from '../../src/engine/content';
import { distanceSquared } from '../../src/engine/core/point';
import { Rng } from '../../src/engine/core/rng';
import type { GameEvent } from '../../src/engine/events';
import type { Game } from '../../src/engine/Game';
import { contentById } from '../../src/lab/contentById';
import { fighter } from '../../src/lab/fighter';
import { playRun } from '../../src/lab/playRun';
import { act, carried, drawGame, monster, type Drawing } from '../support/drawGame';
import { scaled } from '../support/scale';
import { breedsWith, tinyRows } from '../support/tinyPack';

/** The fighter's action in a drawn scene in which everything is identified. */
function action(game: Game): ReturnType<typeof fighter> {
  game.floor.state.explored.fill(1);
  return fighter(game, Rng.of('tests', 'bot'));
}

/** The same scene with this many hit points left. */
function hurt(hp: number, picture: string, drawing: Drawing = {}): Game {
  const game = drawGame(picture, drawing);
  game.state.player.hp = hp;
  return game;
}

describe('the fighter weighs', () => {
  it.each([['itself', 'blaze'], ['another, which leaves the first', 'smoke']])('what leaves a hazard that leaves %s', (_what, next) => {
    const hazard = { glyph: '9', colour: '#ffffff', sprite: 'none' } as const;
    const leaves = (id: string): Effect => ({ do: 'cloud', hazard: id, range: 2, turns: 3 });
    const hazards = { blaze: { ...hazard, effects: [{ do: 'damage', amount: 30 }, leaves(next)] }, smoke: { ...hazard, effects: [leaves('blaze')] } } as const;
    const flask = { ...tinyRows.itemKinds.blast, effects: [leaves('blaze')] };
    const game = drawGame('##########\n#@.....O.#\n##########', { carry: ['blast'], pack: { hazards, itemKinds: { ...tinyRows.itemKinds, blast: flask } } });
    expect(action(game)).toBeInstanceOf(UseItem);
  });
});

describe('the fighter fights:', () => {
  it('it lets a hunter come, and attacks first', () => {
    const game = drawGame('#######\n#@.r..#\n#######');
    expect(action(game)).toEqual(new Wait());
    act(game, new Wait());
    expect(action(game)).toEqual(new Bump(1, 0));
  });

  it('it attacks first what dies in one hit', () => {
    const game = drawGame('#####\n#r.r#\n#.@.#\n#####');
    const [, second] = game.floor.state.actors;
    if (second) second.hp = 5;
    expect(action(game)).toEqual(new Bump(1, -1));
  });

  it('it leaves alone what it can\'t hurt, and goes to what doesn\'t move', () => {
    expect(action(drawGame('#######\n#@S..>#\n#.....#\n#######'))).not.toBeInstanceOf(Bump);
    const game = drawGame('########\n#@....O#\n########');
    monster(game, 'ogre').statuses = { dizzy: 9 };
    expect(action(game)).toEqual(new Move(1, 0));
  });

  it('against several it backs into a corridor, and waits there', () => {
    const room = (here: string): Game => drawGame(`##########\n#####..r.#\n${here}\n#####..r.#\n##########`, { pack: { breeds: breedsWith('rat', { hp: 15 }) } });
    expect(action(room('#...@....#'))).toEqual(new Move(-1, 0));
    expect(action(room('#..@.....#'))).toEqual(new Wait());
  });

  it('it kites those that attack in four directions only', () => {
    const room = '########\n#......#\n#.c....#\n#..@...#\n#......#\n########';
    expect(action(drawGame(room))).toEqual(new Bump(-1, -1));
    const straight = drawGame(room.replace('c.', '..').replace('..@', '.c@'));
    const step = action(straight);
    expect(step).toBeInstanceOf(Move);
    act(straight, step);
    const crab = monster(straight, 'crab');
    expect(distanceSquared(crab, straight.state.player)).toBe(2);
    expect(action(straight)).toBeInstanceOf(Bump);
  });

  it('it flees down the stairs from a fight it would lose', () => {
    const hall = '##########\n#>..@...O#\n##########';
    expect(action(drawGame(hall))).toEqual(new Move(-1, 0));
    expect(action(drawGame('#########\n#@.>....#\n#########'))).toEqual(new Move(1, 0));
    const there = drawGame('##########\n#.@>....O#\n##########');
    act(there, new Move(1, 0));
    expect(action(there)).toEqual(new Stairs('down'));
  });
});

describe('the fighter heals in time:', () => {
  it('after a fight, if no healing is wasted', () => {
    const alone = (hp: number): Game => hurt(hp, '#####\n#@..#\n#####', { carry: ['salve'] });
    const game = alone(10);
    expect(action(game)).toEqual(new UseItem(carried(game, 'salve')));
    expect(action(alone(17))).not.toBeInstanceOf(UseItem);
  });

  it('in a fight, if that helps against the damage to come', () => {
    const beside = (hp: number, enemy: string): Game => hurt(hp, `#####\n#@${enemy}.#\n#####`, { carry: ['salve'] });
    expect(action(beside(3, 'r'))).toBeInstanceOf(UseItem);
    expect(action(beside(12, 'r'))).toEqual(new Bump(1, 0));
    expect(action(beside(3, 'O'))).not.toBeInstanceOf(UseItem);
  });
});

describe('the fighter reads scrolls:', () => {
  it('on enemies that are too strong, not on easy ones', () => {
    const against = (enemy: string): Game => drawGame(`########\n#@...${enemy}.#\n########`, { carry: ['bolt'] });
    const game = against('O');
    expect(action(game)).toEqual(new UseItem(carried(game, 'bolt')));
    expect(action(against('r'))).toBeInstanceOf(Wait);
  });

  it('on the strongest of several', () => {
    const game = drawGame('##########\n#@...r...#\n#....O...#\n##########', { carry: ['daze'] });
    const { x, y } = monster(game, 'ogre');
    expect(action(game)).toEqual(new UseItem(carried(game, 'daze'), { x, y }));
  });

  it('on groups, and never on itself', () => {
    const game = hurt(8, '############\n#@.rr......#\n#..rr......#\n############', { carry: ['blast'] });
    const use = action(game);
    const aim = use instanceof UseItem ? use.aim : null;
    expect(aim && distanceSquared(aim, game.state.player)).toBeGreaterThan(9);
    act(game, use);
    expect(game.floor.state.actors).toHaveLength(0);
    expect(game.state.player.hp).toBe(8);
  });
});

const gear = (defence: number): ItemKind => ({ glyph: '[', colour: '#ffffff', sprite: 'none', slot: 'body', bonus: { defence } });
const wardrobe = { itemKinds: { ...tinyRows.itemKinds, rags: gear(1), coat: gear(2), other: gear(2) } };

describe('the fighter manages its items:', () => {
  it('it equips what is better than what it wears, and leaves it at that', () => {
    const game = drawGame('######\n#@...#\n######', { carry: ['rags', 'coat', 'other'], pack: wardrobe });
    for (const kind of ['rags', 'coat']) {
      expect(action(game)).toEqual(new Equip(carried(game, kind)));
      act(game, action(game));
    }
    expect(action(game)).not.toBeInstanceOf(Equip);
  });

  it('it drops the worst when it can carry no more', () => {
    const game = drawGame('######\n#@...#\n######', { carry: ['coat', 'rags', ...Array.from({ length: 24 }, () => 'salve')], pack: wardrobe });
    act(game, action(game));
    expect(action(game)).toEqual(new Drop(carried(game, 'rags')));
  });

  it('it picks up what it finds, explores, and then goes down', () => {
    const game = drawGame('#####\n#@!>#\n#####');
    expect(action(game)).toEqual(new Move(1, 0));
    act(game, new Move(1, 0));
    expect(action(game)).toEqual(new PickUp());
    act(game, new PickUp());
    act(game, action(game));
    expect(action(game)).toEqual(new Stairs('down'));
  });
});

describe('the fighter goes where it has to:', () => {
  it('it gets as near as it can to stairs that it can\'t reach', () => {
    expect(action(drawGame('########\n#@..#.>#\n########'))).toEqual(new Move(1, 0));
  });

  it('it attacks sleepers that are cheap to wake, and walks past the others', () => {
    const asleep = (glyph: string): Game => {
      const game = drawGame(`#######\n#@${glyph}...#\n#....>#\n#######`);
      for (const actor of game.floor.state.actors) actor.asleep = true;
      return game;
    };
    expect(action(asleep('r'))).toEqual(new Bump(1, 0));
    expect(action(asleep('O'))).toBeInstanceOf(Move);
  });
});

describe('the fighter proposes nothing that is refused:', () => {
  const TURNS = scaled(500, 5000);
  // On these seeds it once repeated refused actions: an unidentified scroll on an enemy that resists it, and steps into an unseen actor.
  it.each(['12', '15'])('seed %s of the campaign', (seed) => {
    const refused: string[] = [];
    const hear = (events: readonly GameEvent[]): void => { for (const event of events) if (event.type === 'refused') refused.push(event.key); };
    const { turns } = playRun(contentById('lanternfall'), { seed, bot: fighter, turns: TURNS, onEvents: hear });
    expect([refused, turns > TURNS / 5]).toEqual([[], true]);
  });
});

describe('the fighter chooses level rewards by what has hurt it:', () => {
  const after = (rat: { hp: number; power: number }): ReturnType<typeof action> => {
    const game = drawGame('#####\n#@..#\n#####', { pack: { breeds: breedsWith('rat', rat) } });
    game.state.hero.choices = 1;
    game.state.log.push({ tone: 'enemyAttack', key: 'log.attack', params: { attacker: 'breed.rat', target: 'breed.player', n: 1 }, count: 3 });
    return action(game);
  };

  it.each([
    ['defence, if that makes the enemy harmless', { hp: 12, power: 2 }, 'defence'],
    ['power, if the enemy then dies in one hit', { hp: 6, power: 9 }, 'power'],
    ['life, if neither helps', { hp: 12, power: 99 }, 'life'],
  ] as const)('%s', (_why, rat, reward) => {
    expect(after(rat)).toEqual(new LevelUp(reward));
  });
});
