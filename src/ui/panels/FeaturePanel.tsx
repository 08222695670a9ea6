import type { JSX } from 'preact';
import type { FeatureMenu } from '../modes/FeatureMenu';
import { text } from '../../keep/text';
import { type Change, featureView, type OfferView, paidLine } from '../views/featureView';
import { Choices } from './DialogParts';
import { Dialog, type PanelProps } from './Dialog';
import { Sprite } from './Sprite';

/** What a feature offers: all of it is said before it is paid. */
export function FeaturePanel({ mode, session }: PanelProps<FeatureMenu>): JSX.Element | null {
  const { game, notice } = session;
  if (!game) return null;
  const { name, offers, isOnce, takesLoot } = featureView(game, mode.at, mode.offers(game));
  const { finds, oil } = game.state.hero;
  const paid = mode.hasPaid ? paidLine(game) : null;
  const lines = offers.map((offer, index) => ({ key: `${index}`, content: <Offer offer={offer} /> }));
  return (
    <Dialog title={name} class="list" closeBy={session}>
      <p class="hint">
        {text('ui.feature.have', { finds, oil, hp: game.state.player.hp })}{takesLoot && paid === null && ` ${text('log.paid.scores')}`}
      </p>
      {isOnce && <p>{text('ui.feature.once', { n: offers.length - 1 })}</p>}
      <Choices session={session} cursor={mode.cursor} lines={lines} isNumbered />
      {offers.length === 0 && <p>{text('ui.feature.none')}</p>}
      {notice !== null ? <p class="fault" role="status">{notice}</p> : paid !== null && <p class="offer-paid">{paid}</p>}
    </Dialog>
  );
}

function Offer({ offer: { name, does, changes, cost, why, isTaken, sprite } }: { offer: OfferView }): JSX.Element {
  return (
    <span class={why === null && !isTaken ? 'offer' : 'offer offer-shut'}>
      <Sprite name={sprite} />
      <span class="offer-words">
        <span class="offer-name">{name}</span>
        {!isTaken && does.map((line) => <span key={line} class="offer-line">{line}</span>)}
        {changes.length > 0 && <Changes changes={changes} />}
        <span class="offer-cost">{isTaken ? text('ui.feature.taken') : cost}</span>
        {why !== null && <span class="offer-why">{why}</span>}
      </span>
    </span>
  );
}

/** What changes, with arrows for the eye and words for the ear. */
function Changes({ changes }: { changes: readonly Change[] }): JSX.Element {
  return (
    <span class="offer-change">
      {changes.map(({ label, from, to }) => (
        <span key={label}>
          {label} <span aria-hidden="true">{from} <span class="card-arrow">▸</span> <b>{to}</b></span>
          <span class="read">{text('ui.reward.becomes', { from, to })}</span>
        </span>
      ))}
    </span>
  );
}
