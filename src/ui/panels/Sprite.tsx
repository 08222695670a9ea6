import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { Sheet } from './spriteSheet';

interface SpriteProps {
  /** Its name in the atlas. */
  readonly name: string;
  /** Screen pixels per sprite pixel. */
  readonly scale?: number;
  readonly class?: string;
}

/** A sprite as decoration beside words: readers that do not see it miss nothing. */
export function Sprite({ name, scale = 2, class: look = '' }: SpriteProps): JSX.Element | null {
  const sheet = useContext(Sheet);
  const frame = sheet?.frames[name];
  if (!sheet || !frame) return null;
  const style = {
    width: frame.w * scale,
    height: frame.h * scale,
    backgroundImage: `url("${sheet.address}")`,
    backgroundPosition: `${-frame.x * scale}px ${-frame.y * scale}px`,
    backgroundSize: `${sheet.width * scale}px ${sheet.height * scale}px`,
  };
  return <span class={`sprite ${look}`} style={style} aria-hidden="true" />;
}
