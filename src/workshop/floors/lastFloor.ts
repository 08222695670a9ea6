import type { Content } from '../../engine/content';
import { deepestFloor } from '../../engine/facts/uses';

/** The deepest floor that is offered of a pack without an end. */
const DEEP = 30;

/** The deepest floor of a pack that can be shown or played. */
export function lastFloor(content: Content): number {
  return deepestFloor(content) ?? DEEP;
}
