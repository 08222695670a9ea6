import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { dailyLine, dayName } from '../../keep/daily';
import { heroesOf, installedPack, ownPacks, packIds } from '../../keep/packRegistry';
import { inTextsOf, nameText, text, textsOf } from '../../keep/text';
import type { Session } from '../Session';
import type { Command } from '../commands';
import type { NewRun } from '../modes/NewRun';
import { keyLabel } from '../views/keyLabel';
import { CommandButton } from './CommandButton';
import { Dialog, type PanelProps } from './Dialog';
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
  const closing = isOverRun ? { closeBy: session } : {};
  return (
    <Dialog title={text(isOverRun ? 'ui.title.new' : 'ui.title')} class={isOverRun ? 'new-run' : 'title'} {...closing}>
      {!isOverRun && <p class="motto"><Sprite name="item/lantern" scale={2} class="motto-lantern" />{text('ui.title.motto')}</p>}
      <Dungeon mode={mode} session={session} />
      {!isOverRun && <Daily session={session} />}
      <SeedField mode={mode} session={session} />
      <div class="title-row">
        {(isOverRun ? OVER_RUN : PAGES).map(([page, label]) =>
          <CommandButton key={page} commands={[{ do: page }]} label={label} session={session} />)}
        {!isOverRun && <a class="secondary" href="#workshop" tabIndex={0}>{text('ui.title.workshop')}</a>}
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
  const begin = (): void => { session.command({ do: 'confirm' }); };
  return <button ref={start} type="button" class="primary" onClick={begin}>{text('ui.title.start')}</button>;
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
  const keys = {
    start: keyLabel('PadA'), resume: keyLabel('PadX'), settings: keyLabel('PadY'), daily: keyLabel('PadRB'), history: keyLabel('PadLB'),
    files: keyLabel('PadRT'), hero: keyLabel('PadLT'),
  };
  return <p class="hint">{text('ui.title.pad', keys)}</p>;
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

/** A hero on the title: its name, its portrait, and in a sentence how it plays. */
interface HeroPicked {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly portrait: string;
}

function picksOf(pack: string): HeroPicked[] {
  return inTextsOf({ pack }, () => Object.entries(heroesOf(pack)).map(([id, { portrait }]) => {
    const [about = ''] = textsOf([{ key: `hero.${id}.about`, params: {} }]);
    return { id, name: nameText(`hero.${id}`), about, portrait };
  }));
}

/**
 * The heroes by their portraits, the chosen one marked, and how the one under mouse or focus plays; nothing where there is no choice. The
 * chosen one, pressed again, opens the cards.
 */
function HeroPicks({ pack, session }: { pack: string; session: Session }): JSX.Element | null {
  const [near, setNear] = useState<string | null>(null);
  const row = useRef<HTMLDivElement>(null);
  const picks = picksOf(pack);
  const chosen = picks.find(({ id }) => id === session.runs.hero) ?? picks[0];
  const told = picks.find(({ id }) => id === near) ?? chosen;
  // A key that chooses another takes the focus along.
  useLayoutEffect(() => {
    if (row.current?.contains(document.activeElement)) row.current.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
  }, [chosen?.id]);
  if (!chosen || !told || picks.length < 2) return null;
  return (
    <>
      <div ref={row} class="hero-picks" role="radiogroup" aria-label={text('ui.title.heroes')}>
        {picks.map(({ id, name, about, portrait }) => (
          <button
            key={id}
            type="button"
            role="radio"
            class="hero-pick"
            aria-checked={id === chosen.id}
            aria-label={`${name}. ${about}${id === chosen.id ? ` ${text('ui.title.hero')}` : ''}`}
            tabIndex={id === chosen.id ? 0 : -1}
            onClick={() => { session.command(id === chosen.id ? { do: 'heroes' } : { do: 'hero', hero: id }); }}
            onPointerEnter={() => { setNear(id); }}
            onPointerLeave={() => { setNear(null); }}
            onFocus={() => { setNear(id); }}
            onBlur={() => { setNear(null); }}
          >
            <Sprite name={portrait} scale={3} />
          </button>
        ))}
      </div>
      <p class="hero-line" aria-hidden="true">
        <span class="hero-name">{told.name}</span> {told.about}
        {told === chosen && <span class="hero-more keys-hint"> {text('ui.title.hero')}</span>}
        {told === chosen && <span class="hero-more tap-hint"> {text('ui.title.hero.tap')}</span>}
      </p>
    </>
  );
}

/** The number of rising embers. */
const MOTES = 9;

/** The title's background: the scene, rising embers and, once the title is there, flaring lights and blinking eyes. Decoration only. */
export function TitleScene({ isWhole }: { isWhole: boolean }): JSX.Element {
  return (
    <div class="scene" aria-hidden="true">
      <div class="scene-picture">
        {isWhole && <div class="scene-layer scene-flare" />}
        {isWhole && <div class="scene-layer scene-blink" />}
        {Array.from({ length: MOTES }, (_mote, i) => <span key={i} class={`mote mote-${i}`} />)}
      </div>
    </div>
  );
}

/** Whether the title's scene is the background: for the title, and for its dialogs while there is no run. */
export function isOnTitle({ game, isRunning, modes }: Pick<Session, 'game' | 'isRunning' | 'modes'>): boolean {
  return game === null || (modes.top.kind === 'newRun' && !isRunning);
}
