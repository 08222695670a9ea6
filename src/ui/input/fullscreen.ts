/** Fullscreen mode, where the browser supports it. */
export interface Fullscreen {
  isOn(): boolean;
  toggle(): void;
}

/** The part of the page used here. */
interface ScreenPage {
  readonly document: Pick<Document, 'fullscreenEnabled' | 'fullscreenElement' | 'exitFullscreen'>
    & { readonly documentElement: Pick<Element, 'requestFullscreen'> };
  readonly navigator: Pick<Navigator, 'language'> & { readonly keyboard?: { lock?: (keys: readonly string[]) => Promise<void> } };
}

/** A page's fullscreen mode; null if unavailable, as on some phones and in restricted frames. */
export function fullscreenOf({ document, navigator }: ScreenPage): Fullscreen | null {
  if (!document.fullscreenEnabled) return null;
  const isOn = (): boolean => document.fullscreenElement !== null;
  const enter = async (): Promise<void> => {
    await document.documentElement.requestFullscreen({ navigationUI: 'hide' });
    // Esc is a key of the game; holding it still leaves fullscreen.
    await navigator.keyboard?.lock?.(['Escape']);
  };
  const toggle = (): void => {
    const change = isOn() ? document.exitFullscreen() : enter();
    // If the browser refuses, nothing changes.
    change.catch(() => undefined);
  };
  return { isOn, toggle };
}
