import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { text } from '../../keep/text';

/** A text to copy by hand, all of it selected; its button copies where the browser still allows it. */
export function ShownText({ label, content }: { label: string; content: string }): JSX.Element {
  const field = useRef<HTMLTextAreaElement>(null);
  const [isCopied, setCopied] = useState(false);
  useLayoutEffect(() => { field.current?.select(); }, [content]);
  const copy = (): void => {
    field.current?.select();
    setCopied(copySelection(document));
  };
  return (
    <div class="shown-text">
      <textarea ref={field} class="field" readOnly rows={5} spellcheck={false} aria-label={label} value={content} />
      <button type="button" class="secondary" onClick={copy}>{text(isCopied ? 'ui.over.copied' : 'ui.files.copyText')}</button>
    </div>
  );
}

/** The old way to copy, which works in frames without clipboard access. */
function copySelection(page: { execCommand?: (command: string) => boolean }): boolean {
  return page.execCommand?.('copy') ?? false;
}
