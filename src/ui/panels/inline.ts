import frames from '../../../assets/atlas.json';
import picture from '../../../assets/atlas.png?inline';

/** The atlas within a script, which a sandboxed frame without an origin may run but not read from its host. */
export const INLINE_SHEET = { frames, picture } as const;
