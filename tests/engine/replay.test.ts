import fc from 'fast-check';
import { packs } from '../../src/content/packs';
import type { Action } from '../../src/engine/actions/Action';
import { Bump } from '../../src/engine/actions/fights';
import { levelChoices } from '../../src/engine/actions/hero';
import { Drop, PickUp, UseItem } from '../../src/engine/actions/items';
import { Stairs, Wait } from '../../src/engine/actions/moves';
import type { Breed, Content } from '../../src/engine/content';
import { FloorCurve } from '../../src/engine/core/floorCurve';
import { DIRECTIONS } from '../../src/engine/core/point';
import { Rng } from '../../src/engine/core/rng';
import { encodeAction } from '../../src/engine/run/actionCodec';
import { decodeReplay, decoding, stepsOf, type DecodedReplay } from '../../src/engine/run/decodeReplay';
import { actionsOf, Recording, replayOf, replayTurn, type Mismatch } from '../../src/engine/run/Recording';
import { encodeReplay, MOST_CHARACTERS, type Recorded, type Replay } from '../../src/engine/run/replay';
import { RULES_CHANGES, RULES_VERSION, rulesOf, versionOf } from '../../src/engine/run/rulesVersion';
import { shippedContent as contentOf } from '../../src/lab/shippedContent';
import { newGame } from '../../src/procgen/newGame';
import { drawGame } from '../support/drawGame';
import { scaled } from '../support/scale';

/** How many texts are generated for properties of any text. */
const RUNS = scaled(60, 300);

/** A random action of careless input, including impossible ones. */
function anyAction(game: ReturnType<typeof newGame>, rng: Rng): Action {
  const { inventory, choices } = game.state.hero;
  if (choices > 0) return levelChoices(game)[1] ?? new Wait();
  const key = rng.below(20);
  const item = rng.below(30);
  if (key === 0) return new Wait();
  if (key === 1) return new PickUp();
  if (key === 2) return new Stairs();
  if (key === 3) return new Drop(item);
  if (key === 4) return new UseItem(inventory.length > 0 ? rng.pick(inventory).id : item, { x: rng.below(99) - 9, y: rng.below(99) - 9 });
  const { x, y } = rng.pick(DIRECTIONS);
  return new Bump(x, y);
}

/** A run of a pack with the hash after each recorded action. */
function recorded(content: Content, seed: string, presses: number): { replay: Replay; hashes: readonly number[]; refused: number } {
  const game = newGame(content, seed);
  const recording = new Recording();
  const rng = Rng.of(seed, 'presses');
  const hashes: number[] = [];
  for (let press = 0; press < presses; press++) {
    const before = game.hash;
    const { count } = recording;
    recording.turn(game, anyAction(game, rng));
    if (recording.count > count) hashes.push(game.hash);
    else expect(game.hash).toBe(before);
  }
  return { replay: replayOf(game, recording), hashes, refused: presses - recording.count };
}

function read(text: string): Extract<DecodedReplay, { ok: true }> {
  const decoded = decodeReplay(text);
  if (!decoded.ok) throw new Error(decoded.why);
  return decoded;
}

/** Plays steps from the start; reports where and how they diverge. */
function played(content: Content, seed: string, steps: readonly Recorded[]): { desync: Mismatch | null; at: number; hashes: number[]; hash: number } {
  const game = newGame(content, seed);
  const hashes: number[] = [];
  for (const step of steps) {
    const { desync } = replayTurn(game, step);
    if (desync) return { desync, at: hashes.length, hashes, hash: game.hash };
    hashes.push(game.hash);
  }
  return { desync: null, at: hashes.length, hashes, hash: game.hash };
}

const classic = contentOf('classic');
const classicRun = recorded(classic, 'lamp ~ oil', 300);

