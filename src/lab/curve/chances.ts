import { chancesOf } from '../../procgen/chances';
import type { Command } from '../Command';
import { writeText } from '../files';
import { floorsOf } from '../lastFloor';
import { table } from '../table';
import { chancesPicture } from './chancesPicture';
import { words } from './words';

/** A pack's spawn chances by floor. */
export const chances: Command = (options) => {
  const content = options.pack();
  const floors = floorsOf(content, options.floors());
  const svg = options.file('svg');
  const tables = chancesOf(content, floors);
  if (svg !== null) writeText(svg, chancesPicture({ pack: content.id, floors, tables }));
  const lines = tables.flatMap(({ of, rows }) => {
    const head = [of, ...floors.map((floor) => `floor ${floor}`)];
    return [...table([head, ...rows.map(({ id, percent }) => [words(id), ...percent.map(shown)])]), ''];
  });
  return { data: { pack: content.id, floors, tables }, lines: lines.slice(0, -1) };
};

/** A percentage; blank for 0, so that a table shows where things come and go. */
function shown(percent: number): string {
  return percent === 0 ? '' : percent.toFixed(1).padStart(4);
}
