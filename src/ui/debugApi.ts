import { isHostile } from '../engine/facts/sides';
import { encodeReplay } from '../engine/run/replay';
import type { Session } from './Session';
import type { CellOnPage } from './SessionPorts';

/** What tests and the curious may read of the current run, as `window.lanternfall`; all null before the first run. */
export interface DebugApi {
  /** The run's id: two runs of one seed have two. */
  readonly id: string | null;
  /** Null too while the run waits for the map. */
  readonly turn: number | null;
  /** The turn up to which the run is known to be saved; null where it is not. */
  readonly savedTurn: number | null;
  readonly floor: number | null;
  readonly hp: number | null;
  /** Turns of light left. */
  readonly oil: number | null;
  /** The hero's statuses as `id turns`, separated by commas. */
  readonly statuses: string | null;
  /** The 32-bit hash of the whole state. */
  readonly hash: number | null;
  readonly pack: string | null;
  readonly seed: string | null;
  /** The replay of the run so far, as one line; null where actions are missing. */
  readonly replay: string | null;
  /** Where the hero is on the page, in CSS pixels; null while there is no map. */
  readonly hero: CellOnPage | null;
  /** Where the enemies in view are on the page, likewise. */
  readonly enemies: readonly CellOnPage[] | null;
  /** The edge marks of those off the screen, each with its distance in steps. */
  readonly marks: readonly { readonly x: number; readonly y: number; readonly steps: number }[] | null;
}

/** Read-only plain values of the present moment: nothing reached through them can change a run. */
export function debugApiOf(session: Session): DebugApi {
  return Object.freeze({
    get id() { return session.run?.record.id ?? null; },
    get turn() { return session.isWaiting ? null : (session.game?.state.turn ?? null); },
    get savedTurn() { return session.runs.savedTurn; },
    get floor() { return session.game?.state.floor ?? null; },
    get hp() { return session.game?.state.player.hp ?? null; },
    get oil() { return session.game?.state.hero.oil ?? null; },
    get statuses() {
      if (!session.game) return null;
      return Object.entries(session.game.state.player.statuses).map(([id, turns]) => `${id} ${turns}`).join(', ');
    },
    get hash() { return session.game?.hash ?? null; },
    get pack() { return session.game?.state.pack ?? null; },
    get seed() { return session.game?.state.seed ?? null; },
    get replay() { return session.run?.replay ? encodeReplay(session.run.replay) : null; },
    get hero() { return session.game ? (session.ports.whereIs?.(session.game.state.player) ?? null) : null; },
    get enemies() { return enemiesOf(session); },
    get marks() { return session.ports.marksAtEdge?.().map((mark) => ({ ...mark })) ?? null; },
  });
}

function enemiesOf({ game, ports: { whereIs } }: Session): CellOnPage[] | null {
  if (!game || !whereIs) return null;
  const seen = game.floor.state.actors.filter((actor) => isHostile(game.state.player, actor) && game.seesActor(actor));
  return seen.map((actor) => whereIs(actor));
}

/** Defines `window.lanternfall`, which can't be replaced. */
export function exposeDebugApi(target: object, session: Session): void {
  Object.defineProperty(target, 'lanternfall', { value: debugApiOf(session), enumerable: true, writable: false, configurable: false });
}
