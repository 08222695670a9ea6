import type { region as english } from '../../en/regions/drowned';

/* German for what only the drowned halls have. */
export const region = {
  'theme.drowned': 'Die versunkenen Hallen',
  'theme.drowned.about': 'Hier löschten die Laternenmacher ihre Feuer, um sie zu verbergen. Das Wasser blieb, und es behält, was sie zurückließen.',
} as const satisfies Record<keyof typeof english, string>;
