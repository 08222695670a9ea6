import { SETTING_ROWS, type Chosen } from '../settings/settingRows';

/** Sprite pixels along a cell's side. */
const CELL = 16;
const STEPS = SETTING_ROWS.zoom.values.filter((value) => value !== 'fit').map(Number);

/** The zoom one step above or below that at which a cell has this side, in CSS pixels; clamped. */
export function zoomBy(side: number, by: 1 | -1): Chosen['zoom'] {
  const wanted = Math.round(side / CELL) + by;
  const zoom = Math.min(Math.max(wanted, Math.min(...STEPS)), Math.max(...STEPS));
  return SETTING_ROWS.zoom.values.find((value) => value === String(zoom)) ?? 'fit';
}
