import type { JSX } from 'preact';
import type { FeatureMenu } from '../modes/FeatureMenu';
import { text } from '../../keep/text';
import { featureView, type OfferView } from '../views/featureView';
import { Choices } from './Choices';
import { Dialog, type PanelProps } from './Dialog';
import { Sprite } from './Sprite';

/** What a feature offers: all of it is said before it is paid. */
export function FeaturePanel({ mode, session }: PanelProps<FeatureMenu>): JSX.Element | null {
  const { game, notice } = session;
  if (!game) return null;
  const { name, offers, isOnce } = featureView(game, mode.at);
  const { finds, oil } = game.state.hero;
  return (
    <Dialog title={name} class="list" closeBy={session}>
      <p class="hint">{text('ui.feature.have', { finds, oil, hp: game.state.player.hp })}</p>
      {isOnce && <p>{text('ui.feature.once', { n: offers.length - 1 })}</p>}
      <Choices session={session} cursor={mode.cursor} lines={offers.map((offer, index) => ({ key: `${index}`, content: <Offer offer={offer} /> }))} />
      {offers.length === 0 && <p>{text('ui.feature.none')}</p>}
      {notice !== null && <p class="fault" role="status">{notice}</p>}
    </Dialog>
  );
}

function Offer({ offer: { name, does, cost, why, sprite } }: { offer: OfferView }): JSX.Element {
  return (
    <span class={why === null ? 'offer' : 'offer offer-shut'}>
      {sprite !== null && <Sprite name={sprite} />}
      <span class="offer-words">
        <span class="offer-name">{name}</span>
        {does.map((line) => <span key={line} class="offer-line">{line}</span>)}
        {cost !== null && <span class="offer-cost">{cost}</span>}
        {why !== null && <span class="offer-why">{why}</span>}
      </span>
    </span>
  );
}
