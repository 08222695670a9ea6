import { Bump } from '../../src/engine/actions/fights';
import { Wait } from '../../src/engine/actions/moves';
import type { Ability } from '../../src/engine/content';
import { hitsToKill, inspect } from '../../src/engine/facts/inspect';
import { breedSeen } from '../../src/engine/facts/names';
import { inflict } from '../../src/engine/rules/statuses';
import type { Game } from '../../src/engine/Game';
import type { Message } from '../../src/engine/core/grammar';
import { drawCampaign } from '../support/campaignPack';
import { announcingRows, blows, drawAnnouncing } from '../support/announcingPack';
import { act, drawGame, monster, type Drawing } from '../support/drawGame';
import { breedsWith } from '../support/tinyPack';
import { drawScene, mindsWith, tacticsRows } from '../support/tacticsPack';

const look = (game: Game, x: number, y = 0): readonly Message[] => inspect(game, { x, y });
const keys = (game: Game, x: number, y = 0): string[] => look(game, x, y).map((line) => line.key);

describe('looking at an actor', () => {
  it('RULES 1.2 shows its name, hits to kill and hits to die, and the terrain', () => {
    expect(look(drawGame('@.r'), 2)).toEqual([
      { key: 'look.actor', params: { actor: 'breed.rat', hp: 6, maxHp: 6 } },
      { key: 'look.hitsToKill', params: { actor: 'breed.rat', n: 2 } },
      { key: 'look.hitsToDie', params: { actor: 'breed.rat', n: 10 } },
      { key: 'breed.rat.about', params: {} },
      { key: 'look.tile', params: { tile: 'tile.ground' } },
    ]);
  });

  it.each([
    [6, 5, 2],
    [5, 5, 1],
    [10, 5, 2],
    [11, 5, 3],
    [1, 99, 1],
  ])('RULES 1.2 %i hit points under attacks of %i take %i', (hp, power, n) => {
    const game = drawGame('@r');
    const rat = monster(game, 'rat');
    rat.hp = hp;
    game.state.player.power = power;
    expect(hitsToKill(game, game.state.player, rat)).toBe(n);
  });

  it('RULES 1.2 counts current wounds and equipment', () => {
    const game = drawGame('@r', { carry: ['axe', 'coat'], wear: ['axe', 'coat'] });
    Object.assign(monster(game, 'rat'), { hp: 18 });
    game.state.player.hp = 4;
    expect(look(game, 1).slice(1, 3)).toEqual([{ key: 'look.hitsToKill', params: { actor: 'breed.rat', n: 2 } }, { key: 'look.hitsToDie', params: { actor: 'breed.rat', n: 4 } }]);
  });

  it('RULES 1.2 agrees with the attacks that follow', () => {
    const game = drawGame('@r', { pack: { breeds: breedsWith('rat', { hp: 23, brain: [] }) } });
    const n = hitsToKill(game, game.state.player, monster(game, 'rat')) ?? 0;
    act(game, ...Array.from({ length: n - 1 }, () => new Bump(1, 0)));
    expect(game.floor.state.actors).toHaveLength(1);
    act(game, new Bump(1, 0));
    expect([n, game.floor.state.actors.length]).toEqual([5, 0]);
  });

  it('RULES 1.2 says when attacks do no damage, either way', () => {
    expect(keys(drawGame('@S'), 1)).toEqual(['look.actor', 'look.cannotHurt', 'look.harmless', 'breed.statue.about', 'look.tile']);
  });

  it('names its statuses, and for how long', () => {
    const game = drawGame('@r');
    inflict(game, monster(game, 'rat'), { status: 'stiff', turns: 4 });
    expect(look(game, 1)).toContainEqual({ key: 'look.status', params: { status: 'status.stiff', n: 4 } });
  });

  it('that is the player shows hit points, equipment included', () => {
    const game = drawGame('@', { carry: ['cap'], wear: ['cap'] });
    expect(look(game, 0)).toEqual([
      { key: 'look.you', params: { hp: 20, maxHp: 25 } },
      { key: 'look.tile', params: { tile: 'tile.ground' } },
    ]);
  });
});

