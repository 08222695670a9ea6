import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Session } from '../Session';
import { text } from '../text';
import { helpView, type HelpStep } from '../views/helpView';
import { Dialog } from './Dialog';

/** The keys in force, drawn as they lie around the player. */
export function HelpPanel({ session }: { session: Session }): JSX.Element {
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => { page.current?.focus(); }, []);
  const { scheme, steps, lines } = helpView(session.settings.scheme);
  return (
    <Dialog title={text('ui.help')} class="page" closeBy={session}>
      <div ref={page} class="page-body" tabIndex={0} aria-label={text('ui.help')} role="document">
        <h3>{text('ui.help.moves')} <span class="label">{scheme}</span></h3>
        <div class="help-moves">
          <Compass steps={steps} />
          <div>
            <p>{text('ui.help.always')}</p>
            <p>{text('ui.help.pointer')}</p>
          </div>
        </div>
        <h3>{text('ui.help.deeds')}</h3>
        <dl class="help-deeds">
          {lines.map(({ deed, keys }) => (
            <div key={deed}>
              <dt>{keys.map((key) => <kbd key={key}>{key}</kbd>)}</dt>
              <dd>{deed}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}

function Compass({ steps }: { steps: readonly HelpStep[] }): JSX.Element {
  const cells = steps.map(({ deed, key }) => <kbd key={key} title={deed} aria-label={text('ui.help.keys', { deed, keys: key })}>{key}</kbd>);
  return (
    <div class="compass">
      {cells.slice(0, 4)}
      <span class="compass-centre" aria-hidden="true">@</span>
      {cells.slice(4)}
    </div>
  );
}
