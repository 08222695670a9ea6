import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Breed, Content } from '../../engine/content';
import type { Point } from '../../engine/core/point';
import { Sprite } from '../../ui/panels/Sprite';
import { areasOf, type DrawnArea, drawnArea } from '../rows/areas';
import { type HeroesByFloor, hitsOn, type Hits, type HitsOnFloor } from '../rows/hits';
import { firstFloor } from '../rows/firstFloor';
import { heroesFor } from '../rows/heroesFor';
import { toldOf } from '../rows/told';
import { findCurves } from '../tables/finding';
import { floorsShown } from '../tables/columns';
import { valuesOn } from '../tables/points';
import { valueAt } from '../draft/writtenPack';
import { inDigits, isShopKey, say } from '../words';
import type { RowProps } from './RowForm';
import { nameIn } from './RowsList';

/** What comes of a row: its picture, the game's words for it, and of a monster how it fights. */
export function RowsPreview(props: RowProps): JSX.Element {
  const { shop: { draft }, table, row, rows, value } = props;
  const { sprite } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const content = draft.sound?.content ?? null;
  const floor = firstFloor(rows, table, row.id);
  const asked = { table: table.id, id: row.id, floor };
  const told = useMemo(() => (content ? toldOf(content, asked) : null), [content, ...Object.values(asked)]);
  const breed = table.id === 'breeds' ? content?.breeds.get(row.id) : undefined;
  return (
    <aside class="shop-row-preview" tabIndex={0} aria-label={say('shop.rows.preview')}>
      <section class="shop-box" aria-live="polite">
        <h2>{say('shop.rows.preview')}</h2>
        {!draft.read.ok && <p class="shop-faults">{say('shop.rows.preview.old')}</p>}
        <div class="shop-row">
          {typeof sprite === 'string' && <Sprite name={sprite} scale={4} />}
          <strong>{told?.name ?? nameIn(table, row.id)}</strong>
        </div>
        {told === null && <p class="hint">{say('shop.rows.preview.none')}</p>}
        {told?.lines.map((line) => <p key={line}>{line}</p>)}
      </section>
      {content && breed && row.id !== 'player' && <Fights {...props} content={content} breed={breed} />}
    </aside>
  );
}

/** How a monster fights. */
function Fights({ content, breed, ...props }: RowProps & { readonly content: Content; readonly breed: Breed }): JSX.Element {
  return (
    <>
      <HitsTable {...props} content={content} />
      <section class="shop-box" aria-label={say('shop.rows.brain')}>
        <h2>{say('shop.rows.brain')}</h2>
        <p class="hint">{say('shop.rows.brain.hint')}</p>
        <ol class="shop-brain">
          {breed.brain.map((tactic) => {
            const key = `shop.rows.tactic.${tactic}`;
            return <li key={tactic}><code>{tactic}</code> {isShopKey(key) ? say(key) : ''}</li>;
          })}
        </ol>
      </section>
      {areasOf(breed).map(({ id, target, windup }) => {
        const area = drawnArea(content, target);
        return area && <Area key={id} id={id} turns={windup ?? 0} sprite={breed.sprite} area={area} />;
      })}
    </>
  );
}

const HEADS = ['floor', 'level', 'toKill', 'toDie'] as const;

/** Floors that are counted at most. */
const MOST = 12;

/** Hits to kill and to die by floor. */
function HitsTable({ shop, row, rows, content }: RowProps & { readonly content: Content }): JSX.Element {
  const [heroes, setHeroes] = useState<HeroesByFloor | null>(null);
  const [hits, setHits] = useState<readonly HitsOnFloor[]>([]);
  const base = valueAt(shop.draft.written?.pack, ['extends']);
  useEffect(() => {
    let isLive = true;
    void heroesFor(content, typeof base === 'string' ? base : null).then((found) => { if (isLive) setHeroes(found); });
    return () => { isLive = false; };
  }, [content, base]);
  const weight = valueAt(rows, ['monsters', row.id]);
  const floors = useMemo(() => {
    const all = floorsShown(rows, findCurves(rows), content);
    const some = all.filter((_, index) => (valuesOn(weight, all)[index] ?? 0) > 0);
    return (some.length > 0 ? some : all).slice(0, MOST);
  }, [rows, content, weight]);
  useEffect(() => {
    // Those of the version before know nothing of a new row.
    if (heroes?.content !== content) return undefined;
    // After the form is drawn: the first time takes a while.
    const timer = setTimeout(() => { setHits(floors.map((floor) => hitsOn(row.id, floor, heroes.on(floor)))); }, 0);
    return () => { clearTimeout(timer); };
  }, [heroes, content, row.id, floors]);
  const kinds = [...new Set(hits.map((each) => each.heroes))];
  return (
    <section class="shop-box" aria-label={say('shop.rows.hits')}>
      <h2>{say('shop.rows.hits')}</h2>
      <table class="shop-figures">
        <thead>
          <tr>
            {HEADS.map((head) => <th key={head} scope="col">{say(`shop.rows.hits.${head}`)}</th>)}
          </tr>
        </thead>
        <tbody>
          {hits.map(({ floor, level, toKill, toDie }) => (
            <tr key={floor}><th scope="row">{floor}</th><td>{level}</td><td>{inWords(toKill)}</td><td>{inWords(toDie)}</td></tr>
          ))}
        </tbody>
      </table>
      {kinds.map((kind) => <p key={kind} class="hint">{say(`shop.rows.heroes.${kind}`)}</p>)}
    </section>
  );
}

/** Hits as `4`, or `4 (3 to 6)` where heroes differ. */
function inWords([low, middle, high]: Hits): string {
  const digits = (hits: number): string => (Number.isFinite(hits) ? inDigits(hits) : say('shop.rows.hits.never'));
  if (low === high) return digits(middle);
  return say('shop.runs.estimate', { value: digits(middle), low: digits(low), high: digits(high) });
}

interface AreaProps {
  readonly id: string;
  readonly turns: number;
  readonly sprite: string;
  readonly area: DrawnArea;
}

/** The area of an attack on a small grid. */
function Area({ id, turns, sprite, area: { side, user, aim, cells } }: AreaProps): JSX.Element {
  const isAt = (one: Point | null, x: number, y: number): boolean => one?.x === x && one.y === y;
  const title = say('shop.rows.area', { ability: id, n: cells.length });
  const drawn = Array.from({ length: side * side }, (_, index) => {
    const [x, y] = [index % side, Math.floor(index / side)];
    const isHit = cells.some((cell) => isAt(cell, x, y));
    return (
      <span key={index} class={`${isHit ? 'is-hit' : ''} ${isAt(aim, x, y) ? 'is-aim' : ''}`}>
        {isAt(user, x, y) && <Sprite name={sprite} scale={1} />}
      </span>
    );
  });
  return (
    <section class="shop-box" aria-label={title}>
      <h2>{title}</h2>
      <div class="shop-area" role="img" aria-label={title} style={{ gridTemplateColumns: `repeat(${side}, 1.125rem)` }}>{drawn}</div>
      <p class="hint">{say(turns > 0 ? 'shop.rows.area.announced' : 'shop.rows.area.sudden', { n: turns })}</p>
    </section>
  );
}
