import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { Sheet } from './spriteSheet';

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
