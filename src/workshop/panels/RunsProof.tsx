import type { JSX } from 'preact';
import { isSure } from '../draft/Claim';
import { reachedIn } from '../runs/reached';
import { say } from '../words';
import type { RoomProps } from './RunsSetup';

/** The way to a link that carries what runs were sure of, or why none can. */
export function RunsProof({ shop, room }: RoomProps): JSX.Element | null {
  const { links, draft: { written } } = shop;
  const reached = reachedIn(room);
  // Of runs in a file nothing is reached, but they may be sure.
  if (reached ? !isSure(reached.claim) : room.against === null || room.beside?.isDecided !== true) return null;
  const lack = reached ? links.lackOf(reached) : 'beside';
  if (lack === 'apart' || lack === 'beside' || lack === 'baseless') {
    return <p class="hint">{say(`shop.runs.verdict.link.${lack}`, { base: String(written?.pack['extends']) })}</p>;
  }
  if (lack !== null || !reached) return null;
  const copy = (): void => {
    links.reach(reached);
    void links.copy();
  };
  return (
    <div class="shop-row">
      <button type="button" class="shop-small" onClick={copy}>{say('shop.runs.verdict.link')}</button>
      <span class="hint">{links.notice ?? ''}</span>
    </div>
  );
}
