import type { GameEvent } from '../../engine/events';
import type { Game } from '../../engine/Game';
import { currentTexts, textOf } from '../../keep/text';
import type { Listener } from '../Listeners';

/** What a boss said. */
export interface BossLine {
  readonly text: string;
  /** Counts up, so that the same words twice are told apart. */
  readonly count: number;
  /** Whether the log says it too, as it does at the death of a boss. */
  readonly isLogged: boolean;
}

/** Turns for which a line stays on the screen. */
const STAYS = 5;

/** What the bosses of a run say, each line for a few turns. Those without words are silent. */
export class BossLines implements Pick<Listener, 'run' | 'turn' | 'jump'> {
  private said: (BossLine & { readonly turn: number }) | null = null;
  private count = 0;

  /** What was said last; null if that is some turns ago. */
  lineIn({ state }: Game): BossLine | null {
    const { said } = this;
    return said !== null && state.turn >= said.turn && state.turn - said.turn < STAYS ? said : null;
  }

  run(): void {
    this.said = null;
  }

  jump(): void {
    this.said = null;
  }

  turn(events: readonly GameEvent[], { state: { turn } }: Game): void {
    for (const event of events) {
      if (event.type !== 'spoke') continue;
      const key = `breed.${event.breed}.${event.moment}`;
      if (!Object.hasOwn(currentTexts(), key)) continue;
      this.said = { text: textOf({ key, params: {} }), count: ++this.count, isLogged: event.moment === 'dies', turn };
    }
  }
}
