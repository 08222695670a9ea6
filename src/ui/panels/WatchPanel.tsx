import type { JSX } from 'preact';
import type { Message } from '../../engine/core/grammar';
import { text, type TextKey, textOf } from '../../keep/text';
import type { Session } from '../Session';
import type { Command } from '../commands';
import { ReplayMode } from '../modes/ReplayMode';
import { fixedKey } from '../views/keysView';
import { CommandButton, leaveFocus } from './CommandButton';
import { Sprite } from './Sprite';

/** The controls of a replay: its place, its speed, taking over and leaving. */
export function WatchPanel({ session }: { readonly session: Session }): JSX.Element | null {
  const { mode } = session.screen;
  if (!(mode instanceof ReplayMode)) return null;
  const view = watchView(mode);
  return (
    <section class="watch" aria-label={text('ui.watch')}>
      {view.errors.length > 0 && <p class="fault" role="alert">{view.errors.map(textOf).join(' ')}</p>}
      <div class="watch-line">
        <p class="watch-head"><span class="watch-sign">{text('ui.watch')}</span> {view.where}</p>
        <Scrub view={view} session={session} />
      </div>
      <div class="watch-row">
        <div class="watch-keys">
          <Key command={{ do: 'seek', to: 0 }} label="ui.watch.toStart" session={session}><Sprite name="ui/rewind" /></Key>
          <Key command={{ do: 'shift', by: -1, unit: 'action' }} label="ui.watch.back" session={session}>
            <Sprite name="ui/arrow-left" />
          </Key>
          <Key command={{ do: 'toggle' }} label={view.isPlaying ? 'ui.watch.hold' : 'ui.watch.play'} look="watch-play" session={session}>
            <Sprite name={view.isPlaying ? 'ui/pause' : 'ui/play'} />
          </Key>
          <Key command={{ do: 'shift', by: 1, unit: 'action' }} label="ui.watch.on" session={session}><Sprite name="ui/arrow-right" /></Key>
          <Key command={{ do: 'seek', to: Infinity }} label="ui.watch.toEnd" session={session}><Sprite name="ui/fast" /></Key>
        </div>
        <div class="watch-speed" role="group" aria-label={text('ui.watch.speed')}>
          <Key command={{ do: 'speed', by: -1 }} label="ui.watch.slower" session={session}>−</Key>
          <span class="watch-rate" aria-live="polite">{text('ui.watch.rate', { n: view.speed })}</span>
          <Key command={{ do: 'speed', by: 1 }} label="ui.watch.faster" session={session}>+</Key>
        </div>
        <div class="watch-ways">
          <CommandButton
            leavesFocus commands={[{ do: 'takeOver' }]} label="ui.watch.takeOver" isDisabled={!view.canTakeOver} session={session}
          />
          <CommandButton leavesFocus commands={[{ do: 'close' }]} label="ui.watch.leave" session={session} />
        </div>
      </div>
    </section>
  );
}

interface KeyProps {
  readonly command: Command;
  readonly label: TextKey;
  readonly look?: string;
  readonly session: Session;
  readonly children: JSX.Element | string;
}

function Key({ command, label, look: extra = '', session, children }: KeyProps): JSX.Element {
  const name = text(label);
  const keyName = fixedKey('watch', command, session);
  const tip = keyName === '' ? name : `${name} (${keyName})`;
  const onClick = (): void => { session.command(command); };
  const look = `action watch-key ${extra}`;
  return <button type="button" class={look} aria-label={name} data-tip={tip} onMouseDown={leaveFocus} onClick={onClick}>{children}</button>;
}

function Scrub({ view, session }: { readonly view: WatchView; readonly session: Session }): JSX.Element {
  return (
    <input
      type="range"
      class="watch-scrub"
      min={0}
      max={view.count}
      step={1}
      value={view.place}
      aria-label={text('ui.watch.place')}
      aria-valuetext={view.placeText}
      onInput={(event) => { session.command({ do: 'seek', to: event.currentTarget.valueAsNumber }); }}
    />
  );
}

/** The replay panel. */
interface WatchView {
  readonly place: number;
  readonly count: number;
  readonly placeText: string;
  /** Turn, floor and action, in words. */
  readonly where: string;
  readonly speed: number;
  readonly isPlaying: boolean;
  readonly canTakeOver: boolean;
  readonly errors: readonly Message[];
}

export function watchView(mode: ReplayMode): WatchView {
  const { reel, place, speed, isPlaying, canTakeOver, errors } = mode;
  const { turn, floor } = reel.game.state;
  const { count } = reel;
  const isWound = reel.goal !== null;
  const where = text(isWound ? 'ui.watch.winding' : 'ui.watch.where', { turn, floor, n: reel.at, all: count });
  const placeText = text('ui.watch.placeValue', { n: place, all: count, turn, floor });
  return { place, count, placeText, where, speed, isPlaying, canTakeOver, errors };
}
