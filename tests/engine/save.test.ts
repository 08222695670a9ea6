import { Bump } from '../../src/engine/actions/fights';
import { crc32 } from '../../src/engine/core/hash';
import { encodeRun, headerOf, UNRECORDED } from '../../src/engine/run/save';
import { Rng, type RngState } from '../../src/engine/core/rng';
import { decodeRun } from '../../src/engine/run/decodeRun';
import { packs } from '../../src/content/packs';
import type { Bot } from '../../src/lab/playRun';
import { BOTS } from '../../src/lab/bots';
import { newGame } from '../../src/procgen/newGame';
import { act, drawGame } from '../support/drawGame';
import { resumed } from '../support/reload';
import { contentOf } from '../support/tinyPack';

const bot = BOTS['random'] as Bot;

/** Lets the bot try a number of actions, saving and loading before each of the given ones; returns the saved texts. */
function run(pack: keyof typeof packs, seed: string, { reloads, actions = 600 }: { reloads: ReadonlySet<number>; actions?: number }): string[] {
  const content = contentOf(packs[pack]);
  let game = newGame(content, seed);
  let keys: RngState = Rng.stateOf(seed, 'bot');
  const texts: string[] = [];
  for (let action = 0; action < actions && game.state.outcome === null; action++) {
    if (reloads.has(action)) {
      game = resumed(game);
      keys = [...keys];
    }
    game.turn(bot(game, new Rng(keys)));
    if (action % 50 === 49 || game.state.outcome !== null) texts.push(`${String(game.hash)} ${encodeRun(game.state)}`);
  }
  return texts;
}

describe('a saved run', () => {
  it('RULES 1.8 decodes to what was encoded', () => {
    const game = drawGame(`
      @.r!
      ...>`, { carry: ['salve'] });
    act(game, new Bump(1, 0));
    expect(decodeRun(encodeRun(game.state))).toEqual({ ok: true, run: { state: game.state, record: UNRECORDED }, revision: game.state.turn });
  });

  it('RULES 1.8 keeps all state of monsters: abilities recharging, loot, goals, sleep, disguise, statuses', () => {
    const game = drawGame('@.r.s');
    const [rat, slug] = game.floor.state.actors;
    const salve = { id: game.state.nextId++, kind: 'salve', affixes: ['keen'], charges: 2, plus: 1 };
    const announced = { ability: 'spit', aim: 0, cells: [1, 0], turn: 8 };
    Object.assign(rat ?? {}, { ready: { spit: 7 }, loot: [salve], energy: 40, summoned: true, elite: ['swift'], statuses: { dizzy: 3 }, announced });
    Object.assign(slug ?? {}, { asleep: true, hidden: true, goal: 1, hp: 2 });
    const decoded = decodeRun(encodeRun(game.state));
    expect(decoded.ok && decoded.run.state.floors[0]?.actors).toEqual([
      expect.objectContaining({ breed: 'rat', ready: { spit: 7 }, loot: [salve], energy: 40, summoned: true, elite: ['swift'], statuses: { dizzy: 3 }, announced }),
      expect.objectContaining({ breed: 'slug', asleep: true, hidden: true, goal: 1, hp: 2, ready: {}, loot: [] }),
    ]);
  });

  it.each([
    ['classicBare', '42'],
    ['classicBare', 'Grüße 灯 😀'],
    ['firstDungeon', '7'],
    ['classic', '6'],
    ['deep', '6'],
    ['deepBare', '5'],
    ['goblins', '6'],
    ['goblinsGeared', '7'],
  ] as const)('RULES 1.8 and 6 loaded and continued is byte for byte the unbroken run: %s, seed %s', (pack, seed) => {
    const texts = run(pack, seed, { reloads: new Set() });
    expect(texts.length).toBeGreaterThan(2);
    expect(run(pack, seed, { reloads: new Set([1, 2, 3, 10, 49, 50, 51, 120, 300, 599]) })).toEqual(texts);
  });

  it('RULES 1.8 also if it is loaded before every single action', () => {
    const texts = run('classicBare', 'often', { reloads: new Set(), actions: 150 });
    expect(texts).toHaveLength(3);
    expect(run('classicBare', 'often', { reloads: new Set(Array.from({ length: 150 }, (_, action) => action)), actions: 150 })).toEqual(texts);
  });

  it('RULES 1.8 accepts random streams at the ends of their range, and no further', () => {
    const { state } = newGame(contentOf(packs.classic), '3');
    const withWord = (word: number): boolean => decodeRun(encodeRun({ ...state, streams: { ...state.streams, ai: [word, 1, 1, 1] } })).ok;
    expect([-(2 ** 31) - 1, -(2 ** 31), 2 ** 31 - 1, 2 ** 31].map(withWord)).toEqual([false, true, true, false]);
  });

  it('RULES 1.8 keeps the death of the player', () => {
    const game = drawGame('@O');
    act(game, new Bump(1, 0));
    expect(decodeRun(encodeRun(game.state))).toMatchObject({ ok: true, run: { state: { outcome: { kind: 'died', cause: 'breed.ogre' } } } });
  });

  it('identifies itself in its first line, without decoding the run', () => {
    const game = drawGame('@');
    const [header = '', body = ''] = encodeRun(game.state).split('\n');
    expect(JSON.parse(header)).toEqual({ magic: 'lanternfall-run', format: 8, revision: 0, contentVersion: '', crc32: crc32(`8 0 \n${body}`), length: body.length });
  });
});

