import { PickUp, UseItem } from '../../src/engine/actions/items';
import type { PackRows } from '../../src/engine/content';
import { MOST_EFFORT } from '../../src/engine/core/Effort';
import { Game } from '../../src/engine/Game';
import { compilePack } from '../../src/engine/pack/compilePack';
import { ProcgenService } from '../../src/procgen/ProcgenService';
import { provePack, trialFloors } from '../../src/procgen/provePack';
import { misfit } from '../support/chiSquare';
import { tinyContent, tinyRows } from '../support/tinyPack';

/* How far a pack's trial goes before it ends by its own work, and what its bot does. */

const calm = { monsters: {}, items: {} } as const;
const contentWith = (changes: Partial<PackRows>): ReturnType<typeof compilePack> => compilePack({ ...tinyRows, ...calm, ...changes });

/** A pack of so many floors, each of which is another. */
const floors = (n: number): Partial<PackRows> => ({ lastFloor: n, monsters: { rat: Array.from({ length: n }, (_, i) => [i + 1, i % 2] as const) }, counts: { per: 'room', monsters: [], items: [] } });

/** The errors of a trial and the work of each of its steps. */
function trial(changes: Partial<PackRows>): { errors: string[]; work: number[] } {
  const steps = provePack(contentWith(changes));
  const work: number[] = [];
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return { errors: value, work };
    work.push(value);
  }
}

const dug = new ProcgenService(tinyContent(), 'dug').report(1);

/** Runs something while digging and turns report such work and so many rejected layouts, whatever they take. */
function pretending<T>({ digging = 0, playing = 0, rejected = 0 }: { digging?: number; playing?: number; rejected?: number }, work: () => T): T {
  let first = true;
  const report = jest.spyOn(ProcgenService.prototype, 'report').mockImplementation((floor) => {
    const more = first ? digging % 10 : 0;
    first = false;
    return { ...dug, rejected, plan: { ...dug.plan, number: floor, work: digging - (digging % 10) + more } };
  });
  const turn = jest.spyOn(Game.prototype, 'turn').mockImplementation(function (this: Game) {
    this.effort.spent = playing;
    return [];
  });
  try {
    return work();
  } finally {
    report.mockRestore();
    turn.mockRestore();
  }
}

afterEach(() => jest.restoreAllMocks());

describe('a trial', () => {
  it.each([[12, 25], [40, 25], [50, 20], [77, 12], [200, 5], [300, 5]])('of %i floors plays %i turns on each, so that it ends in good time', (n, turns) => {
    expect(trialFloors(contentWith(floors(n)))).toHaveLength(n);
    const { errors, work } = pretending({ digging: 7_000_000, playing: 10 }, () => trial(floors(n)));
    expect([errors, work.filter((each) => each === 10).length]).toEqual([[], turns * n]);
  });

  it.each([
    ['a floor', 480_000, 81],
    ['a floor, of which one is larger by a single cell', 480_001, 80],
    ['a cheap floor, of 20,000 besides', 0, 2001],
  ])('digs until it has taken more than 40,000,000 cells: %s', (_name, digging, most) => {
    const { work } = pretending({ digging, playing: 3 }, () => trial(floors(999)));
    expect(work.findIndex((each) => each === 3) - 1).toBe(most);
  });

  it('plays until its turns have taken more than 60,000,000 cells, of which none counts for more than a turn may take', () => {
    const turns = (playing: number): number => pretending({ digging: 7_000_000, playing }, () => trial(floors(40))).work.filter((each) => each === playing).length;
    expect([turns(1_480_000), turns(MOST_EFFORT), turns(Infinity)]).toEqual([41, 15, 15]);
  });

  it('lets half of the tries for a floor fail, and no more', () => {
    const errors = (rejected: number): string[] => pretending({ rejected }, () => trial(floors(1))).errors;
    expect([errors(25), errors(26)]).toEqual([[], ['floor 1 of the seed "first": 26 layouts failed; at most 25 may.']]);
  });
});

describe('the bot of a trial', () => {
  it('uses an item in four turns of ten, and bends down in one', () => {
    const salves = Object.fromEntries(Array.from({ length: 240 }, (_, i) => [`salve${i}`, { ...tinyRows.itemKinds.salve, target: { at: 'self' }, effects: [] } as const]));
    const [used, taken] = [jest.spyOn(UseItem.prototype, 'perform'), jest.spyOn(PickUp.prototype, 'perform')];
    expect(trial({ itemKinds: { ...tinyRows.itemKinds, ...salves } }).errors).toEqual([]);
    const turns = 12 * 25;
    const share = (some: jest.SpyInstance): readonly number[] => [some.mock.calls.length, turns - some.mock.calls.length];
    expect(misfit(share(used), [40, 60])).toBeLessThan(1);
    expect(misfit(share(taken), [10, 90])).toBeLessThan(1);
  });
});
