import { UseItem } from '../../src/engine/actions/items';
import { Move, Wait } from '../../src/engine/actions/moves';
import { dangerOf } from '../../src/engine/ai/interruption';
import type { Effect, ItemKind, StatusKind } from '../../src/engine/content';
import type { Game } from '../../src/engine/Game';
import { notices } from '../../src/engine/facts/senses';
import { brokenInvariants } from '../../src/engine/run/invariants';
import { endBy } from '../../src/engine/rules/cures';
import { inflict } from '../../src/engine/rules/statuses';
import type { Actor } from '../../src/engine/state';
import { only } from '../support/campaignPack';
import { currentsRows, drawCurrents } from '../support/currentsPack';
import { act, monster, picture, told } from '../support/drawGame';

const [east, wait] = [new Move(1, 0), new Wait()];

const plain = { sprite: 'none' } as const;
const statuses = {
  ...currentsRows.statuses,
  floating: { ...plain, turns: 3, levitates: true },
  moored: { ...plain, anchored: true },
  sailing: { ...plain, seaworthy: true },
  greased: { ...plain, slippery: true, prone: ['ablaze'] },
  salted: { ...plain, bathes: true },
  diving: { ...plain, submerges: true },
  stuck: { ...plain, rooted: true },
  cut: { ...plain, endsBy: 'healing', harmful: true },
  heeding: { ...plain, tactic: 'track', endsBy: 'wounds', harmful: true },
} as const satisfies Record<string, StatusKind>;
const thing = { colour: '#ffffff', sprite: 'none', glyph: '9' } as const;
const itemKinds: Record<string, ItemKind> = {
  ...currentsRows.itemKinds,
  hook: { ...thing, charges: 2, target: { at: 'cell', radius: 0, evenEmpty: true }, effects: [{ do: 'haul', cells: 4 }] },
};

const draw = (map: string, carry: readonly string[] = []): Game => drawCurrents(map, { carry, pack: { statuses, itemKinds } });

/** A run in which the player has a status. */
function having(status: string, map: string): Game {
  const game = draw(map);
  inflict(game, game.state.player, { status, turns: 50 });
  return game;
}

const affect = (game: Game, effect: Effect, { target, source }: { target: Actor; source: Actor }): void =>
  { game.affect([effect], { target, source, at: target, cause: { table: 'ability', id: 'jab' } }); };

describe('RULES 5.23 who levitates', () => {
  it('crosses deep water without swimming, and the player is not warned of it', () => {
    const game = having('floating', '.@==..');
    expect(dangerOf(game, east)).toBeNull();
    act(game, east, east);
    expect([picture(game), game.state.hero.afloat]).toEqual(['..=@..', 0]);
    expect(brokenInvariants(game)).toEqual([]);
  });

  it('is carried by no current, and sets off no trap', () => {
    const game = having('floating', '.@→→..');
    act(game, east, wait);
    expect(picture(game)).toBe('..@→..');
    game.floor.traps.add({ kind: 'dart', x: 3, y: 0, known: false });
    act(game, east);
    expect([picture(game), game.state.player.hp]).toEqual(['..→@..', 20]);
  });

  it('comes down when it ends: into deep water, where the player swims, and others are washed ashore', () => {
    const game = having('floating', '.@==..r');
    const rat = monster(game, 'rat');
    game.state.player.statuses = { floating: 2 };
    act(game, east);
    expect(game.state.hero.afloat).toBe(0);
    expect(told(act(game, wait))).toContain('status.floating.ends');
    expect(game.state.hero.afloat).toBe(1);
    rat.statuses = { floating: 1 };
    game.floor.setTile(rat, game.content.tiles.findIndex(({ id }) => id === 'deepWater'));
    act(game, wait);
    expect(game.floor.isWalkable(rat.x, rat.y)).toBe(true);
    expect(brokenInvariants(game)).toEqual([]);
  });

  it('and onto a trap, which then goes off', () => {
    const game = having('floating', '.@...');
    game.floor.traps.add({ kind: 'dart', x: 1, y: 0, known: true });
    game.state.player.statuses = { floating: 1 };
    act(game, wait);
    expect(game.state.player.hp).toBeLessThan(20);
  });
});

describe('RULES 5.23 who is anchored', () => {
  it('is neither pushed, pulled nor swapped', () => {
    const game = having('moored', '..@..S..');
    const { player } = game.state;
    const source = monster(game, 'statue');
    for (const effect of [{ do: 'push', cells: 2 }, { do: 'pull', cells: 2 }, { do: 'swap' }] as const) affect(game, effect, { target: player, source });
    expect(picture(game)).toBe('..@..S..');
    affect(game, { do: 'swap' }, { target: source, source: player });
    expect(picture(game)).toBe('..@..S..');
  });

  it('is not carried, and walks as ever', () => {
    const game = having('moored', '.@→→..');
    act(game, east, wait);
    expect(picture(game)).toBe('..@→..');
    act(game, east);
    expect(picture(game)).toBe('..→@..');
  });
});

describe('RULES 5.23 who is seaworthy', () => {
  it('swims as long as it likes, and unharmed', () => {
    const tired = (game: Game): number => (act(game, ...Array.from({ length: 9 }, () => wait)), game.state.player.hp);
    const deep = '===@===';
    expect([tired(draw(deep)) < 20, tired(having('sailing', deep))]).toEqual([true, 20]);
  });

  it('is not carried by currents', () => {
    const game = having('sailing', '.@→→..');
    act(game, east, wait);
    expect(picture(game)).toBe('..@→..');
  });
});

