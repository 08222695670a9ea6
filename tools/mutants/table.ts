import type { Room } from './draw';
import type { Verdict } from './hunt';

/** Shares in percent that a sample has to reach. */
export const LEAST: Readonly<Record<string, number>> = { 'src/engine': 97, 'src/procgen': 90, 'src/keep': 90, 'src/ui/replays': 90 };

/** How many of a room's mutants were noticed, in percent; null where none was tried. */
function share(verdicts: readonly Verdict[]): number | null {
  return verdicts.length === 0 ? null : (100 * verdicts.filter(({ killer }) => killer !== null).length) / verdicts.length;
}

export function isEnough({ folder }: Room, verdicts: readonly Verdict[]): boolean {
  return (share(verdicts) ?? 100) >= (LEAST[folder] ?? 0);
}

/** One line for each room, then what still lives. */
export function tableOf(rooms: readonly Room[], verdictsOf: (room: Room) => readonly Verdict[]): string {
  const head = ['room', 'mutants', 'drawn', 'tried', 'killed', 'share', 'least'];
  const rows = rooms.map((room) => {
    const verdicts = verdictsOf(room);
    const killed = verdicts.filter(({ killer }) => killer !== null).length;
    const [reached, least] = [share(verdicts), LEAST[room.folder]];
    return [room.folder, room.all, room.sample.length, verdicts.length, killed, reached === null ? '-' : `${reached.toFixed(1)} %`, least === undefined ? '-' : `${least} %`].map(String);
  });
  const width = (column: number): number => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0));
  const lines = [head, ...rows].map((row) => row.map((cell, i) => (i === 0 ? cell.padEnd(width(i)) : cell.padStart(width(i)))).join('  '));
  return [...lines, ...rooms.flatMap((room) => verdictsOf(room)).flatMap(survivor)].join('\n');
}

function survivor({ mutant: { file, line, before, after }, killer, covering }: Verdict): string[] {
  if (killer !== null) return [];
  return ['', `${file}:${line} lives (${covering === 0 ? 'no test runs it' : `${covering} files of tests run it`})`, `  - ${before}`, `  + ${after}`];
}
