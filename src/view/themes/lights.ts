import { THEMES } from './themes';
import type { Light } from './Theme';

/** The lights of what stands about, by frame, of all themes: a vault may bring furniture of another. */
export const LIGHTS: Readonly<Record<string, Light>> = Object.assign({}, ...Object.values(THEMES).map(({ lights }) => lights)) as Record<string, Light>;