describe('looking at a place', () => {
  it('RULES 1.2 shows everything that lies there, items before corpses, and stairs', () => {
    const game = drawGame('@!>');
    game.floor.state.items.push({ id: 80, kind: 'axe', affixes: ['keen'], charges: 0, plus: 0, x: 1, y: 0, seen: true, left: true });
    game.floor.state.corpses.push({ breed: 'rat', x: 1, y: 0, seen: true, rises: 0 });
    expect(look(game, 1)).toEqual([
      { key: 'look.item', params: { item: 'item.salve' } },
      { key: 'look.item', params: { item: 'item.axe+keen' } },
      { key: 'look.corpse', params: { actor: 'breed.rat' } },
      { key: 'look.tile', params: { tile: 'tile.ground' } },
    ]);
    expect(look(game, 2)).toEqual([{ key: 'look.tile', params: { tile: 'tile.stairsDown' } }]);
  });

  it('RULES 1.2 out of view shows what is remembered, never the actor there now', () => {
    const game = drawGame(`
      @#!.
      ....`, { pack: { breeds: breedsWith('rat', { brain: [] }) } });
    act(game, new Bump(1, 1), new Bump(-1, -1));
    expect(game.floor.isVisible(2, 0)).toBe(false);
    game.floor.state.actors.push({ ...monster(drawGame('@r'), 'rat'), id: game.state.nextId++, x: 2, y: 0 });
    game.floor.enter(monster(game, 'rat'));
    expect(keys(game, 2)).toEqual(['look.item', 'look.tile', 'look.remembered']);
  });

  it('RULES 1.2 a disguise is remembered as any item is', () => {
    const game = drawCampaign(`
      @#.M
      ....`);
    act(game, new Bump(1, 1), new Bump(-1, -1));
    expect([game.floor.isVisible(3, 0), keys(game, 3)]).toEqual([false, ['look.item', 'look.tile', 'look.remembered']]);
  });

  it('RULES 1.2 terrain that changed out of view is shown as the player last saw it', () => {
    const game = drawCampaign(`
      @#..
      ....`);
    act(game, new Bump(1, 1), new Bump(-1, -1));
    game.floor.setTile({ x: 2, y: 0 }, game.content.tiles.findIndex(({ id }) => id === 'doorClosed'));
    expect(look(game, 2)[0]).toEqual({ key: 'look.tile', params: { tile: 'tile.ground' } });
    act(game, new Bump(1, 1));
    expect(look(game, 2)[0]).toEqual({ key: 'look.tile', params: { tile: 'tile.doorClosed' } });
  });

  it('RULES 1.2 nor an item or corpse that came there unseen', () => {
    const game = drawGame(`
      @#..
      ....`);
    act(game, new Bump(1, 1), new Bump(-1, -1));
    game.floor.state.items.push({ id: 80, kind: 'axe', affixes: [], charges: 0, plus: 0, x: 2, y: 0, seen: false, left: false });
    game.floor.state.corpses.push({ breed: 'rat', x: 2, y: 0, seen: false, rises: 0 });
    expect(keys(game, 2)).toEqual(['look.tile', 'look.remembered']);
  });

  it.each([[3, 0], [-1, 0], [99, 99]])('RULES 1.2 nothing is known of %i,%i, which has never been seen', (x, y) => {
    expect(look(drawGame('@.#!'), x, y)).toEqual([{ key: 'look.unknown', params: {} }]);
  });

  it('changes nothing', () => {
    const game = drawGame('@!r#');
    const before = JSON.stringify(game.state);
    for (let x = -1; x < 5; x++) look(game, x);
    expect(JSON.stringify(game.state)).toBe(before);
  });
});

