import type { Texts } from '../../../../engine/content';

/* English for what only the drowned halls have. */
export const region = {
  'theme.drowned': 'The Drowned Halls',
  'theme.drowned.about': 'Here the lantern-makers put their fires out to hide them. The water stayed, and it keeps what they left.',
} as const satisfies Texts;