describe('RULES 5.23 who is slippery', () => {
  it('is clung to by nobody, and shakes off what clings as it becomes so', () => {
    const game = draw('..@q..');
    act(game, wait);
    expect(monster(game, 'leech').clings).toBe(game.state.player.id);
    inflict(game, game.state.player, { status: 'greased' });
    expect(monster(game, 'leech').clings).toBe(0);
    act(game, wait, wait);
    expect(monster(game, 'leech').clings).toBe(0);
  });

  it('and prone to a status has it twice as long', () => {
    const game = having('greased', '@...');
    inflict(game, game.state.player, { status: 'ablaze', turns: 4 });
    expect(game.state.player.statuses['ablaze']).toBe(8);
    inflict(game, game.state.player, { status: 'cut', turns: 4 });
    expect(game.state.player.statuses['cut']).toBe(4);
  });
});

describe('RULES 5.23 water', () => {
  it('ends what healing ends on who bathes in it, and on nobody else', () => {
    const cut = (game: Game): boolean => {
      inflict(game, game.state.player, { status: 'cut', turns: 9 });
      act(game, east);
      return 'cut' in game.state.player.statuses;
    };
    expect([cut(draw('@~..')), cut(having('salted', '@~..')), cut(having('salted', '@...'))]).toEqual([true, false, true]);
  });

  it('if it is deep hides who submerges from all but those beside it', () => {
    const seen = (game: Game): boolean[] => game.floor.state.actors.map((actor) => notices(game, actor));
    expect(seen(draw('=@=.r'))).toEqual([true]);
    expect(seen(having('diving', '=@=.r'))).toEqual([false]);
    expect(seen(having('diving', '=@r..'))).toEqual([true]);
    expect(seen(having('diving', '.@..r'))).toEqual([true]);
  });
});

describe('RULES 5.23 a haul', () => {
  const haul = (map: string, x: number): { game: Game; keys: readonly string[] } => {
    const game = draw(map, ['hook']);
    return { game, keys: told(act(game, new UseItem(game.state.hero.inventory[0]?.id ?? 0, { x, y: 0 }))) };
  };

  it('takes its user across deep water, as far as the rope reaches', () => {
    const { game, keys } = haul('.@==....', 7);
    expect([picture(game), keys]).toEqual(['..==.@..', ['use.hook']]);
    expect(only(game.events, 'pushed')).toMatchObject([{ from: { x: 1 }, to: { x: 5 }, seen: true }]);
  });

  it('ends before whoever is in the way', () => {
    expect(picture(haul('@...S..', 4).game)).toBe('...@S..');
  });

  it('is refused where it would end in deep water or nowhere, and for who is rooted', () => {
    expect([haul('.@====..', 5).keys, haul('@S..', 1).keys]).toEqual([['refused.noHold'], ['refused.noHold']]);
    expect(picture(haul('.@====..', 5).game)).toBe('.@====..');
    const game = draw('.@...', ['hook']);
    inflict(game, game.state.player, { status: 'stuck' });
    expect(told(act(game, new UseItem(game.state.hero.inventory[0]?.id ?? 0, { x: 3, y: 0 })))).toEqual(['refused.rooted']);
  });

  it('shakes off what clings', () => {
    const game = draw('q@......', ['hook']);
    act(game, wait);
    expect(monster(game, 'leech').clings).toBe(game.state.player.id);
    act(game, new UseItem(game.state.hero.inventory[0]?.id ?? 0, { x: 5, y: 0 }));
    expect(monster(game, 'leech').clings).toBe(0);
  });
});

describe('RULES 5.23 a recall', () => {
  const recall = (map: string): Game => {
    const game = draw(map);
    affect(game, { do: 'recall' }, { target: game.state.player, source: game.state.player });
    return game;
  };

  it('takes the player to the nearest stairs that it has seen', () => {
    expect(recall('>...@..>').state.player.x).toBe(7);
  });

  it('or beside them, if they are taken', () => {
    const game = draw('....@..>');
    const [rat] = [monster(draw('@r'), 'rat')];
    game.floor.state.actors.push(Object.assign(rat, { x: 7, y: 0, id: 77 }));
    game.floor.enter(rat);
    affect(game, { do: 'recall' }, { target: game.state.player, source: game.state.player });
    expect(game.state.player.x).toBe(6);
  });

  it('and nowhere as long as it has seen none', () => {
    expect(recall('@..#..>').state.player.x).toBe(0);
  });
});

describe('a hazard that is conducted', () => {
  it('RULES 5.15 is not laid where nothing near conducts, and nothing is said of it', () => {
    const sparks = { do: 'cloud', hazard: 'sparks', range: 0, turns: 1 } as const;
    const game = draw('@.S~S');
    const [dry, wet] = game.floor.state.actors as [Actor, Actor];
    game.floor.setTile(wet, game.content.tiles.findIndex(({ id }) => id === 'water'));
    const keys = (target: Actor): readonly string[] => {
      game.events.length = 0;
      affect(game, sparks, { target, source: game.state.player });
      return told(game.events);
    };
    expect([keys(dry), keys(wet)]).toEqual([[], ['hit.cloud.conducted', 'hit.damage']]);
  });
});

describe('a status that wounds end', () => {
  it('RULES 5.3 keeps a hunter busy until something hurts it', () => {
    const game = draw('@...r..');
    const rat = monster(game, 'rat');
    inflict(game, rat, { status: 'heeding', turns: 9 });
    rat.goal = 6;
    act(game, wait, wait);
    expect(rat.x).toBe(6);
    affect(game, { do: 'damage', amount: 1 }, { target: rat, source: game.state.player });
    expect(rat.statuses).toEqual({});
    act(game, wait);
    expect(rat.x).toBe(5);
    endBy(game, rat, 'water');
  });
});
