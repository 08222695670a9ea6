import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { Command } from '../commands';
import type { NewRun } from '../modes/NewRun';
import { packIds } from '../runFault';
import type { Session } from '../Session';
import { text } from '../text';
import { Dialog } from './Dialog';
import { Sprite } from './Sprite';

interface TitleProps {
  readonly mode: NewRun;
  readonly session: Session;
}

/** The title: a dungeon, a seed if one wants, and the start, which has the focus: one key begins. */
export function Title({ mode, session }: TitleProps): JSX.Element {
  const isOverRun = session.isRunning;
  return (
    <Dialog title={text(isOverRun ? 'ui.title.new' : 'ui.title')} class={isOverRun ? 'new-run' : 'title'} {...(isOverRun ? { closeBy: session } : {})}>
      {!isOverRun && <Vignette />}
      {!isOverRun && <p class="motto">{text('ui.title.motto')}</p>}
      <Packs mode={mode} session={session} />
      <SeedField mode={mode} session={session} />
      <div class="title-foot">
        <Buttons session={session} isOverRun={isOverRun} />
        {session.notice === null ? <p class="hint keys-hint">{text('ui.title.keys')}</p> : <p class="fault" role="alert">{session.notice}</p>}
      </div>
    </Dialog>
  );
}

/** The hero's lantern, and those who wait where its light ends. */
function Vignette(): JSX.Element {
  return (
    <div class="vignette" aria-hidden="true">
      <Sprite name="troll/idle.0" scale={4} class="lurker far" />
      <span class="party">
        <Sprite name="hero/idle.0" scale={4} />
        <Sprite name="item/lantern" scale={4} class="lantern" />
      </span>
      <Sprite name="orc/idle.0" scale={4} class="lurker" />
    </div>
  );
}

function Packs({ mode, session }: TitleProps): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => { list.current?.children[mode.cursor]?.scrollIntoView({ block: 'nearest' }); }, [mode.cursor]);
  return (
    <fieldset class="packs">
      <legend class="label">{text('ui.title.pack')}</legend>
      <div ref={list} class="packs-list">
        {packIds.map((pack, index) => (
          <label key={pack} class={index === mode.cursor ? 'pack chosen' : 'pack'}>
            <input type="radio" name="pack" checked={index === mode.cursor} onChange={() => { session.command({ do: 'choose', index }); }} />
            <span class="pack-name">{text(`pack.${pack}`)}</span>
            <span class="pack-blurb">{text(`pack.${pack}.blurb`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
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

function Buttons({ session, isOverRun }: { session: Session; isOverRun: boolean }): JSX.Element {
  const start = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => { start.current?.focus({ preventScroll: true }); }, []);
  const button = (command: Command, label: string): JSX.Element => (
    <button type="button" class="secondary" onClick={() => { session.command(command); }}>{text(label)}</button>
  );
  return (
    <div class="title-buttons">
      <button ref={start} type="button" class="primary" onClick={() => { session.command({ do: 'confirm' }); }}>{text('ui.title.start')}</button>
      {button({ do: 'continue' }, isOverRun ? 'ui.title.back' : 'ui.title.continue')}
      {!isOverRun && button({ do: 'help' }, 'ui.title.help')}
      {!isOverRun && button({ do: 'settings' }, 'ui.title.settings')}
    </div>
  );
}
