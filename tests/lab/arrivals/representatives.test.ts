import type { Arrival } from '../../../src/lab/arrivals/Arrival';
import { representatives } from '../../../src/lab/arrivals/representatives';
import { Rng } from '../../../src/engine/core/rng';
import { contentOf } from '../../support/tinyPack';
import { packs } from '../../../src/content/packs';

const campaign = contentOf(packs.lanternfall);

/** A hero with so many potions, points of its sword and turns of oil. */
const hero = (seed: number, potions: number, plus = 0, oil = 0): Arrival => ({
  seed: String(seed), hero: 'lamplighter', level: 5, xp: 0, hp: 60, maxHp: 60, power: 3, defence: 1, oil,
  bag: { healthPotion: potions }, worn: [{ kind: 'sword', plus }],
});

/** Those of one floor. */
const chosenOf = (came: readonly Arrival[], count: number): readonly Arrival[] =>
  representatives(campaign, new Map([[4, came]]), count).get(4) ?? [];

describe('heroes who stand for all who came to a floor', () => {
  const potionsOf = (arrivals: readonly Arrival[]): number[] => arrivals.map(({ bag = {} }) => bag['healthPotion'] ?? 0);
  const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

  it('are all of them where there are no more', () => {
    const few = [hero(1, 3), hero(2, 1)];
    expect(chosenOf(few, 3)).toEqual(few);
  });

  it('are poor and rich in the share of all, whoever came first, in the order in which they came', () => {
    const came = [...[0, 1, 2, 3].map((potions) => hero(potions, potions)), ...[9, 8, 7, 6, 5, 4].map((potions) => hero(potions, potions))];
    expect(potionsOf(chosenOf(came, 5))).toEqual([1, 3, 9, 7, 5]);
  });

  it('are told apart by points and oil as well as by what heals, whatever their numbers', () => {
    const came = [hero(1, 1, 1, 100), hero(2, 2, 2, 200), hero(3, 3, 3, 300), hero(4, 1, 3, 300)];
    expect(chosenOf(came, 2).map(({ seed }) => seed)).toEqual(['2', '3']);
  });

  it('are those of the floor above, of some alike', () => {
    const came = new Map([[4, [hero(1, 1), hero(2, 2)]], [5, [hero(1, 3), hero(3, 4), hero(4, 5), hero(2, 6), hero(5, 7), hero(6, 8)]]]);
    expect(representatives(campaign, came, 2).get(5)?.map(({ seed }) => seed)).toEqual(['1', '2']);
  });

  it('come nearer to what all have than the first who came do', () => {
    const off = (choose: (came: readonly Arrival[]) => readonly Arrival[]): number => mean(Array.from({ length: 200 }, (_, round) => {
      const rng = Rng.of('representatives', String(round));
      const came = Array.from({ length: 96 }, (_, seed) => hero(seed, rng.below(15), rng.below(12), rng.below(600)));
      return Math.abs(mean(potionsOf(choose(came))) - mean(potionsOf(came)));
    }));
    const first = off((came) => came.slice(0, 24));
    expect(off((came) => chosenOf(came, 24))).toBeLessThan(first * 0.9);
  });
});
