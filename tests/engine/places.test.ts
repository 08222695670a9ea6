import type { StatusKind, TileKind } from '../../src/engine/content';
import type { Game } from '../../src/engine/Game';
import { rest } from '../../src/engine/actions/moves';
import { announcersOf, turnsLeft } from '../../src/engine/facts/announced';
import { restsUpTo } from '../../src/engine/facts/hero';
import { canBeRobbed, canSnuff, lostLanternAt } from '../../src/engine/facts/light';
import { canStand, isCrowded, landingOf, mostActors, touchesGround } from '../../src/engine/facts/movement';
import { breedSeen, casterName, disguiseOf } from '../../src/engine/facts/names';
import { noiseOf } from '../../src/engine/facts/senses';
import { bossesInView } from '../../src/engine/facts/told';
import { bonusOf } from '../../src/engine/facts/traits';
import { callOff } from '../../src/engine/rules/announced';
import { comeFromAfar } from '../../src/engine/rules/arrivals';
import { discover, makeNoise, search, springAt, wake } from '../../src/engine/rules/discovery';
import { putOn, takeOff } from '../../src/engine/rules/hero';
import { dropLantern, takeLantern } from '../../src/engine/rules/lantern';
import { arrive, digAt, exchange, turnInto } from '../../src/engine/rules/relocate';
import { raise } from '../../src/engine/rules/statuses';
import { LIMITS, type Actor, type Trap } from '../../src/engine/state';
import { campaignRows, drawCampaign, only } from '../support/campaignPack';
import { drawGame, monster, told } from '../support/drawGame';
import { drawLit } from '../support/lightPack';
import { ScriptedRng } from '../support/ScriptedRng';
import { breedsWith } from '../support/tinyPack';

/** Forgets what has happened so far. */
function afresh(game: Game): Game {
  game.events = [];
  return game;
}

const draws = (game: Game, stream: 'ai' | 'loot', ...numbers: readonly number[]): void => { Object.assign(game.rng, { [stream]: new ScriptedRng(...numbers) }); };
const withStatus = (row: Partial<StatusKind>): Parameters<typeof drawCampaign>[1] => ({ pack: { ...campaignRows, statuses: { ...campaignRows.statuses, haste: { sprite: 'none', ...row } } } });

describe('the room on a floor', () => {
  it.each([[1, 1, 50], [20, 20, 50], [24, 17, 51], [25, 17, 53], [24, 20, 60], [79, 40, 395], [80, 40, 400], [80, 43, 400], [200, 200, 400]])('%i x %i: at most %i monsters', (width, height, most) => {
    expect(mostActors({ width, height })).toBe(most);
  });

  it.each([[48, false], [49, false], [50, true]])('with %i monsters on a small one it is crowded: %s, and then nobody comes', (count, isFull) => {
    const game = drawCampaign(`@${'.'.repeat(60)}`);
    const [one] = drawCampaign('@S').floor.state.actors as [Actor];
    for (let i = 0; i < count; i++) game.floor.state.actors.push({ ...one, id: 100 + i });
    expect(isCrowded(game)).toBe(isFull);
    comeFromAfar(game, 'wandering');
    expect(game.floor.state.actors.length - count).toBe(isFull ? 0 : 1);
  });

  it.each([['wandering', -1], ['hunting', 0]] as const)('RULES 5.1 who comes %s has the goal %i, out of view and at least 12 steps away', (as, goal) => {
    for (const [length, comes] of [[11, false], [12, true]] as const) {
      const game = drawCampaign(`@${'.'.repeat(length)}`);
      game.state.player.statuses = { blind: 9 };
      game.look();
      comeFromAfar(game, as);
      expect(game.floor.state.actors.map(({ x, goal: to }) => [x, to])).toEqual(comes ? [[12, goal]] : []);
    }
  });
});

