/** The pictures of regions that have come, by theme: addresses. */
const cards = new Map<string, string>();

/** Adds the picture of a region's card. */
export function addCard(theme: string, address: string): void {
  cards.set(theme, address);
}

/** The address of the picture of a region's card; null until it has come. */
export function cardOf(theme: string): string | null {
  return cards.get(theme) ?? null;
}
