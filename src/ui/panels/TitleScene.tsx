import type { JSX } from 'preact';
import type { Session } from '../Session';

/** The number of rising embers. */
const MOTES = 9;

/** The background of the title: the scene, rising embers and, once the title is there, flaring lights and blinking eyes. Decoration only. */
export function TitleScene({ isWhole }: { isWhole: boolean }): JSX.Element {
  return (
    <div class="scene" aria-hidden="true">
      <div class="scene-picture">
        {isWhole && <div class="scene-layer scene-flare" />}
        {isWhole && <div class="scene-layer scene-blink" />}
        {Array.from({ length: MOTES }, (_mote, i) => <span key={i} class={`mote mote-${i}`} />)}
      </div>
    </div>
  );
}

/** Whether the title's scene is the background: for the title, and for its dialogs while there is no run. */
export function isOnTitle({ game, isRunning, modes }: Pick<Session, 'game' | 'isRunning' | 'modes'>): boolean {
  return game === null || (modes.top.kind === 'newRun' && !isRunning);
}
