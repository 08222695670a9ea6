import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Point } from '../../engine/core/point';
import { deepestFloor } from '../../engine/facts/uses';
import type { FloorPainter } from '../floors/FloorPainter';
import { floorOf, seedsFrom } from '../floors/floorOf';
import { linesAt } from '../floors/linesAt';
import type { Shop } from '../Shop';
import { say } from '../words';
import { FloorPicture } from './FloorPicture';
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
  const [floor, setFloor] = useState(1);
  const [first, setFirst] = useState(1);
  const [pointed, setPointed] = useState<Pointed | null>(null);
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
  const goTo = (seed: number): void => {
    setFirst(seed);
    setLarge(null);
  };
  return (
    <div class="shop-floors">
      <div class="shop-row">
        <Stepper
          label={say('shop.floor')} less={say('shop.floor.less')} more={say('shop.floor.more')} value={number} range={[1, last]} by={1}
          onChange={setFloor}
        />
        <Stepper
          label={say('shop.seed')} less={say('shop.seed.less')} more={say('shop.seed.more')} value={first} range={[1, LAST_SEED]} by={STRIP}
          onChange={goTo}
        />
        {large !== null && <button type="button" class="secondary" onClick={() => { setLarge(null); }}>{say('shop.smaller')}</button>}
      </div>
      <div class={`shop-strip${large === null ? '' : ' is-large'}`} role="list" aria-label={say('shop.floors')}>
        {shown.map((made) => ('why' in made ? <FailedFloor key={made.seed} why={made.why} /> : (
          <FloorPicture
            key={made.seed} made={made} painter={painter} pointed={pointed?.seed === made.seed ? pointed.cell : null}
            onPoint={(cell) => { setPointed({ seed: made.seed, cell }); }}
            onEnlarge={() => { setLarge(large === null ? made.seed : null); }}
          />
        )))}
      </div>
      <Here lines={at && 'game' in at && pointed ? linesAt(at, pointed.cell) : []} pointed={pointed} />
    </div>
  );
}

function FailedFloor({ why }: { readonly why: string }): JSX.Element {
  return <div class="shop-floor" role="listitem"><p class="shop-faults">{say('shop.floor.failed', { why })}</p></div>;
}

/** What stands where one points. */
function Here({ lines, pointed }: { readonly lines: readonly string[]; readonly pointed: Pointed | null }): JSX.Element {
  return (
    <section class="shop-box shop-here" aria-label={say('shop.here')} aria-live="polite">
      {!pointed && <p class="hint">{say('shop.here.hint')}</p>}
      {pointed && <p class="hint">{say('shop.here.cell', { seed: pointed.seed, x: pointed.cell.x, y: pointed.cell.y })}</p>}
      {pointed && lines.length === 0 && <p>{say('shop.here.nothing')}</p>}
      {lines.map((line) => <p key={line}>{line}</p>)}
    </section>
  );
}
