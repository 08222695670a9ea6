import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Shop } from '../Shop';
import { onLeaveKey, serveFrame, TRIAL } from '../trial/order';
import type { Trial } from '../trial/Trial';
import { say } from '../words';

interface TrialProps {
  readonly shop: Shop;
  readonly trial: Trial;
}

/** What is played, above the rooms: the game in a frame, and the way back. */
export function TrialPanel({ shop, trial: { about, order } }: TrialProps): JSX.Element {
  const [before] = useState(() => document.activeElement);
  const [times, setTimes] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const { page } = shop.ports;
  const leave = (): void => { shop.try(null); };
  useEffect(() => {
    const stop = onLeaveKey(page, leave);
    back.current?.focus();
    return () => {
      stop();
      // The rooms take the focus again only once they are drawn.
      setTimeout(() => { if (before instanceof HTMLElement) before.focus(); });
    };
  }, []);
  // At once: a frame whose files are all in the cache asks before anything is painted.
  useLayoutEffect(() => (order ? serveFrame(page, () => frame.current?.contentWindow ?? null, order, leave) : undefined), [order]);
  const address = `${page.location.pathname}${page.location.search}${TRIAL}`;
  return (
    <div class="shop-trial">
      <header class="shop-row">
        <p role="status">{about}</p>
        {order && <button type="button" class="secondary" onClick={() => { setTimes(times + 1); }}>{say('shop.trial.again')}</button>}
        <button ref={back} type="button" class="secondary" aria-keyshortcuts="Alt+Backspace" title="Alt+Backspace" onClick={leave}>
          {say('shop.trial.back')}
        </button>
      </header>
      {order && (
        <iframe
          key={times} ref={frame} src={address} title={say('shop.trial.frame')} allow="autoplay; fullscreen; gamepad; clipboard-write"
          onLoad={() => { frame.current?.focus(); }}
        />
      )}
    </div>
  );
}
