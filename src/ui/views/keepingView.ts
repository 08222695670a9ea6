import type { Session } from '../Session';
import { text } from '../../keep/text';

/** A sentence on how the present run is kept. */
export function keepingLine({ desk, game }: Session): string {
  const { turn, fault, isBehind } = desk.keeping;
  if (desk.isElsewhere) return text('ui.keeping.elsewhere');
  if (desk.isOpening && fault === null) return text('ui.keeping.soon');
  if (!desk.isLasting) return text('ui.keeping.page');
  if (turn === null) return text(fault === null ? 'ui.keeping.soon' : `ui.keeping.never.${fault}`);
  if (fault !== null) return text(`ui.keeping.fault.${fault}`, { n: turn });
  return isBehind && turn !== game?.state.turn ? text('ui.keeping.behind', { n: turn }) : text('ui.keeping.saved', { n: turn });
}

/** A word for the corner of the map where the present run is not kept; null while all is well. */
export function keepingSign({ desk }: Session): string | null {
  return (desk.isLasting || desk.isOpening) && desk.keeping.fault === null ? null : text('ui.keeping.sign');
}
