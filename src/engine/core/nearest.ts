/** The `most` names most similar to a word, nearest first. */
export function nearest(word: string, names: readonly string[], most: number): string[] {
  return ranked(word, names).slice(0, most).map(({ name }) => name);
}

/** The end of a sentence: a full stop, or a suggestion of the name probably meant. */
export function didYouMean(word: string, names: readonly string[]): string {
  const [best] = ranked(word, names);
  return best && best.far <= Math.max(1, Math.floor(word.length / 4)) ? `; did you mean "${best.name}"?` : '.';
}

function ranked(word: string, names: readonly string[]): { name: string; far: number }[] {
  // Names from outside may be of any length; what is twice as long is far off however it goes on.
  const small = word.slice(0, 40).toLowerCase();
  return names.map((name) => ({ name, far: editsBetween(small, name.slice(0, 80).toLowerCase()) }))
    .sort((a, b) => a.far - b.far || (a.name < b.name ? -1 : 1));
}

/** Damerau-Levenshtein distance: the insertions, deletions, substitutions and swaps between two words. */
function editsBetween(a: string, b: string): number {
  let above: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const exchanged = (row[j - 1] ?? 0) + (a.charAt(i - 1) === b.charAt(j - 1) ? 0 : 1);
      const isSwap = j > 1 && a.charAt(i - 1) === b.charAt(j - 2) && a.charAt(i - 2) === b.charAt(j - 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, exchanged, isSwap ? (above[j - 2] ?? Infinity) + 1 : Infinity));
    }
    above = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
