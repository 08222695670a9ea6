import type { Breed } from '../../engine/content';
import { befriends, walker } from './anatomy';

/*
 * Actors of all floors; the others are in the regions. Their rows everywhere:
 *   weight     in regions, by the region's floors, see `campaign.ts`
 *   hp, defence, power  as on floor 1; the pack's `strength` adds to them by floor. A point of defence takes a share off the power, see `blows`
 *   xp         for killing it
 *   speed      energy per round, 100 = one action per turn
 *   brain      tactics in order; the first that proposes an action wins
 *   moves      walk (the default), fly, phase through walls, burrow through them, swim and never leave the water
 *   nerve      percent of HP below which `escape` flees
 *   company    monsters that appear with it
 *   sleepy     percent chance to be asleep, instead of the floor's own
 *   captive    how it looks while it is held; those who can be freed, see `captives` of the pack
 *   abilities  who prompts them, range (dx^2 + dy^2, in a clear line), cooldown in turns, percent chance of use; `windup`: turns between announcement and effect
 *   revives    its remains rise after `turns` turns with `hp` percent of HP, unless they are stepped on
 *   heedless   stays where an announced attack will hit
 * Texts: `breed.<id>`, `breed.<id>.about`, `ability.<id>`, `.used`, `.announced`.
 */
export const breeds = {
  player: { ...walker, glyph: '@', colour: '#ffffff', sprite: 'hero/idle', hp: 39, power: 3, defence: 1, xp: 0, brain: [], ambush: 100 },

  /*
   * Held in cages and stockades: once freed they fight for the player, as strong as the floor makes its monsters. They tread softly, or all that
   * sleeps would wake. Those of one region are in that.
   */

  /** Throws in its lot with the player. */
  goblinDeserter: { ...walker, glyph: 'f', colour: '#5484e8', sprite: 'goblin-friend/idle', captive: { glyph: 'f', colour: '#8ccc54', sprite: 'captive-goblin/idle' }, hp: 48, power: 6, xp: 0, noise: 40, brain: befriends },
  /** Hard to hurt, and slow. */
  oldDelver:      { ...walker, glyph: 'D', colour: '#5484e8', sprite: 'delver-friend/idle', captive: { glyph: 'D', colour: '#c07c58', sprite: 'old-delver/idle' }, hp: 68, power: 7, defence: 1, xp: 0, noise: 40, speed: 80, brain: befriends },
  /** Small and quick. */
  wolfCub:        { ...walker, glyph: 'y', colour: '#5484e8', sprite: 'wolf-cub/idle', hp: 36, power: 6, xp: 0, noise: 40, speed: 130, brain: befriends },
} as const satisfies Record<string, Breed>;