describe('a text that is not a valid run is refused with a reason', () => {
  const good = encodeRun(drawGame('@.r').state);
  const [header = '', body = ''] = good.split('\n');
  const why = (text: string): string => {
    const decoded = decodeRun(text);
    return decoded.ok ? 'nothing' : decoded.why;
  };
  /** A save whose header matches its body, whatever that contains. */
  const forged = (change: (state: Record<string, unknown>) => void): string => {
    const saved = JSON.parse(body) as { state: Record<string, unknown> };
    change(saved.state);
    const text = JSON.stringify(saved);
    return `${JSON.stringify(headerOf(text, 0, ''))}\n${text}`;
  };

  it.each(['', '\n', 'x', '{}', 'null\nnull', '[1]\n{}', body, `{"magic":"other","format":1,"crc32":0,"length":0}\n`, good.slice(0, 20)])('not ours: %j', (text) => {
    expect(why(text)).toBe('This isn\'t a Lanternfall save.');
  });

  it('cut off, at any point', () => {
    for (const length of [header.length + 1, header.length + 2, good.length >> 1, good.length - 1]) {
      expect(why(good.slice(0, length))).toBe(`The save is incomplete (${String(length - header.length - 1)} of ${String(body.length)} characters).`);
    }
  });

  it('forged: any one character changed', () => {
    for (let place = header.length + 1; place < good.length; place += 37) {
      const other = good[place] === '7' ? '8' : '7';
      expect(why(good.slice(0, place) + other + good.slice(place + 1))).toBe('The save is damaged (checksum mismatch).');
    }
  });

  it('forged: another revision or other tables are claimed', () => {
    for (const claim of [good.replace('"revision":0', '"revision":9'), good.replace('"contentVersion":""', '"contentVersion":"2"')]) {
      expect(claim).not.toBe(good);
      expect(why(claim)).toBe('The save is damaged (checksum mismatch).');
    }
    expect(why(good.replace('"contentVersion":"",', ''))).toBe('The save is damaged (header changed).');
  });

  it('newer or older than can be read', () => {
    expect(why(good.replace('"format":8', '"format":9'))).toBe('The save has format 9; this version reads up to 8.');
    expect(why(good.replace('"format":8', '"format":0'))).toBe('The save has format 0, which this version can\'t read.');
  });

  it.each<[string, (state: Record<string, unknown>) => void, string]>([
    ['a missing field', (state) => delete state['turn'], 'turn'],
    ['no pending level rewards', (state) => delete (state['hero'] as Record<string, unknown>)['choices'], 'hero.choices'],
    ['an item without its affixes', (state) => Object.assign(state['hero'] as object, { inventory: [{ id: 1, kind: 'salve' }] }), 'hero.inventory.0.affixes'],
    ['a worn item without an id', (state) => Object.assign(state['hero'] as object, { worn: { head: 'cap' } }), 'hero.worn.head'],
    ['an extra field', (state) => Object.assign(state, { cheat: true }), 'cheat'],
    ['a number as text', (state) => Object.assign(state, { turn: '1' }), 'turn'],
    ['a fraction', (state) => Object.assign(state['player'] as object, { hp: 0.5 }), 'player.hp'],
    ['a negative number', (state) => Object.assign(state['player'] as object, { hp: -1 }), 'player.hp'],
    ['an unknown tone', (state) => Object.assign(state, { log: [{ tone: 'loud', key: 'x', params: {}, count: 1 }] }), 'log.0.tone'],
    ['a short stream', (state) => Object.assign(state, { streams: { combat: [1, 2, 3] } }), 'streams.combat.3'],
    ['27 items carried', (state) => Object.assign(state['hero'] as object, { inventory: Array.from({ length: 27 }, (_, id) => ({ id, kind: 'salve', affixes: [], charges: 0, plus: 0 })) }), 'hero.inventory'],
  ])('of the wrong shape: %s', (_name, change, path) => {
    expect(why(forged(change))).toBe(`The save has an invalid value at ${path}.`);
  });

  it('of the wrong shape: no state at all', () => {
    const text = '7';
    const fitting = JSON.stringify(headerOf(text, 0, ''));
    expect(why(`${fitting}\n${text}`)).toBe('The save has an invalid value at its top.');
  });

  it.each<[string, (state: Record<string, unknown>) => void, string]>([
    ['a seed too long', (state) => Object.assign(state, { seed: 'x'.repeat(33) }), 'A seed must be 1 to 32 characters long (this one has 33).'],
    ['a missing floor', (state) => Object.assign(state, { floor: 2 }), 'floor 2 is missing.'],
    ['a floor without its cells', (state) => Object.assign((state['floors'] as object[])[0] ?? {}, { width: 4 }), 'floor 1 does not have 4 cells.'],
    ['a player off the map', (state) => Object.assign(state['player'] as object, { x: 77 }), 'something at 77,0 is off floor 1.'],
    ['a monster off the map', (state) => Object.assign(((state['floors'] as { actors: object[] }[])[0]?.actors ?? [])[0] ?? {}, { y: 1 }), 'something at 2,1 is off floor 1.'],
    ['a trap off the map', (state) => Object.assign((state['floors'] as object[])[0] ?? {}, { traps: [{ kind: 'dart', x: 3, y: 0, known: true }] }), 'something at 3,0 is off floor 1.'],
    ['a hazard off the map', (state) => Object.assign((state['floors'] as object[])[0] ?? {}, { hazards: [{ kind: 'fire', x: 0, y: 5, turns: 1 }] }), 'something at 0,5 is off floor 1.'],
    ['a memory off the map', (state) => Object.assign((state['floors'] as object[])[0] ?? {}, { memories: [{ x: 0, y: 5, tile: 1 }] }), 'something at 0,5 is off floor 1.'],
    ['a vault beyond the map', (state) => Object.assign((state['floors'] as object[])[0] ?? {}, { places: [{ vault: 'closet', x1: 0, y1: 0, x2: 9, y2: 0 }] }), 'something at 9,0 is off floor 1.'],
    ['an item off the map', (state) => Object.assign((state['floors'] as object[])[0] ?? {}, { items: [{ id: 9, kind: 'salve', affixes: [], charges: 0, plus: 0, x: 3, y: 0, seen: true, left: false }] }), 'something at 3,0 is off floor 1.'],
  ])('inconsistent: %s', (_name, change, sentence) => {
    expect(why(forged(change))).toBe(`The save is inconsistent: ${sentence}`);
  });
});
