import { isConsumable, type Content, type HazardKind } from '../../engine/content';
import type { Point } from '../../engine/core/point';
import { inflictedBy } from '../../engine/effects/effects';
import type { Game } from '../../engine/Game';

/** A coloured light in a cell; one that `burns` flickers. */
export interface Glow extends Point {
  /** `#rrggbb`. */
  readonly colour: string;
  readonly burns: boolean;
  /** Its reach in cells, and its strength at the centre, 0 to 1. */
  readonly reach: number;
  readonly strength: number;
}

/** The light of plants and inlays; of fire; of the goal item. */
export const SOFT = { burns: false, reach: 3.5, strength: 0.7 } as const;
const FIRE = { burns: true, reach: 3.5, strength: 0.85 } as const;
const GOAL_ITEM = { burns: true, reach: 6, strength: 0.9 } as const;
const WHITE = '#ffffff';

/** The temporary lights in view: fire, and the goal item where it lies. */
export function temporaryGlows({ floor, content }: Game): Glow[] {
  const fires = floor.state.hazards.filter(({ kind, x, y }) => floor.isVisible(x, y) && isFire(content, content.hazards.get(kind)));
  const goalItems = floor.state.items.filter(({ kind, seen }) => seen && isGoalItem(content, kind));
  return [
    ...fires.map(({ kind, x, y }) => ({ x, y, colour: content.hazards.get(kind)?.colour ?? WHITE, ...FIRE })),
    ...goalItems.map(({ kind, x, y }) => ({ x, y, colour: content.itemKinds.get(kind)?.colour ?? WHITE, ...GOAL_ITEM })),
  ];
}

/** Whether a hazard is fire, or bright like it: it inflicts a status that water ends, or is sudden. */
export function isFire({ statuses }: Pick<Content, 'statuses'>, hazard: HazardKind | undefined): boolean {
  return hazard?.sudden === true || inflictedBy(hazard?.effects).some(({ status }) => statuses.get(status)?.endsBy === 'water');
}

function isGoalItem({ itemKinds }: Content, id: string): boolean {
  const kind = itemKinds.get(id);
  return kind !== undefined && !isConsumable(kind) && 'wins' in kind;
}
