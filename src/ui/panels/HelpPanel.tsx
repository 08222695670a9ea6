import type { JSX } from 'preact';
import type { Help } from '../modes/Help';
import type { Session } from '../Session';
import { text } from '../text';
import { helpView, type HelpLine, type HelpStep } from '../views/helpView';
import { Dialog } from './Dialog';
import { Keys } from './Keys';
import { PageBody } from './PageBody';

/** The keys in force, drawn as they lie around the player. */
export function HelpPanel({ mode, session }: { mode: Help; session: Session }): JSX.Element {
  const { scheme, steps, lines, aiming } = helpView(session.settings);
  return (
    <Dialog title={text('ui.help')} class="page" closeBy={session}>
      <PageBody label={text('ui.help')} scroll={mode.scroll}>
        <h3>{text('ui.help.moves')} <span class="label">{scheme}</span></h3>
        <div class="help-moves">
          <Compass steps={steps} />
          <div>
            <p>{text('ui.help.always')}</p>
            <p>{text('ui.help.pointer')}</p>
          </div>
        </div>
        <h3>{text('ui.help.deeds')}</h3>
        <KeyLines lines={lines} />
        <h3>{text('ui.help.aiming')}</h3>
        <KeyLines lines={aiming} />
      </PageBody>
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

function KeyLines({ lines }: { lines: readonly HelpLine[] }): JSX.Element {
  return (
    <dl class="help-deeds">
      {lines.map(({ deed, keys }) => (
        <div key={deed}>
          <dt><Keys names={keys} /></dt>
          <dd>{deed}</dd>
        </div>
      ))}
    </dl>
  );
}
