import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packs } from '../../src/content/packs';
import { Bump } from '../../src/engine/actions/fights';
import { UseItem } from '../../src/engine/actions/items';
import { Wait } from '../../src/engine/actions/moves';
import { crc32 } from '../../src/engine/core/hash';
import { encodeRun, packState, UNRECORDED } from '../../src/engine/run/save';
import { freshNotes } from '../../src/engine/notes';
import { brokenInvariants } from '../../src/engine/run/invariants';
import { isReadable, migrate } from '../../src/engine/run/migrate';
import { decodeRun } from '../../src/engine/run/decodeRun';
import { resumeGame } from '../../src/procgen/newGame';
import { contentOf } from '../support/tinyPack';

/** A run of the classic pack as format 1 wrote it: in the middle of a fight, with items in the bag. */
const body = readFileSync(join(__dirname, '..', 'fixtures', 'run-format1.json'), 'utf8').trim();

/** The text of a run as a format saved it. */
function saved(text: string, format = 1): string {
  return `${JSON.stringify({ magic: 'lanternfall-run', format, revision: 0, pack: 'classic', crc32: crc32(text), length: text.length })}\n${text}`;
}

function read(): ReturnType<typeof resumeGame> {
  const decoded = decodeRun(saved(body));
  if (!decoded.ok) throw new Error(decoded.why);
  return resumeGame(contentOf(packs.classic), decoded.run.state);
}

/** What every format before 5 has. */
interface OldState {
  readonly player: object;
  readonly hero: object;
  readonly floor: number;
  readonly log: readonly { readonly tone: string; readonly params: Readonly<Record<string, unknown>>; readonly count: number }[];
  readonly floors: readonly { readonly actors: readonly object[]; readonly corpses: readonly object[] }[];
}

/** A state of formats 2 to 4 with all that formats 5 to 8 add. */
function asFormat8(before: OldState): object {
  const actor = (each: object, side: string): object => ({ ...each, alert: 0, side, bound: 0, waits: false, clings: 0, announced: null, facing: -1 });
  const floors = before.floors.map((floor) => {
    const corpses = floor.corpses.map((each) => ({ ...each, rises: 0 }));
    return { ...floor, actors: floor.actors.map((each) => actor(each, 'dungeon')), corpses, purse: -1, memories: [], goods: [], floods: [] };
  });
  const hero = { ...before.hero, hooded: false, afloat: 0, lamp: null, kind: '', talents: [] };
  return { ...before, format: 8, player: actor(before.player, 'player'), hero, floors, notes: notesOf(before) };
}

/** A state of formats 6 and 7 with what format 8 adds. */
function withFronts(before: OldState): object {
  const floors = before.floors.map((floor) => ({ ...floor, actors: floor.actors.map((each) => ({ ...each, facing: -1 })), floods: [] }));
  return { ...before, format: 8, player: { ...before.player, facing: -1 }, floors };
}

/** What can be told of a run from before notes: its kills, by its log. */
function notesOf({ floor, log }: OldState): object {
  const slain: Record<string, number> = {};
  for (const { tone, params, count } of log) {
    const breed = String(params['actor']).split('+')[0] ?? '';
    if (tone === 'enemyDies') slain[breed] = (slain[breed] ?? 0) + count;
  }
  return { ...freshNotes(), slain, reached: [0, ...new Array<number>(floor - 1).fill(-1)] };
}

describe('a run of format 1', () => {
  it('RULES 1.8 is read, and is consistent', () => {
    const game = read();
    expect(brokenInvariants(game)).toEqual([]);
    expect(game.state).toMatchObject({ format: 8, pack: 'classic', outcome: null });
    expect(game.state.hero).toMatchObject({ known: [], oil: 0, finds: 0 });
    expect(game.floor.state).toMatchObject({ theme: 'cellars', traps: [], hazards: [], places: [] });
  });

  it('RULES 1.8 keeps everything it had', () => {
    const old = JSON.parse(body) as Record<string, unknown>;
    expect(old['format']).toBe(1);
    expect(read().state).toMatchObject({ ...old, format: 8 });
  });

  it('RULES 1.8 plays on, and is saved in the current format', () => {
    const game = read();
    const { turn } = game.state;
    const potion = game.state.hero.inventory.find(({ kind }) => kind === 'healthPotion');
    for (const action of [new UseItem(potion?.id ?? -1), new Bump(1, 0), new Bump(0, 1), new Wait()]) {
      game.turn(action);
      expect(brokenInvariants(game)).toEqual([]);
    }
    expect(game.state.turn).toBeGreaterThan(turn);
    const again = decodeRun(encodeRun(game.state));
    expect(again).toMatchObject({ ok: true, run: { state: game.state } });
    expect(encodeRun(game.state)).toContain('"format":8');
  });

  it('RULES 1.8 names its killer as current runs do', () => {
    const run = { ...(JSON.parse(body) as object), outcome: { kind: 'died', cause: 'troll', floor: 2, turn: 9 } };
    expect(migrate(run, 1)).toMatchObject({ state: { outcome: { kind: 'died', cause: 'breed.troll', floor: 2, turn: 9 } } });
    expect(migrate({ ...run, outcome: { kind: 'won', floor: 1, turn: 2 } }, 1)).toMatchObject({ state: { outcome: { kind: 'won', floor: 1, turn: 2 } } });
    const { outcome: none, ...unended } = run;
    expect(none).toBeDefined();
    expect(migrate(unended, 1)).toMatchObject({ state: { outcome: null } });
  });

  it('is not modified by reading', () => {
    const run = JSON.parse(body) as object;
    migrate(run, 1);
    expect(run).toEqual(JSON.parse(body));
  });

  it.each([['torn', '{"floors":[null],"player":7'], ['no run', '[]'], ['nothing', 'null'], ['a run without floors', '{"player":{},"hero":{"inventory":[3]}}']])('RULES 1.8 %s is refused without throwing', (_name, text) => {
    expect(decodeRun(saved(text))).toMatchObject({ ok: false });
  });

  it('is the oldest that can be read', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(isReadable)).toEqual([false, true, true, true, true, true, true, true, true, false]);
    expect(decodeRun(saved(body, 2))).toMatchObject({ ok: false });
  });
});

