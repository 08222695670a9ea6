import type { Content, Reaction } from '../../src/engine/content';

/** Every pair of a pack's hazards, and of its hazards and the tiles with which any reacts, as the tables of docs/RULES.md have them. */
export function reactionTables({ hazards, tiles }: Pick<Content, 'hazards' | 'tiles'>): string[][] {
  const kinds = [...hazards.keys()];
  const met = tiles.map(({ id }) => id).filter((id) => [...hazards.values()].some(({ onTiles }) => onTiles?.[id] !== undefined));
  const onTile = (kind: string, tile: string): string => said(hazards.get(kind)?.onTiles?.[tile]) || '–';
  const together = (one: string, other: string): string => {
    if (one === other) return 'the longer';
    return said(hazards.get(one)?.onHazards?.[other]) || said(hazards.get(other)?.onHazards?.[one]) || 'the newer';
  };
  return [table(['on', ...met], kinds, onTile), table(['with', ...kinds], kinds, together)];
}

function table(head: readonly string[], rows: readonly string[], cell: (row: string, column: string) => string): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map((row) => line([`\`${row}\``, ...head.slice(1).map((column) => cell(row, column))]))];
}

/** Such as `fire 3, leaves ash, spreads 50 %`. */
function said(reaction: Reaction | undefined): string {
  if (!reaction) return '';
  const { becomes, turns, leaves, range, spreads } = reaction;
  return [
    becomes === null ? 'goes out' : [becomes ?? 'stays', ...(turns === undefined ? [] : [String(turns)])].join(' '),
    ...(leaves === undefined ? [] : [`leaves ${leaves}`]),
    ...(range === undefined ? [] : [`range ${range}`]),
    ...(spreads === undefined ? [] : [`spreads ${spreads} %`]),
  ].join(', ');
}
