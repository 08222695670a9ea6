import type { Stack } from './stacks';

const ALL = Array.from('abcdefghijklmnopqrstuvwxyz');

/**
 * The letters of what is carried: each line of the bag keeps its own as long as it is there, and gets it back if it returns before
 * anybody else has it. A run that is loaded begins with a, b, c in the order of the bag.
 */
export class BagLetters {
  private letters: ReadonlyMap<string, string> = new Map();

  /** Forgets everything, as when another run begins. */
  clear(): void {
    this.letters = new Map();
  }

  /** Gives letters to what is new; to be called whenever the bag may be another one. */
  update(stacks: readonly Stack[]): void {
    const carried = new Set(stacks.map(({ key }) => key));
    const letters = new Map([...this.letters].filter(([key]) => carried.has(key)));
    const taken = new Set(letters.values());
    const gone = [...this.letters].filter(([key]) => !carried.has(key));
    for (const key of carried) {
      if (letters.has(key)) continue;
      const letter = ALL.find((free) => !taken.has(free)) ?? '';
      letters.set(key, letter);
      taken.add(letter);
    }
    for (const [key, letter] of gone) if (!taken.has(letter)) letters.set(key, letter);
    this.letters = letters;
  }

  of({ key }: Stack): string {
    return this.letters.get(key) ?? '';
  }
}
