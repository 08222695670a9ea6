import type { GameEvent } from '../../engine/events';
import type { Game } from '../../engine/Game';
import type { KeyPress } from './KeyPress';

/**
 * Decides whether a held key may act. A fresh press always may; its repeats only in the mode it began in, and not after something
 * alarming, until the key is released and pressed again.
 */
export class HeldKeys {
  readonly onlyPlayed = true;
  private startled = false;
  private mode: object | null = null;

  /** Whether this press may act in the present mode; `isBusy` while the map is still moving. */
  allows(press: KeyPress, mode: object, isBusy: boolean): boolean {
    if (press.repeat) return !this.startled && !isBusy && this.mode === mode;
    this.startled = false;
    this.mode = mode;
    return true;
  }

  /** Checks a turn's events: a new hostile, a wound or the like stops a held key. */
  turn(events: readonly GameEvent[], { state }: Pick<Game, 'state'>): void {
    if (events.some((event) => isStartling(event, state.player.id))) this.startled = true;
  }
}

/** Alarming when they happen to the player. */
const TO_PLAYER: readonly GameEvent['type'][] = ['damaged', 'inflicted', 'trapSprung', 'teleported'];
/** Alarming whenever the player sees them. */
const SEEN: readonly GameEvent['type'][] = ['noticed', 'revealed', 'woke', 'stole', 'trapFound'];

function isStartling(event: GameEvent, player: number): boolean {
  if (SEEN.includes(event.type)) return event.seen;
  return TO_PLAYER.includes(event.type) && 'actor' in event && event.actor === player;
}
