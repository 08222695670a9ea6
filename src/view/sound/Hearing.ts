import type { GameEvent } from '../../engine/events';
import type { Game } from '../../engine/Game';
import { lightOf } from '../../engine/rules/lantern';
import { maxHpOf } from '../../engine/rules/stats';
import { soundOf, type Cue, type Ear } from './eventSounds';

/** Of the most hit points so few are dangerous. */
const LOW = 0.25;
/** While they are low the heart is heard so often, every so many turns and ever softer, until something hurts anew; then no sooner than after so few. */
const BEATS = 3;
const BEAT_TURNS = 5;
const LEAST_TURNS = 2;
const BEAT_AFTER = 0.3;
const BEAT_FADE = 0.25;

/** What of a run is heard turn by turn. It remembers what a turn's events do not say: who was an elite, and how things were before. */
export class Hearing {
  private readonly elites = new Set<number>();
  private floor = 0;
  private light = 0;
  private isLow = false;
  private beatsLeft = 0;
  private sinceBeat = 0;

  /** A run that has begun or goes on; nothing is heard of it yet. */
  open(game: Game): void {
    this.isLow = false;
    this.beatsLeft = 0;
    this.remember(game);
  }

  /** What is heard of a turn, in its order. */
  hear(events: readonly GameEvent[], game: Game): Cue[] {
    this.meet(game);
    const ear: Ear = { game, floorBefore: this.floor, lightBefore: this.light, isElite: (actor) => this.elites.has(actor) };
    const heard = events.flatMap((event) => soundOf(event, ear) ?? []);
    this.remember(game);
    // Places of a floor that was left mean nothing on the next.
    const hasLeft = events.some(({ type }) => type === 'arrived');
    const placed = hasLeft ? heard.map(({ sound, gain = 1 }) => ({ sound, gain })) : heard;
    return events.every(({ type }) => type === 'refused') ? placed : [...placed, ...this.beat(events, game)];
  }

  private beat(events: readonly GameEvent[], game: Game): Cue[] {
    const { player } = game.state;
    const isLow = !game.isOver && player.hp <= LOW * maxHpOf(game, player);
    const isHurt = events.some((event) => event.type === 'damaged' && event.actor === player.id);
    if (isLow && !this.isLow) this.sinceBeat = BEAT_TURNS;
    if (isLow && isHurt) this.sinceBeat = Math.max(this.sinceBeat, BEAT_TURNS - LEAST_TURNS);
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
