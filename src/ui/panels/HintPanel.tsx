import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Session } from '../Session';
import { text } from '../text';
import { hintText } from '../views/hintView';
import { Sprite } from './Sprite';

/** Modes over which a hint is shown: others have enough to say. */
const OVER: readonly string[] = ['playing', 'targeting', 'look', 'newLevel'];

/** Pixels between the state of the run and the hint below it. */
const GAP = 8;

/** The hint of the moment. It is read out as it comes and takes no focus; the place is there before the words, so that readers hear them. */
export function HintPanel({ session }: { session: Session }): JSX.Element {
  const { current } = session.hints;
  const isShown = current !== null && OVER.includes(session.modes.top.kind);
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => { if (isShown && place.current) clearHud(place.current); }, [isShown, current?.id]);
  return (
    <aside ref={place} class={`hint-place hint-over-${session.modes.top.kind}`} role="status" aria-label={text('ui.hint')}>
      {isShown && (
        <div class="hint-box" key={current.id}>
          <Sprite name="ui/hint" />
          <p>{hintText(session, current)}</p>
          <button
            type="button"
            class="close"
            aria-label={text('ui.hint.close')}
            // The keys stay with the map.
            onMouseDown={(event) => { event.preventDefault(); }}
            onClick={() => { session.hints.dismiss(); }}
          >
            ×
          </button>
        </div>
      )}
    </aside>
  );
}

/** Where the state of the run reaches below the hint's place, the hint lies under it. */
function clearHud(place: HTMLElement): void {
  place.style.top = '';
  const hud = document.querySelector('.hud')?.getBoundingClientRect();
  const own = place.getBoundingClientRect();
  if (hud && hud.right > own.left && hud.left < own.right) place.style.top = `${hud.bottom + GAP}px`;
}
