import type { JSX } from 'preact';

/** How many embers rise at once. */
const MOTES = 9;

/** What the title stands before: the scene, the flare of its lights and the blink of its eyes, and embers that rise. Decoration only. */
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
