import { PanelInsets } from '../../src/scenes/PanelInsets';

/** Panels by selector, as left, top, right and bottom in a view of 1280 x 720; `looks` counts the measurements. */
class Stage {
  readonly panels: Record<string, readonly number[]> = { '.hud': [8, 8, 250, 130] };
  looks = 0;

  getBoundingClientRect(): object {
    this.looks++;
    return { left: 0, top: 0, right: 1280, bottom: 720, width: 1280, height: 720 };
  }

  querySelector(selector: string): object | null {
    const panel = this.panels[selector];
    if (!panel) return null;
    const [left = 0, top = 0, right = 0, bottom = 0] = panel;
    return { getBoundingClientRect: () => ({ left, top, right, bottom, width: right - left, height: bottom - top }) };
  }
}

let stage: Stage;
let insets: PanelInsets;

beforeEach(() => {
  jest.useFakeTimers({ now: 100_000 });
  stage = new Stage();
  insets = new PanelInsets(stage as unknown as HTMLElement);
});

afterEach(() => { jest.useRealTimers(); });

/** How often the panels are measured in some milliseconds of frames. */
function looksIn(ms: number): number {
  const before = stage.looks;
  for (let passed = 0; passed < ms; passed += 10) {
    jest.advanceTimersByTime(10);
    expect(insets.latest.panels).toHaveLength(1);
  }
  return stage.looks - before;
}

test('panels are measured at once after a change, often for a moment, and seldom while nothing changes', () => {
  looksIn(2000);
  insets.expire();
  expect([looksIn(10), looksIn(900), looksIn(100)]).toEqual([1, 9, 1]);
  looksIn(1000);
  expect(looksIn(2000)).toBe(4);
});

test('what they cover is the same object until one of them moves', () => {
  const before = insets.latest;
  insets.expire();
  expect(insets.latest).toBe(before);
  stage.panels['.minimap'] = [1076, 12, 1268, 126];
  insets.expire();
  expect(insets.latest.panels).toHaveLength(2);
});
