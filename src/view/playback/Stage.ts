import type { Point } from '../../engine/core/point';
import type { Flare } from '../light/Flares';
import type { ViewPreferences } from '../Preferences';
import type { SpeckKind } from '../particles/specks';

/** What effects play on: how the picture is wanted, the light they throw, the specks they leave. Points are cells. */
export interface Stage {
  readonly preferences: ViewPreferences;
  flare(at: Point, flare: Pick<Flare, 'colour' | 'reach' | 'strength' | 'lasts'>): void;
  burst(kind: SpeckKind, cell: Point): void;
  /** Shakes the picture by so many map pixels. */
  shake(strength: number): void;
}
