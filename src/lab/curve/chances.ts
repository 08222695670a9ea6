import { chancesOf } from '../../procgen/chances';
import { command } from '../Command';
import { contentById } from '../contentById';
import { writeText } from '../files';
import { floorsOf } from '../lastFloor';
import { takes } from '../options';
import { table } from '../table';
import { chancesPicture } from './chancesPicture';
import { words } from './words';

export const chances = command('table', 'spawn chances by floor', takes('pack', 'floors', 'svg'), ({ pack, floors: asked, svg }) => {
  const content = contentById(pack);
  const floors = floorsOf(content, asked);
  const tables = chancesOf(content, floors);
  if (svg !== undefined) writeText(svg, chancesPicture({ pack: content.id, floors, tables }));
  const lines = tables.flatMap(({ of, rows }) => {
    const head = [of, ...floors.map((floor) => `floor ${floor}`)];
    return [...table([head, ...rows.map(({ id, percent }) => [words(id), ...percent.map(shown)])]), ''];
  });
  return { data: { pack: content.id, floors, tables }, lines: lines.slice(0, -1) };
});

/** A percentage; blank for 0, so that a table shows where things come and go. */
function shown(percent: number): string {
  return percent === 0 ? '' : percent.toFixed(1).padStart(4);
}
