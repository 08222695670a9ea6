import type { JSX } from 'preact';
import type { Game } from '../../engine/Game';
import { text } from '../text';
import { hudView, type HudView } from '../views/hudView';
import { Sprite } from './Sprite';

/** Health, floor, level, experience and turn, in the corner where they hide nothing. */
export function Hud({ game }: { game: Game }): JSX.Element {
  const view = hudView(game);
  return (
    <section class="hud" aria-label={text('ui.hud')}>
      <Health view={view} />
      <dl class="stats">
        <Stat label="ui.hud.floor" value={view.floor} sprite="ui/floor" />
        <Stat label="ui.hud.level" value={view.level} sprite="ui/star" />
        <Stat label="ui.hud.turn" value={view.turn} sprite="ui/wait" class="small-number" />
      </dl>
      <Experience view={view} />
      <p class="run-name">
        {view.pack} <span class="run-seed"><span class="label">{text('ui.hud.seed')}</span> {view.seed}</span>
      </p>
    </section>
  );
}

function Health({ view }: { view: HudView }): JSX.Element {
  const { hp, maxHp, health } = view;
  const value = text('ui.hud.healthValue', { hp, maxHp });
  return (
    <div class={`health health-${health}`}>
      <Sprite name="ui/heart" />
      <div
        class="bar"
        role="meter"
        aria-label={text('ui.hud.health')}
        aria-valuemin={0}
        aria-valuemax={maxHp}
        aria-valuenow={hp}
        aria-valuetext={health === 'dying' ? `${value}, ${text('ui.hud.dying')}` : value}
      >
        <div class="bar-fill" style={{ width: `${(100 * hp) / maxHp}%` }} />
        <span class="bar-number" aria-hidden="true">{hp}/{maxHp}</span>
      </div>
    </div>
  );
}

interface StatProps {
  readonly label: string;
  readonly value: number;
  readonly sprite: string;
  readonly class?: string;
}

function Stat({ label, value, sprite, class: look = 'number' }: StatProps): JSX.Element {
  return (
    <div class="stat">
      <dt><Sprite name={sprite} scale={1} /><span class="label">{text(label)}</span></dt>
      <dd class={look}>{value}</dd>
    </div>
  );
}

function Experience({ view }: { view: HudView }): JSX.Element {
  return (
    <div class="experience">
      <span class="label">{text('ui.hud.xp')}</span>
      <div class="bar bar-thin" role="meter" aria-label={text('ui.hud.xp')} aria-valuemin={0} aria-valuemax={view.xpNeed} aria-valuenow={view.xp}>
        <div class="bar-fill" style={{ width: `${(100 * view.xp) / view.xpNeed}%` }} />
      </div>
      <span class="small-number">{view.xp}/{view.xpNeed}</span>
    </div>
  );
}