describe('a recorded run', () => {
  it.each(Object.keys(packs))('of %s plays back the same, hash by hash', (pack) => {
    const content = contentOf(pack);
    const { replay, hashes, refused } = recorded(content, 'lamp', scaled(60, 250));
    expect(refused).toBeGreaterThan(0);
    const { steps } = read(encodeReplay(replay));
    expect(played(content, 'lamp', steps)).toEqual({ desync: null, at: replay.count, hashes, hash: replay.hash });
  });

  it('contains nothing that was refused', () => {
    const game = drawGame('#@#');
    const recording = new Recording();
    recording.turn(game, new Bump(1, 0));
    expect([recording.actions, recording.count]).toEqual(['', 0]);
    recording.turn(game, new Wait());
    expect([recording.actions.charAt(0), recording.count]).toEqual(['w', 1]);
  });

  it('doesn\'t perform an action that it can\'t encode', () => {
    const game = drawGame('@..');
    const { hash } = game;
    expect(() => new Recording().turn(game, new Bump(2, 0))).toThrow('cannot be recorded');
    expect(game.hash).toBe(hash);
  });

  it('continues where it was interrupted', () => {
    const half = drawGame('@..');
    const first = new Recording();
    first.turn(half, new Wait());
    const second = new Recording(first.actions, first.count);
    second.turn(half, new Bump(1, 0));
    expect(second.actions).toMatch(/^w.l.$/);
    expect(second.count).toBe(2);
  });

  it('says which rules and tables it was played with', () => {
    expect(versionOf(classic)).toMatch(/^\d+\.[0-9a-f]{8}$/);
    expect(versionOf(classic)).not.toBe(versionOf(contentOf('deep')));
  });

  it('stays valid under newer rules that change only how other packs play', () => {
    const newer = [...RULES_CHANGES, { version: 99, concerns: ({ talents }: Content) => talents.size > 0 }];
    const raised = Object.keys(packs).filter((pack) => versionOf(contentOf(pack), newer) !== versionOf(contentOf(pack)));
    expect(raised).toEqual(['lanternfall']);
    expect(versionOf(contentOf('lanternfall'), newer)).toMatch(/^99\.[0-9a-f]{8}$/);
    expect(versionOf(classic, newer)).toBe(read(encodeReplay(classicRun.replay)).replay.version);
    expect(versionOf(classic, [...newer, { version: 100, concerns: () => true }])).toMatch(/^100\./);
  });

  it('of a pack with monsters that aim, call or breathe is of newer rules than those of the classic dungeons', () => {
    const rules = new Map(Object.keys(packs).map((pack) => [pack, rulesOf(contentOf(pack))]));
    expect([...rules].filter(([, version]) => version !== 2)).toEqual([['lanternfall', RULES_VERSION]]);
    const orc = { ...classic.breeds.get('orc'), abilities: [] } as unknown as Breed;
    expect(rulesOf({ ...classic, breeds: new Map([...classic.breeds, ['orc', orc]]) })).toBe(3);
  });

  it('of a pack with levels of its own is of the rules by which levels heal', () => {
    const growth = { xp: new FloorCurve([[1, 9]]), maxHp: 5, offers: 3 };
    expect(rulesOf({ ...classic, growth })).toBe(4);
  });

  it.each([
    ['clings', { do: 'cling', turns: 3 }, 3],
    ['changes places', { do: 'swap' }, 3],
    ['hurts', { do: 'damage', amount: 3 }, 2],
  ])('of a pack with a monster whose attack %s has the rules that concern it', (_, effect, rules) => {
    const orc = { ...classic.breeds.get('orc'), onHit: { effects: [effect] } } as unknown as Breed;
    expect(rulesOf({ ...classic, breeds: new Map([...classic.breeds, ['orc', orc]]) })).toBe(rules);
  });
});

