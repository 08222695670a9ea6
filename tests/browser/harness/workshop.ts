import { expect, type Page } from '@playwright/test';

/** What a page has stored, by key. */
interface Stores {
  readonly database: readonly (readonly [IDBValidKey, string | undefined])[];
  readonly local: object;
  readonly session: object;
}

/** Opens the workshop in a fresh page. */
export async function enter(page: Page, url: string, fragment = '#workshop'): Promise<void> {
  // The same address but for its fragment would not load the page again.
  await page.goto('about:blank');
  await page.goto(url + fragment);
  await page.getByRole('heading', { name: 'Workshop' }).waitFor();
}

/** Drops a file on the page. */
export async function drop(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(([file, content]) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], file, { type: 'application/json' }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, [name, text] as const);
}

/** Looks, in the room of floors, for a seed that has something on the floor that is shown. */
export async function find(page: Page, name: RegExp): Promise<void> {
  const wanted = page.getByLabel('Find a seed with');
  await wanted.selectOption(await wanted.locator('option', { hasText: name }).getAttribute('value'));
  await page.getByRole('button', { name: 'Find', exact: true }).click();
}

/** Waits until the draft is kept under a name: a page that is left in the midst of writing keeps what was there before. */
export async function kept(page: Page, name: string): Promise<void> {
  await expect.poll(async () => (await noteStores(page)).database.find(([key]) => key === 'workshop')?.[1]).toContain(JSON.stringify({ name }).slice(1, -1));
}

/** Everything that the page has stored. */
export function noteStores(page: Page): Promise<Stores> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('lanternfall');
      request.onerror = () => { reject(new Error('no database')); };
      request.onsuccess = () => { resolve(request.result); };
    });
    const store = database.transaction('runs').objectStore('runs');
    const all = <T>(request: IDBRequest<T[]>): Promise<T[]> => new Promise((resolve) => {
      request.onsuccess = () => { resolve(request.result); };
    });
    const [keys, values] = await Promise.all([all(store.getAllKeys()), all(store.getAll())]);
    database.close();
    const entriesOf = (place: Storage): object => Object.entries(place);
    const texts = values as readonly string[];
    return { database: keys.map((key, at) => [key, texts[at]] as const), local: entriesOf(localStorage), session: entriesOf(sessionStorage) };
  });
}
