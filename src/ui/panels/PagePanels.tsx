import type { JSX } from 'preact';
import type { Content } from '../../engine/content';
import { contentOf } from '../../keep/packRegistry';
import { inTextsOf, text, type TextKey } from '../../keep/text';
import type { Help, Messages } from '../modes/Page';
import { firstPack } from '../run/newRuns';
import { type HelpLine, type HelpStep, helpView, padHelp, POINTER_HELP, rulesView, type WordLine } from '../views/helpView';
import { logView } from '../views/logView';
import { Dialog, type PanelProps } from './Dialog';
import { Keys, PageBody } from './DialogParts';

/** The help: the rules for newcomers, and the controls of each device, in tabs. */
export function HelpPanel({ mode, session }: PanelProps<Help>): JSX.Element {
  const title = text(`ui.help.tab.${mode.tab}`);
  return (
    <Dialog title={text('ui.help')} class="page" closeBy={session}>
      <div class="tabs" role="tablist" aria-label={text('ui.help')}>
        {mode.tabs.map((tab, index) => (
          <button
            key={tab}
            type="button"
            role="tab"
            class={tab === mode.tab ? 'tab chosen' : 'tab'}
            aria-selected={tab === mode.tab}
            onClick={() => { session.command({ do: 'choose', index }); }}
          >
            {text(`ui.help.tab.${tab}`)}
          </button>
        ))}
      </div>
      <PageBody key={mode.tab} label={title} scroll={mode.scroll}>
        <Page mode={mode} session={session} />
      </PageBody>
    </Dialog>
  );
}

function Page({ mode, session }: PanelProps<Help>): JSX.Element {
  const { tab } = mode;
  switch (tab) {
    case 'rules':
      return <RulesPage mode={mode} session={session} />;
    case 'keys':
      return <KeysPage mode={mode} session={session} />;
    case 'pad':
      return <PadPage mode={mode} session={session} />;
    case 'mouse':
    case 'touch':
      return <WordLines lines={POINTER_HELP[tab]} />;
  }
}

/** The run's pack; on the title, the chosen one. */
function contentFor({ mode, session }: PanelProps<Help>): Content | null {
  return session.game?.content ?? contentOf(mode.pack) ?? contentOf(firstPack);
}

/** Which dungeon it is, and its rules. */
function RulesPage(props: PanelProps<Help>): JSX.Element | null {
  const content = contentFor(props);
  if (!content) return null;
  const { id } = content;
  const [parts, name, blurb] = inTextsOf({ pack: id }, () => [rulesView(content), text(`pack.${id}`), text(`pack.${id}.blurb`)] as const);
  return (
    <>
      <h3>{name}</h3>
      <p>{blurb}</p>
      {parts.map(({ title, rules }) => (
        <section key={title} class="help-part">
          <h3>{title}</h3>
          <ul class="help-rules">{rules.map((rule) => <li key={rule}>{rule}</li>)}</ul>
        </section>
      ))}
    </>
  );
}

/** The current keys, the movement keys drawn around the player as on a compass. */
function KeysPage(props: PanelProps<Help>): JSX.Element {
  const { scheme, steps, lines, aiming } = helpView(props.session.settings, contentFor(props));
  return (
    <>
      <h3>{text('ui.help.moves')} <span class="label">{scheme}</span></h3>
      <div class="help-moves">
        <Compass steps={steps} />
        <div>
          <p>{text('ui.help.always')}</p>
          <p>{text('ui.help.diagonals')}</p>
          <p>{text('ui.help.held')}</p>
          {props.session.settings.scheme === 'wasd' && <p>{text('ui.help.place')}</p>}
        </div>
      </div>
      <KeyLines title="ui.help.actions" lines={lines} />
      <KeyLines title="ui.help.aiming" lines={aiming} />
    </>
  );
}

function PadPage(props: PanelProps<Help>): JSX.Element {
  const { lines, aiming, menus } = padHelp(props.session.settings, contentFor(props));
  return (
    <>
      <h3>{text('ui.help.moves')}</h3>
      <p>{text('ui.help.pad.moves')}</p>
      <KeyLines title="ui.help.actions" lines={lines} />
      <KeyLines title="ui.help.aiming" lines={aiming} />
      <KeyLines title="ui.help.menus" lines={menus} />
    </>
  );
}

function Compass({ steps }: { steps: readonly HelpStep[] }): JSX.Element {
  const cells = steps.map(({ action, key }) =>
    <kbd key={key} title={action} aria-label={text('ui.help.keys', { action, keys: key })}>{key}</kbd>);
  return (
    <div class="compass">
      {cells.slice(0, 4)}
      <span class="compass-centre" aria-hidden="true">@</span>
      {cells.slice(4)}
    </div>
  );
}

function KeyLines({ title, lines }: { title: TextKey; lines: readonly HelpLine[] }): JSX.Element {
  return (
    <>
      <h3>{text(title)}</h3>
      <dl class="help-actions">
        {lines.map(({ action, keys }) => <div key={action}><dt><Keys names={keys} /></dt><dd>{action}</dd></div>)}
      </dl>
    </>
  );
}

/** What clicks and gestures do. */
function WordLines({ lines }: { lines: readonly WordLine[] }): JSX.Element {
  return (
    <dl class="help-gestures">
      {lines.map((key) => <div key={key}><dt>{text(key)}</dt><dd>{text(`${key}.does`)}</dd></div>)}
    </dl>
  );
}

/** The whole log, scrolled to the newest line. */
export function MessagesPanel({ mode, session }: PanelProps<Messages>): JSX.Element {
  const { game } = session;
  return (
    <Dialog title={text('ui.messages')} class="page" closeBy={session}>
      <PageBody label={text('ui.messages')} scroll={mode.scroll} atEnd>
        <ol class="lines">
          {game && logView(game, game.state.log.length).map((line, index) => (
            <li key={index} class={`tone-${line.tone}`}>{line.text}</li>
          ))}
        </ol>
      </PageBody>
    </Dialog>
  );
}