describe('a recording that was tampered with', () => {
  const { steps } = read(encodeReplay(classicRun.replay));
  const { seed } = classicRun.replay;

  it('diverges at the action whose digit is wrong', () => {
    fc.assert(fc.property(fc.nat({ max: steps.length - 1 }), fc.integer({ min: 1, max: 63 }), (at, by) => {
      const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
      const check = digits.charAt((digits.indexOf(steps[at]?.check ?? '') + by) % 64);
      const forged = steps.map((step, index) => (index === at ? { ...step, check } : step));
      expect(played(classic, seed, forged)).toMatchObject({ desync: 'differs', at });
    }), { numRuns: scaled(10, 30) });
  });

  it('diverges at a changed action, or within a few more', () => {
    let late = 0;
    fc.assert(fc.property(fc.nat({ max: steps.length - 1 }), (at) => {
      const step = steps[at];
      const other = new Wait();
      if (!step || encodeAction(step.action) === encodeAction(other)) return;
      const forged = steps.map((kept, index) => (index === at ? { ...kept, action: other } : kept));
      const found = played(classic, seed, forged);
      expect(found.hash).not.toBe(classicRun.replay.hash);
      expect(found.at).toBeGreaterThanOrEqual(at);
      if (found.at > at) late++;
    }), { numRuns: RUNS / 5 });
    // One of 64 digits is right by chance.
    expect(late).toBeLessThan(2 + RUNS / 50);
  });

  it('diverges before long with another seed', () => {
    expect(played(classic, `${seed}!`, steps)).toMatchObject({ desync: expect.stringMatching(/refused|differs/) as unknown });
    expect(played(classic, `${seed}!`, steps).at).toBeLessThan(10);
  });

  it('diverges at an action that the rules refuse', () => {
    const forged = [...steps.slice(0, 5), { action: new Drop(999), check: 'A' }, ...steps.slice(5)];
    expect(played(classic, seed, forged)).toMatchObject({ desync: 'refused', at: 5 });
  });

  it('diverges at an action after the end of the run', () => {
    const game = newGame(classic, '1');
    game.state.outcome = { kind: 'won', floor: 1, turn: 0 };
    expect(replayTurn(game, { action: new Wait(), check: 'A' }).desync).toBe('refused');
  });

  it('gains nothing by aiming what takes no aim', () => {
    const at = (aim: { x: number; y: number } | null): number => {
      const game = newGame(contentOf('lanternfall'), '1');
      game.state.hero.inventory.push({ id: 999, kind: 'firePotion', affixes: [], charges: 0, plus: 0 });
      const { x, y } = game.state.player;
      game.turn(new UseItem(999, aim && { x: x + aim.x, y: y + aim.y }));
      expect(game.floor.state.hazards).not.toEqual([]);
      return game.hash;
    };
    expect(at({ x: 3, y: 2 })).toBe(at(null));
  });
});

