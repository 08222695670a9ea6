import { missingPart } from '../shell/describeError';

/** Loads a part of the game by its id; webpack's own function behind `import()`. */
export type LoadPart = (id: string | number) => Promise<unknown>;

/** Asks again, past all caches, for a part that did not come or came broken; only a second failure rejects. */
export function askingAgain(load: LoadPart, renew: (address: string) => Promise<unknown>): LoadPart {
  return (id) => load(id).catch(async (error: unknown) => {
    const address = missingPart(error);
    if (address === null) throw error;
    if (address !== '') await renew(address);
    return load(id);
  });
}
