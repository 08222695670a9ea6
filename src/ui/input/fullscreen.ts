/** Filling the screen, where the browser can do it. */
export interface Fullscreen {
  isOn(): boolean;
  toggle(): void;
}

/** The part of the page that can fill the screen. */
interface ScreenPage {
  readonly document: Pick<Document, 'fullscreenEnabled' | 'fullscreenElement' | 'exitFullscreen'> & { readonly documentElement: Pick<Element, 'requestFullscreen'> };
  readonly navigator: Pick<Navigator, 'language'> & { readonly keyboard?: { lock?: (keys: readonly string[]) => Promise<void> } };
}

/** Fullscreen of a page; null where there is none, as on some phones and in frames that may not. */
export function fullscreenOf({ document, navigator }: ScreenPage): Fullscreen | null {
  if (!document.fullscreenEnabled) return null;
  const isOn = (): boolean => document.fullscreenElement !== null;
  const enter = async (): Promise<void> => {
    await document.documentElement.requestFullscreen({ navigationUI: 'hide' });
    // Esc is a key of the game; held down it still leaves.
    await navigator.keyboard?.lock?.(['Escape']);
  };
  const toggle = (): void => {
    const change = isOn() ? document.exitFullscreen() : enter();
    // A browser that does not want to leaves everything as it is.
    change.catch(() => undefined);
  };
  return { isOn, toggle };
}
