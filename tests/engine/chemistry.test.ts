import { Bump } from '../../src/engine/actions/fights';
import { UseItem } from '../../src/engine/actions/items';
import { Wait } from '../../src/engine/actions/moves';
import type { PackRows } from '../../src/engine/content';
import type { Game } from '../../src/engine/Game';
import type { GameEvent } from '../../src/engine/events';
import { brokenInvariants } from '../../src/engine/run/invariants';
import { monster, carried, drawn, told, view } from '../support/drawGame';
import { only, play } from '../support/campaignPack';
import { drawFire, fireRows, lay, smoulder } from '../support/firePack';
import { reload } from '../support/reload';

const wait = new Wait();

/** Waits, and the picture after each turn. */
function frames(game: Game, turns: number): string[] {
  return Array.from({ length: turns }, () => {
    play(game, wait);
    return smoulder(game);
  });
}

/** Uses a carried item at a cell. */
function use(game: Game, kind: string, [x, y]: readonly [number, number]): GameEvent[] {
  return play(game, new UseItem(carried(game, kind), { x, y }));
}

/** Rows in which fire spreads onto grass with this chance. */
function grassBurns(spreads: number): Partial<PackRows> {
  const { fire } = fireRows.hazards;
  return { hazards: { ...fireRows.hazards, fire: { ...fire, onTiles: { ...fire.onTiles, grass: { ...fire.onTiles.grass, spreads } } } } };
}

describe('fire', () => {
  it('RULES 5.15 runs through grass, one cell a turn and never diagonally, and leaves it burnt', () => {
    const game = drawFire(`
      @..""".
      ######"
      .......`);
    lay(game, { fire: 1 }, [2, 0]);
    expect(frames(game, 6)).toEqual([
      drawn(`
        @..^"".
        ######"
        .......`),
      drawn(`
        @..^^".
        ######"
        .......`),
      drawn(`
        @..\`^^.
        ######"
        .......`),
      drawn(`
        @..\`\`^.
        ######"
        .......`),
      drawn(`
        @..\`\`\`.
        ######"
        .......`),
      drawn(`
        @..\`\`\`.
        ######"
        .......`),
    ]);
  });

  it('RULES 5.15 spreads by the chance of its row, a draw for each cell that may catch, and the same for equal seeds', () => {
    let caught = 0;
    for (let seed = 0; seed < 400; seed++) {
      const game = drawFire('@..".', { seed: String(seed), pack: grassBurns(30) });
      lay(game, { fire: 1 }, [2, 0]);
      const again = game.fork();
      play(game, wait);
      play(again, wait);
      expect(smoulder(again)).toBe(smoulder(game));
      if (smoulder(game) === '@..^.') caught++;
    }
    expect(caught).toBeGreaterThan(90);
    expect(caught).toBeLessThan(150);
  });

  it('RULES 5.15 draws nothing while there is nothing that may catch', () => {
    for (const map of ['@...', '@..,', '@..x']) {
      const game = drawFire(map);
      lay(game, { fire: 3 }, [2, 0]);
      const before = JSON.stringify(game.state.streams);
      play(game, wait, wait);
      expect(JSON.stringify(game.state.streams)).toBe(before);
    }
  });

  it('RULES 5.15 stops at water, and turns into steam on it', () => {
    const game = drawFire('@..",".', { carry: ['flask', 'flask'] });
    lay(game, { fire: 1 }, [2, 0]);
    expect(frames(game, 4).at(-1)).toBe('@..`,".');
    const events = use(game, 'flask', [4, 0]);
    expect(smoulder(game)).toBe('@..`&".');
    expect(told(events)).toContain('log.reacts');
    expect(only(events, 'clouded')).toMatchObject([{ hazard: 'steam', cells: [{ x: 4, y: 0 }] }]);
  });

  it('RULES 5.15 goes out where its row says so', () => {
    const game = drawFire('@..w.', { carry: ['flask'] });
    const events = use(game, 'flask', [3, 0]);
    expect([smoulder(game), game.floor.state.hazards]).toEqual(['@..w.', []]);
    expect(told(events)).toEqual(['use.flask', 'log.quenched']);
  });

  it('RULES 5.15 is told once where it catches, not at every step that it takes', () => {
    const game = drawFire('@..""""');
    lay(game, { fire: 1 }, [2, 0]);
    expect([1, 2, 3].map(() => told(play(game, wait)))).toEqual([['log.spreads'], [], []]);
  });

  it('RULES 5.15 burns monsters as it burns the player', () => {
    const both = drawFire('"@"#"C"');
    lay(both, { fire: 2 }, [1, 0], [5, 0]);
    play(both, wait);
    expect([both.state.player.statuses, monster(both, 'cactus').statuses]).toEqual([{ ablaze: 2 }, { ablaze: 1 }]);
    expect(smoulder(both)).toBe('^^^#^^^');
  });

  it('RULES 5.15 is carried into grass by an actor that burns', () => {
    const game = drawFire('@."".', { seed: 'a' });
    game.state.player.statuses['ablaze'] = 4;
    const east = new Bump(1, 0);
    play(game, east);
    expect(smoulder(game)).toBe('.@"".');
    play(game, east);
    expect(smoulder(game)).toBe('..^^.');
  });

  it('RULES 5.15 is not lit where nothing burns', () => {
    const game = drawFire('@.,".', { carry: ['torch', 'torch'] });
    expect(told(use(game, 'torch', [1, 0]))).toEqual(['refused.wontBurn']);
    expect(told(use(game, 'torch', [3, 0]))).toEqual(['use.torch', 'log.spreads']);
    expect(smoulder(game)).toBe('@.,^.');
  });

  it('RULES 5.15 burns a web in a turn', () => {
    const game = drawFire('@..xx.');
    lay(game, { fire: 1 }, [2, 0]);
    expect(frames(game, 3)).toEqual(['@..^x.', '@...^.', '@.....']);
  });
});

