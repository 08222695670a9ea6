import type { JSX } from 'preact';
import type { Game } from '../../engine/Game';
import type { Texts } from '../../engine/content';
import { currentTexts, text } from '../../keep/text';
import { type AllyView, type Growth, hudView, type HudView, type Oil, statusLine, type StatusView, type WornView } from '../views/hudView';
import { useLater } from './later';
import { Sprite } from './Sprite';
import { memo } from './memo';

interface HudProps {
  readonly game: Game;
  /** A warning where the run isn't saved; null while it is. */
  readonly unsaved: string | null;
}

/** Health, floor, level, light, equipment and effects, in a corner of the map. */
export function Hud({ game, unsaved }: HudProps): JSX.Element {
  const later = useLater();
  return <Plate view={hudView(game, later?.describeItem ?? null)} unsaved={unsaved} texts={currentTexts()} />;
}

/** The part of the view that a part of the panel shows; each is redrawn when that, or the texts, have changed. */
type Part<K extends keyof HudView> = Pick<HudView, K> & { readonly texts: Texts };

const Plate = memo((
  { view, unsaved, texts }: { readonly view: HudView; readonly unsaved: string | null; readonly texts: Texts },
): JSX.Element => (
  <section class="hud" aria-label={text('ui.hud')}>
    <Life hp={view.hp} maxHp={view.maxHp} health={view.health} growth={view.growth} texts={texts} />
    <dl class="stats">
      <Stats floor={view.floor} growth={view.growth} power={view.power} defence={view.defence} defenceTip={view.defenceTip} texts={texts} />
    </dl>
    {(view.oil !== null || view.isNoticed !== null || view.finds !== null) && (
      <dl class="stats">
        {view.isNoticed !== null && <Notice isNoticed={view.isNoticed} />}
        {view.finds !== null && <Stat label="ui.hud.finds" value={view.finds} sprite={view.findsSprite} more={text('ui.hud.finds.tip')} />}
        {view.oil && <Lantern oil={view.oil} />}
      </dl>
    )}
    {view.allies.length > 0 && <Allies allies={view.allies} />}
    {view.worn.length + view.statuses.length > 0 && <Signs worn={view.worn} statuses={view.statuses} texts={texts} />}
    {view.dungeon !== null && <p class="dungeon-name">{view.dungeon}</p>}
    <RunName view={view} />
    {unsaved !== null && <p class="unsaved">{unsaved}</p>}
  </section>
));

const Life = memo((view: Part<'hp' | 'maxHp' | 'health' | 'growth'>): JSX.Element => (
  <div class="life">
    <Sprite name="ui/heart" class={`heart heart-${view.health}`} />
    <div class="bars">
      <Health view={view} />
      {view.growth && <Experience growth={view.growth} />}
    </div>
  </div>
));

const Stats = memo((
  { floor, growth, power, defence, defenceTip }: Part<'floor' | 'growth' | 'power' | 'defence' | 'defenceTip'>,
): JSX.Element => (
  <>
    <Stat label="ui.hud.floor" value={floor} sprite="ui/floor" />
    {growth && <Stat label="ui.hud.level" value={growth.level} sprite="ui/star" more={xpText(growth)} />}
    <Stat label="ui.hud.power" value={power} sprite="ui/attack" more={text('ui.hud.power.tip')} />
    <Stat label="ui.hud.defence" value={defence} sprite="ui/defence" more={defenceTip} />
  </>
));

const Signs = memo(({ worn, statuses }: Part<'worn' | 'statuses'>): JSX.Element => (
  <div class="signs">
    {worn.length > 0 && <Worn worn={worn} />}
    {statuses.length > 0 && <Statuses statuses={statuses} />}
  </div>
));

function Health({ view }: { view: Pick<HudView, 'hp' | 'maxHp' | 'health'> }): JSX.Element {
  const { hp, maxHp, health } = view;
  const value = text('ui.hud.healthValue', { hp, maxHp });
  return (
    <div
      class={`bar health health-${health}`}
      role="meter"
      aria-label={text('ui.hud.health')}
      aria-valuemin={0}
      aria-valuemax={maxHp}
      aria-valuenow={hp}
      aria-valuetext={health === 'dying' && hp > 0 ? `${value}, ${text('ui.hud.dying')}` : value}
    >
      <div class="bar-fill" style={{ width: `${(100 * hp) / maxHp}%` }} />
      <span class="bar-number" aria-hidden="true">{hp}/{maxHp}</span>
    </div>
  );
}

function xpText({ xp, xpNeed }: Growth): string {
  return `${text('ui.hud.xp')}: ${text('ui.character.xp', { xp, need: xpNeed })}`;
}

function Experience({ growth }: { growth: Growth }): JSX.Element {
  const { xp, xpNeed } = growth;
  // More than that waits for the next kill.
  const filled = Math.min(xp, xpNeed);
  return (
    <div
      class="bar bar-thin"
      role="meter"
      aria-label={text('ui.hud.xp')}
      aria-valuemin={0}
      aria-valuemax={xpNeed}
      aria-valuenow={filled}
      aria-valuetext={text('ui.character.xp', { xp, need: xpNeed })}
    >
      <div class="bar-fill" style={{ width: `${(100 * filled) / xpNeed}%` }} />
    </div>
  );
}

