import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { Session } from '../Session';
import { Speech } from '../guide/Speech';

/** What happens, read aloud by screen readers and seen by nobody: line after line, the urgent ones at once. */
export function Speaker({ session }: { session: Session }): JSX.Element {
  const speech = useRef<Speech | null>(null);
  speech.current ??= new Speech();
  // What is skipped fast is not read; the regions stay, since words that come with their region are not heard.
  const sayings = session.screen.mode?.isFast === true ? speech.current.recent : speech.current.update(session);
  const lines = (isUrgent: boolean): JSX.Element[] => sayings.filter((saying) => saying.isUrgent === isUrgent).map(({ id, text }) => <p key={id}>{text}</p>);
  return (
    <div class="spoken">
      <div aria-live="polite" aria-relevant="additions">{lines(false)}</div>
      <div aria-live="assertive" aria-relevant="additions">{lines(true)}</div>
    </div>
  );
}