describe('an explosion', () => {
  it('RULES 5.15 runs through gas that burns, and hits at once all whom it reaches, once', () => {
    const game = drawFire('@.....C.');
    lay(game, { fire: 1 }, [2, 0]);
    lay(game, { damp: 9 }, [3, 0], [4, 0], [5, 0], [6, 0]);
    expect(frames(game, 6)).toEqual(['@..*~~~.', '@..8*~~.', '@..88*~.', '@...88*.', '@....88.', '@.....8.']);
    expect(monster(game, 'cactus').hp).toBe(26);
  });

  it('RULES 5.15 of a barrel breaks out around it, and lights the next barrel a turn later', () => {
    const game = drawFire(`
      @......
      ...KK..
      .......`);
    lay(game, { fire: 1 }, [2, 1]);
    const first = play(game, wait);
    expect([smoulder(game), told(first)]).toEqual([drawn(`
      @..*...
      ..**K..
      ...*...`), ['log.bursts']]);
    play(game, wait);
    expect(smoulder(game)).toBe(drawn(`
      @..8*..
      ..8***.
      ...8*..`));
  });

  it('RULES 5.15 of a fire that gas meets is the same as of gas that fire meets', () => {
    const [gas, fire] = [drawFire('@...', { carry: ['flask'] }), drawFire('@...')];
    lay(gas, { damp: 3 }, [2, 0]);
    use(gas, 'flask', [2, 0]);
    fire.floor.layHazards([{ kind: 'fire', x: 2, y: 0, turns: 3 }]);
    lay(fire, { damp: 3 }, [3, 0]);
    play(fire, wait);
    expect([smoulder(gas), smoulder(fire)]).toEqual(['@.8.', '@.^*']);
  });
});

describe('steam and smoke', () => {
  it('RULES 5.15 block the view, and let it through again when they are gone', () => {
    const game = drawFire(`
      .......
      @..#...
      .......`);
    lay(game, { steam: 2 }, [2, 0], [2, 1], [2, 2]);
    play(game, wait);
    expect(view(game)).toBe(drawn(`
      ...____
      @..____
      ...____`));
    expect([game.floor.hasLine({ x: 0, y: 0 }, { x: 5, y: 0 }), game.floor.hasLine({ x: 5, y: 0 }, { x: 0, y: 0 })]).toEqual([false, false]);
    play(game, wait);
    expect(view(game)).toContain('.......');
  });

  it('RULES 5.15 hide what is in them from all but the next cell, and it sees no further', () => {
    const game = drawFire('@..j.', { carry: ['flask'] });
    lay(game, { steam: 9 }, [3, 0]);
    play(game, wait);
    const jar = monster(game, 'jar');
    expect([game.seesActor(jar), game.isExposed(jar)]).toEqual([false, false]);
    play(game, new Bump(1, 0), new Bump(1, 0));
    expect([game.seesActor(jar), game.isExposed(jar)]).toEqual([true, true]);
    const inside = drawFire('.@..j');
    lay(inside, { steam: 9 }, [1, 0]);
    play(inside, wait);
    expect([view(inside), inside.isExposed(monster(inside, 'jar'))]).toEqual(['.@.__', false]);
  });

  it('RULES 5.15 are harmless, so that monsters walk through them', () => {
    const game = drawFire('@...r');
    monster(game, 'rat').goal = 0;
    lay(game, { steam: 9 }, [2, 0]);
    play(game, wait, wait);
    expect(monster(game, 'rat').x).toBe(2);
  });
});

