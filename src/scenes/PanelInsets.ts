import { NOWHERE, union, type Area } from '../view/grid/area';
import type { Covered, Insets } from '../view/camera/framing';
import type { Rect } from '../view/grid/rect';

/** Panels wider than this share of the view run across it, and taller ones along it; others keep to the corners, where the map may lie behind them. */
const ACROSS = 0.6;

/** Everything that may lie over the map. */
const PANELS = ['.hud', '.minimap', '.notice', '.hint-place:not(.waiting) .hint-box', '.log', '.watch', '.aim', '.actions', '.thumb-pad'] as const;
const FREE: Insets = { top: 0, bottom: 0, left: 0, right: 0 };

/** What the panels take from the map, in screen pixels, as they stand on the page. */
export class PanelInsets {
  private size = '';
  private most = FREE;
  private log: Area = NOWHERE;

  /** @param stage holds the view and the panels over it */
  constructor(private readonly stage: HTMLElement) {}

  /** The insets and the log are the most there was since the view's size changed: a log that grows and shrinks must not rock the map. */
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

  /** Where a panel lies in the view; none where it is not shown. */
  private rectsOf(panel: string, view: DOMRect): Rect[] {
    const rect = this.stage.querySelector(panel)?.getBoundingClientRect();
    if (!rect || rect.width === 0) return [];
    return [{ left: rect.left - view.left, top: rect.top - view.top, right: rect.right - view.left, bottom: rect.bottom - view.top }];
  }
}

/** What panels that run across the view take from it above and below, and what stands in columns at its sides. */
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
  return { top: Math.max(a.top, b.top), bottom: Math.max(a.bottom, b.bottom), left: Math.max(a.left, b.left), right: Math.max(a.right, b.right) };
}
