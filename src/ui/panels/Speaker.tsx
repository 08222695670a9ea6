import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { Session } from '../Session';
import type { Speech } from '../guide/Speech';

/** Invisible live regions from which screen readers read what happens, the urgent lines at once. Nothing new while quiet; null is for a page still loading. */
export function Speaker({ session, isQuiet, make }: { session: Session; isQuiet: boolean; make: (new () => Speech) | null }): JSX.Element {
  const speech = useRef<Speech | null>(null);
  speech.current ??= make && new make();
  // A fast replay isn't read. The regions stay, since screen readers skip text that arrives with its region.
  const isStill = isQuiet || session.screen.mode?.isFast === true;
  const sayings = (isStill ? speech.current?.recent : speech.current?.update(session)) ?? [];
  const lines = (isUrgent: boolean): JSX.Element[] => sayings.filter((saying) => saying.isUrgent === isUrgent).map(({ id, text }) => <p key={id}>{text}</p>);
  return (
    <div class="spoken">
      <div aria-live="polite" aria-relevant="additions">{lines(false)}</div>
      <div aria-live="assertive" aria-relevant="additions">{lines(true)}</div>
    </div>
  );
}
