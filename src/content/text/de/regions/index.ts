/* Written by tools/languages.cjs, as ../../index.ts is. */
import { region as drowned } from './drowned';
import { region as rootways } from './rootways';

/** The texts of all regions. */
export const regions = { ...drowned, ...rootways };
