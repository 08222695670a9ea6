import { Rng, type RngState } from '../../../src/engine/core/rng';
import { misfit, unevenness } from '../../support/chiSquare';

/** sfc32 as PractRand writes it, in BigInt: slow, and nothing like ours. */
function plainSfc32(start: RngState, count: number): number[] {
  const word = (n: bigint): bigint => BigInt.asUintN(32, n);
  let [a, b, c, counter] = start.map((n) => word(BigInt(n))) as [bigint, bigint, bigint, bigint];
  return Array.from({ length: count }, () => {
    const drawn = word(a + b + counter);
    counter = word(counter + 1n);
    a = b ^ (b >> 9n);
    b = word(c + (c << 3n));
    c = word(word(c << 21n) + (c >> 11n) + drawn);
    return Number(drawn);
  });
}

/** A stream that returns given words. */
class Words extends Rng {
  private readonly words: number[];

  constructor(...words: readonly number[]) {
    super([0, 0, 0, 0]);
    this.words = [...words];
  }

  override next(): number {
    const word = this.words.shift();
    if (word === undefined) throw new Error('one word too many was drawn');
    return word;
  }
}

const times = (count: number, draw: () => number): number[] => Array.from({ length: count }, draw);

describe('a random stream', () => {
  it('gives the numbers of sfc32, from any state', () => {
    for (const start of [[0, 0, 0, 1], [-1, -1, -1, -1], [0x12345678, -0x70000000, 7, 0x7fffffff]] as RngState[]) {
      const expected = plainSfc32(start, 1000);
      const rng = new Rng([...start]);
      expect(times(1000, () => rng.next())).toEqual(expected);
    }
  });

  it('gives exactly these numbers, in this and every future version', () => {
    const first = (seed: string, purpose: string): number[] => {
      const rng = Rng.of(seed, purpose);
      return times(4, () => rng.next());
    };
    expect(first('42', 'layout:3')).toEqual([2163433764, 242735781, 3635267344, 3298078169]);
    expect(first('', '')).toEqual([1112762634, 3075399284, 548398429, 1326387671]);
    expect(first('Grüße 灯', 'monsters:1')).toEqual([4109671322, 2505241164, 3353884529, 3580194048]);
  });

  it('is its state: plain JSON, from which it continues after a load', () => {
    const state = Rng.stateOf('seed', 'ai');
    const rng = new Rng(state);
    times(100, () => rng.next());
    const saved = JSON.parse(JSON.stringify(state)) as RngState;
    expect(saved).toEqual(state);
    expect(saved.every((word) => Number.isInteger(word) && word === (word | 0))).toBe(true);
    const again = new Rng(saved);
    expect(times(100, () => again.next())).toEqual(times(100, () => rng.next()));
  });

  it('differs for every seed and purpose, even if the two texts are the same when joined', () => {
    const seeds = ['1', '2', '11', '12', 'a', 'A', 'ab', 'ba', '', '\0', 'layout:1'];
    const purposes = ['layout:1', 'layout:11', 'monsters:1', 'items:1', 'ai', 'ia', '1', '', 'b', 'a'];
    const firsts = seeds.flatMap((seed) => purposes.map((purpose) => Rng.of(seed, purpose).next()));
    expect(new Set(firsts).size).toBe(firsts.length);
  });

  it('draws independently for neighbouring seeds and purposes', () => {
    const pairs = new Array<number>(16).fill(0);
    const note = (a: number, b: number): void => void (pairs[a * 4 + b] = (pairs[a * 4 + b] ?? 0) + 1);
    for (let seed = 0; seed < 8000; seed++) {
      note(Rng.of(String(seed), 'layout:1').below(4), Rng.of(String(seed + 1), 'layout:1').below(4));
      note(Rng.of(String(seed), 'layout:2').below(4), Rng.of(String(seed), 'layout:3').below(4));
    }
    expect(unevenness(pairs)).toBeLessThan(1);
  });

  it.each([2, 3, 6, 10, 16])('below(%i) is uniform', (n) => {
    const rng = Rng.of('uniform', String(n));
    const counts = new Array<number>(n).fill(0);
    for (let i = 0; i < 20_000; i++) {
      const drawn = rng.below(n);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    expect(counts).toHaveLength(n);
    expect(unevenness(counts)).toBeLessThan(1);
  });

  it('has even bits, all 32 of them', () => {
    const rng = Rng.of('bits', '');
    const ones = new Array<number>(32).fill(0);
    const draws = 20_000;
    for (let i = 0; i < draws; i++) {
      const drawn = rng.next();
      for (let bit = 0; bit < 32; bit++) ones[bit] = (ones[bit] ?? 0) + ((drawn >>> bit) & 1);
    }
    expect(Math.max(...ones.map((count) => unevenness([count, draws - count])))).toBeLessThan(1.5);
  });

  it('gives every number of below(n) for exactly as many of the 2^32 words, drawing again for the uneven rest', () => {
    const edges = [1, 0x55555555, 0x55555556, 0xaaaaaaaa, 0xaaaaaaab, 0xffffffff].map((word) => new Words(word).below(3));
    expect(edges).toEqual([0, 0, 1, 1, 2, 2]);
    expect(new Words(0, 0xffffffff).below(3)).toBe(2);
    expect([0, 0x0fffffff, 0x10000000, 0xffffffff].map((word) => new Words(word).below(16))).toEqual([0, 0, 1, 15]);
    expect(new Words(0xffffffff).below(2 ** 21)).toBe(2 ** 21 - 1);
    expect(new Words(0).below(1)).toBe(0);
  });

  it('range includes both ends, pick every element, flip both sides', () => {
    const rng = Rng.of('range', '');
    expect([...new Set(times(200, () => rng.range(-1, 2)))].sort((a, b) => a - b)).toEqual([-1, 0, 1, 2]);
    expect(new Set(times(200, () => rng.pick([4, 5, 6])))).toEqual(new Set([4, 5, 6]));
    const heads = times(10_000, () => (rng.flip() ? 1 : 0)).filter((side) => side === 1).length;
    expect(misfit([heads, 10_000 - heads], [1, 1])).toBeLessThan(1);
  });
});
