import type { Game } from '../../engine/Game';
import type { GameEvent } from '../../engine/events';
import { maxHpOf } from '../../engine/facts/stats';
import type { Listeners } from '../Listeners';
import type { Session } from '../Session';
import type { Buzz } from '../SessionPorts';
import { BossLines } from '../guide/BossLines';
import { LoreTracker } from '../guide/LoreTracker';
import type { Device } from '../input/Hands';
import type { Settings } from '../settings/settings';
import { PlayerTurns } from './PlayerTurns';

/* What playing needs beyond the title; it comes with the panels around the map. */

export { beginRun } from '../../keep/Run';
export { chooseByKey } from '../input/firstKeys';
export { marksOf, onMap } from '../modes/onMap';

/** Has a session's turns taken, told and counted, of the run that waits for it too. */
export function takeTurns(session: Session, listeners: Listeners): PlayerTurns {
  const turns = new PlayerTurns(session, listeners);
  const tracker = new LoreTracker(session.lore, () => session.now);
  session.bossLines = new BossLines();
  for (const listener of [tracker, session.bossLines, new Rumble(session)]) session.on(listener);
  if (session.run) {
    tracker.run(session.run.game);
    turns.askForReward(session.run.game);
    turns.begin(session.run.game);
  }
  return turns;
}

/** The part of a session used here. */
interface RumbleSession {
  readonly settings: Settings;
  readonly device: Device;
  readonly ports: { readonly vibrate?: (buzz: Buzz) => void };
}

/** The minimum, and what is added for losing all HP at once. */
const WOUND_MS = { least: 20, more: 120 };
const DEATH: Buzz = [120, 80, 260];

/** Vibrates the phone when the player is hurt or dies. */
export class Rumble {
  readonly onlyPlayed = true;

  constructor(private readonly session: RumbleSession) {}

  turn(events: readonly GameEvent[], game: Game): void {
    const { settings, device, ports } = this.session;
    if (settings.vibration === 'off' || device !== 'touch') return;
    const buzz = buzzOf(events, game);
    if (buzz !== null) ports.vibrate?.(buzz);
  }
}

/** A turn's vibration; null if the player took no damage. */
function buzzOf(events: readonly GameEvent[], game: Game): Buzz | null {
  const { player } = game.state;
  const lost = events.reduce((sum, event) => (event.type === 'damaged' && event.actor === player.id ? sum + event.amount : sum), 0);
  if (lost === 0) return null;
  if (player.hp <= 0) return DEATH;
  return WOUND_MS.least + Math.round((WOUND_MS.more * lost) / maxHpOf(game, player));
}
