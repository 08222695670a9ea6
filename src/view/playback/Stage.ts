import type { Point } from '../../engine/core/point';
import type { Flare } from '../light/Flares';
import type { ViewPreferences } from '../Preferences';
import type { SpeckKind } from '../particles/specks';

/** The stage of effects: preferences, light, specks, shaking. Points are cells. */
export interface Stage {
  readonly preferences: ViewPreferences;
  flare(at: Point, flare: Pick<Flare, 'colour' | 'reach' | 'strength' | 'lasts'>): void;
  burst(kind: SpeckKind, cell: Point): void;
  /** Shakes the view by up to this many map pixels. */
  shake(strength: number): void;
}
