import type { Session } from '../Session';
import { text } from '../../keep/text';

/** A sentence on the save status of the present run. */
export function keepingLine({ runs }: Session): string {
  const { turn, error, isBehind } = runs.keeping;
  if (runs.isElsewhere) return text('ui.keeping.elsewhere');
  if (runs.isOpening && error === null) return text('ui.keeping.soon');
  if (!runs.isLasting) return text('ui.keeping.page');
  if (turn === null) return text(error === null ? 'ui.keeping.soon' : `ui.keeping.never.${error}`);
  if (error !== null) return text(`ui.keeping.fault.${error}`, { n: turn });
  return isBehind ? text('ui.keeping.behind', { n: turn }) : text('ui.keeping.saved', { n: turn });
}

/** A warning for the map's corner if the present run is not being saved; null otherwise. */
export function keepingSign({ runs }: Session): string | null {
  return (runs.isLasting || runs.isOpening) && runs.keeping.error === null ? null : text('ui.keeping.sign');
}
