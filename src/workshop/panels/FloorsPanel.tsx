import type { JSX } from 'preact';
import { useId, useMemo, useState } from 'preact/hooks';
import type { Point } from '../../engine/core/point';
import { deepestFloor } from '../../engine/facts/uses';
import type { FloorPainter } from '../floors/FloorPainter';
import { floorOf, seedsFrom, type ShownFloor } from '../floors/floorOf';
import { MARKED, type Marked, markedBoxes, markOf } from '../floors/markedBoxes';
import { type ThingThere, thingsAt } from '../floors/thingsAt';
import { floorWhy } from '../floors/whyWords';
import type { Shop } from '../Shop';
import { play } from '../trial/play';
import { say } from '../words';
import { FloorPicture } from './FloorPicture';
import { SeedFinder } from './SeedFinder';
import { Stepper } from './Stepper';

/** Floors side by side, the deepest that is offered of a pack without an end, and the last seed with which a strip begins. */
const STRIP = 8;
const DEEP = 30;
const LAST_SEED = 999_999_990;

/** A cell that is pointed at, on one floor of the strip. */
interface Pointed {
  readonly seed: string;
  readonly cell: Point;
}

/** A strip of floors of consecutive seeds, all of each in view, and what stands where one points. */
export function FloorsPanel({ shop, painter }: { readonly shop: Shop; readonly painter: FloorPainter | null }): JSX.Element {
  const { floor, seed: first } = shop.shownFloor;
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const [marked, setMarked] = useState<Marked>('nothing');
  const [large, setLarge] = useState<string | null>(null);
  const content = shop.draft.sound?.content ?? null;
  const last = content ? (deepestFloor(content) ?? DEEP) : 1;
  const number = Math.min(floor, last);
  const floors = useMemo(
    () => (content ? seedsFrom(first, STRIP).map((seed) => floorOf(content, seed, number)) : []), [content, first, number],
  );
  if (!content) return <p class="hint">{say('shop.floor.nothing')}</p>;
  const shown = large === null ? floors : floors.filter(({ seed }) => seed === large);
  const at = floors.find(({ seed }) => seed === pointed?.seed);
  const goTo = (next: Partial<typeof shop.shownFloor>): void => {
    shop.showFloor(next);
    setLarge(null);
  };
  return (
    <div class="shop-floors">
      <div class="shop-row">
        <Stepper
          label={say('shop.floor')} less={say('shop.floor.less')} more={say('shop.floor.more')} value={number} range={[1, last]} by={1}
          onChange={(next) => { goTo({ floor: next }); }}
        />
        <Stepper
          label={say('shop.seed')} less={say('shop.seed.less')} more={say('shop.seed.more')} value={first} range={[1, LAST_SEED]} by={STRIP}
          onChange={(seed) => { goTo({ seed }); }}
        />
        <Marker marked={marked} onChange={setMarked} />
        <SeedFinder
          content={content} floor={number} first={first} onTold={(sentence) => { shop.tell(sentence); }}
          onFound={(seed, wanted) => {
            goTo({ seed });
            setMarked(markOf(wanted));
          }}
        />
      </div>
      <div class={`shop-strip${large === null ? '' : ' is-large'}`} role="list" aria-label={say('shop.floors')}>
        {shown.map((made) => ('why' in made ? <FailedFloor key={made.seed} why={made.why} /> : (
          <FloorPicture
            key={made.seed} made={made} painter={painter} pointed={pointed?.seed === made.seed ? pointed.cell : null}
            marks={markedBoxes(made, marked)} isLarge={made.seed === large}
            onPoint={(cell) => {
              setPointed({ seed: made.seed, cell });
              if (thingsAt(made, cell).some(({ why }) => why.length > 0)) shop.tour.did('look');
            }}
            onEnlarge={() => { setLarge(large === null ? made.seed : null); }}
            onPlay={() => { play(shop, { seed: made.seed, floor: number }); }}
          />
        )))}
      </div>
      <Here at={at && 'game' in at ? at : null} cell={pointed?.cell ?? null} />
    </div>
  );
}

function FailedFloor({ why }: { readonly why: string }): JSX.Element {
  return <div class="shop-floor" role="listitem"><p class="shop-faults">{say('shop.floor.failed', { why })}</p></div>;
}

/** What is marked on the floors. */
function Marker({ marked, onChange }: { readonly marked: Marked; readonly onChange: (marked: Marked) => void }): JSX.Element {
  const id = useId();
  return (
    <span class="shop-stepper">
      <label class="label" for={id}>{say('shop.show')}</label>
      <select id={id} value={marked} onChange={(event) => { onChange(event.currentTarget.value as Marked); }}>
        {MARKED.map((each) => <option key={each} value={each}>{say(`shop.show.${each}`)}</option>)}
      </select>
    </span>
  );
}

/** What stands where one points and why, and how the floor came about. */
function Here({ at, cell }: { readonly at: ShownFloor | null; readonly cell: Point | null }): JSX.Element {
  return (
    <section class="shop-box shop-here" aria-label={say('shop.here')} aria-live="polite">
      {(!at || !cell) && <p class="hint">{say('shop.here.hint')}</p>}
      {at && cell && <p class="hint">{[say('shop.here.cell', { seed: at.seed, ...cell }), ...floorWhy(at.reasons)].join(' ')}</p>}
      {at && cell && <ul class="shop-things">{thingsAt(at, cell).map((each) => <Thing key={each.name} thing={each} />)}</ul>}
    </section>
  );
}

function Thing({ thing: { name, why } }: { readonly thing: ThingThere }): JSX.Element {
  return <li><strong>{name}</strong>{why.length > 0 && `: ${why.join('; ')}.`}</li>;
}