describe('looking at what the campaign adds', () => {
  const lines = (game: Game, x: number): string[] => inspect(game, { x, y: 0 }).map(({ key }) => key);

  it.each([[5, false], [4, true]])('of one that flees below half, and heals then, says so with %i of 10 HP: %s', (hp, flees) => {
    const game = drawScene('@w');
    monster(game, 'coward').hp = hp;
    expect(lines(game, 1).includes('look.flees')).toBe(flees);
  });

  it.each([[149, false], [150, true], [260, true]])('of one with a speed of %i percent, says how often it acts: %s', (speed, isFast) => {
    const fast = drawScene('@w', { pack: { breeds: { ...tacticsRows.breeds, ...mindsWith('coward', { speed }) } } });
    expect(inspect(fast, { x: 1, y: 0 }).filter(({ key }) => key === 'look.faster')).toMatchObject(isFast ? [{ params: { n: Math.ceil(speed / 100) } }] : []);
  });

  it('shows a sleeper, and counts its first attack double', () => {
    const game = drawCampaign('@z');
    const sleeper = monster(game, 'dormouse');
    Object.assign(sleeper, { asleep: true, hp: 20, maxHp: 20 });
    expect(lines(game, 1)).toEqual(['look.actor', 'look.asleep', 'look.hitsToKill', 'look.hitsToDie', 'breed.dormouse.about', 'look.tile']);
    expect(hitsToKill(game, game.state.player, sleeper)).toBe(3);
    sleeper.asleep = false;
    expect(hitsToKill(game, game.state.player, sleeper)).toBe(4);
  });

  it('RULES 5.2 counts the percentage of damage taken', () => {
    const game = drawCampaign('@r');
    monster(game, 'rat').statuses = { shielded: 9 };
    expect(hitsToKill(game, game.state.player, monster(game, 'rat'))).toBe(2);
    expect(hitsToKill(game, monster(game, 'rat'), game.state.player)).toBe(10);
    game.state.player.statuses = { shielded: 9 };
    expect(hitsToKill(game, monster(game, 'rat'), game.state.player)).toBe(20);
  });

  it('RULES 5.1 shows what makes a monster elite', () => {
    const game = drawCampaign('@r');
    monster(game, 'rat').elite = ['swift'];
    expect(inspect(game, { x: 1, y: 0 })[0]).toMatchObject({ params: { actor: 'breed.rat+swift' } });
    expect(lines(game, 1).slice(-3)).toEqual(['breed.rat.about', 'elite.swift.about', 'look.tile']);
  });

  it('RULES 5.1 takes a mimic for what it looks like, and a lurker for nothing', () => {
    expect(lines(drawCampaign('@.M'), 2)).toEqual(['look.item', 'look.tile']);
    const lurking = drawCampaign('@.r');
    monster(lurking, 'rat').hidden = true;
    expect(lines(lurking, 2)).toEqual(['look.tile']);
  });

  it('RULES 5.3 shows the breed an actor is taken for, and nothing of the real one', () => {
    const game = drawCampaign('@.S');
    game.state.player.statuses = { dream: 9 };
    game.state.turn = 3;
    const [who, ...rest] = inspect(game, { x: 2, y: 0 });
    expect(who?.params['actor']).toBe(`breed.${breedSeen(game, monster(game, 'statue'))}`);
    expect(who?.params['actor']).not.toBe('breed.statue');
    expect(rest.map(({ key }) => key).filter((key) => key.endsWith('.about'))).toEqual([]);
  });

  it('RULES 5.4 shows a known trap, and a hazard in view', () => {
    const game = drawCampaign('@.1');
    expect(lines(game, 2)).toEqual(['look.tile']);
    Object.assign(game.floor.state.traps[0] ?? {}, { known: true });
    game.floor.layHazards([{ kind: 'fire', x: 2, y: 0, turns: 4 }]);
    expect(inspect(game, { x: 2, y: 0 }).slice(0, -1)).toEqual([
      { key: 'look.trap', params: { trap: 'trap.dart' } }, { key: 'trap.dart.about', params: {} },
      { key: 'look.hazard', params: { hazard: 'hazard.fire', n: 4 } }, { key: 'hazard.fire.about', params: {} },
    ]);
  });

  it('names the vault, by its corners and all between', () => {
    const game = drawCampaign('@....');
    game.floor.state.places = [{ vault: 'closet', x1: 2, y1: 0, x2: 3, y2: 0 }];
    expect([1, 2, 3, 4].map((x) => lines(game, x).includes('look.place'))).toEqual([false, true, true, false]);
    expect(lines(game, 2).slice(-2)).toEqual(['look.place', 'vault.closet.about']);
  });

  it('names an item by its appearance until it is identified', () => {
    const game = drawCampaign('@.p');
    expect(inspect(game, { x: 2, y: 0 })[0]?.params['item']).toBe(`guise.${game.appearances.get('brew') ?? ''}`);
    game.state.hero.known = ['brew'];
    expect(inspect(game, { x: 2, y: 0 })[0]?.params['item']).toBe('item.brew');
  });
});

describe('RULES 5.14 looking at a cell that will be hit', () => {
  const scene = (effects: Ability['effects'], pack: Drawing['pack'] = {}): Game => {
    const { gunner } = announcingRows.breeds;
    const game = drawAnnouncing('...@...G.', { pack: { breeds: { ...announcingRows.breeds, gunner: { ...gunner, abilities: [{ ...blows.shot, effects }] } }, ...pack } });
    act(game, new Wait());
    return game;
  };
  const blowAt = (game: Game, x: number): unknown => look(game, x).filter(({ key }) => key.startsWith('look.blow')).map(({ key, params: { n, least, most } }) => [key, n, least, most]);

  it('tells in how many turns, and the least and the most damage', () => {
    expect(blowAt(scene(blows.shot.effects), 3)).toEqual([['look.blow.sure', 1, 7, 7]]);
    expect(blowAt(scene(blows.shot.effects, { blows: { spread: 25, armour: 10 } }), 3)).toEqual([['look.blow', 1, 5, 9]]);
    expect(blowAt(scene([{ do: 'damage', amount: 1 }]), 3)).toEqual([['look.blow.sure', 1, 1, 1]]);
    expect(blowAt(scene([{ do: 'inflict', status: 'stiff', turns: 1 }]), 3)).toEqual([['look.blow.harmless', 1, 0, 0]]);
  });

  it('tells nothing of cells that are not hit or out of view', () => {
    const game = scene(blows.shot.effects);
    expect(blowAt(game, 8)).toEqual([]);
    game.state.player.statuses = { blind: 9 };
    game.look();
    expect([blowAt(game, 3), blowAt(game, 5)]).toEqual([[['look.blow.sure', 1, 7, 7]], []]);
  });
});
