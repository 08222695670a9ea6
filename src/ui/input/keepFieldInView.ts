/** The part of the window used here. */
export interface FieldPage {
  readonly document: { readonly activeElement: Element | null };
  readonly visualViewport: Pick<VisualViewport, 'addEventListener' | 'removeEventListener' | 'scale'> | null;
}

/** Keeps the text field in use in view when a keyboard comes over the page or the phone is turned; zooming is left alone. Returns how to stop. */
export function keepFieldInView({ document, visualViewport }: FieldPage): () => void {
  if (visualViewport === null) return () => undefined;
  let { scale } = visualViewport;
  const onResize = (): void => {
    const isZoomed = visualViewport.scale !== scale;
    scale = visualViewport.scale;
    const field = document.activeElement;
    if (!isZoomed && field?.matches('input, textarea') === true) field.scrollIntoView({ block: 'nearest' });
  };
  visualViewport.addEventListener('resize', onResize);
  return () => { visualViewport.removeEventListener('resize', onResize); };
}
