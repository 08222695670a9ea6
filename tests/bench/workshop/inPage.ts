/** What runs in the page that is measured; each stands alone, since it is sent there as text. */

/** Milliseconds between frames for some time. */
export function frames(forMs: number): Promise<number[]> {
  return new Promise((resolve) => {
    const times: number[] = [];
    const began = performance.now();
    let last = began;
    const next = (now: number): void => {
      times.push(now - last);
      last = now;
      if (now - began < forMs) requestAnimationFrame(next);
      else resolve(times.slice(1));
    };
    requestAnimationFrame(next);
  });
}

/** Milliseconds from moves of a dragged point to the end of the frame that shows them. */
export async function dragging(moves: number): Promise<number[]> {
  const point = document.querySelector('[role=slider]');
  if (!point) throw new Error('There is no point to drag.');
  const { x, y, width, height } = point.getBoundingClientRect();
  const at = (type: string, up: number): void => {
    const where = { clientX: x + width / 2, clientY: y + height / 2 - up, pointerId: 1, bubbles: true };
    point.dispatchEvent(new PointerEvent(type, where));
  };
  Element.prototype.setPointerCapture = () => undefined;
  at('pointerdown', 0);
  const times: number[] = [];
  for (let move = 1; move <= moves; move++) {
    await new Promise((resolve) => { requestAnimationFrame(resolve); });
    const began = performance.now();
    at('pointermove', move % 30);
    await new Promise((resolve) => { requestAnimationFrame(() => { setTimeout(resolve); }); });
    times.push(performance.now() - began);
  }
  at('pointermove', 25);
  at('pointerup', 25);
  return times;
}

/** Milliseconds from undoing and redoing an edit to the end of the frame that shows its floors. */
export async function renewing(times: number): Promise<number[]> {
  const all: number[] = [];
  for (let time = 0; time < times; time++) {
    await new Promise((resolve) => { setTimeout(resolve, 300); });
    const began = performance.now();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, shiftKey: time % 2 === 1, bubbles: true }));
    await new Promise((resolve) => { requestAnimationFrame(() => { requestAnimationFrame(() => { setTimeout(resolve); }); }); });
    all.push(performance.now() - began);
  }
  return all;
}
