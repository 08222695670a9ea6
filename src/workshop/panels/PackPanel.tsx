import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { OFFERED } from '../../content/packs';
import { deepestFloor } from '../../engine/facts/uses';
import { nameText } from '../../keep/text';
import { floorOf } from '../draft/Claim';
import { inWords } from '../draft/differenceWords';
import { lastFloor } from '../floors/lastFloor';
import type { Shop } from '../Shop';
import { play, someSeed } from '../trial/play';
import { say } from '../words';
import { PackClaim } from './PackClaim';
import { PackLink } from './PackLink';
import { Stepper } from './Stepper';

interface PanelProps {
  readonly shop: Shop;
}

/** The pack as a file: where it comes from, what is wrong with it, and what it changes. */
export function PackPanel({ shop }: PanelProps): JSX.Element {
  const { isAnybodys } = shop;
  return (
    <div class="shop-columns">
      <div class="shop-column">
        <PackClaim shop={shop} />
        {isAnybodys && <Differences shop={shop} />}
        <Opening shop={shop} />
        <Findings shop={shop} />
        <PackLink shop={shop} />
        {!isAnybodys && <Differences shop={shop} />}
      </div>
      <FileText key={shop.draft.name} shop={shop} />
    </div>
  );
}

function Opening({ shop }: PanelProps): JSX.Element {
  const id = useId();
  const [base, setBase] = useState(OFFERED[0] ?? '');
  return (
    <section class="shop-box" aria-label={say('shop.open')}>
      <label class="label" for={id}>{say('shop.open.base')}</label>
      <div class="shop-row">
        <select id={id} value={base} onChange={(event) => { setBase(event.currentTarget.value); }}>
          {OFFERED.map((pack) => <option key={pack} value={pack}>{nameText(`pack.${pack}`)}</option>)}
        </select>
        <button type="button" class="secondary" onClick={() => { shop.change(base); }}>{say('shop.open.begin')}</button>
      </div>
      <div class="shop-row">
        <button type="button" class="secondary" onClick={() => { void shop.ports.files.pick().then((files) => shop.open(files)); }}>
          {say('shop.open.file')}
        </button>
        {shop.canFollow && (
          <button type="button" class="secondary" onClick={() => { void shop.openFollowed(); }}>{say('shop.watch')}</button>
        )}
        <span class="hint">{say('shop.open.drop')}</span>
      </div>
      <p class="hint">{shop.followed === null ? shop.keeping : say('shop.watched', { name: shop.followed })}</p>
    </section>
  );
}

/** Faults and warnings, as the command line gives them, but for the name of the file before each. */
function Findings({ shop }: PanelProps): JSX.Element {
  const { draft } = shop;
  const { read } = draft;
  const findings = read.ok ? read.warnings : read.errors;
  const start = `${draft.name}: `;
  return (
    <section class="shop-box">
      <div class="shop-findings" aria-live="polite">
        {read.ok && <p class="shop-sound">{say('shop.sound')}</p>}
        {findings.length > 0 && <h2>{say(read.ok ? 'shop.warnings' : 'shop.faults', { n: findings.length })}</h2>}
        {findings.length > 0 && (
          <ul class={read.ok ? 'shop-warnings' : 'shop-faults'}>
            {findings.map((finding) => <li key={finding}>{finding.startsWith(start) ? finding.slice(start.length) : finding}</li>)}
          </ul>
        )}
        {!read.ok && draft.sound && <p class="hint">{say('shop.faults.until')}</p>}
      </div>
      <Playing shop={shop} />
    </section>
  );
}

/** The way into the game, on any floor. */
function Playing({ shop }: PanelProps): JSX.Element | null {
  const { claim } = shop.links;
  const [floor, setFloor] = useState(1);
  useEffect(() => { if (claim) setFloor(floorOf(claim)); }, [claim]);
  const content = shop.draft.sound?.content;
  if (!content) return null;
  const last = lastFloor(content);
  const here = Math.min(floor, last);
  return (
    <div class="shop-row">
      <button type="button" class="secondary" onClick={() => { play(shop, { seed: someSeed(), floor: here }); }}>
        {say('shop.trial.pack')}
      </button>
      <Stepper
        label={say('shop.trial.from')} less={say('shop.floor.less')} more={say('shop.floor.more')} value={here} range={[1, last]} by={1}
        onChange={setFloor}
      />
    </div>
  );
}

function Differences({ shop: { draft, isAnybodys } }: PanelProps): JSX.Element {
  const { differences, sound } = draft;
  const last = sound && deepestFloor(sound.content);
  return (
    <section class="shop-box">
      <h2>{say(isAnybodys ? 'shop.differences.its' : 'shop.differences')}</h2>
      {differences.length === 0 && <p class="hint">{say('shop.differences.none')}</p>}
      <ul class="shop-differences">
        {differences.flatMap((difference) => inWords(difference, last)).map((sentence) => <li key={sentence}>{sentence}</li>)}
      </ul>
    </section>
  );
}

/** The file as text, to be changed by hand. */
function FileText({ shop: { draft } }: PanelProps): JSX.Element {
  const id = useId();
  const [text, setText] = useState(draft.text);
  useEffect(() => { setText(draft.text); }, [draft.text]);
  return (
    <section class="shop-box shop-file">
      <label class="label" for={id}>{say('shop.file')}</label>
      <textarea
        id={id}
        spellcheck={false}
        autocapitalize="off"
        value={text}
        aria-describedby={`${id}-hint`}
        onInput={(event) => { setText(event.currentTarget.value); }}
      />
      <div class="shop-row">
        <button type="button" class="secondary" disabled={text === draft.text} onClick={() => { draft.write(text); }}>
          {say('shop.file.apply')}
        </button>
        <p id={`${id}-hint`} class="hint">{say('shop.file.hint')}</p>
      </div>
    </section>
  );
}
