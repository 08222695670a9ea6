import type { JSX } from 'preact';
import { nameText } from '../../keep/text';
import { agreementOf, type Claim } from '../draft/Claim';
import { comparedOf, verdictOf } from '../runs/verdictWords';
import type { Shop } from '../Shop';
import { say } from '../words';

/** What the link claims from which the draft was opened, and whether that holds here. */
export function PackClaim({ shop }: { readonly shop: Shop }): JSX.Element | null {
  const { links: { claim, answer }, draft: { read, written } } = shop;
  if (!claim) return null;
  const { bot, from, first } = claim;
  const isConfirmed = answer !== null && agreementOf(claim, answer) === 'confirmed';
  const base = nameText(`pack.${String(written?.pack['extends'])}`);
  return (
    <section class="shop-box shop-claim" aria-label={say('shop.claim')}>
      <h2>{say('shop.claim')}</h2>
      <p>{say('shop.claim.says', { base, measure: comparedOf(claim), bot, from, first, verdict: saidOf(claim) })}</p>
      <p class={isConfirmed ? 'shop-sound' : 'shop-warnings'} role="status">{standing(claim, answer)}</p>
      <div class="shop-row">
        <button type="button" class="secondary" disabled={!read.ok} onClick={() => { void playAgain(shop, claim); }}>
          {say('shop.claim.play')}
        </button>
      </div>
    </section>
  );
}

function saidOf({ verdict, value, low, high, pairs, compared, detect }: Claim): string {
  return verdictOf({ verdict, change: { value, low, high }, pairs }, compared, detect / 100);
}

/** Whether a claim holds here; what is not as it says may be so by other rules. */
function standing(claim: Claim, answer: Claim | null): string {
  if (!answer) return say('shop.claim.unproven');
  const agreement = agreementOf(claim, answer);
  const here = say(`shop.claim.${agreement}`, { verdict: saidOf(answer) });
  if (agreement === 'confirmed' || claim.rules === answer.rules) return here;
  return `${here} ${say('shop.claim.rules', { there: claim.rules, here: answer.rules })}`;
}

async function playAgain(shop: Shop, claim: Claim): Promise<void> {
  const { playClaim } = await import(/* webpackChunkName: "workshop-runs" */ '../runs/playClaim');
  playClaim(shop, claim);
}
