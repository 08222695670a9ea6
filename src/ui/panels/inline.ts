import plain from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-normal.woff2?inline';
import bold from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff2?inline';
import pixels from '@fontsource/press-start-2p/files/press-start-2p-latin-400-normal.woff2?inline';
import frames from '../../../assets/atlas.json';
import picture from '../../../assets/atlas.png?inline';

/** A font as `page.css` and `themes.css` declare it, but with its bytes for its address. */
interface InlineFont extends FontFaceDescriptors {
  readonly family: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly sizeAdjust?: string;
}

/** The fonts within a script, for a frame that may not load them from its host. Letters beyond Latin fall back to the system's. */
export const INLINE_FONTS: readonly InlineFont[] = [
  { family: 'Press Start 2P', bytes: pixels },
  { family: 'Small Pixels', bytes: pixels, sizeAdjust: '62%' },
  { family: 'Atkinson Hyperlegible', bytes: plain, weight: '400' },
  { family: 'Atkinson Hyperlegible', bytes: bold, weight: '700' },
];

/** The atlas within a script, which a sandboxed frame without an origin may run but not read from its host. */
export const INLINE_SHEET = { frames, picture } as const;
