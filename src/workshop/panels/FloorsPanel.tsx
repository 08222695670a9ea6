import type { JSX } from 'preact';
import { useEffect, useId, useMemo, useState } from 'preact/hooks';
import type { Point } from '../../engine/core/point';
import type { FloorPainter } from '../floors/FloorPainter';
import { floorOf, seedsFrom, type ShownFloor } from '../floors/floorOf';
import { lastFloor } from '../floors/lastFloor';
import { whereIs, type Wanted } from '../floors/findSeed';
import { MARKED, type Marked, markedBoxes } from '../floors/markedBoxes';
import { type ThingThere, thingsAt } from '../floors/thingsAt';
import { floorWhy } from '../floors/whyWords';
import type { Shop } from '../Shop';
import { play } from '../trial/play';
import { say } from '../words';
import { FloorPicture } from './FloorPicture';
import { nameOf, SeedFinder } from './SeedFinder';
import { Stepper } from './Stepper';

/** Floors side by side, and the last seed with which a strip begins. */
const STRIP = 8;
const LAST_SEED = 999_999_990;

/** A cell that is pointed at, on one floor of the strip. */
interface Pointed {
  readonly seed: string;
  readonly cell: Point;
  /** Whether it was pressed, so that the mouse may leave it. */
  readonly isHeld: boolean;
}

/** A strip of floors of consecutive seeds, all of each in view, and what stands where one points. */
export function FloorsPanel({ shop, painter }: { readonly shop: Shop; readonly painter: FloorPainter | null }): JSX.Element {
  const { floor, seed: first, marked, large } = shop.shownFloor;
  const content = shop.draft.sound?.content ?? null;
  const last = content ? lastFloor(content) : 1;
  const number = Math.min(floor, last);
  const floors = useMemo(
    () => (content ? seedsFrom(first, STRIP).map((seed) => floorOf(content, seed, number)) : []), [content, first, number],
  );
  // What was looked for is pointed at.
  const [pointed, setPointed] = useState<Pointed | null>(null);
  useEffect(() => {
    if (typeof marked === 'object') setPointed(pointAt(floors[0], marked));
  }, [floors, marked]);
  if (!content) return <p class="hint">{say('shop.floor.nothing')}</p>;
  const shown = large === null ? floors : floors.filter(({ seed }) => seed === large);
  const at = floors.find(({ seed }) => seed === pointed?.seed);
  const point = (made: ShownFloor, cell: Point, isClick: boolean): void => {
    const { seed } = made;
    const isAgain = pointed?.isHeld === true && pointed.seed === seed && pointed.cell.x === cell.x && pointed.cell.y === cell.y;
    setPointed({ seed, cell, isHeld: isClick && !isAgain });
    if (thingsAt(made, cell).some(({ why }) => why.length > 0)) shop.tour.did('look');
  };
  const goTo = (next: Partial<typeof shop.shownFloor>): void => {
    shop.tell(null);
    shop.showFloor({ ...next, large: null });
  };
  return (
    <div class={`shop-floors${large === null ? '' : ' is-large'}`} style={large === null ? {} : ratioOf(shown)}>
      <div class="shop-row">
        <Stepper
          label={say('shop.floor')} less={say('shop.floor.less')} more={say('shop.floor.more')} value={number} range={[1, last]} by={1}
          onChange={(next) => { goTo({ floor: next }); }}
        />
        <Stepper
          label={say('shop.seed')} less={say('shop.seed.less')} more={say('shop.seed.more')} value={first} range={[1, LAST_SEED]} by={STRIP}
          onChange={(seed) => { goTo({ seed }); }}
        />
        <Marker marked={marked} onChange={(next) => { shop.showFloor({ marked: next }); }} />
        <SeedFinder
          content={content} floor={number} last={last} first={first} onTold={(sentence) => { shop.tell(sentence); }}
          onFound={(seed, wanted) => { goTo({ seed, marked: wanted === 'vaults' ? 'vaults' : wanted }); }}
        />
        {painter && <Legend painter={painter} isMarked={marked !== 'nothing'} />}
      </div>
      <div class="shop-strip" role="list" aria-label={say('shop.floors')}>
        {shown.map((made) => ('why' in made ? <FailedFloor key={made.seed} why={made.why} /> : (
          <FloorPicture
            key={made.seed} made={made} painter={painter} pointed={pointed?.seed === made.seed ? pointed.cell : null}
            marks={markedBoxes(made, marked)} isLarge={made.seed === large} isHeld={pointed?.isHeld === true}
            onPoint={(cell, isClick) => { if (isClick !== false || pointed?.isHeld !== true) point(made, cell, isClick === true); }}
            onEnlarge={() => { shop.showFloor({ large: large === null ? made.seed : null }); }}
            onPlay={() => { play(shop, { seed: made.seed, floor: number }); }}
          />
        )))}
      </div>
      <Here shop={shop} at={at && 'game' in at ? at : null} cell={pointed?.cell ?? null} />
    </div>
  );
}

