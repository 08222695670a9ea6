import type { JSX } from 'preact';
import type { Game } from '../../engine/Game';
import type { Content } from '../../engine/content';
import { priceOf, restsUpTo, skillOf, skillRefusal } from '../../engine/facts/hero';
import { oilOf } from '../../engine/facts/light';
import { alliesOf } from '../../engine/facts/sides';
import { text } from '../../keep/text';
import type { Session } from '../Session';
import type { Command } from '../commands';
import type { Settings } from '../settings/settings';
import { hereView } from '../views/logView';
import { isOffered } from '../views/packActions';
import { promptOf, shortPromptOf } from '../views/keysView';
import { quickFill, type QuickFill, quickView, type QuickView } from '../views/quickView';
import { Sprite } from './Sprite';
import { leaveFocus } from './CommandButton';
import { type DialogPanels, useLater } from './later';
import { memo } from './memo';

type HudAction =
  | 'skill' | 'hood' | 'pickUp' | 'order' | 'inventory' | 'wait' | 'stairs' | 'explore' | 'rest'
  | 'look' | 'character' | 'messages' | 'pause';

interface Button {
  readonly action: HudAction;
  readonly sprite: string;
}

/** Buttons that act, the bag, and buttons that open something to read; the quick slots follow the bag. */
const DOING: readonly Button[] = [
  { action: 'pickUp', sprite: 'ui/pick-up' },
  { action: 'stairs', sprite: 'ui/floor' },
  { action: 'explore', sprite: 'ui/explore' },
  { action: 'rest', sprite: 'ui/rest' },
  { action: 'wait', sprite: 'ui/wait' },
  { action: 'look', sprite: 'ui/look' },
];
/** In packs with light. */
const HOOD: Button = { action: 'hood', sprite: 'ui/hood' };
/** In packs with heroes. */
const SKILL: Button = { action: 'skill', sprite: 'ui/skill' };
/** Shown while there is somebody to order. */
const ORDER: Button = { action: 'order', sprite: 'ui/ally' };
const BAG: Button = { action: 'inventory', sprite: 'ui/bag' };
const READING: readonly Button[] = [
  { action: 'character', sprite: 'ui/character' },
  { action: 'messages', sprite: 'ui/log' },
  { action: 'pause', sprite: 'ui/gear' },
];

/** The last buttons: as many as leave the bar its twelve. What gives way to skill, hood and orders, the menu opens too. */
function readingBeside(extra: number): readonly Button[] {
  return READING.filter(({ action }) => !(extra > 0 && action === 'messages') && !(extra > 1 && action === 'character'));
}

/** The first buttons: what can be done in this pack. A tap on the hero waits too, which gives way to skill, hood and orders. */
function doingIn(content: Content, extra: number): readonly Button[] {
  return DOING.filter(({ action }) => isOffered(content, { do: action }) && (action !== 'wait' || extra < 3));
}

/** The action bar, for fingers and mice; actions possible on this tile glow. */
export function Actions({ game, session }: { game: Game; session: Session }): JSX.Element {
  const { item, stairs } = hereView(game);
  const { hooded } = game.state.hero;
  const later = useLater();
  const skill = skillOf(game);
  const special = [
    ...(skill ? [{ ...SKILL, sprite: skill.sprite }] : []),
    ...(game.content.light ? [HOOD] : []),
    ...(alliesOf(game).length > 0 ? [ORDER] : [])];
  const price = skill && priceOf(game, skill).oil;
  const lit: Readonly<Partial<Record<HudAction, boolean>>> = { pickUp: item !== null, stairs: stairs !== null, hood: hooded };
  const isLit = (action: HudAction): boolean => lit[action] === true;
  const spent = spentActions(game);
  const hasBag = isOffered(game.content, { do: 'inventory' }) || game.state.hero.inventory.length > 0;
  const tipOf = (action: HudAction): string => {
    if (action === 'rest') return restTip(game.content);
    return action === 'skill' ? skillTip(later?.skillView(game) ?? null) : text(`ui.action.${action}`);
  };
  const button = ({ action, sprite }: Button): JSX.Element => (
    <ActionButton
      key={action}
      action={action}
      sprite={sprite}
      isLit={isLit(action)}
      name={text(action === 'hood' && hooded ? 'ui.button.unhood' : `ui.button.${action}`)}
      price={action === 'skill' ? price : null}
      isSpent={spent.includes(action)}
      tip={tipOf(action)}
      keyName={promptOf(session, action)}
      badge={shortPromptOf(session, action)}
      session={session}
    />
  );
  return (
    <div class={`actions more-${special.length}`} role="toolbar" aria-label={text('ui.actions')}>
      {doingIn(game.content, special.length).map(button)}
      {special.map(button)}
      {hasBag && button(BAG)}
      {hasBag && <QuickSlots session={session} />}
      {readingBeside(special.length).map(button)}
    </div>
  );
}

