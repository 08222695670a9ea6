import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { currentLanguage, currentTexts } from '../../keep/text';
import { withText } from '../draft/writtenPack';
import { textFaults } from '../rows/faults';
import { textKeysOf } from '../rows/rowTexts';
import type { Shop } from '../Shop';
import { isShopKey, say } from '../words';
import type { RowProps } from './RowForm';

/** The texts of a row in each language: those of the file, and what stands in for them. */
export function RowsTexts({ shop, table, row, value }: RowProps): JSX.Element | null {
  const keys = textKeysOf(table, row.id, value);
  if (keys.length === 0) return null;
  return (
    <fieldset class="shop-holder">
      <legend>{say('shop.rows.texts')}</legend>
      <p class="hint">{say('shop.rows.texts.hint')} <code>Ratte|f</code></p>
      <TextGrid shop={shop} keys={keys.filter(isMain)} />
      {!keys.every(isMain) && (
        <details class="shop-more-texts">
          <summary>{say('shop.rows.moreTexts', { n: keys.filter((key) => !isMain(key)).length })}</summary>
          <TextGrid shop={shop} keys={keys.filter((key) => !isMain(key))} />
        </details>
      )}
    </fieldset>
  );
}

/** Whether a text is a name or a description of the row itself. */
function isMain(key: string): boolean {
  const [family = '', , end = 'name'] = key.split('.');
  return ['name', 'about'].includes(end) && !['ability', 'skill', 'slot', 'use'].includes(family);
}

function TextGrid({ shop, keys }: { readonly shop: Shop; readonly keys: readonly string[] }): JSX.Element {
  const languages = languagesOf(shop);
  return (
    <div class="shop-texts">
      {keys.flatMap((key) => languages.map((language) => (
        <RowText key={`${language} ${key}`} shop={shop} textKey={key} language={language} />
      )))}
    </div>
  );
}

/** The languages of the game and of the file, that of the page first. */
function languagesOf({ ports: { house }, draft: { written } }: Shop): string[] {
  return [...new Set([currentLanguage(), ...house.languages, ...Object.keys(written?.texts ?? {})])];
}

interface TextProps {
  readonly shop: Shop;
  readonly textKey: string;
  readonly language: string;
}

function RowText({ shop: { draft }, textKey, language }: TextProps): JSX.Element {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const written = draft.written?.texts?.[language]?.[textKey];
  const faults = textFaults(draft, language, textKey);
  const standIn = language === currentLanguage() ? (currentTexts()[textKey] ?? '') : '';
  const settle = (): void => {
    setTyped(null);
    const next = typed?.trim() === '' ? undefined : typed?.trim();
    if (typed !== null && next !== written) draft.edit((pack) => withText(pack, language, textKey, next));
  };
  return (
    <div class="shop-part">
      <label class="label" for={id}>{say('shop.rows.textIn', { what: nameOfText(textKey), language: languageName(language) })}</label>
      <input
        id={id} type="text" lang={language} value={typed ?? written ?? ''} placeholder={standIn} aria-invalid={faults.length > 0}
        aria-describedby={faults.length > 0 ? `${id}-fault` : undefined}
        onInput={(event) => { setTyped(event.currentTarget.value); }} onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
          if (event.key === 'Escape') setTyped(null);
        }}
      />
      {faults.length > 0 && <span id={`${id}-fault`} class="shop-faults" role="alert">{faults.join(' ')}</span>}
    </div>
  );
}

/** What a text says, by the beginning and the end of its key. */
function nameOfText(key: string): string {
  const [family = '', id = '', ...ends] = key.split('.');
  const end = ends.at(-1) ?? '';
  const known = `shop.rows.text.${end === '' ? (family === 'use' ? 'use' : 'name') : end}`;
  const what = isShopKey(known) ? say(known) : end;
  return ['ability', 'skill', 'slot', 'feature'].includes(family) ? `${id}: ${what}` : what;
}

function languageName(language: string): string {
  return new Intl.DisplayNames([currentLanguage()], { type: 'language' }).of(language) ?? language;
}
