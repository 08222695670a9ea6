/** The lists and pages that scroll. */
const SCROLLED = '.choices, .page-body, .book-page, .bag-about, .dialog, .veil, .aim, .aim-words, .watch';

/** Where content is scrolled out of sight, as the value of `data-more`. */
export type More = '' | 'above' | 'below' | 'above below';

/** Where an element can still be scrolled; less than a pixel hides nothing. */
export function moreOf({ scrollTop, clientHeight, scrollHeight }: Pick<Element, 'scrollTop' | 'clientHeight' | 'scrollHeight'>): More {
  const isAbove = scrollTop > 1;
  const isBelow = scrollTop + clientHeight < scrollHeight - 1;
  return isAbove && isBelow ? 'above below' : isAbove ? 'above' : isBelow ? 'below' : '';
}

/** Keeps `data-more` on everything in a layer that scrolls, as it scrolls and the window resizes; `look` updates it at once. */
export function watchFolds(layer: HTMLElement): { readonly look: () => void; readonly stop: () => void } {
  const mark = (element: HTMLElement): void => {
    const more = /auto|scroll/.test(getComputedStyle(element).overflowY) ? moreOf(element) : '';
    if (more === '') delete element.dataset['more'];
    else element.dataset['more'] = more;
  };
  const look = (): void => { for (const element of layer.querySelectorAll<HTMLElement>(SCROLLED)) mark(element); };
  const scrolled = ({ target }: Event): void => { if (target instanceof HTMLElement && target.matches(SCROLLED)) mark(target); };
  layer.addEventListener('scroll', scrolled, { capture: true, passive: true });
  window.addEventListener('resize', look);
  return {
    look,
    stop: () => {
      layer.removeEventListener('scroll', scrolled, { capture: true });
      window.removeEventListener('resize', look);
    },
  };
}
