import type { Theme } from '../../view/themes/Theme';

/** Where the looks of a region are: its theme, and its sheet of sprites from `assets/sprites/regions`. Its texts are found by its name, in
 * `regions` of every language.
 */
export interface PartImports {
  readonly theme: () => Promise<Theme>;
  readonly frames: () => Promise<{ readonly default: object }>;
  readonly picture: () => Promise<{ readonly default: string }>;
  /** The picture on the card that is shown on the way in. */
  readonly card?: () => Promise<{ readonly default: string }>;
}

/** The regions of floors whose looks and texts come late, each in files of its own. Those of the first are there at once. */
export const REGION_PARTS = {
  rootways: {
    theme: () => import(/* webpackChunkName: "rootways" */ '../../view/themes/rootways').then(({ rootways }) => rootways),
    frames: () => import(/* webpackChunkName: "rootways" */ '../../../assets/regions/rootways.json'),
    picture: () => import(/* webpackChunkName: "rootways" */ '../../../assets/regions/rootways.png?inline'),
    card: () => import(/* webpackChunkName: "rootways" */ '../../../assets/cards/rootways.png?inline'),
  },
  drowned: {
    theme: () => import(/* webpackChunkName: "drowned" */ '../../view/themes/drowned').then(({ drowned }) => drowned),
    frames: () => import(/* webpackChunkName: "drowned" */ '../../../assets/regions/drowned.json'),
    picture: () => import(/* webpackChunkName: "drowned" */ '../../../assets/regions/drowned.png?inline'),
    card: () => import(/* webpackChunkName: "drowned" */ '../../../assets/cards/drowned.png?inline'),
  },
} as const satisfies Readonly<Record<string, PartImports>>;

export type RegionName = keyof typeof REGION_PARTS;

export const REGION_NAMES = Object.keys(REGION_PARTS) as readonly RegionName[];
