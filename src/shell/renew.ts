import { missingPart } from './describeError';
import { shellOf } from './Rescuer';
import { GAME } from '../naming';

/** Addresses that this tab has been loaded again for. */
const MEMORY = `${GAME.id}.renewed`;

/** Fetches a file past every cache, so that whoever asks next gets what the server has. Never rejects; false where that fails. */
export async function renew(page: Pick<Window, 'fetch'>, address: string): Promise<boolean> {
  try {
    const answer = await page.fetch(address, { cache: 'reload' });
    // To the end: only then is it in the cache.
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Loads a part of the game by its id; webpack's own function behind `import()`. */
type LoadPart = (id: string | number) => Promise<unknown>;

/** Loads a part again, past all caches, if it failed or came broken; rejects only if it fails twice. */
export function askingAgain(load: LoadPart, page: Pick<Window, 'fetch'>): LoadPart {
  return (id) => load(id).catch(async (error: unknown) => {
    const address = missingPart(error);
    if (address === null) throw error;
    if (address !== '') await renew(page, address);
    return load(id);
  });
}

/** Fetches again what the page itself lacks, then loads the page again, once a tab for the same files. False where that is no help. */
export async function heal(page: Window, addresses: readonly string[]): Promise<boolean> {
  for (const address of addresses) shellOf(page).missing.add(address);
  const isNew = remember(page, addresses);
  const renewed = await Promise.all(addresses.map((address) => renew(page, address)));
  if (!isNew || renewed.includes(false)) return false;
  page.location.reload();
  return true;
}

/** Notes the addresses; false if they were known, or where the browser blocks that: the page might be loaded without end. */
function remember(page: Pick<Window, 'sessionStorage'>, addresses: readonly string[]): boolean {
  try {
    const { sessionStorage } = page;
    const known = (sessionStorage.getItem(MEMORY) ?? '').split(' ');
    sessionStorage.setItem(MEMORY, [...new Set([...known, ...addresses])].join(' '));
    return addresses.some((address) => !known.includes(address));
  } catch {
    return false;
  }
}
