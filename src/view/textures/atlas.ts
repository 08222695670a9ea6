/** The key of the sprite atlas among the textures. */
export const ATLAS = 'atlas';
