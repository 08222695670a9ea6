/**
 * Plays runs of `classic` in the workshop's page and leaves the saved file's text in `savedRuns`, or what went wrong. Runs in the page, where it
 * is sent as text: it stands alone, and uses nothing but the page, as not every driver can do more than evaluate.
 */
export function playInWorkshop(runs: number, turns: number): void {
  const page = window as unknown as { savedRuns?: string };
  const found = async <T>(find: () => T | null | undefined): Promise<T> => {
    for (;;) {
      const what = find();
      if (what) return what;
      await new Promise((resolve) => { setTimeout(resolve, 200); });
    }
  };
  const press = async (name: string): Promise<void> => {
    const button = await found(() => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name));
    button.click();
  };
  const fill = async (name: string, value: string): Promise<void> => {
    const label = await found(() => [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name));
    const field = document.getElementById(label.htmlFor) as HTMLInputElement;
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const addressOf = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (file) => {
    // The page makes addresses of pictures too.
    if ((file as Blob).type !== 'application/json') return addressOf(file);
    void (file as Blob).text().then((text) => { page.savedRuns = text; });
    return 'data:,';
  };
  const play = async (): Promise<void> => {
    await fill('Change a dungeon that comes with the game', 'classic');
    await press('Begin');
    await press('Runs');
    await fill('Runs', String(runs));
    await fill('Turns at most', String(turns));
    await fill('Workers', '2');
    await press('Play');
    await found(() => document.body.textContent.includes('All are played.'));
    await press('Save runs');
  };
  play().catch((error: unknown) => { page.savedRuns = String(error); });
}
