import type { Kinds } from './reach';

/** An id or the key of a name as people read it: `breed.goblinArcher+swift` is `goblin archer, swift`. */
export function words(id: string): string {
  const [name = '', ...more] = id.replace(/^[a-z]+\./, '').split('+');
  return [name, ...more].map((part) => part.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)).join(', ');
}

/** What a floor brings for the first time, as one list: those who live there first, each name once. */
export function firstWords(first: Kinds): string[] {
  const { layouts, breeds, elites, traps, statuses, hazards, vaults, items, affixes } = first;
  return [...new Set([...breeds, ...elites.map((id) => `${id} elites`), ...traps.map((id) => `${id} trap`), ...statuses, ...hazards, ...layouts, ...vaults, ...items, ...affixes].map(words))];
}