describe('where an actor can be', () => {
  const deep: TileKind = { id: 'abyss', glyph: 'A', colour: '#ffffff', walkable: false, transparent: true, flyable: true, deep: { turns: 5, damage: 2 } };
  const deepRows = { ...campaignRows, tiles: [...campaignRows.tiles, deep] };

  it.each([['player', [true, true, false, false]], ['rat', [true, false, false, false]], ['gnat', [true, true, false, false]], ['ghost', [true, true, true, false]]] as const)('RULES 5.18 the %s on ground, in the deep, in a wall, beyond the map: %j', (breed, can) => {
    const game = drawCampaign('.....\n@rfg.\n..A..\n.###.\n.###.\n.....', { pack: deepRows });
    const actor = breed === 'player' ? game.state.player : monster(game, breed);
    expect([[4, 0], [2, 2], [2, 3], [2, 9]].map(([x = 0, y = 0]) => canStand(game, actor, { x, y }))).toEqual(can);
  });

  it('RULES 5.18 no tile turns under who could not be on it, but the player swims', () => {
    const game = drawCampaign('@rf.', { pack: deepRows });
    for (let x = 0; x < 4; x++) turnInto(game, { x, y: 0 }, 'abyss');
    expect(Array.from({ length: 4 }, (_, x) => game.floor.tileAt(x, 0).glyph).join('')).toBe('A.AA');
    for (let x = 0; x < 4; x++) turnInto(game, { x, y: 0 }, 'window');
    expect(Array.from({ length: 4 }, (_, x) => game.floor.tileAt(x, 0).glyph).join('')).toBe('A.A=');
  });

  it('RULES 5.13 two that change places are found in each other\'s', () => {
    const game = drawCampaign('@.\n.r');
    const rat = monster(game, 'rat');
    exchange(game, game.state.player, rat);
    expect([[0, 0], [1, 1], [1, 0], [0, 1]].map(([x = 0, y = 0]) => game.floor.actorAt(x, y)?.breed)).toEqual(['rat', 'player', undefined, undefined]);
    expect([rat.x, rat.y, game.state.player.x, game.state.player.y]).toEqual([0, 0, 1, 1]);
  });

  it('RULES 1.7 what falls lies where it fell, else beside, else with the player, else in the nearest open cell', () => {
    const game = drawCampaign('@.#######\n#########\n#######..\n#########');
    expect([landingOf(game, { x: 1, y: 0 }), landingOf(game, { x: 2, y: 1 })]).toEqual([{ x: 1, y: 0 }, { x: 1, y: 0 }]);
    expect(landingOf(game, { x: 4, y: 3 })).toEqual({ x: 0, y: 0 });
    game.floor.setTile({ x: 0, y: 0 }, 0);
    expect([landingOf(game, { x: 4, y: 0 }), landingOf(game, { x: 5, y: 3 }), landingOf(game, { x: 4, y: 2 })]).toEqual([{ x: 1, y: 0 }, { x: 7, y: 2 }, { x: 7, y: 2 }]);
  });

  it('RULES 5.5 a wall becomes ground, but not the edge, a vault or anything else', () => {
    const game = drawCampaign('#######\n#@#=##.\n#######');
    game.floor.state.places.push({ vault: 'closet', x1: 4, y1: 0, x2: 6, y2: 2 });
    for (let y = 0; y < 3; y++) for (let x = 0; x < 7; x++) digAt(game, { x, y });
    expect(Array.from({ length: 7 }, (_, x) => game.floor.tileAt(x, 1).glyph).join('')).toBe('#..=##.');
    expect(Array.from({ length: 7 }, (_, x) => game.floor.tileAt(x, 0).glyph).join('')).toBe('#######');
  });
});

describe('noise', () => {
  it('RULES 5.1 wakes a sleeper in range one time in two, and it comes to see', () => {
    for (const [number, wakes] of [[0, true], [1, false]] as const) {
      const game = drawCampaign('@..z.');
      const sleeper = Object.assign(monster(game, 'dormouse'), { asleep: true, goal: -1 });
      draws(game, 'ai', number);
      makeNoise(afresh(game), { x: 1, y: 0 }, 4);
      expect([sleeper.asleep, sleeper.goal]).toEqual([!wakes, wakes ? 1 : -1]);
      makeNoise(game, { x: 1, y: 0 }, 3);
    }
    const awake = drawCampaign('@..z');
    monster(awake, 'dormouse').goal = 2;
    wake(afresh(awake), monster(awake, 'dormouse'), { x: 0, y: 0 });
    expect([awake.events, monster(awake, 'dormouse').goal]).toEqual([[], 2]);
  });

  it.each([[36, 100, 6], [36, 50, 4], [36, 99, 5], [37, 100, 6], [50, 50, 5], [25, 300, 8]])('RULES 5.5 of loud ground (%i) by one whose noise is %i percent reaches %i cells', (noise, percent, reach) => {
    const mayWake = (distance: number): boolean => [0, 1, 2, 3, 4, 5, 6, 7].some((seed) => {
      const tiles = campaignRows.tiles.map((tile) => (tile.id === 'rubble' ? { ...tile, noise } : tile));
      const game = drawCampaign(`:${'.'.repeat(distance - 1)}z\n@${'.'.repeat(distance)}`, { seed: String(seed), pack: { ...campaignRows, tiles, statuses: { ...campaignRows.statuses, haste: { sprite: 'none', noise: percent } } } });
      Object.assign(game.state.player, { y: 0, statuses: { haste: 9 } });
      monster(game, 'dormouse').asleep = true;
      arrive(game, game.state.player);
      return !monster(game, 'dormouse').asleep;
    });
    expect([mayWake(reach), mayWake(reach + 1)]).toEqual([true, false]);
  });

  it.each([[5, 100], [1, 100], [0, 200]])('RULES 5.6 with %i turns of oil the player makes %i percent of its noise, and others theirs', (oil, percent) => {
    const game = drawLit('@r', {}, { oil });
    expect([noiseOf(game, game.state.player), noiseOf(game, monster(game, 'rat')), noiseOf(drawCampaign('@'), drawCampaign('@').state.player)]).toEqual([percent, 100, 100]);
  });
});

