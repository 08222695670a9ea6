/** The sprite atlas's key, and its files relative to the page. */
export const ATLAS = 'atlas';
export const ATLAS_FILES = { picture: 'assets/atlas.png', frames: 'assets/atlas.json' } as const;
