import type { JSX } from 'preact';
import type { Game } from '../../engine/Game';
import type { Session } from '../Session';
import type { Settings } from '../settings/settings';
import { quickFill, quickView, type QuickFill, type QuickView } from '../views/quickView';
import { leaveFocus } from './focus';
import { useLater, type DialogPanels } from './later';
import { Sprite } from './Sprite';
import { memo } from './memo';

/** The quick slots as buttons, which use items as the bag does. */
export function QuickSlots({ session }: { session: Session }): JSX.Element | null {
  const { game, settings } = session;
  const later = useLater();
  return game && <Slots game={game} session={session} settings={settings} slots={quickFill(game, session)} describe={later?.itemLines ?? null} />;
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

const QuickSlot = memo(({ view: { slot, key, sprite, count, isSpent, name, tip }, session }: QuickSlotProps): JSX.Element => (
  <button
    type="button"
    class={isSpent ? 'action quick spent' : 'action quick'}
    aria-label={name}
    data-tip={tip}
    onMouseDown={leaveFocus}
    onClick={() => { session.command({ do: 'quick', slot }); }}
  >
    {sprite !== null && <Sprite name={sprite} />}
    {count > 1 && <span class="quick-count" aria-hidden="true" data-count={count} />}
    <kbd class="action-key" aria-hidden="true">{key}</kbd>
  </button>
));