describe('traps', () => {
  const trapUnder = (game: Game): Trap => {
    const trap: Trap = { kind: 'dart', x: 1, y: 0, known: false };
    game.floor.traps.add(trap);
    return trap;
  };

  it.each([['', {}, true], ['sure', { statuses: { haste: 9 } }, false], ['dead', { hp: 0 }, false]])('RULES 5.17 an actor that is %s: %j sets one off: %s', (_, changes, springs) => {
    const game = drawCampaign('@r', withStatus({ sure: true }));
    const trap = trapUnder(game);
    springAt(afresh(game), Object.assign(monster(game, 'rat'), changes));
    expect([only(game.events, 'trapSprung').length, trap.known, told(game.events).filter((key) => key.startsWith('trap.'))]).toEqual(springs ? [1, true, ['trap.dart.springs']] : [0, false, []]);
  });

  it('RULES 5.4 out of view go off unnoticed', () => {
    const game = drawCampaign('@#r');
    const trap: Trap = { kind: 'dart', x: 2, y: 0, known: false };
    game.floor.traps.add(trap);
    springAt(afresh(game), monster(game, 'rat'));
    expect([trap.known, told(game.events), only(game.events, 'trapSprung').map(({ seen }) => seen), monster(game, 'rat').hp]).toEqual([false, [], [false], 3]);
  });

  it('RULES 5.4 are found once', () => {
    const game = drawCampaign('@.');
    const trap = trapUnder(game);
    discover(afresh(game), trap);
    discover(game, trap);
    expect([only(game.events, 'trapFound').length, told(game.events)]).toEqual([1, ['log.trapFound']]);
  });

  it.each([[39, true, 1], [40, false, 1], [99, false, 1], [0, false, 2]])('RULES 5.4 walking, with a draw of %i of 100: %s from %i steps', (number, finds, x) => {
    const game = drawCampaign('@.....');
    const trap: Trap = { kind: 'dart', x, y: 0, known: false };
    game.floor.traps.add(trap);
    draws(game, 'loot', number);
    search(game, false);
    expect(trap.known).toBe(finds);
    if (finds || x > 1) return;
    draws(game, 'loot', 100);
    expect(() => { search(game, false); }).toThrow('below(100)');
  });

  it.each([[1, true], [2, true], [3, false]])('RULES 5.4 standing still finds those within two steps: at %i, %s', (x, finds) => {
    const game = drawCampaign('@.....');
    const trap: Trap = { kind: 'dart', x, y: 0, known: false };
    game.floor.traps.add(trap);
    search(game, true);
    expect(trap.known).toBe(finds);
  });

  it.each([['rat', true], ['mole', true], ['gnat', false], ['ghost', false]])('RULES 5.4 a %s touches the ground: %s', (breed, touches) => {
    const game = drawCampaign('@rmfg');
    expect(touchesGround(game, monster(game, breed))).toBe(touches);
  });
});

