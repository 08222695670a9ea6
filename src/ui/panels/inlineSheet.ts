import frames from '../../../assets/atlas.json';
import picture from '../../../assets/atlas.png?inline';

/** The atlas within a script: a frame in a sandbox is of no origin, and may run from its host what it must not read from it. */
export const INLINE_SHEET = { frames, picture } as const;
