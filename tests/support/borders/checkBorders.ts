import type { Breach, Sources } from './Breach';
import { cycleBreaches } from './cycles';
import { globalBreaches } from './globals';
import { parse } from './Parsed';
import { roomBreaches } from './rooms';
import { tableBreaches } from './tables';

/** Every breach of the border rule of src/README.md in the given sources, by file and line. */
export function checkBorders(sources: Sources): Breach[] {
  const parsed = parse(sources);
  const found = [roomBreaches, cycleBreaches, globalBreaches, tableBreaches].flatMap((check) => check(parsed));
  return found.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}