interface StatProps {
  readonly label: `ui.hud.${'floor' | 'level' | 'power' | 'defence' | 'finds'}`;
  readonly value: number;
  readonly sprite: string;
  /** One more line of the tooltip. */
  readonly more?: string;
}

function Stat({ label, value, sprite, more }: StatProps): JSX.Element {
  const name = `${text(label)}: ${value}`;
  return (
    <div class="stat" tabIndex={0} data-tip={[name, ...(more === undefined ? [] : [more])].join('\n')}>
      <dt><Sprite name={sprite} scale={1} /><span class="read">{text(label)}</span></dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Oil that is no plain number, as short as one: words would push the panel apart. */
const SHORT: Readonly<Record<Oil['light'], (turns: number) => string>> = {
  bright: String, low: (turns) => `${turns}!`, least: () => '0!', stolen: () => '–',
};

function Lantern({ oil: { turns, full, light, isHooded } }: { oil: Oil }): JSX.Element {
  const value = light === 'stolen' ? text('refused.noLamp') : text('ui.hud.oilValue', { n: turns });
  const hood = isHooded ? [text('ui.hud.hooded')] : [];
  return (
    <div class={`stat oil oil-${light}`} tabIndex={0} data-tip={[text('ui.hud.oil'), value, ...hood, text('ui.hud.oil.tip')].join('\n')}>
      <dt>
        <Sprite name={isHooded ? 'status/hooded' : 'ui/oil'} scale={1} />
        <span class="read">{[text('ui.hud.oil'), ...hood].join(', ')}</span>
      </dt>
      <dd>
        <span aria-hidden="true">{SHORT[light](turns)}</span>
        <span class="read">{light === 'bright' ? turns : text(`ui.hud.oil.${light}`, { n: turns })}</span>
        <span class="oil-rest" aria-hidden="true"><span class="oil-fill" style={{ width: `${(100 * turns) / full}%` }} /></span>
      </dd>
    </div>
  );
}

/** Whether the hero is noticed. */
function Notice({ isNoticed }: { isNoticed: boolean }): JSX.Element {
  const value = text(isNoticed ? 'ui.hud.noticed' : 'ui.hud.unnoticed');
  return (
    <div class={`stat stealth${isNoticed ? ' noticed' : ''}`} tabIndex={0} data-tip={[value, text('ui.hud.notice.tip')].join('\n')}>
      <dt><Sprite name={isNoticed ? 'map/seen' : 'map/unseen'} scale={1} /><span class="read">{text('ui.hud.notice')}</span></dt>
      <dd>{value}</dd>
    </div>
  );
}

function Worn({ worn }: { worn: readonly WornView[] }): JSX.Element {
  return (
    <ul class="worn" aria-label={text('ui.character.equipment')}>
      {worn.map(({ id, name, sprite, about }) => (
        <li key={id} tabIndex={0} data-tip={[name, ...about].join('\n')}><Sprite name={sprite} /><span class="read">{name}</span></li>
      ))}
    </ul>
  );
}

/** Each ally with its health; one that waits is marked. */
function Allies({ allies }: { allies: readonly AllyView[] }): JSX.Element {
  return (
    <ul class="allies" aria-label={text('ui.hud.allies')}>
      {allies.map(({ id, about, sprite, hp, maxHp, waits }) => (
        <li key={id} tabIndex={0} data-tip={about}>
          <Sprite name={sprite} scale={1} />
          <span class="ally-bar" aria-hidden="true"><span class="ally-fill" style={{ width: `${(100 * hp) / maxHp}%` }} /></span>
          {waits && <Sprite name="ui/wait" scale={1} />}
          <span class="read">{about}</span>
        </li>
      ))}
    </ul>
  );
}

/** More effects than this are shown without their names. */
const FEW = 2;

function Statuses({ statuses }: { statuses: readonly StatusView[] }): JSX.Element {
  return (
    <ul class={statuses.length > FEW ? 'statuses many' : 'statuses'} aria-label={text('ui.character.statuses')}>
      {statuses.map(({ id, name, sprite, turns, about, isHarmful }) => (
        <li key={id} class={isHarmful ? 'harmful' : ''} tabIndex={0} data-tip={`${statusLine({ name, turns })}\n${about}`}>
          <Sprite name={sprite} scale={1} /><span class="status-name">{name}</span> <span class="small-number">{turns}</span>
        </li>
      ))}
    </ul>
  );
}

function RunName({ view }: { view: HudView }): JSX.Element {
  return (
    <p class="run-name">
      <span class="run-fact"><span class="label">{text('ui.hud.turn')}</span> {view.turn}</span>
      <span class="run-fact"><span class="label">{text('ui.hud.seed')}</span> {view.seed}</span>
    </p>
  );
}
