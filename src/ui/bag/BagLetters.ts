import type { Stack } from './stacks';

const ALL = Array.from('abcdefghijklmnopqrstuvwxyz');

/**
 * The letters of the bag's lines: a line keeps its letter, and gets it back if it returns before another line has taken it.
 * A loaded run starts with a, b, c in the order of the bag.
 */
export class BagLetters {
  private letters: ReadonlyMap<string, string> = new Map();

  /** Forgets everything, for another run. */
  clear(): void {
    this.letters = new Map();
  }

  /** Gives letters to new lines; call it whenever the bag may have changed. */
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
