import type { Insets } from '../view/framing';

/** Panels wider than this share of the view run across it; others keep to the corners, where the map may lie behind them. */
const ACROSS = 0.6;

/** What the panels take from the map at the top and the bottom, in screen pixels, as they stand on the page. */
export class PanelInsets {
  private size = '';
  private most: Insets = { top: 0, bottom: 0 };

  /** @param stage holds the view and the panels over it */
  constructor(private readonly stage: HTMLElement) {}

  /** The most there was since the view's size changed: a log that grows and shrinks must not rock the map. */
  measure(): Insets {
    const { width, height, top, bottom } = this.stage.getBoundingClientRect();
    const watch = this.stage.querySelector('.watch')?.getBoundingClientRect();
    const size = `${width}x${height}${watch ? ' watching' : ''}`;
    const before = size === this.size ? this.most : { top: 0, bottom: 0 };
    const hud = this.rectAcross('.hud', width);
    const log = this.rectAcross('.log', width);
    this.size = size;
    this.most = { top: Math.max(before.top, hud ? hud.bottom - top : 0), bottom: Math.max(before.bottom, ...[log, watch].map((rect) => (rect ? bottom - rect.top : 0))) };
    return this.most;
  }

  /** The place of a panel that runs across the view. */
  private rectAcross(panel: string, width: number): DOMRect | null {
    const rect = this.stage.querySelector(panel)?.getBoundingClientRect();
    return rect && rect.width > width * ACROSS ? rect : null;
  }
}
