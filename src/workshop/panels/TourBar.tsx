import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Shop, Tab } from '../Shop';
import { type Step, STEPS } from '../tour/Tour';
import { say } from '../words';

/** The room in which each step is taken. */
const ROOMS: Readonly<Record<Step, Tab>> = { open: 'pack', look: 'floors', drag: 'tables', run: 'runs', verdict: 'runs', play: 'floors' };

/** What a step asks for, which is brought into view where the room does not begin with it. */
const ASKED: Partial<Readonly<Record<Step, string>>> = { open: '.shop-body .shop-box', play: '.shop-caption' };

/** The tour below the head of the page: offered on the first visit, then one step at a time. */
export function TourBar({ shop }: { readonly shop: Shop }): JSX.Element | null {
  const { tour } = shop;
  if (tour.at !== null) return <StepBox key={tour.at} shop={shop} step={tour.at} />;
  return tour.isOver ? null : <Offer shop={shop} />;
}

/** Begins the tour in the room of its first step. */
export function beginTour(shop: Shop): void {
  shop.beginTour();
  shop.show(ROOMS[STEPS[0]]);
}

function Offer({ shop }: { readonly shop: Shop }): JSX.Element {
  return (
    <section class="shop-box shop-tour" aria-label={say('shop.tour')}>
      <p>{say('shop.tour.offer')}</p>
      <div class="shop-row">
        <button type="button" class="secondary" onClick={() => { beginTour(shop); }}>{say('shop.tour.begin')}</button>
        <button type="button" class="secondary" onClick={() => { shop.tour.end(); }}>{say('shop.tour.later')}</button>
      </div>
    </section>
  );
}

function StepBox({ shop, step }: { readonly shop: Shop; readonly step: Step }): JSX.Element {
  const { tour } = shop;
  const isDone = tour.has(step);
  useEffect(() => {
    const asked = ASKED[step];
    if (asked !== undefined) requestAnimationFrame(() => { document.querySelector(asked)?.scrollIntoView({ block: 'center' }); });
  }, [shop.tab]);
  const [before, after] = [tour.beside(-1), tour.beside(1)];
  const go = (to: Step): void => {
    tour.go(to);
    shop.show(ROOMS[to]);
  };
  return (
    <section class="shop-box shop-tour" aria-label={say('shop.tour')}>
      <div role="status">
        <h2>{say('shop.tour.step', { n: STEPS.indexOf(step) + 1, all: STEPS.length, title: say(`shop.tour.${step}`) })}</h2>
        <p>{say(`shop.tour.${step}.text`)}</p>
        {isDone && <p class="shop-sound">{say(`shop.tour.${step}.done`)}</p>}
      </div>
      <div class="shop-row">
        {shop.tab !== ROOMS[step] && (
          <button type="button" class="secondary" onClick={() => { shop.show(ROOMS[step]); }}>
            {say('shop.tour.there', { room: say(`shop.tab.${ROOMS[step]}`) })}
          </button>
        )}
        {step === 'open' && !isDone && after && (
          <button type="button" class="secondary" onClick={() => { tour.did(step); go(after); }}>{say('shop.tour.open.keep')}</button>
        )}
        {step === 'run' && (
          <button type="button" class="secondary" onClick={() => { void fillIn(shop); }}>{say('shop.tour.run.fill')}</button>
        )}
        {before && <button type="button" class="secondary" onClick={() => { go(before); }}>{say('shop.tour.back')}</button>}
        {after && <button type="button" class={nextClass(isDone)} onClick={() => { go(after); }}>{say('shop.tour.next')}</button>}
        <button type="button" class={nextClass(isDone && !after)} onClick={() => { tour.end(); }}>
          {say(isDone && !after ? 'shop.tour.finish' : 'shop.tour.end')}
        </button>
      </div>
    </section>
  );
}

/** Asks for runs that show soon what the tour's change does. */
async function fillIn(shop: Shop): Promise<void> {
  const { roomOf } = await import(/* webpackChunkName: "workshop-runs" */ '../runs/roomOf');
  roomOf(shop).set({ count: 400, from: 2, last: 3, isBeside: true, compared: 'lost', on: [3, 3], detect: 5 });
  shop.show('runs');
}

/** The class of the button that leads on, which stands out once a step is done. */
function nextClass(isDone: boolean): string {
  return isDone ? 'secondary shop-next' : 'secondary';
}
