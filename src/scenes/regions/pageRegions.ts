import { addRegionTexts, text } from '../../keep/text';
import { addSprites, readAtlas } from '../../ui/panels/Sprite';
import { addCard } from '../../ui/panels/cards';
import type { Session } from '../../ui/Session';
import type { RegionSheet } from '../../view/textures/sheets';
import { addTheme, expectThemes } from '../../view/themes/themes';
import { partsFor } from './partsFor';
import { type PartImports, REGION_NAMES, REGION_PARTS, type RegionName } from './regionParts';
import { PartFetcher } from './PartFetcher';

/* The parts of regions that this page has fetched. */

expectThemes(REGION_NAMES);

type SheetWatcher = (region: RegionName, sheet: RegionSheet) => void;

const sheets = new Map<RegionName, RegionSheet>();
const watchers = new Set<SheetWatcher>();
const parts = new PartFetcher(REGION_NAMES, (region) => Promise.all([fetchLooks(region), addRegionTexts(region)]));
let isTold = false;

/** The sheets of all regions, as far as they can be had. */
export async function loadRegionSheets(): Promise<ReadonlyMap<string, RegionSheet>> {
  await parts.ask();
  return sheets;
}

/**
 * Asks for parts, by default for all, which are small and may be needed on any floor; resolves once they have come or failed. The
 * session's player is told of the first failure.
 */
export async function askForRegions(session: Session, names: readonly RegionName[] = REGION_NAMES): Promise<void> {
  if (names.length === 0 || parts.isComplete) return;
  const hasCome = await parts.ask(names);
  if (!hasCome && !isTold) {
    isTold = true;
    session.tell([...(session.notice === null ? [] : [session.notice]), text('ui.regions.missing')].join(' '));
  }
  session.refresh();
}

/** Asks for what a session's run shows on its floor; resolves once that has come or failed. */
export async function askForFloor(session: Session): Promise<void> {
  const { game } = session;
  if (!game || parts.isComplete) return;
  const frames = await readAtlas().then((atlas) => atlas.frames, () => ({}));
  await askForRegions(session, partsFor(game, (sprite) => sprite in frames || `${sprite}.0` in frames));
}

/**
 * Has all parts asked for once everything else has come, before that those that a session's runs need at once, and what has failed
 * again on every new floor; returns how to stop.
 */
export function followRegions(session: Session): () => void {
  const look = (): void => { void askForFloor(session); };
  const ask = (): void => { void askForRegions(session); };
  window.addEventListener('everything-loaded', ask, { once: true });
  const unsubscribe = session.on({
    run: look,
    jump: look,
    turn: (events) => { if (events.some(({ type }) => type === 'arrived')) ask(); },
  });
  return () => {
    window.removeEventListener('everything-loaded', ask);
    unsubscribe();
  };
}

/** Calls back with every sheet, those that are there at once; returns how to stop. */
export function watchSheets(see: SheetWatcher): () => void {
  for (const [region, sheet] of sheets) see(region, sheet);
  watchers.add(see);
  return () => { watchers.delete(see); };
}

async function fetchLooks(region: RegionName): Promise<void> {
  if (sheets.has(region)) return;
  const part: PartImports = REGION_PARTS[region];
  const [theme, { default: frames }, { default: address }, card] = await Promise.all([
    part.theme(), part.frames(), part.picture(), part.card?.(),
  ]);
  const sheet = { frames, picture: Object.assign(new Image(), { src: address }) };
  await sheet.picture.decode();
  addTheme(region, theme);
  if (card) addCard(region, card.default);
  addSprites(frames, shortAddress(address));
  sheets.set(region, sheet);
  for (const see of watchers) see(region, sheet);
}

/** A picture's address that does not hold the picture: it is written into the page once for each sprite. */
function shortAddress(data: string): string {
  const bytes = Uint8Array.from(atob(data.slice(data.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
  return URL.createObjectURL(new Blob([bytes], { type: 'image/png' }));
}
