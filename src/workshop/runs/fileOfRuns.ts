import type { Shop } from '../Shop';
import { say } from '../words';
import { textOfRuns } from './openedRuns';
import { namedPack } from './packsInUse';
import type { RunsRoom } from './RunsRoom';

/** Shows the runs in a file, or compares those that are there with them. */
export async function openedRunsOf(shop: Shop, room: RunsRoom, file: File, isBeside = false): Promise<void> {
  let text: string;
  try {
    text = await textOfRuns(file);
  } catch {
    shop.tell(say('shop.unreadable', { name: file.name }));
    return;
  }
  if (isBeside) room.compareWith(file.name, text, namedPack(shop.draft));
  else room.open(file.name, text, namedPack(shop.draft));
}

/** Lets the player choose a file of runs, and shows them or compares with them. */
export function pickRuns(shop: Shop, room: RunsRoom, isBeside = false): void {
  const input = shop.ports.page.document.createElement('input');
  input.type = 'file';
  input.accept = '.ndjson,.gz';
  input.addEventListener('change', () => {
    const [file] = Array.from(input.files ?? []);
    if (file) void openedRunsOf(shop, room, file, isBeside);
  });
  input.click();
}
