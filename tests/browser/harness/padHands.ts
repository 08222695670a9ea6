import type { Page } from '@playwright/test';
import type { Hands } from './Pilot';

/** Buttons of the standard layout by position, and the left stick. */
type Input = number | 'stick';

const [A, X, LS, UP, DOWN, LEFT, RIGHT] = [0, 2, 10, 12, 13, 14, 15];

/** The simulated gamepad as the page holds it. */
interface Simulated {
  readonly buttons: { pressed: boolean; value: number }[];
  readonly axes: [number, number, number, number];
}

/** Plugs a gamepad into every page loaded from now on. */
export async function plugIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const pad = { id: 'Simulated', index: 0, connected: true, mapping: 'standard', buttons: Array.from({ length: 17 }, () => ({ pressed: false, value: 0 })), axes: [0, 0, 0, 0] };
    Object.assign(window, { simulatedPad: pad });
    navigator.getGamepads = () => [pad as unknown as Gamepad];
  });
}

/** Presses buttons together, or tilts the stick, and releases after a few frames. */
export async function push(page: Page, inputs: readonly Input[], [x, y]: readonly [number, number] = [0, 0]): Promise<void> {
  await page.evaluate(async ({ places, stick }) => {
    const { simulatedPad: pad } = window as unknown as { simulatedPad: Simulated };
    const frames = async (): Promise<void> => {
      for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    const set = (isPressed: boolean): void => {
      for (const place of places) if (typeof place === 'number') Object.assign(pad.buttons[place] ?? {}, { pressed: isPressed, value: Number(isPressed) });
      pad.axes[0] = isPressed ? stick[0] : 0;
      pad.axes[1] = isPressed ? stick[1] : 0;
    };
    set(true);
    await frames();
    set(false);
    await frames();
  }, { places: inputs, stick: [x, y] as const });
}

/** Presses a button `count` times. */
async function times(page: Page, count: number, button: number): Promise<void> {
  for (let i = 0; i < count; i++) await push(page, [button]);
}

/** Every action by gamepad: up and down by the D-pad, sideways by the stick, diagonals by two D-pad arrows. */
export const pad: Hands = async (page, step) => {
  switch (step.do) {
    case 'step':
      if (step.dy === 0) return push(page, ['stick'], [step.dx, 0]);
      return push(page, [step.dy < 0 ? UP : DOWN, ...(step.dx === 0 ? [] : [step.dx < 0 ? LEFT : RIGHT])]);
    case 'wait':
      return push(page, [LS]);
    case 'pickUp':
    case 'stairs':
      return push(page, [A]);
    case 'use':
      await push(page, [X]);
      await times(page, step.slot, DOWN);
      return times(page, step.aim ? 3 : 2, A);
    case 'reward':
      return push(page, [A]);
  }
};

/** Moves one line down a list. */
export function next(page: Page): Promise<void> {
  return push(page, [DOWN]);
}

/** Selects the marked entry. */
export function choose(page: Page): Promise<void> {
  return push(page, [A]);
}