describe('a recording as a line of text', () => {
  const line = encodeReplay(classicRun.replay);

  it('needs no escaping in the fragment of an address', () => {
    expect(line).toMatch(/^LF1~[\w.~%-]+$/);
    expect(new URL(`https://example.org/#replay=${line}`).hash).toBe(`#replay=${line}`);
  });

  it('is decoded whatever the seed, lone surrogates too', () => {
    const seed = fc.oneof(fc.string({ minLength: 1, maxLength: 32, unit: fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)) }), fc.string({ minLength: 1, maxLength: 12, unit: 'binary' }), fc.constantFrom('~', '%', '%u D800', '%uD800', '\ud800', '\udc00\ud800', '😀', "'()!*", ' a b '));
    fc.assert(fc.property(seed, (name) => {
      const replay = { ...classicRun.replay, seed: name };
      const text = encodeReplay(replay);
      expect(text.split('~')).toHaveLength(7);
      expect(text).toMatch(/^[\w.~%-]+$/);
      expect(read(text).replay).toEqual(replay);
    }), { numRuns: RUNS });
  });

  it('is decoded even if broken into lines', () => {
    const broken = `  ${(line.match(/.{1,60}/g) ?? []).join('\r\n\t')}\n`;
    expect(read(broken).replay).toEqual(classicRun.replay);
  });

  it('is encoded again exactly as decoded', () => {
    const { steps, replay } = read(line);
    expect(actionsOf(steps)).toBe(replay.actions);
  });

  it('cut off anywhere is refused with a sentence', () => {
    fc.assert(fc.property(fc.nat({ max: line.length - 1 }), (at) => {
      expect(decodeReplay(line.slice(0, at))).toMatchObject({ ok: false, why: expect.stringMatching(/^[A-Z].*\.$/) as unknown });
    }), { numRuns: RUNS });
  });

  it.each([
    ['LF1~1.00000000~classic~a~1~00000000~o99999999999.A', 'The replay is unreadable after action 0 of 1.'],
    ['LF1~1.00000000~classic~a~2~00000000~wAw', 'The replay is unreadable after action 1 of 2.'],
    ['LF1~1.00000000~classic~a~1~00000000~w!', 'The replay is unreadable after action 0 of 1.'],
    ['LF1~1.00000000~classic~a~2~00000000~wA', 'The replay is incomplete: only 1 of 2 actions.'],
    ['LF1~1.00000000~classic~a~1~00000000~wAwA', 'The replay claims 1 actions but has 2.'],
    ['LF1~1.00000000~classic~%~0~00000000~', 'The replay\'s seed is unreadable.'],
    ['LF1~1.00000000~classic~%FF~0~00000000~', 'The replay\'s seed is unreadable.'],
    ['LF1~1.00000000~classic~~0~00000000~', 'The replay\'s seed is unreadable.'],
    [`LF1~1.00000000~classic~${'a'.repeat(33)}~0~00000000~`, 'The replay\'s seed is unreadable.'],
    ['LF1~1.00000000~__proto__~a~0~00000000~', 'This isn\'t a Lanternfall replay.'],
    ['LF1~1.00000000~../x~a~0~00000000~', 'This isn\'t a Lanternfall replay.'],
    ['LF1~1.00000000~classic~a~1e9~00000000~', 'This isn\'t a Lanternfall replay.'],
    ['LF1~1.00000000~classic~a~0~zz~', 'This isn\'t a Lanternfall replay.'],
    ['LF1~1.00000000~classic~a~0~00000000~~more', 'This isn\'t a Lanternfall replay.'],
    ['LF2~1.00000000~classic~a~0~00000000~', 'This isn\'t a Lanternfall replay.'],
    ['', 'This isn\'t a Lanternfall replay.'],
    ['~'.repeat(1_000_000), 'This isn\'t a Lanternfall replay.'],
    ['w'.repeat(MOST_CHARACTERS + 1), `This replay is too long: ${MOST_CHARACTERS + 1} characters (limit ${MOST_CHARACTERS}).`],
  ])('%.60j is refused with its reason', (text, why) => {
    expect(decodeReplay(text)).toMatchObject({ ok: false, why });
  });

  it('of any characters is decoded or refused, and nothing is thrown', () => {
    const part = fc.string({ unit: fc.constantFrom(...Array.from('hjklwgoitVPD.-0123456789AZ~%_LF1\ud800 \n')) });
    fc.assert(fc.property(fc.oneof(part, fc.tuple(fc.nat({ max: line.length }), part).map(([at, more]) => line.slice(0, at) + more + line.slice(at + more.length))), (text) => {
      const decoded = decodeReplay(text);
      if (!decoded.ok) expect(decoded.why).toMatch(/^[A-Z].*\.$/);
      else expect(decoded.steps.length).toBe(decoded.replay.count);
    }), { numRuns: 4 * RUNS });
  });

  it.each([
    ['an escaped letter of the seed', '%61', '0'],
    ['a lower-case escape', '%c3%a4', '0'],
    ['a lower-case lone surrogate', '%ud800', '0'],
    ['a character as two surrogates', '%uD83D%uDE00', '0'],
    ['an unescaped sign', '!', '0'],
    ['leading zeros in the number of actions', 'a', '00'],
  ])('has one spelling: %s is refused', (_what, seed, count) => {
    expect(decodeReplay(`LF1~1.00000000~classic~${seed}~${count}~00000000~`).ok).toBe(false);
  });

  it('that can be decoded is encoded again as it came', () => {
    const header = fc.string({ unit: fc.constantFrom('a', 'b', '%', '6', '1', 'u', 'D', '8', '0', 'C', '3', 'ä', '😀', '\ud800', '!', '-', '_'), minLength: 1, maxLength: 8 });
    const actions = fc.array(fc.constantFrom('wA', 'hB', 'LC', 'o-1.A', 'o01.A', 'o-0.A', 't1.2.3.A', 'sD', 'dE', 'w'), { maxLength: 4 });
    let wasRead = 0;
    fc.assert(fc.property(header, actions, fc.constantFrom('0', '1', '01', '2', '3'), (seed, some, count) => {
      const text = `LF1~1.00000000~classic~${seed}~${count}~0000000a~${some.join('')}`;
      const decoded = decodeReplay(text);
      if (!decoded.ok) return;
      wasRead++;
      expect(encodeReplay({ ...decoded.replay, actions: actionsOf(decoded.steps) })).toBe(text);
    }), { numRuns: 8 * RUNS });
    expect(wasRead).toBeGreaterThan(RUNS / 15);
  });

  it('that is long is decoded in slices, and reports its length before the end', () => {
    const reading = decoding(`LF1~1.00000000~classic~a~1000000~00000000~${'wA'.repeat(1_000_000)}`);
    let slices = 0;
    let step = reading.next();
    for (; step.done !== true; step = reading.next(), slices++) expect(step.value).toBe(1_000_000);
    expect(step.value).toMatchObject({ ok: true, replay: { count: 1_000_000 } });
    expect(slices).toBeGreaterThanOrEqual(1_000_000 / 512 - 1);
  });

  it('of a million actions is decoded in one go', () => {
    const text = `LF1~1.00000000~classic~a~1000000~00000000~${'wA'.repeat(1_000_000)}`;
    expect(read(text).steps).toHaveLength(1_000_000);
    expect(stepsOf('t1.2.3.A'.repeat(10) + 'w')).toBe(10);
  });
});
