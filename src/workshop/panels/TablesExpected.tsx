import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { isRecord } from '../../engine/core/id';
import type { Content } from '../../engine/content';
import type { Fields } from '../draft/writtenPack';
import { drawBand, drawLines, type Line, type Picture, roomFor } from '../tables/drawing';
import { nameOfRow } from '../tables/naming';
import { valuesOn } from '../tables/points';
import { countsById, type ExpectedFloor, Sample } from '../tables/Sample';
import { inDigits, say } from '../words';
import { TablesPlot } from './TablesPlot';
import { TablesStack } from './TablesStack';

/** Seeds of which floors are made. */
const SEEDS = 60;

/** Milliseconds before the first floor, so that what is typed quickly starts no floors; and those between two looks at the figures. */
const PAUSE_MS = 500;
const LOOK_MS = 300;

/** The samples of packs without faults, which go on where they were when one comes back. */
const samples = new WeakMap<Content, Sample>();

/** How far a sample is, and its means. */
interface Look {
  readonly floors: readonly ExpectedFloor[];
  readonly seeds: number;
  readonly failed: number;
}

/** Makes floors of a pack, one at a time between what the page has to do, and shows what is on them. */
function useSample(content: Content, floors: readonly number[]): Look {
  const known = samples.get(content);
  const sample = useMemo(() => known ?? new Sample(content, floors, SEEDS), [content]);
  samples.set(content, sample);
  const lookAt = (): Look => ({ floors: sample.read(), seeds: sample.seedsMade, failed: sample.failed });
  const [look, setLook] = useState<Look>(lookAt);
  useEffect(() => {
    let last = performance.now();
    let timer = 0;
    const work = (): void => {
      sample.step();
      if (sample.isDone || performance.now() - last > LOOK_MS) {
        setLook(lookAt());
        last = performance.now();
      }
      if (!sample.isDone) timer = window.setTimeout(work, 0);
    };
    if (sample.isDone) setLook(lookAt());
    else timer = window.setTimeout(work, PAUSE_MS);
    return () => { window.clearTimeout(timer); };
  }, [sample]);
  return look;
}

