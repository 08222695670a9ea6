import type { GameEvent } from '../../engine/events';
import type { Mode } from '../Mode';
import type { KeyPress } from './KeyPress';

/**
 * Decides whether a held key goes on acting. A distinct press always does; its repeats only in the mode it began in,
 * and not after something happened that a player wants to look at first, until the key is let go and pressed anew.
 */
export class HeldKeys {
  private startled = false;
  private mode: Mode | null = null;

  /** Whether this press may act, given the mode in charge and whether the map is still moving. */
  allows(press: KeyPress, mode: Mode, isBusy: boolean): boolean {
    if (press.repeat) return !this.startled && !isBusy && this.mode === mode;
    this.startled = false;
    this.mode = mode;
    return true;
  }

  /** Takes note of what a turn brought: a new hostile, a wound or the like stops a held key. */
  watch(events: readonly GameEvent[], player: number): void {
    if (events.some((event) => isStartling(event, player))) this.startled = true;
  }
}

/** What startles whoever it happens to. */
const ONESELF: readonly GameEvent['type'][] = ['damaged', 'inflicted', 'trapSprung', 'teleported'];
/** What startles when it is seen. */
const ANYBODY: readonly GameEvent['type'][] = ['noticed', 'revealed', 'woke', 'stole', 'trapFound'];

function isStartling(event: GameEvent, player: number): boolean {
  if (ANYBODY.includes(event.type)) return event.seen;
  return ONESELF.includes(event.type) && 'actor' in event && event.actor === player;
}
