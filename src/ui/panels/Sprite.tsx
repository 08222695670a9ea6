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
  if (!sheet || !frame) return null;
  const long = (pixels: number): string => `calc(${pixels} * var(--dot-${scale}, ${scale}px))`;
  const style = {
    width: long(frame.w),
    height: long(frame.h),
    backgroundImage: `url("${sheet.address}")`,
    backgroundPosition: `${long(-frame.x)} ${long(-frame.y)}`,
    backgroundSize: `${long(sheet.width)} ${long(sheet.height)}`,
  };
  return <span class={`sprite ${look}`} style={style} aria-hidden="true" />;
}

/** An image of many sprites, and the place of each in it. */
export interface SpriteSheet {
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly frames: Readonly<Partial<Record<string, Frame>>>;
}

/** A sprite's place in the image, in its pixels. */
interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
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

/** The panels' sheet, from the page's atlas; null where that fails. */
export function loadSheet(): Promise<SpriteSheet | null> {
  return readAtlas().then(({ frames }) => sheetOf(frames), () => null);
}

/** The sheet in an atlas description; null if it is not one. */
export function sheetOf(atlas: unknown): SpriteSheet | null {
  const parsed = v.safeParse(schema, atlas);
  if (!parsed.success) return null;
  const { frames, meta } = parsed.output;
  const places = Object.entries(frames).map(([name, { frame }]) => [name, frame] as const);
  return { address: ATLAS_FILES.picture, width: meta.size.w, height: meta.size.h, frames: Object.fromEntries(places) };
}
