import type { Texts } from '../../../../engine/content';

/* English for what only the drowned halls have. */
export const region = {
  'theme.drowned': 'The Drowned Halls',
} as const satisfies Texts;
