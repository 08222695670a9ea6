import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Scroll } from '../modes/Page';

/** CSS pixels per scrolled line. */
const LINE = 40;

interface PageBodyProps {
  readonly label: string;
  readonly scroll: Scroll | null;
  /** Whether it opens scrolled to its end. */
  readonly atEnd?: boolean;
  readonly children: ComponentChildren;
}

/** The text of a page: takes the focus, and scrolls by command, finger or wheel. */
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
