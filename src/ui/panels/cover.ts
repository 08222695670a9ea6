/** What stays reachable above dialogs: the regions read aloud, the hint with its button, and the title that the page came with. */
const ABOVE = '.spoken, .hint-place, .early';

/** Makes everything behind a dialog inert to keys and screen readers; returns how to undo that. */
export function cover(veil: Element): () => void {
  const layer = veil.parentElement;
  const behind = [...others(veil), ...(layer ? others(layer) : [])].filter((element) => !element.matches(ABOVE) && !element.inert);
  for (const element of behind) element.inert = true;
  return () => { for (const element of behind) element.inert = false; };
}

function others(element: Element): HTMLElement[] {
  return Array.from(element.parentElement?.children ?? []).filter((other): other is HTMLElement => other !== element && other instanceof HTMLElement);
}
