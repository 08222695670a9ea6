import type { JSX } from 'preact';
import { useEffect, useReducer } from 'preact/hooks';
import { importFileOf } from '../../ui/files/archiveFiles';
import { Sheet, type SpriteSheet } from '../../ui/panels/Sprite';
import type { FloorPainter } from '../floors/FloorPainter';
import { type Shop, TABS } from '../Shop';
import { say } from '../words';
import { FloorsPanel } from './FloorsPanel';
import { LateRoom } from './LateRoom';
import { PackPanel } from './PackPanel';
import { RowsPanel } from './RowsPanel';
import { TablesPanel } from './TablesPanel';
import { beginTour, TourBar } from './TourBar';
import { TrialPanel } from './TrialPanel';

interface ShopPageProps {
  readonly shop: Shop;
  readonly sheet: SpriteSheet | null;
  /** Null until the game's pictures are there. */
  readonly painter: FloorPainter | null;
}

/** The whole page: the draft with its history above, the rooms below. */
export function ShopPage({ shop, sheet, painter }: ShopPageProps): JSX.Element {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => shop.onChange(() => { redraw(undefined); }), [shop]);
  useEffect(() => listen(shop), [shop]);
  return (
    <Sheet.Provider value={sheet}>
      <div class="shop" inert={shop.trial !== null}>
        <Head shop={shop} />
        <TourBar shop={shop} />
        <div key={shop.tab} class="shop-body" role="tabpanel" id="shop-room" aria-labelledby={`shop-tab-${shop.tab}`}>
          <Room shop={shop} painter={painter} />
        </div>
        <p class="shop-notice" role="status">{shop.notice ?? ''}</p>
      </div>
      {shop.trial && <TrialPanel shop={shop} trial={shop.trial} />}
    </Sheet.Provider>
  );
}

/** The room that is open. */
function Room({ shop, painter }: Omit<ShopPageProps, 'sheet'>): JSX.Element {
  switch (shop.tab) {
    case 'pack': return <PackPanel shop={shop} />;
    case 'floors': return <FloorsPanel shop={shop} painter={painter} />;
    case 'rows': return <RowsPanel shop={shop} />;
    case 'tables': return <TablesPanel shop={shop} />;
    case 'runs':
    case 'tune': return <LateRoom key={shop.tab} shop={shop} name={shop.tab} />;
  }
}

function Head({ shop }: { shop: Shop }): JSX.Element {
  const { draft } = shop;
  return (
    <header class="shop-head">
      <h1>{say('shop.title')}</h1>
      <Tabs shop={shop} />
      <p class="shop-name" title={shop.keeping}>{draft.name}</p>
      <div class="shop-tools">
        <button type="button" class="secondary" disabled={!draft.canUndo} onClick={() => { draft.undo(); }}>{say('shop.undo')}</button>
        <button type="button" class="secondary" disabled={!draft.canRedo} onClick={() => { draft.redo(); }}>{say('shop.redo')}</button>
        <button type="button" class="secondary" onClick={() => { shop.save(); }}>{say('shop.save')}</button>
        <button type="button" class="secondary" onClick={() => { beginTour(shop); }}>{say('shop.tour')}</button>
        <a class="shop-leave" href="./">{say('shop.leave')}</a>
      </div>
    </header>
  );
}

/** The rooms as tabs: arrow keys go from one to the next. */
function Tabs({ shop }: { shop: Shop }): JSX.Element {
  const turn = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = TABS[(TABS.indexOf(shop.tab) + step + TABS.length) % TABS.length] ?? 'pack';
    shop.show(next);
    document.getElementById(`shop-tab-${next}`)?.focus();
  };
  return (
    <div class="shop-tabs" role="tablist" aria-label={say('shop.title')} onKeyDown={turn}>
      {TABS.map((tab) => (
        <button
          key={tab}
          id={`shop-tab-${tab}`}
          type="button"
          role="tab"
          aria-selected={tab === shop.tab}
          aria-controls="shop-room"
          tabIndex={tab === shop.tab ? 0 : -1}
          onClick={() => { shop.show(tab); }}
        >
          {say(`shop.tab.${tab}`)}
        </button>
      ))}
    </div>
  );
}

/** Files that are dropped anywhere, and the keys for undoing, except where a text is written. */
function listen(shop: Shop): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  const { page } = shop.ports;
  page.addEventListener('dragover', (event) => { event.preventDefault(); }, { signal });
  page.addEventListener('drop', (event) => {
    event.preventDefault();
    if (shop.trial) return;
    void shop.open(Array.from(event.dataTransfer?.files ?? [], importFileOf));
  }, { signal });
  page.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea');
    if (shop.trial || isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    if (event.shiftKey) shop.draft.redo();
    else shop.draft.undo();
  }, { signal });
  return () => { ends.abort(); };
}