describe('announced attacks', () => {
  const blow = (turn: number): Actor['announced'] => ({ ability: 'bite', aim: 0, cells: [0], turn });

  it.each([[7, 5], [3, 1], [2, 1], [1, 1], [0, 1]])('RULES 5.14 of turn %i hits in %i turns, seen from turn 2', (turn, turns) => {
    const game = drawCampaign('@r');
    game.state.turn = 2;
    const rat = monster(game, 'rat');
    expect(turnsLeft(game, rat)).toBe(0);
    rat.announced = blow(turn);
    expect(turnsLeft(game, rat)).toBe(turns);
  });

  it('RULES 5.14 are listed by when they hit, then by age', () => {
    const game = drawCampaign('@rrrr.');
    const rats = game.floor.state.actors;
    [6, 3, 6, 4].forEach((turn, i) => {
      Object.assign(rats[i] ?? {}, { announced: blow(turn) });
      if (rats[i]) game.floor.announced.add(rats[i]);
    });
    expect(announcersOf(game, { x: 0, y: 0 }).map(({ id }) => id - (rats[0]?.id ?? 0))).toEqual([1, 3, 0, 2]);
    expect(announcersOf(game, { x: 5, y: 0 })).toEqual([]);
  });

  it('RULES 5.14 called off are seen where their user or any of their cells is', () => {
    const seen = (map: string, cells: readonly number[]): boolean[] => {
      const game = afresh(drawCampaign(map));
      const rat = monster(game, 'rat');
      rat.announced = { ability: 'bite', aim: 0, cells: [...cells], turn: 9 };
      game.floor.announced.add(rat);
      callOff(game, rat);
      callOff(game, rat);
      expect([rat.announced, game.floor.announced.isEmpty]).toEqual([null, true]);
      return only(game.events, 'calledOff').map((event) => event.seen);
    };
    expect([seen('@r..', [1]), seen('@#r.', [2, 3]), seen('@#r.', [0, 3]), seen('@#r.', [])]).toEqual([[true], [false], [true], [false]]);
  });
});

describe('what the player can tell', () => {
  it('RULES 5.8 uniques are shown that are awake and in view', () => {
    const game = drawGame('@OOO#O', { pack: { breeds: breedsWith('ogre', { unique: true }) } });
    const [first, second, third] = game.floor.state.actors as [Actor, Actor, Actor];
    second.asleep = true;
    expect(bossesInView(game)).toEqual([first, third]);
    expect(bossesInView(drawGame('@OOO'))).toEqual([]);
  });

  it('RULES 5.3 the deceived takes monsters for any kind but its own, the same for a whole turn', () => {
    const game = drawCampaign('@r');
    game.state.player.statuses = { dream: 9 };
    const rat = monster(game, 'rat');
    const seen = new Map<string, number>();
    for (let turn = 0; turn < 2_000; turn++) {
      game.state.turn = turn;
      const breed = breedSeen(game, rat);
      expect(breedSeen(game, rat)).toBe(breed);
      seen.set(breed, (seen.get(breed) ?? 0) + 1);
    }
    const kinds = [...game.content.breeds.keys()].filter((id) => id !== 'player');
    expect([...seen.keys()].sort()).toEqual(kinds.sort());
    expect(Math.min(...seen.values())).toBeGreaterThan(1_000 / kinds.length);
    expect(breedSeen(game, game.state.player)).toBe('player');
  });

  it('names who does something only if it is seen, and a disguise only once its cell is', () => {
    const game = drawCampaign('@r#z');
    expect([casterName(game, monster(game, 'rat')), casterName(game, monster(game, 'dormouse'))]).toEqual(['breed.rat', 'look.something']);
    const near = drawCampaign('@..M#');
    const far = drawCampaign('@#.M#');
    expect([near, far].map((each) => disguiseOf(each, monster(each, 'mimic')))).toEqual(['salve', undefined]);
    monster(near, 'mimic').hidden = false;
    expect(disguiseOf(near, monster(near, 'mimic'))).toBeUndefined();
  });

  it('RULES 1.7 says what is put on and what is taken off for it', () => {
    const game = afresh(drawCampaign('@', { carry: ['club', 'axe'], wear: ['club'] }));
    const [club, axe] = game.state.hero.inventory as [Game['state']['hero']['inventory'][number], Game['state']['hero']['inventory'][number]];
    putOn(game, axe, 'hand');
    takeOff(game, club);
    takeOff(game, axe);
    expect(game.events.filter(({ type }) => type === 'equipped' || type === 'takenOff')).toEqual([
      { type: 'takenOff', actor: 1, item: club.id, kind: 'club', slot: 'hand', seen: true }, { type: 'equipped', actor: 1, item: axe.id, kind: 'axe', slot: 'hand', seen: true },
      { type: 'takenOff', actor: 1, item: axe.id, kind: 'axe', slot: 'hand', seen: true },
    ]);
    expect([told(game.events), game.state.hero.worn]).toEqual([['log.takeOff', 'log.putOn', 'log.takeOff'], {}]);
  });

  it('RULES 1.7 what cannot be worn has no bonus', () => {
    const game = drawCampaign('@');
    expect([bonusOf(game, { kind: 'salve', affixes: [], plus: 3 }), bonusOf(game, { kind: 'axe', affixes: [], plus: 3 })]).toEqual([{ power: 0, defence: 0, maxHp: 0 }, { power: 7, defence: 0, maxHp: 0 }]);
  });

  it.each([[30, 70, 21], [33, 70, 23], [99, 70, 69], [20, 100, 20]])('RULES 5.11 of %i HP rest brings back %i percent: up to %i', (maxHp, upTo, hp) => {
    const game = drawCampaign('@', { pack: { ...campaignRows, rest: { oil: 4, heals: 1, upTo } } });
    game.state.player.maxHp = maxHp;
    expect([restsUpTo(game), restsUpTo(drawCampaign('@'))]).toEqual([hp, 0]);
  });

  it.each([[10, ['use.descent'], [10]], [20, ['use.descent'], []]])('RULES 3 rests on the stairs, with %i HP told once', (hp, keys, healed) => {
    const game = afresh(drawGame('@', { pack: { onDescend: [{ do: 'heal', amount: 50, unit: 'percent' }] } }));
    game.state.player.hp = hp;
    rest(game);
    expect([told(game.events), only(game.events, 'healed').map(({ amount }) => amount)]).toEqual([keys, healed]);
  });
});

