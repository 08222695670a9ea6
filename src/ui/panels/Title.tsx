import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { Command } from '../commands';
import { dailyLine, dayName } from '../daily';
import type { NewRun } from '../modes/NewRun';
import { packIds } from '../runFault';
import type { Session } from '../Session';
import { addedPack, ownPacks } from '../shelf';
import { text } from '../text';
import { keyLabel } from '../views/keyLabel';
import { Dialog } from './Dialog';
import { Sprite } from './Sprite';

interface TitleProps {
  readonly mode: NewRun;
  readonly session: Session;
}

/** The title: the campaign and its start, which has the focus: one key begins. Below it the other dungeons, and a seed if one wants. */
export function Title({ mode, session }: TitleProps): JSX.Element {
  const isOverRun = session.isRunning;
  return (
    <Dialog title={text(isOverRun ? 'ui.title.new' : 'ui.title')} class={isOverRun ? 'new-run' : 'title'} {...(isOverRun ? { closeBy: session } : {})}>
      {!isOverRun && <p class="motto"><Sprite name="item/lantern" scale={2} class="motto-lantern" />{text('ui.title.motto')}</p>}
      <Packs mode={mode} session={session} />
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

/** One of several that exclude each other; the first, the campaign, is the one that a new player is shown. */
function Packs({ mode, session }: TitleProps): JSX.Element {
  const [campaign = '', ...others] = ownPacks;
  const id = useId();
  const pack = (name: string, look: string): JSX.Element => (
    <label key={name} class={name === mode.pack ? `pack ${look} chosen` : `pack ${look}`}>
      <input type="radio" name="pack" checked={name === mode.pack} onChange={() => { session.command({ do: 'choose', index: packIds.indexOf(name) }); }} />
      <span class="pack-name">{text(`pack.${name}`)}{addedPack(name) && <span class="pack-mark">{text('outside.mark')}</span>}</span>
      <span class="pack-blurb">{text(`pack.${name}.blurb`)}</span>
    </label>
  );
  return (
    <fieldset class="packs">
      <legend class="unseen">{text('ui.title.pack')}</legend>
      {pack(campaign, 'campaign')}
      <Start session={session} />
      {session.notice !== null && <p class="fault" role="alert">{session.notice}</p>}
      <p class="label" id={id}>{text('ui.title.classics')}</p>
      <div class="classics" role="group" aria-labelledby={id}>{others.map((name) => pack(name, 'classic'))}</div>
      <Added mode={mode} session={session} pack={pack} />
      <p class="hint classic-blurb" aria-hidden="true">{mode.pack === campaign ? '' : text(`pack.${mode.pack}.blurb`)}</p>
    </fieldset>
  );
}

/** The packs that the player has added, marked as such, and a way to give the chosen one up. */
function Added({ mode, session, pack }: TitleProps & { readonly pack: (name: string, look: string) => JSX.Element }): JSX.Element | null {
  const id = useId();
  const added = packIds.filter((name) => addedPack(name) !== null);
  if (added.length === 0) return null;
  return (
    <>
      <p class="label" id={id}>{text('outside.title')}</p>
      <div class="classics added" role="group" aria-labelledby={id}>{added.map((name) => pack(name, 'classic added'))}</div>
      {added.includes(mode.pack) && <Other command={{ do: 'giveUp' }} label="ui.title.removePack" session={session} />}
    </>
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
  return (
    <button type="button" class="secondary daily" onClick={() => { session.command({ do: 'daily' }); }}>
      <span class="daily-name">{text('ui.daily', { day: dayName(daily.day) })}</span>
      <span class="daily-state">{daily.state === null ? text('ui.daily.reading') : dailyLine(daily.state)}</span>
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

function SeedField({ mode, session }: TitleProps): JSX.Element {
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