describe('a run of format 2', () => {
  const old = readFileSync(join(__dirname, '..', 'fixtures', 'run-format2.json'), 'utf8').trim();

  it('RULES 1.8 is read with everything it had, and plays on', () => {
    const decoded = decodeRun(saved(old, 2));
    if (!decoded.ok) throw new Error(decoded.why);
    const { state, record } = decoded.run;
    expect(state).toEqual(asFormat8(JSON.parse(old) as OldState));
    expect(record).toEqual(UNRECORDED);
    const game = resumeGame(contentOf(packs.lanternfall), state);
    expect(brokenInvariants(game)).toEqual([]);
    // The hash computed by the version that wrote it.
    expect(game.hash).toBe(2095994027);
    game.turn(new Wait());
    expect(brokenInvariants(game)).toEqual([]);
  });

  it('is refused if its cells are invalid', () => {
    const run = JSON.parse(old) as { floors: Record<string, unknown>[] };
    for (const terrain of [[], [0.5], 'x', null]) {
      const text = JSON.stringify({ ...run, floors: run.floors.map((floor) => ({ ...floor, terrain })) });
      expect(decodeRun(saved(text, 2))).toMatchObject({ ok: false });
    }
  });
});

describe('a run of format 3', () => {
  const old = readFileSync(join(__dirname, '..', 'fixtures', 'run-format3.txt'), 'utf8');

  it('RULES 1.8 is read with everything it had, takes explored cells for seen, and plays on', () => {
    const decoded = decodeRun(old);
    if (!decoded.ok) throw new Error(decoded.why);
    const { state } = decoded.run;
    const { state: before } = JSON.parse(old.slice(old.indexOf('\n'))) as { state: OldState };
    expect(packState(state)).toEqual(asFormat8(before));
    expect(new Set(state.floors.flatMap(({ explored }) => explored))).toEqual(new Set([0, 1]));
    const game = resumeGame(contentOf(packs.lanternfall), state);
    // The hash computed by the version that wrote it.
    expect(game.hash).toBe(3379302602);
    game.turn(new Wait());
    expect(brokenInvariants(game)).toEqual([]);
  });
});

describe('a run of format 4', () => {
  const old = readFileSync(join(__dirname, '..', 'fixtures', 'run-format4.txt'), 'utf8');

  it('RULES 1.8 is read with everything it had, begins what it lacks as new, and plays on', () => {
    const decoded = decodeRun(old);
    if (!decoded.ok) throw new Error(decoded.why);
    const { state } = decoded.run;
    const { state: before } = JSON.parse(old.slice(old.indexOf('\n'))) as { state: OldState };
    expect(packState(state)).toEqual(asFormat8(before));
    const game = resumeGame(contentOf(packs.lanternfall), state);
    // The hash computed by the version that wrote it.
    expect(game.hash).toBe(104505042);
    game.turn(new Wait());
    expect(brokenInvariants(game)).toEqual([]);
  });
});

describe('a run of format 6', () => {
  const old = readFileSync(join(__dirname, '..', 'fixtures', 'run-format6.txt'), 'utf8');

  it('RULES 1.8 is read with everything it had, counts the kills in its log, and plays on', () => {
    const decoded = decodeRun(old);
    if (!decoded.ok) throw new Error(decoded.why);
    const { state } = decoded.run;
    const { state: before } = JSON.parse(old.slice(old.indexOf('\n'))) as { state: OldState };
    expect(packState(state)).toEqual({ ...withFronts(before), notes: notesOf(before) });
    expect(state.notes.slain).toMatchObject({ 'breed.rat': 5, 'breed.koboldThief': 2, 'breed.beetleSwarm': 4 });
    const game = resumeGame(contentOf(packs.lanternfall), state);
    // The hash computed by the version that wrote it.
    expect(game.hash).toBe(2356896122);
    game.turn(new Wait());
    expect(brokenInvariants(game)).toEqual([]);
  });

  it('says from when on it counts, if its log has lost the beginning', () => {
    const line = { tone: 'plain', key: 'log.xp', params: {}, count: 1 };
    const long = { state: { turn: 4321, floor: 3, log: new Array(1000).fill(line) } };
    expect(migrate(long, 6)).toMatchObject({ state: { notes: { since: 4321, slain: {}, reached: [0, -1, -1] } } });
    expect(migrate({ state: { ...long.state, log: [line] } }, 6)).toMatchObject({ state: { notes: { since: 0 } } });
  });
});

describe('a run of format 7', () => {
  const old = readFileSync(join(__dirname, '..', 'fixtures', 'run-format7.txt'), 'utf8');

  it('RULES 1.8 is read with everything it had, and plays on', () => {
    const decoded = decodeRun(old);
    if (!decoded.ok) throw new Error(decoded.why);
    const { state } = decoded.run;
    const { state: before } = JSON.parse(old.slice(old.indexOf('\n'))) as { state: OldState };
    expect(packState(state)).toEqual(withFronts(before));
    const game = resumeGame(contentOf(packs.lanternfall), state);
    // The hash computed by the version that wrote it.
    expect(game.hash).toBe(198311825);
    game.turn(new Wait());
    expect(brokenInvariants(game)).toEqual([]);
  });
});
