/** In the page: draws a frame each 150 ms at most. Without a graphics card frames cost more than all else that is checked. */
export function drawSeldom(): void {
  window.requestAnimationFrame = (paint) => window.setTimeout(() => { paint(performance.now()); }, 150);
  window.cancelAnimationFrame = (id) => { window.clearTimeout(id); };
}
