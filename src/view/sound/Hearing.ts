import type { GameEvent } from '../../engine/events';
import type { Game } from '../../engine/Game';
import { lightOf } from '../../engine/facts/light';
import { maxHpOf } from '../../engine/facts/stats';
import { soundOf, type Cue, type Ear } from './eventSounds';

/** HP at or below this fraction of max HP are low. */
const LOW = 0.25;
/**
 * While HP are low the heart beats this often, every BEAT_TURNS turns and ever softer, and again after damage, MIN_TURNS apart
 * at least.
 */
const BEATS = 3;
const BEAT_TURNS = 5;
const MIN_TURNS = 2;
const BEAT_AFTER = 0.3;
const BEAT_FADE = 0.25;

/** The sounds of a run, turn by turn. It remembers what events do not say: who was an elite, and the state before. */
export class Hearing {
  private readonly elites = new Set<number>();
  private floor = 0;
  private light = 0;
  private isLow = false;
  private beatsLeft = 0;
  private sinceBeat = 0;

  /** Starts or resumes a run; silent itself. */
  open(game: Game): void {
    this.isLow = false;
    this.beatsLeft = 0;
    this.remember(game);
  }

  /** A turn's sounds in order. */
  hear(events: readonly GameEvent[], game: Game): Cue[] {
    this.meet(game);
    const ear: Ear = { game, floorBefore: this.floor, lightBefore: this.light, isElite: (actor) => this.elites.has(actor) };
    const heard = events.flatMap((event) => soundOf(event, ear) ?? []);
    this.remember(game);
    // Positions on the previous floor mean nothing on the next.
    const hasLeft = events.some(({ type }) => type === 'arrived');
    const placed = hasLeft ? heard.map(({ sound, gain = 1 }) => ({ sound, gain })) : heard;
    return events.every(({ type }) => type === 'refused') ? placed : [...placed, ...this.beat(events, game)];
  }

  private beat(events: readonly GameEvent[], game: Game): Cue[] {
    const { player } = game.state;
    const isLow = !game.isOver && player.hp <= LOW * maxHpOf(game, player);
    const isHurt = events.some((event) => (event.type === 'damaged' || event.type === 'paid') && event.actor === player.id);
    if (isLow && !this.isLow) this.sinceBeat = BEAT_TURNS;
    if (isLow && isHurt) this.sinceBeat = Math.max(this.sinceBeat, BEAT_TURNS - MIN_TURNS);
    if (isLow && (isHurt || !this.isLow)) this.beatsLeft = BEATS;
    this.isLow = isLow;
    this.sinceBeat++;
    if (!isLow || this.beatsLeft === 0 || this.sinceBeat < BEAT_TURNS) return [];
    this.sinceBeat = 0;
    return [{ sound: 'heartbeat', gain: 1 - BEAT_FADE * (BEATS - this.beatsLeft--), after: BEAT_AFTER }];
  }

  private remember(game: Game): void {
    if (game.state.floor !== this.floor) this.elites.clear();
    this.meet(game);
    this.floor = game.state.floor;
    this.light = lightOf(game);
  }

  private meet({ floor }: Game): void {
    for (const { id, elite } of floor.state.actors) if (elite.length > 0) this.elites.add(id);
  }
}
