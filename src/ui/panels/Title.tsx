import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { Command } from '../commands';
import { dailyLine, dayName } from '../../keep/daily';
import type { NewRun } from '../modes/NewRun';
import { packIds } from '../run/runError';
import type { Session } from '../Session';
import { installedPack, ownPacks } from '../../keep/packRegistry';
import { text } from '../../keep/text';
import { keyLabel } from '../views/keyLabel';
import { CommandButton } from './CommandButton';
import { Dialog, type PanelProps } from './Dialog';
import { HeroPicks } from './HeroPicks';
import { Sprite } from './Sprite';

const OVER_RUN = [['continue', 'ui.title.back']] as const;
const PAGES = [
  ['help', 'ui.title.help'],
  ['bestiary', 'ui.title.bestiary'],
  ['settings', 'ui.title.settings'],
  ['pastRuns', 'ui.pause.history'],
  ['files', 'ui.pause.files'],
] as const;

/** The title. The start button has the focus, so that one key begins; below it are other dungeons, the daily run and the seed. */
export function Title({ mode, session }: PanelProps<NewRun>): JSX.Element {
  const isOverRun = session.isRunning;
  return (
    <Dialog title={text(isOverRun ? 'ui.title.new' : 'ui.title')} class={isOverRun ? 'new-run' : 'title'} {...(isOverRun ? { closeBy: session } : {})}>
      {!isOverRun && <p class="motto"><Sprite name="item/lantern" scale={2} class="motto-lantern" />{text('ui.title.motto')}</p>}
      <Dungeon mode={mode} session={session} />
      {!isOverRun && <Daily session={session} />}
      <SeedField mode={mode} session={session} />
      <div class="title-row">
        {(isOverRun ? OVER_RUN : PAGES).map(([page, label]) => <CommandButton key={page} commands={[{ do: page }]} label={label} session={session} />)}
        <StartHint session={session} />
      </div>
    </Dialog>
  );
}

/** The chosen dungeon, at first the campaign, with its start button, and the way to the others. */
function Dungeon({ mode, session }: PanelProps<NewRun>): JSX.Element {
  const { pack } = mode;
  const isAdded = installedPack(pack) !== null;
  const others = packIds.length > ownPacks.length ? 'ui.title.dungeons' : 'ui.title.classics';
  return (
    <section class="packs" aria-label={text('ui.title.pack')}>
      <div class="pack" aria-live="polite">
        <p class="pack-name">{text(`pack.${pack}`)}{isAdded && <span class="pack-mark">{text('outside.mark')}</span>}</p>
        <p class="pack-blurb">{text(`pack.${pack}.blurb`)}</p>
      </div>
      <div class="start-row">
        <HeroPicks pack={pack} session={session} />
        <Start session={session} />
      </div>
      {session.notice !== null && <p class="fault">{session.notice}</p>}
      {isAdded && <CommandButton commands={[{ do: 'removePack' }]} label="ui.title.removePack" session={session} />}
      <Wide command={{ do: 'dungeons' }} name={text(others)} about={text('ui.title.classics.about')} session={session} />
    </section>
  );
}

function Start({ session }: { session: Session }): JSX.Element {
  const start = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => { start.current?.focus({ preventScroll: true }); }, []);
  return <button ref={start} type="button" class="primary" onClick={() => { session.command({ do: 'confirm' }); }}>{text('ui.title.start')}</button>;
}

/** The daily run and its state. */
function Daily({ session }: { session: Session }): JSX.Element {
  const { daily } = session;
  useLayoutEffect(() => { void daily.refresh(); }, [daily]);
  // Most often it is open: words that change would move what is below.
  const state = dailyLine(daily.state ?? { kind: 'open' });
  return <Wide command={{ do: 'daily' }} name={text('ui.daily', { day: dayName(daily.day) })} about={state} session={session} />;
}

/** A button as wide as the column, with a sentence under its name. */
function Wide({ command, name, about, session }: { command: Command; name: string; about: string; session: Session }): JSX.Element {
  return (
    <button type="button" class="secondary wide" onClick={() => { session.command(command); }}>
      <span class="wide-name">{name}</span>
      <span class="wide-about">{about}</span>
    </button>
  );
}

/** The keys of the title, for the device in use. */
function StartHint({ session: { device } }: { session: Session }): JSX.Element {
  if (device !== 'pad') return <p class="hint keys-hint">{text('ui.title.keys')}</p>;
  const [start, resume, settings] = [keyLabel('PadA'), keyLabel('PadX'), keyLabel('PadY')];
  const [daily, history, files, hero] = [keyLabel('PadRB'), keyLabel('PadLB'), keyLabel('PadRT'), keyLabel('PadLT')];
  return <p class="hint">{text('ui.title.pad', { start, resume, settings, daily, history, files, hero })}</p>;
}

function SeedField({ mode, session }: PanelProps<NewRun>): JSX.Element {
  const id = useId();
  return (
    <div class="seed">
      <label class="label" for={id}>{text('ui.title.seed')}</label>
      <input
        id={id}
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={mode.seed}
        aria-describedby={`${id}-hint`}
        onInput={(event) => { session.command({ do: 'seed', text: event.currentTarget.value }); }}
      />
      <p id={`${id}-hint`} class="hint">{text('ui.title.seedHint')}</p>
    </div>
  );
}
