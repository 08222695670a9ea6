import Phaser from 'phaser';

/** A width and height in whole CSS pixels, at least 1: a hidden page has no size, and a canvas of size 0 cannot be drawn. */
export function sizeOf(stage: HTMLElement): { readonly width: number; readonly height: number } {
  const { width, height } = stage.getBoundingClientRect();
  return { width: Math.max(1, Math.floor(width)), height: Math.max(1, Math.floor(height)) };
}

/**
 * Keeps the canvas as large as the stage, from the first frame on that has the new layout. Phaser's own modes go by events of the
 * window: where a phone's turn is told before the layout follows, they size the canvas by the old stage and note the new one as done.
 */
export function fitToStage(stage: HTMLElement, game: Phaser.Game): void {
  let hasChanged = true;
  const observer = new ResizeObserver(() => { hasChanged = true; });
  observer.observe(stage);
  // In the frame's own time: a canvas that is sized after its frame stays empty until the next.
  game.events.on(Phaser.Core.Events.PRE_STEP, () => {
    if (!hasChanged) return;
    hasChanged = false;
    const { width, height } = sizeOf(stage);
    if (width !== game.scale.width || height !== game.scale.height) game.scale.resize(width, height);
  });
  game.events.once(Phaser.Core.Events.DESTROY, () => { observer.disconnect(); });
}
