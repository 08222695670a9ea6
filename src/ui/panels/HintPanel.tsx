import type { JSX } from 'preact';
import type { Session } from '../Session';
import { text } from '../text';
import { hintText } from '../views/hintView';
import { Sprite } from './Sprite';

/** Modes over which a hint is shown: others have enough to say. */
const OVER: readonly string[] = ['playing', 'targeting', 'look', 'newLevel'];

/** The hint of the moment. It is read out as it comes and takes no focus; the place is there before the words, so that readers hear them. */
export function HintPanel({ session }: { session: Session }): JSX.Element {
  const { current } = session.hints;
  const isShown = current !== null && OVER.includes(session.modes.top.kind);
  return (
    <aside class={`hint-place hint-over-${session.modes.top.kind}`} role="status" aria-label={text('ui.hint')}>
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
