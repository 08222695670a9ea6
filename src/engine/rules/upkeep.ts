import type { World } from '../World';
import { mindLamp } from './lamp';
import { raiseRemains } from './reviving';
import { wanderIn } from './wanderers';

/** What happens by itself after each of the player's turns, once the monsters have acted. */
export function upkeep(world: World): void {
  mindLamp(world);
  raiseRemains(world);
  wanderIn(world);
}