/** Where something is on a floor, as if it had been pressed; null where it is not. */
function pointAt(floor: ReturnType<typeof floorOf> | undefined, wanted: Wanted): Pointed | null {
  const [box] = floor && 'plan' in floor ? whereIs(floor.plan, wanted) : [];
  return floor && box ? { seed: floor.seed, cell: { x: box.x1, y: box.y1 }, isHeld: true } : null;
}

/** The width of a floor by its height, for the style sheet, which makes it as large as it fits. */
function ratioOf([floor]: readonly ReturnType<typeof floorOf>[]): Readonly<Record<'--ratio', string>> {
  return { '--ratio': floor && 'plan' in floor ? String(floor.plan.width / floor.plan.height) : '1' };
}

function FailedFloor({ why }: { readonly why: string }): JSX.Element {
  return <div class="shop-floor" role="listitem"><p class="shop-faults">{say('shop.floor.failed', { why })}</p></div>;
}

/** The choice of what was looked for. */
const FOUND = 'found';

/** What is marked on the floors. */
function Marker({ marked, onChange }: { readonly marked: Marked; readonly onChange: (marked: Marked) => void }): JSX.Element {
  const id = useId();
  return (
    <span class="shop-stepper">
      <label class="label" for={id}>{say('shop.show')}</label>
      <select
        id={id} value={typeof marked === 'object' ? FOUND : marked}
        onChange={(event) => { onChange(MARKED.find((each) => each === event.currentTarget.value) ?? marked); }}
      >
        {typeof marked === 'object' && <option value={FOUND}>{nameOf(marked)}</option>}
        {MARKED.map((each) => <option key={each} value={each}>{say(`shop.show.${each}`)}</option>)}
      </select>
    </span>
  );
}

/** What the frames on floors mean, by the colours of the game. */
const FRAMES = [['own', 'hero'], ['enemy', 'monsters'], ['gold', 'items'], ['heal', 'stairs'], ['nothing', 'doors']] as const;

/** The colours of the frames around what floors drawn small have. */
function Legend({ painter, isMarked }: { readonly painter: FloorPainter; readonly isMarked: boolean }): JSX.Element {
  const frame = (name: string, colour: string): JSX.Element => <span key={name} style={{ borderColor: colour }}>{name}</span>;
  return (
    <p class="shop-frames hint">
      {say('shop.frames')}
      {FRAMES.map(([meaning, name]) => frame(say(`shop.frames.${name}`), painter.frameOf(meaning)))}
      {isMarked && frame(say('shop.frames.marked'), MARKED_COLOUR)}
    </p>
  );
}

/** As in workshop.css. */
const MARKED_COLOUR = '#f4a0f8';

interface HereProps {
  readonly shop: Shop;
  readonly at: ShownFloor | null;
  readonly cell: Point | null;
}

/** What stands where one points and why, and how the floor came about. */
function Here({ shop, at, cell }: HereProps): JSX.Element {
  return (
    <section class={`shop-box shop-here${at && cell ? '' : ' is-empty'}`} aria-label={say('shop.here')} aria-live="polite" tabIndex={0}>
      {(!at || !cell) && <p class="hint">{say('shop.here.hint')}</p>}
      {at && cell && <ul class="shop-things">{thingsAt(at, cell).map((each) => <Thing key={each.name} shop={shop} thing={each} />)}</ul>}
      {at && cell && <p class="hint">{[say('shop.here.cell', { seed: at.seed, ...cell }), ...floorWhy(at.reasons)].join(' ')}</p>}
    </section>
  );
}

/** Something there, with the ways to its row and to the table that it was drawn from. */
function Thing({ shop, thing: { name, why, row, drawn } }: Pick<HereProps, 'shop'> & { readonly thing: ThingThere }): JSX.Element {
  return (
    <li>
      <span><strong>{name}</strong>{why.length > 0 && `: ${why.join('; ')}.`}</span>
      <button type="button" class="shop-small" aria-label={say('shop.here.row', { name })} onClick={() => { shop.seek(row, 'rows'); }}>
        {say('shop.tab.rows')}
      </button>
      {drawn && (
        <button
          type="button" class="shop-small" aria-label={say('shop.here.table', { name })} onClick={() => { shop.seek(drawn); }}
        >
          {say('shop.tab.tables')}
        </button>
      )}
    </li>
  );
}
