import type { Shop } from '../Shop';
import { say } from '../words';
import { textOfRuns } from './openedRuns';
import { namedPack } from './packsInUse';
import type { RunsRoom } from './RunsRoom';

/** Shows the runs in a file. */
export async function openedRunsOf(shop: Shop, room: RunsRoom, file: File): Promise<void> {
  let text: string;
  try {
    text = await textOfRuns(file);
  } catch {
    shop.tell(say('shop.unreadable', { name: file.name }));
    return;
  }
  room.open(file.name, text, namedPack(shop.draft));
}

/** Lets the player choose a file of runs, and shows them. */
export function pickRuns(shop: Shop, room: RunsRoom): void {
  const input = shop.ports.page.document.createElement('input');
  input.type = 'file';
  input.accept = '.ndjson,.gz';
  input.addEventListener('change', () => {
    const [file] = Array.from(input.files ?? []);
    if (file) void openedRunsOf(shop, room, file);
  });
  input.click();
}