describe('lights and lanterns', () => {
  const tile = { colour: '#ffffff', walkable: false, transparent: true } as const;

  it.each([['Q', true], ['K', false], ['1', false], ['2', false], ['.', false], ['#', false]])('RULES 5.6 of tile %s can be put out: %s', (glyph, can) => {
    const { tiles } = drawLit('@').content;
    const more: TileKind[] = [{ ...tile, id: 'forever', glyph: '¹', shines: 3 }, { ...tile, id: 'shade', glyph: '²', darkens: 'brazierOut' }];
    const game = drawLit(`@${glyph.replace('1', '¹').replace('2', '²')}.`, { pack: { tiles: [...tiles, ...more] } });
    expect([canSnuff(game, { x: 1, y: 0 }), canSnuff(game, { x: 3, y: 0 }), canSnuff(game, { x: 0, y: -1 })]).toEqual([can, false, false]);
  });

  it.each([[{}, true], [{ oil: 1 }, true], [{ oil: 0 }, false], [{ hooded: true }, false], [{ hooded: true, oil: 0 }, false]])('RULES 5.18 a lantern (%j) can be taken: %s, and none without light', (changes, can) => {
    expect([canBeRobbed(drawLit('@', {}, changes)), canBeRobbed(drawCampaign('@', { pack: { lantern: { full: 9, dim: 5, least: 3, hunters: 9 } } }))]).toEqual([can, false]);
  });

  it('RULES 5.18 a thief keeps it for 30 turns, and it lies where it is dropped, in the corner too', () => {
    const game = drawLit('r@S');
    const [rat, statue] = [monster(game, 'rat'), monster(game, 'statue')];
    game.state.turn = 7;
    takeLantern(game, rat);
    expect([game.state.hero.lamp, lostLanternAt(game)]).toEqual([{ thief: rat.id, until: 37, cell: -1 }, null]);
    dropLantern(game, statue);
    expect(lostLanternAt(game)).toBeNull();
    game.look();
    expect(game.floor.lit?.has(game.floor.cell(0, 0))).toBe(true);
    dropLantern(game, rat);
    expect(lostLanternAt(game)).toEqual({ x: 0, y: 0 });
  });
});

describe('limits that docs/PACKS.md tells', () => {
  it('are these', () => {
    expect(LIMITS).toEqual({ things: 1_000, remains: 1_000, turns: 9_999, stat: 1_000_000, plus: 999, charges: 999, ready: 100, tally: 999_999_999, floors: 100 });
  });

  it.each([[5, 5, 10], [1_000_000, 999_995, 1_000_000], [-3, 0, 5]])('a stat of 5 raised by %i gains %i', (points, gained, after) => {
    const { player } = drawGame('@').state;
    expect([raise(player, 'power', points), player.power]).toEqual([gained, after]);
  });
});