describe('frost', () => {
  it('RULES 5.15 turns water into ice, deep water too, on which one can walk', () => {
    const game = drawFire(`
      ######
      #@,ww#
      #.,ww#
      ######`, { carry: ['chill'] });
    use(game, 'chill', [3, 1]);
    play(game, wait);
    expect(smoulder(game)).toBe(drawn(`
      ######
      #@iii#
      #.,iw#
      ######`));
    expect(game.floor.isWalkable(3, 1)).toBe(true);
  });

  it('RULES 5.15 meets fire in steam, whichever was there first', () => {
    const game = drawFire('@...', { carry: ['flask', 'chill'] });
    lay(game, { frost: 3 }, [2, 0]);
    use(game, 'flask', [2, 0]);
    const other = drawFire('@...', { carry: ['chill'] });
    lay(other, { fire: 3 }, [2, 0]);
    use(other, 'chill', [3, 0]);
    expect([smoulder(game), smoulder(other)]).toEqual(['@.&.', '@.&.']);
  });

  it('RULES 5.15 melts to shallow water in fire', () => {
    const game = drawFire('@.i.', { carry: ['flask'] });
    use(game, 'flask', [2, 0]);
    expect([smoulder(game), game.floor.tileAt(2, 0).id]).toEqual(['@.&.', 'water']);
  });
});

describe('sparks', () => {
  it('RULES 5.15 hit all actors in joined water at once, the player too, and no others', () => {
    const game = drawFire(`
      @,,,C
      ###,.
      .,C.C
      C,#,,`, { carry: ['shock'] });
    for (const { x, y } of game.floor.state.actors.slice(1, 2)) game.floor.setTile({ x, y }, game.content.tiles.findIndex(({ id }) => id === 'water'));
    game.floor.setTile({ x: 0, y: 0 }, game.content.tiles.findIndex(({ id }) => id === 'water'));
    use(game, 'shock', [2, 0]);
    expect(game.state.player.hp).toBe(17);
    expect(game.floor.state.actors.map(({ x, y, hp }) => `${x},${y} ${hp}`)).toEqual(['4,0 30', '2,2 27', '4,2 30', '0,3 30']);
    expect(game.floor.state.hazards).toEqual([]);
  });

  it('RULES 5.15 run only through what is joined, diagonals included', () => {
    const game = drawFire(`
      @..,..,
      ..,.,.,`, { carry: ['shock'] });
    const events = use(game, 'shock', [3, 0]);
    expect(only(events, 'clouded')[0]?.cells).toEqual([{ x: 3, y: 0 }, { x: 4, y: 1 }, { x: 2, y: 1 }]);
  });

  it('RULES 5.15 do nothing on dry ground', () => {
    const game = drawFire('@..j', { carry: ['shock'] });
    const events = use(game, 'shock', [3, 0]);
    expect([monster(game, 'jar').hp, only(events, 'clouded')]).toEqual([1, []]);
  });
});

