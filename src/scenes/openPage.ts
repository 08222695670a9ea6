import type Phaser from 'phaser';
import { standBy } from '../shell/Rescuer';
import { CrashRecovery, tabMemory } from '../ui/files/CrashRecovery';
import { openSession } from '../ui/openSession';
import { mountPanels } from '../ui/panels/mountPanels';
import type { Session } from '../ui/Session';
import type { SessionPorts } from '../ui/SessionPorts';

/** What is played with nothing of the player's own runs. */
export interface Trial {
  readonly ports: SessionPorts;
  /** Shows what is played. */
  begin(session: Session): Promise<unknown>;
}

/**
 * Opens the page: the title at once, the map as soon as it has come, then the dialogs and the sound. Resolves with Phaser's game; a part
 * that cannot be loaded rejects, which ends in the error screen.
 * @param trial in place of the player's own runs
 */
export async function openPage(page: Window & typeof globalThis, trial?: Trial): Promise<Phaser.Game> {
  // Asked for at once, so that the line is not idle while the title is made.
  const phaser = import(/* webpackChunkName: "boot" */ './startMap');
  // Its fault is reported where it is waited for.
  phaser.catch(() => undefined);
  const stage = page.document.querySelector<HTMLElement>('#game') ?? page.document.body;
  const session = await openSession(page, trial?.ports);
  standBy(page, new CrashRecovery(session, { version: LANTERNFALL_VERSION, memory: tabMemory(() => page.sessionStorage) }));
  session.ports.isReady = () => false;
  const later = mountPanels(stage, session);
  tickUntilReady(page, session);
  await (trial ? trial.begin(session) : session.runs.resume(page.location.search));
  // The map itself and its sprites come while Phaser is starting.
  const panels = later.play();
  const [game] = await Promise.all([phaser.then(({ startMap }) => startMap(stage, session, panels)), panels]);
  const [, { mountSound }, { followLinks }] = await Promise.all([
    later.dialogs(),
    import(/* webpackChunkName: "sound" */ './SoundBoard'),
    import(/* webpackChunkName: "dialogs" */ '../ui/replays/replayLink'),
  ]);
  mountSound(page, session);
  followLinks(page, session);
  // src/offline and the parts of regions wait for this, so that they do not come before what is seen.
  page.dispatchEvent(new Event('everything-loaded'));
  return game;
}

/** Frames for the session until the map has its own. */
function tickUntilReady(page: Window, session: Session): void {
  let last: number | null = null;
  const frame = (now: number): void => {
    if (session.ports.isReady?.() !== false) return;
    session.tick(now - (last ?? now));
    last = now;
    page.requestAnimationFrame(frame);
  };
  page.requestAnimationFrame(frame);
}
