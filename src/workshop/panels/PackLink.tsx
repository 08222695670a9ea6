import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { isSure } from '../draft/Claim';
import { withProof } from '../runs/verdictWords';
import type { Shop } from '../Shop';
import { say } from '../words';

/** A link that carries the draft, and a field for one: some pages that show the game pass no address on to it. */
export function PackLink({ shop }: { readonly shop: Shop }): JSX.Element {
  const id = useId();
  const [link, setLink] = useState('');
  const { found, lack } = shop.links;
  const base = String(shop.draft.written?.pack['extends']);
  return (
    <section class="shop-box">
      <div class="shop-row">
        <button type="button" class="secondary" onClick={() => { void shop.links.copy(); }}>{say('shop.link.copy')}</button>
        <span class="hint">{say('shop.link.hint')}</span>
      </div>
      <p class="hint">{found && isSure(found) ? withProof(found) : lack && say(`shop.link.lack.${lack}`, { base })}</p>
      <label class="label" for={id}>{say('shop.link.paste')}</label>
      <div class="shop-row">
        <input
          id={id} type="text" autocomplete="off" spellcheck={false} value={link}
          onInput={(event) => { setLink(event.currentTarget.value); }}
        />
        <button type="button" class="secondary" disabled={link.trim() === ''} onClick={() => { void shop.links.open(link); }}>
          {say('shop.link.open')}
        </button>
      </div>
      <p class="shop-warnings shop-said" role="status">{shop.links.notice ?? ''}</p>
    </section>
  );
}
