/** What exploring picks up: everything; treasure, keys and unidentified items; treasure and keys; nothing. */
export const PICKS = ['all', 'new', 'treasure', 'none'] as const;

export type Picks = (typeof PICKS)[number];
