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
import { Dialog, type PanelProps } from './Dialog';
import { Sprite } from './Sprite';

/** The title: the campaign and its start, which has the focus: one key begins. Below it the way to other dungeons, and a seed if one wants. */
export function Title({ mode, session }: PanelProps<NewRun>): JSX.Element {
  const isOverRun = session.isRunning;
  return (
    <Dialog title={text(isOverRun ? 'ui.title.new' : 'ui.title')} class={isOverRun ? 'new-run' : 'title'} {...(isOverRun ? { closeBy: session } : {})}>
      {!isOverRun && <p class="motto"><Sprite name="item/lantern" scale={2} class="motto-lantern" />{text('ui.title.motto')}</p>}
      <Dungeon mode={mode} session={session} />
      {!isOverRun && <Daily session={session} />}
      <SeedField mode={mode} session={session} />
      <div class="title-row">
        {isOverRun && <Other command={{ do: 'continue' }} label="ui.title.back" session={session} />}
        {!isOverRun && <Other command={{ do: 'help' }} label="ui.title.help" session={session} />}
        {!isOverRun && <Other command={{ do: 'bestiary' }} label="ui.title.bestiary" session={session} />}
        {!isOverRun && <Other command={{ do: 'settings' }} label="ui.title.settings" session={session} />}
        {!isOverRun && <Other command={{ do: 'pastRuns' }} label="ui.pause.history" session={session} />}
        {!isOverRun && <Other command={{ do: 'files' }} label="ui.pause.files" session={session} />}
        {!isOverRun && <Other command={{ do: 'scores' }} label="ui.scores" session={session} />}
        <StartHint session={session} />
      </div>
    </Dialog>
  );
}

/** The dungeon that starts, the campaign unless another is chosen, and the way to the others. */
function Dungeon({ mode: { pack }, session }: PanelProps<NewRun>): JSX.Element {
  const isAdded = installedPack(pack) !== null;
  const others = packIds.length > ownPacks.length ? 'ui.title.dungeons' : 'ui.title.classics';
  return (
    <section class="packs" aria-label={text('ui.title.pack')}>
      <div class="pack" aria-live="polite">
        <p class="pack-name">{text(`pack.${pack}`)}{isAdded && <span class="pack-mark">{text('outside.mark')}</span>}</p>
        <p class="pack-blurb">{text(`pack.${pack}.blurb`)}</p>
      </div>
      <Start session={session} />
      {session.notice !== null && <p class="fault">{session.notice}</p>}
      {isAdded && <Other command={{ do: 'removePack' }} label="ui.title.removePack" session={session} />}
      <Wide command={{ do: 'dungeons' }} name={text(others)} about={text('ui.title.classics.about')} session={session} />
    </section>
  );
}

function Start({ session }: { session: Session }): JSX.Element {
  const start = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => { start.current?.focus({ preventScroll: true }); }, []);
  return <button ref={start} type="button" class="primary" onClick={() => { session.command({ do: 'confirm' }); }}>{text('ui.title.start')}</button>;
}

/** The run that everybody has today, and how it stands with it. */
function Daily({ session }: { session: Session }): JSX.Element {
  const { daily } = session;
  useLayoutEffect(() => { void daily.refresh(); }, [daily]);
  const state = daily.state === null ? text('ui.daily.reading') : dailyLine(daily.state);
  return <Wide command={{ do: 'daily' }} name={text('ui.daily', { day: dayName(daily.day) })} about={state} session={session} />;
}

/** A button across the column, with a sentence under its name. */
function Wide({ command, name, about, session }: { command: Command; name: string; about: string; session: Session }): JSX.Element {
  return (
    <button type="button" class="secondary wide" onClick={() => { session.command(command); }}>
      <span class="wide-name">{name}</span>
      <span class="wide-about">{about}</span>
    </button>
  );
}

function Other({ command, label, session }: { command: Command; label: string; session: Session }): JSX.Element {
  return <button type="button" class="secondary" onClick={() => { session.command(command); }}>{text(label)}</button>;
}

/** What begins and chooses, on the device in hand. */
function StartHint({ session: { device } }: { session: Session }): JSX.Element {
  return device === 'pad'
    ? <p class="hint">{text('ui.title.pad', { start: keyLabel('PadA'), resume: keyLabel('PadX'), settings: keyLabel('PadY'), daily: keyLabel('PadRB'), history: keyLabel('PadLB'), files: keyLabel('PadRT') })}</p>
    : <p class="hint keys-hint">{text('ui.title.keys')}</p>;
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
