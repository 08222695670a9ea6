import Phaser from 'phaser';
import { isOnTitle } from '../ui/panels/Title';
import type { Session } from '../ui/Session';
import type { DungeonView } from '../view/DungeonView';
import { FramePacer, type Scenery } from './FramePacer';

/** Longer pauses between pictures count as this many milliseconds, so that nothing is skipped after one. */
const LONGEST_MS = 100;

/** Gives the session every frame of the display, and draws only those that show something new. Returns how to undo that. */
export function paceFrames(game: Phaser.Game, session: Session, view: Pick<DungeonView, 'motion'>): () => void {
  const pacer = new FramePacer();
  const { loop, scale } = game;
  const step = loop.callback;
  let undrawn = 0;
  loop.callback = (time, elapsed) => {
    session.tick(elapsed);
    undrawn = Math.min(undrawn + elapsed, LONGEST_MS);
    if (!pacer.isDue(time, { ...coverOf(session), ...view.motion })) return;
    step(time, undrawn);
    undrawn = 0;
  };
  const touch = (): void => { pacer.touch(); };
  const force = (): void => { pacer.force(); };
  const change = (): void => { if (!coverOf(session).isCovered) touch(); };
  const unsubscribe = session.on({ run: touch, turn: touch, jump: touch, settings: touch, change });
  // The canvas takes its size in its frame, and a lost picture has to be drawn again.
  const observer = new ResizeObserver(force);
  if (game.canvas.parentElement) observer.observe(game.canvas.parentElement);
  scale.on(Phaser.Scale.Events.RESIZE, force);
  game.renderer.on(Phaser.Renderer.Events.RESTORE_WEBGL, force);
  return () => {
    loop.callback = step;
    unsubscribe();
    observer.disconnect();
    scale.off(Phaser.Scale.Events.RESIZE, force);
    game.renderer.off(Phaser.Renderer.Events.RESTORE_WEBGL, force);
  };
}

/** Whether the map is behind the title, and whether behind a dialog. */
function coverOf(session: Session): Pick<Scenery, 'isHidden' | 'isCovered'> {
  const { top } = session.modes;
  return { isHidden: isOnTitle(session), isCovered: top.kind === 'map' || !['play', 'aim', 'watch'].includes(top.layer) };
}