/** What has no use now: a skill that is refused, and without oil or the lantern the hood, and rest for the wounded. */
export function spentActions(game: Game): HudAction[] {
  const { hero, player } = game.state;
  const skill = skillOf(game);
  const isDark = game.content.lantern !== null && oilOf(game) === 0;
  return [
    ...(skill && skillRefusal(game, skill) ? ['skill' as const] : []),
    ...(isDark && !hero.hooded ? ['hood' as const] : []),
    ...(isDark && player.hp < restsUpTo(game) ? ['rest' as const] : []),
  ];
}

/** What resting gains and costs in a pack, as text. */
export function restTip({ traps, lantern, rest }: Pick<Content, 'traps' | 'lantern' | 'rest'>): string {
  const searches = traps.kinds.size > 0 ? [text('ui.rest.tip.traps')] : [];
  const costs = rest ? [text('ui.rest.tip.heals', { ...rest })] : lantern ? [text('ui.rest.tip.oil')] : [];
  return [text('ui.rest.tip'), ...searches, ...costs].join(' ');
}

/** What the skill does and costs, as text. */
function skillTip(skill: ReturnType<DialogPanels['skillView']>): string {
  return [text('ui.action.skill'), ...(skill ? [`: ${skill.name}. `, skill.does.join(' ')] : [])].join('');
}

interface ActionButtonProps extends Button {
  readonly isLit: boolean;
  /** The oil that it burns, in turns; null for none. */
  readonly price: number | null;
  /** Whether it is refused or in vain now: a press says why. */
  readonly isSpent: boolean;
  readonly name: string;
  readonly tip: string;
  readonly keyName: string;
  readonly badge: string;
  readonly session: Session;
}

const ActionButton = memo((
  { action, sprite, isLit, price, isSpent, name, tip, keyName, badge, session }: ActionButtonProps,
): JSX.Element => {
  const command: Command = { do: action };
  return (
    <button
      type="button"
      class={`action action-${action}${isLit ? ' lit' : ''}${isSpent ? ' spent' : ''}`}
      data-tip={tip + (keyName === '' ? '' : ` (${keyName})`)}
      onMouseDown={leaveFocus}
      onClick={() => { session.command(command); }}
    >
      <Sprite name={sprite} />
      <span class="action-name">{name}</span>
      {price !== null && price > 0 && (
        <span class="action-price" aria-hidden="true"><Sprite name="ui/oil" scale={1} /><span class="price" data-count={price} /></span>
      )}
      <kbd class="action-key" aria-hidden="true">{badge}</kbd>
    </button>
  );
});

/** The quick slots as buttons, which use items as the bag does. */
function QuickSlots({ session }: { session: Session }): JSX.Element | null {
  const { game, settings } = session;
  const later = useLater();
  if (!game) return null;
  const slots = quickFill(game, session);
  return <Slots game={game} session={session} settings={settings} slots={slots} describe={later?.itemLines ?? null} />;
}

interface SlotsProps {
  readonly game: Game;
  readonly session: Session;
  readonly settings: Settings;
  readonly slots: readonly QuickFill[];
  readonly describe: DialogPanels['itemLines'] | null;
}

/** Redrawn only when the slots' items or the settings change. */
const Slots = memo(({ game, session, describe }: SlotsProps): JSX.Element => (
  <>{quickView(game, session, describe).map((view) => <QuickSlot key={view.slot} view={view} session={session} />)}</>
));

interface QuickSlotProps {
  readonly view: QuickView;
  readonly session: Session;
}

const QuickSlot = memo(({ view: { slot, key, sprite, badge, isSpent, name, tip }, session }: QuickSlotProps): JSX.Element => (
  <button
    type="button"
    class={isSpent ? 'action quick spent' : 'action quick'}
    aria-label={name}
    data-tip={tip}
    onMouseDown={leaveFocus}
    onClick={() => { session.command({ do: 'quick', slot }); }}
  >
    {sprite !== null && <Sprite name={sprite} />}
    {badge !== null && <span class="quick-count" aria-hidden="true" data-count={badge} />}
    <kbd class="action-key" aria-hidden="true">{key}</kbd>
  </button>
));
