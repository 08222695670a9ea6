/** Lists and pages that scroll. */
const SCROLLED = '.choices, .page-body, .book-page, .bag-about, .dialog, .veil, .aim, .watch';

/** What scrolling leaves out of sight, as `data-more` says it: nothing, what is above, what is below, or both. */
export type More = '' | 'above' | 'below' | 'above below';

/** Which way something can still be scrolled; what is less than a pixel hides nothing. */
export function moreOf({ scrollTop, clientHeight, scrollHeight }: Pick<Element, 'scrollTop' | 'clientHeight' | 'scrollHeight'>): More {
  const isAbove = scrollTop > 1;
  const isBelow = scrollTop + clientHeight < scrollHeight - 1;
  return isAbove && isBelow ? 'above below' : isAbove ? 'above' : isBelow ? 'below' : '';
}

/** Lets everything in a layer that scrolls show where there is more of it, now, as it is scrolled and as the window changes; returns how to stop, and how to look again. */
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