interface ExpectedProps {
  readonly content: Content;
  readonly rows: Fields;
  readonly floors: readonly number[];
  /** What is asked for. */
  readonly of: 'monsters' | 'items' | 'all';
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** What floors can be expected to have, by the sample that is made meanwhile. */
export function TablesExpected({ content, rows, floors, of, chosen, onChoose }: ExpectedProps): JSX.Element {
  const look = useSample(content, floors);
  const shown = look.floors.filter(({ made }) => made > 0);
  const numbers = useMemo(() => shown.map(({ floor }) => floor), [shown.length]);
  const stack = (what: 'monsters' | 'items'): JSX.Element => {
    const counts = countsById(shown, what, isRecord(rows[what]) ? Object.keys(rows[what]) : []);
    return (
      <TablesStack
        key={what} title={say(`shop.tables.expected.${what}`)} column={say('shop.floor')} floors={numbers} rows={counts} isShares={false}
        nameOf={(id) => nameOfRow(what === 'monsters' ? 'breeds' : 'itemKinds', id)} chosen={chosen} onChoose={onChoose}
      />
    );
  };
  const progress = say('shop.tables.sampled', { seeds: look.seeds, all: SEEDS });
  return (
    <>
      <p class="hint" role="status">
        {look.seeds < SEEDS ? progress : say('shop.tables.sampledAll', { all: SEEDS })}
        {look.failed > 0 && ` ${say('shop.tables.failed', { n: look.failed })}`}
      </p>
      {shown.length > 0 && of !== 'items' && stack('monsters')}
      {shown.length > 0 && of !== 'monsters' && stack('items')}
      {shown.length > 0 && <Danger rows={rows} shown={shown} floors={numbers} />}
    </>
  );
}

interface DangerProps {
  readonly rows: Fields;
  readonly shown: readonly ExpectedFloor[];
  readonly floors: readonly number[];
}

/** Danger and loot by floor: two pictures, and a table behind them. */
function Danger({ rows, shown, floors }: DangerProps): JSX.Element {
  const [isTable, setIsTable] = useState(false);
  const danger = (rows['counts'] as Fields | undefined)?.['danger'];
  const wanted = danger === undefined ? [] : valuesOn(danger, floors);
  const loot = shown.map(({ items }) => Object.values(items).reduce((sum, count) => sum + count, 0));
  const xp = shown.map((floor) => floor.xp);
  const pictureOf = (lines: readonly Line[], band: readonly ExpectedFloor['xp'][] = []): Picture => ({
    floors,
    top: roomFor(Math.max(0, ...lines.flatMap(({ values }) => values), ...band.map(({ high }) => high))),
    draw: (plot) => {
      if (band.length > 0) drawBand(plot, floors, band.map(({ low }) => low), band.map(({ high }) => high));
      drawLines(plot, floors, lines);
    },
  });
  const means: Line = { values: xp.map(({ mean }) => mean), colour: '--blood-light' };
  const asked: Line = { values: wanted, colour: '--gold', isDashed: true };
  const pictures = [
    { name: say('shop.tables.danger'), picture: pictureOf(wanted.length > 0 ? [means, asked] : [means], xp) },
    { name: say('shop.tables.loot'), picture: pictureOf([{ values: loot, colour: '--gold' }]) },
    { name: say('shop.tables.treasure'), picture: pictureOf([{ values: shown.map(({ treasure }) => treasure), colour: '--gold-light' }]) },
  ];
  return (
    <section class="shop-box" aria-label={say('shop.tables.dangerAndLoot')}>
      <div class="shop-row">
        <h2>{say('shop.tables.dangerAndLoot')}</h2>
        <button type="button" class="shop-small shop-right" aria-pressed={isTable} onClick={() => { setIsTable(!isTable); }}>
          {say(isTable ? 'shop.tables.asPicture' : 'shop.tables.asTable')}
        </button>
      </div>
      {!isTable && (
        <div class="shop-plots">
          {pictures.map(({ name, picture }) => (
            <figure key={name} class="shop-low">
              <figcaption class="shop-caption">{name}</figcaption>
              <TablesPlot picture={picture}>
                <div class="shop-plot-over" role="img" aria-label={say('shop.tables.picture', { title: name })} />
              </TablesPlot>
            </figure>
          ))}
        </div>
      )}
      {!isTable && <p class="shop-caption">{say(wanted.length > 0 ? 'shop.tables.bandAndAsked' : 'shop.tables.band')}</p>}
      <Figures shown={shown} loot={loot} wanted={wanted} isHidden={!isTable} />
    </section>
  );
}

interface FiguresProps {
  readonly shown: readonly ExpectedFloor[];
  readonly loot: readonly number[];
  readonly wanted: readonly number[];
  readonly isHidden: boolean;
}

const HEADS = [
  'shop.floor', 'shop.tables.xpMean', 'shop.tables.xpSpan', 'shop.tables.xpAsked', 'shop.tables.loot', 'shop.tables.treasure',
] as const;

function Figures({ shown, loot, wanted, isHidden }: FiguresProps): JSX.Element {
  return (
    <div class={isHidden ? 'read' : 'shop-scroll'}>
      <table class="shop-figures">
        <caption class="read">{say('shop.tables.dangerAndLoot')}</caption>
        <thead><tr>{HEADS.map((head) => <th key={head} scope="col">{say(head)}</th>)}</tr></thead>
        <tbody>
          {shown.map(({ floor, xp, treasure }, index) => (
            <tr key={floor}>
              <th scope="row">{floor}</th>
              <td>{inDigits(Math.round(xp.mean))}</td>
              <td>{say('shop.tables.span', { low: inDigits(xp.low), high: inDigits(xp.high) })}</td>
              <td>{wanted[index] === undefined ? '' : inDigits(wanted[index])}</td>
              <td>{inDigits(loot[index] ?? 0)}</td>
              <td>{inDigits(treasure)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