describe('a drifting cloud', () => {
  it('RULES 5.15 thins as it spreads, and loses a turn in each of its cells', () => {
    const game = drawFire(`
      #######
      #@....#
      #.....#
      #.....#
      #######`);
    lay(game, { mist: 24 }, [3, 2]);
    let volume = 24;
    let most = 0;
    for (let turn = 0; turn < 30; turn++) {
      const cells = game.floor.state.hazards.length;
      play(game, wait);
      const left = game.floor.state.hazards.reduce((sum, { turns }) => sum + turns, 0);
      expect(left).toBe(volume - cells);
      volume = left;
      most = Math.max(most, game.floor.state.hazards.length);
    }
    expect([volume, most > 4]).toEqual([0, true]);
  });

  it('RULES 5.15 passes neither walls, shut doors nor other hazards', () => {
    const game = drawFire(`
      #####+#
      #.....#
      #####@#`);
    lay(game, { mist: 40 }, [1, 1]);
    lay(game, { steam: 99 }, [4, 1]);
    play(game, ...Array.from({ length: 12 }, () => wait));
    const cells = game.floor.state.hazards.filter(({ kind }) => kind === 'mist').map(({ x, y }) => `${x},${y}`);
    expect(cells.filter((cell) => !['1,1', '2,1', '3,1'].includes(cell))).toEqual([]);
  });
});

describe('a tile that is left', () => {
  it('RULES 5.15 never walls anybody in, nor opens the edge of the map', () => {
    const boom = { ...fireRows.hazards.fire, onTiles: { ground: { leaves: 'window' }, wall: { spreads: 100, leaves: 'ground' } } } as const;
    const game = drawFire(`
      #####
      #@j.#
      #.!.#
      #####`, { pack: { hazards: { ...fireRows.hazards, fire: boom } }, carry: ['flask', 'flask', 'flask', 'flask'] });
    for (const cell of [[1, 1], [2, 1], [3, 1], [2, 2]] as const) use(game, 'flask', cell);
    play(game, wait, wait);
    expect(brokenInvariants(game)).toEqual([]);
    expect(smoulder(game).split('\n')[0]).not.toContain('.');
  });
});

describe('a burning run', () => {
  const map = `
    """"""""
    "@""""r"
    ",,"KK""
    """"""""`;
  const burning = (): Game => {
    const game = drawFire(map, { pack: grassBurns(50), seed: 'fire' });
    lay(game, { fire: 2 }, [3, 3]);
    lay(game, { mist: 30 }, [7, 0]);
    lay(game, { steam: 5 }, [2, 2]);
    return game;
  };

  it('RULES 5.15 goes on after loading, and in a fork, as it would have', () => {
    const game = burning();
    for (let turn = 0; turn < 12; turn++) {
      const loaded = reload(game, map);
      const fork = game.fork();
      const before = game.hash;
      play(fork, wait);
      expect(game.hash).toBe(before);
      play(game, wait);
      play(loaded, wait);
      expect([loaded.hash, JSON.stringify(fork.floor.state)]).toEqual([game.hash, JSON.stringify(game.floor.state)]);
    }
  });

  it('RULES 5.15 has the same fire everywhere', () => {
    const pictures = [burning(), burning()].map((game) => frames(game, 8));
    expect(pictures[0]).toEqual(pictures[1]);
  });
});

describe('rows that would burn for ever', () => {
  it('RULES 5.15 cost no more than the floor has cells', () => {
    const thing = { glyph: '9', colour: '#ffffff', sprite: 'none', effects: [{ do: 'cloud', hazard: 'blaze', range: 2, turns: 9 }] } as const;
    const everywhere = Object.fromEntries(['wall', 'ground', 'water', 'grass'].map((tile) => [tile, { spreads: 100, turns: 9_999, range: 400 }]));
    const loops = { blaze: { ...thing, onTiles: everywhere, onHazards: { ash: { becomes: 'ash' } }, ends: { becomes: 'ash', turns: 1 } }, ash: { ...thing, sudden: true, hides: true, onHazards: { blaze: { spreads: 100, becomes: 'blaze' } } } } as const;
    const side = 40;
    const game = drawFire([`@${'.'.repeat(side - 1)}`, ...Array.from({ length: side - 1 }, () => '"'.repeat(side))].join('\n'), { pack: { hazards: { ...fireRows.hazards, ...loops } } });
    game.floor.layHazards([{ kind: 'blaze', x: 20, y: 20, turns: 2 }, { kind: 'ash', x: 3, y: 3, turns: 2 }]);
    let most = 0;
    for (let turn = 0; turn < 40; turn++) {
      play(game, wait);
      most = Math.max(most, game.effort.spent);
    }
    expect(game.floor.state.hazards.length).toBeLessThanOrEqual(side * side);
    expect(most).toBeLessThan(4_000_000);
  });
});
