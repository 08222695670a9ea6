import type { JSX } from 'preact';

/** The number of rising embers. */
const MOTES = 9;

/** The background of the title: the scene, its flaring lights and blinking eyes, and rising embers. Decoration only. */
export function TitleScene(): JSX.Element {
  return (
    <div class="scene" aria-hidden="true">
      <div class="scene-picture">
        <div class="scene-layer scene-flare" />
        <div class="scene-layer scene-blink" />
        {Array.from({ length: MOTES }, (_mote, i) => <span key={i} class={`mote mote-${i}`} />)}
      </div>
    </div>
  );
}
