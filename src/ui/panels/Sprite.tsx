import { createContext, type JSX } from 'preact';
import { useContext } from 'preact/hooks';
import * as v from 'valibot';

interface SpriteProps {
  /** Its name in the atlas; an animation shows its first frame. */
  readonly name: string;
  /** CSS pixels per sprite pixel at the default text size; sprites grow with the text. */
  readonly scale?: 1 | 2 | 3 | 4 | 6;
  readonly class?: string;
}

/** A sprite as decoration beside words, hidden from screen readers. */
export function Sprite({ name, scale = 2, class: look = '' }: SpriteProps): JSX.Element | null {
  const sheet = useContext(Sheet);
  const frame = sheet?.frames[name] ?? sheet?.frames[`${name}.0`];
  if (!frame) return null;
  const long = (pixels: number): string => `calc(${pixels} * var(--dot-${scale}, ${scale}px))`;
  const style = {
    width: long(frame.w),
    height: long(frame.h),
    backgroundImage: `url("${frame.picture.address}")`,
    backgroundPosition: `${long(-frame.x)} ${long(-frame.y)}`,
    backgroundSize: `${long(frame.picture.width)} ${long(frame.picture.height)}`,
  };
  return <span class={`sprite ${look}`} style={style} aria-hidden="true" />;
}

/** The sprites that have come, each with its place in one of their pictures. */
export interface SpriteSheet {
  readonly frames: Readonly<Partial<Record<string, Frame>>>;
}

/** A sprite's place in its picture, in the picture's pixels. */
interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly picture: SheetPicture;
}

/** A picture of many sprites, and its size in its own pixels. */
interface SheetPicture {
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/** An atlas as it is stored: its frames, and its picture, which may still be on its way. */
interface Atlas {
  readonly frames: object;
  readonly picture: HTMLImageElement;
}

/** The sprite atlas's files, relative to the page. */
export const ATLAS_FILES = { picture: 'assets/atlas.png', frames: 'assets/atlas.json' } as const;

const schema = v.object({
  frames: v.record(v.string(), v.object({ frame: v.object({ x: v.number(), y: v.number(), w: v.number(), h: v.number() }) })),
  meta: v.object({ size: v.object({ w: v.number(), h: v.number() }) }),
});

/** The sheet of the panels' icons; null until it is loaded, and panels then show words alone. */
export const Sheet = createContext<SpriteSheet | null>(null);

/** Whether the page is in a sandbox without an origin, where its host need not let it read its own files. */
export function hasNoOrigin(page: Pick<Window, 'origin'>): boolean {
  return page.origin === 'null';
}

let atlas: Promise<Atlas> | null = null;

/** The page's atlas, read once for panels and map together. Rejects where it cannot be read. */
export function readAtlas(): Promise<Atlas> {
  return (atlas ??= hasNoOrigin(window) ? inlineAtlas() : fetchAtlas());
}

async function inlineAtlas(): Promise<Atlas> {
  const { INLINE_SHEET: { frames, picture } } = await import(/* webpackChunkName: "inline" */ './inline');
  return { frames, picture: Object.assign(new Image(), { src: picture }) };
}

async function fetchAtlas(): Promise<Atlas> {
  const picture = Object.assign(new Image(), { src: ATLAS_FILES.picture });
  return { frames: await fetchFrames('default').catch(() => fetchFrames('reload')), picture };
}

/** The frames; `reload` asks past all caches. */
async function fetchFrames(cache: RequestCache): Promise<object> {
  const answer = await fetch(ATLAS_FILES.frames, { cache });
  return (await answer.json()) as object;
}

/** The sprites of the regions that have come, and what is told when more of them do. */
const regional: SpriteSheet[] = [];
const watchers = new Set<() => void>();

/** Adds the sprites of a region to those of the panels. */
export function addSprites(frames: object, address: string): void {
  const sheet = sheetOf(frames, address);
  if (sheet) regional.push(sheet);
  for (const tell of watchers) tell();
}

/** Calls back whenever sprites have been added. */
export function watchSprites(tell: () => void): void {
  watchers.add(tell);
}

/** The panels' sheet: the page's atlas and what has been added; null where the atlas cannot be read. */
export function loadSheet(): Promise<SpriteSheet | null> {
  return readAtlas().then(({ frames }) => joined(sheetOf(frames)), () => null);
}

function joined(shared: SpriteSheet | null): SpriteSheet | null {
  if (!shared || regional.length === 0) return shared;
  return { frames: Object.assign({}, ...[shared, ...regional].map(({ frames }) => frames)) as SpriteSheet['frames'] };
}

/** The sheet in an atlas description, with its picture's address; null if it is not one. */
export function sheetOf(atlas: unknown, address: string = ATLAS_FILES.picture): SpriteSheet | null {
  const parsed = v.safeParse(schema, atlas);
  if (!parsed.success) return null;
  const { frames, meta: { size } } = parsed.output;
  const picture = { address, width: size.w, height: size.h };
  return { frames: Object.fromEntries(Object.entries(frames).map(([name, { frame }]) => [name, { ...frame, picture }])) };
}
