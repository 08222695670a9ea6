import { importFileOf } from '../../src/ui/files/archiveFiles';
import { canFollow, follow, type FollowedFile, textOf } from '../../src/workshop/draft/openedFile';

/** A page whose interval passes when it is told to. */
class Page {
  private look: (() => void) | null = null;

  setInterval(look: () => void): number {
    this.look = look;
    return 1;
  }

  clearInterval(): void {
    this.look = null;
  }

  get isLooking(): boolean {
    return this.look !== null;
  }

  async pass(): Promise<void> {
    this.look?.();
    await settle();
  }
}

const settle = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve, 0); });

function fileOf(versions: { stamp: number; text: string | null }): FollowedFile {
  const read = (): Promise<string> => (versions.text === null ? Promise.reject(new Error('gone')) : Promise.resolve(versions.text));
  return { name: 'a.json', stamp: () => Promise.resolve(versions.stamp), read };
}

it('tells a file at once, and again only when it is saved', async () => {
  const [page, now, told] = [new Page(), { stamp: 1, text: 'one' }, [] as (string | null)[]];
  follow(page, fileOf(now), (text) => { told.push(text); });
  await settle();
  await page.pass();
  Object.assign(now, { stamp: 2, text: 'two' });
  await page.pass();
  await page.pass();
  expect(told).toEqual(['one', 'two']);
});

it('stops with null when the file can no longer be read', async () => {
  const [page, now, told] = [new Page(), { stamp: 1, text: null }, [] as (string | null)[]];
  follow(page, fileOf(now), (text) => { told.push(text); });
  await settle();
  expect(told).toEqual([null]);
  expect(page.isLooking).toBe(false);
});

it('stops when it is told to', async () => {
  const page = new Page();
  follow(page, fileOf({ stamp: 1, text: '' }), () => undefined)();
  await settle();
  expect(page.isLooking).toBe(false);
});

it('reads files in UTF-8 and UTF-16, and none that is too big', async () => {
  const utf16 = Uint8Array.from([0xff, 0xfe, ...Array.from('{}ü', (letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]).flat()]);
  expect(await textOf(importFileOf(new File(['{}ü'], 'a.json')))).toBe('{}ü');
  expect(await textOf(importFileOf(new File([utf16], 'a.json')))).toBe('{}ü');
  const big = { ...importFileOf(new File([], 'a.json')), size: 1e9 };
  await expect(textOf(big)).rejects.toThrow(RangeError);
});

it('knows whether the browser can follow files', () => {
  expect(canFollow({} as Window)).toBe(false);
  expect(canFollow({ showOpenFilePicker: () => Promise.resolve([]) } as unknown as Window)).toBe(true);
});
