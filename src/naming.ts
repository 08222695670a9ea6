/**
 * What a game of one's own changes first (docs/PUBLISHING.md): `name` is what players read; `id` begins everything that a browser keeps
 * for the game and every file that it writes, so that games on one site stay apart. Under another `id` players find nothing they had saved.
 */
export const GAME = { name: 'Lanternfall', id: 'lanternfall' } as const;
