import { type Area, NOWHERE, type Rect, union } from '../view/grid/rect';
import type { Covered, Insets } from '../view/camera/framing';
import { same } from '../ui/views/same';

/** Panels wider (taller) than this share of the view reserve a strip (column) of it; others sit in corners, over the map. */
const ACROSS = 0.6;

/** All panels that may cover the map. */
const PANELS = [
  '.hud', '.minimap', '.boss', '.notice', '.hint-place:not(.waiting) .hint-box', '.log', '.watch', '.aim', '.actions', '.thumb-pad',
] as const;
/** Milliseconds for which panels are taken to stay put unless something has changed: a moment ago, or longer ago than `CALM_MS`. */
const LASTS_MS = 100;
const RESTS_MS = 500;
const CALM_MS = 1000;
const FREE: Insets = { top: 0, bottom: 0, left: 0, right: 0 };

/** Measures how much of the map the panels cover, in screen pixels. */
export class PanelInsets {
  private size = '';
  private most = FREE;
  private log: Area = NOWHERE;
  private covered: Covered = { insets: FREE, panels: [] };
  private expires = 0;
  /** When the panels were last said to have changed. */
  private changed = 0;

  /** @param stage contains the view and the panels over it */
  constructor(private readonly stage: HTMLElement) {}

  /** The panels as measured a moment ago, since `expire` in any case; the same object while they stay where they are. */
  get latest(): Covered {
    const now = performance.now();
    if (now >= this.expires) {
      this.expires = now + (now < this.changed + CALM_MS ? LASTS_MS : RESTS_MS);
      const measured = this.measure();
      if (!same(measured, this.covered)) this.covered = measured;
    }
    return this.covered;
  }

  /** Has the panels measured in the next frame: they are drawn before it. */
  expire(): void {
    this.expires = 0;
    this.changed = performance.now();
  }

  /** Insets and log are the maximum since the view was last resized: a log that grows and shrinks must not move the map. */
  measure(): Covered {
    const view = this.stage.getBoundingClientRect();
    const panels = new Map(PANELS.flatMap((panel) => this.rectsOf(panel, view).map((rect) => [panel, rect] as const)));
    const size = `${view.width}x${view.height}${panels.has('.watch') ? ' watching' : ''}`;
    if (size !== this.size) {
      this.most = FREE;
      this.log = NOWHERE;
    }
    this.size = size;
    this.log = union(this.log, panels.get('.log') ?? NOWHERE);
    if (panels.has('.log')) panels.set('.log', this.log);
    this.most = larger(this.most, insetsOf(panels, view));
    return { insets: this.most, panels: [...panels.values()] };
  }

  /** A panel's rectangle in the view; empty if it is not shown. */
  private rectsOf(panel: string, view: DOMRect): Rect[] {
    const rect = this.stage.querySelector(panel)?.getBoundingClientRect();
    if (!rect || rect.width === 0) return [];
    return [{ left: rect.left - view.left, top: rect.top - view.top, right: rect.right - view.left, bottom: rect.bottom - view.top }];
  }
}

/** The strips that wide panels take at the top and bottom, and the columns that tall ones take at the sides. */
function insetsOf(panels: ReadonlyMap<string, Rect>, { width, height }: DOMRect): Insets {
  const [hud, log, watch, actions] = ['.hud', '.log', '.watch', '.actions'].map((panel) => panels.get(panel));
  const isAcross = (rect: Rect): boolean => rect.right - rect.left > width * ACROSS;
  return {
    top: hud && isAcross(hud) ? hud.bottom : 0,
    bottom: Math.max(log && isAcross(log) ? height - log.top : 0, watch ? height - watch.top : 0),
    left: hud && log && !isAcross(log) && log.right <= hud.right + 1 ? hud.right : 0,
    right: actions && actions.bottom - actions.top > height * ACROSS ? width - actions.left : 0,
  };
}

function larger(a: Insets, b: Insets): Insets {
  return {
    top: Math.max(a.top, b.top),
    bottom: Math.max(a.bottom, b.bottom),
    left: Math.max(a.left, b.left),
    right: Math.max(a.right, b.right),
  };
}
