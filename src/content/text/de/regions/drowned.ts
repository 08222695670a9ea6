import type { region as english } from '../../en/regions/drowned';

/* German for what only the drowned halls have. */
export const region = {
  'theme.drowned': 'Die versunkenen Hallen',
} as const satisfies Record<keyof typeof english, string>;
