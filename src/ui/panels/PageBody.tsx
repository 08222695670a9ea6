import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Scroll } from '../modes/Page';

/** CSS pixels that a line of scrolling moves. */
const LINE = 40;

interface PageBodyProps {
  readonly label: string;
  readonly scroll: Scroll | null;
  /** Opens at its end, where the newest is. */
  readonly atEnd?: boolean;
  readonly children: ComponentChildren;
}

/** What a page has to say: it takes the focus and scrolls as the mode wishes, and under a finger or wheel by itself. */
export function PageBody({ label, scroll, atEnd = false, children }: PageBodyProps): JSX.Element {
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    page.current?.focus();
    if (atEnd) page.current?.scrollTo(0, page.current.scrollHeight);
  }, []);
  useLayoutEffect(() => {
    if (scroll) page.current?.scrollBy(0, scroll.by * distance(page.current, scroll.unit));
  }, [scroll?.count]);
  return <div ref={page} class="page-body" tabIndex={0} role="document" aria-label={label}>{children}</div>;
}

function distance({ clientHeight, scrollHeight }: HTMLElement, unit: Scroll['unit']): number {
  switch (unit) {
    case 'line':
      return LINE;
    case 'page':
      return clientHeight - LINE;
    case 'all':
      return scrollHeight;
  }
}
