import type { JSX } from 'preact';
import type { Game } from '../../engine/Game';
import { text } from '../text';
import { hudView, type Growth, type HudView, type Oil } from '../views/hudView';
import type { StatusView } from '../views/statusView';
import { Sprite } from './Sprite';

/** More conditions than these are shown smaller. */
const FEW = 2;

/** Health, floor, strength, level, turn and what the hero suffers, in the corner where they hide nothing. */
export function Hud({ game }: { game: Game }): JSX.Element {
  const view = hudView(game);
  return (
    <section class="hud" aria-label={text('ui.hud')}>
      <Health view={view} />
      <dl class="stats">
        <Stat label="ui.hud.floor" value={view.floor} sprite="ui/floor" />
        {view.growth && <Stat label="ui.hud.level" value={view.growth.level} sprite="ui/star" />}
        <Stat label="ui.hud.power" value={view.power} sprite="ui/attack" class="stat brief" />
        <Stat label="ui.hud.defence" value={view.defence} sprite="ui/defence" class="stat brief" />
      </dl>
      <div class="meters">
        {view.growth && <Experience growth={view.growth} />}
        {view.oil && <Lantern oil={view.oil} />}
      </div>
      {view.statuses.length > 0 && <Statuses statuses={view.statuses} />}
      {view.worn.length > 0 && <p class="worn">{view.worn.join(', ')}</p>}
      <p class="run-name">
        {view.pack}
        <span class="run-fact"><span class="label">{text('ui.hud.turn')}</span> {view.turn}</span>
        {view.finds !== null && <span class="run-fact"><span class="label">{text('ui.hud.finds')}</span> {view.finds}</span>}
        <span class="run-fact"><span class="label">{text('ui.hud.seed')}</span> {view.seed}</span>
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

function Stat({ label, value, sprite, class: look = 'stat' }: StatProps): JSX.Element {
  return (
    <div class={look} title={text(label)}>
      <dt><Sprite name={sprite} scale={1} /><span class="label">{text(label)}</span></dt>
      <dd>{value}</dd>
    </div>
  );
}

function Experience({ growth: { xp, xpNeed } }: { growth: Growth }): JSX.Element {
  return (
    <div class="experience">
      <span class="label">{text('ui.hud.xp')}</span>
      <div class="bar bar-thin" role="meter" aria-label={text('ui.hud.xp')} aria-valuemin={0} aria-valuemax={xpNeed} aria-valuenow={xp}>
        <div class="bar-fill" style={{ width: `${(100 * xp) / xpNeed}%` }} />
      </div>
      <span class="small-number">{xp}/{xpNeed}</span>
    </div>
  );
}

function Lantern({ oil: { turns, full, light } }: { oil: Oil }): JSX.Element {
  const value = text('ui.hud.oilValue', { n: turns });
  return (
    <div class={`experience oil oil-${light}`} title={value}>
      <Sprite name="ui/oil" scale={1} />
      <div class="bar bar-thin" role="meter" aria-label={text('ui.hud.oil')} aria-valuemin={0} aria-valuemax={full} aria-valuenow={turns} aria-valuetext={light === 'bright' ? value : `${value}, ${text(`ui.hud.oil.${light}`)}`}>
        <div class="bar-fill" style={{ width: `${(100 * turns) / full}%` }} />
      </div>
      <span class="small-number">{light === 'bright' ? turns : text(`ui.hud.oil.${light}`, { n: turns })}</span>
    </div>
  );
}

function Statuses({ statuses }: { statuses: readonly StatusView[] }): JSX.Element {
  return (
    <ul class="statuses" aria-label={text('ui.character.statuses')}>
      {statuses.map(({ id, name, sprite, turns, about, isHarmful }) => (
        <li key={id} class={isHarmful ? 'harmful' : ''} title={about}><Sprite name={sprite} scale={statuses.length > FEW ? 1 : 2} />{name} <span class="small-number">{turns}</span></li>
      ))}
    </ul>
  );
}
