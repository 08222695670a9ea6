import { askingAgain, heal, renew } from '../../src/shell/renew';
import { shellOf } from '../../src/shell/Rescuer';
import { FakeWindow } from './fakePage';

const FILE = 'https://game.example/main.1.js';

describe('a file that the page needs and that came broken', () => {
  test('is fetched past all caches, and the page is loaded again with it', async () => {
    const win = new FakeWindow();
    expect(await heal(win.page, [FILE])).toBe(true);
    expect([win.renewed, win.reloads]).toEqual([[FILE], 1]);
  });

  test('has the page loaded again once a tab, not without end', async () => {
    const win = new FakeWindow();
    await heal(win.page, [FILE]);
    const again = Object.assign(new FakeWindow(), { sessionStorage: win.sessionStorage });
    expect(await heal(again.page, [FILE])).toBe(false);
    expect([again.renewed, again.reloads]).toEqual([[FILE], 0]);
    expect(await heal(again.page, [FILE, 'https://game.example/other.js'])).toBe(true);
  });

  test('is left to the error screen where it doesn\'t come, or where the tab may remember nothing', async () => {
    const offline = Object.assign(new FakeWindow(), { isOnline: false });
    expect([await heal(offline.page, [FILE]), offline.reloads]).toEqual([false, 0]);
    const blocked = Object.defineProperty(new FakeWindow(), 'sessionStorage', { get: () => { throw new DOMException('', 'SecurityError'); } });
    expect([await heal(blocked.page, [FILE]), blocked.reloads]).toEqual([false, 0]);
    expect([...shellOf(blocked.page).missing]).toEqual([FILE]);
  });

  test('doesn\'t come where the server has none', async () => {
    expect(await renew({ fetch: () => Promise.resolve(new Response('', { status: 404 })) }, FILE)).toBe(false);
  });
});

/** What webpack throws where a script or a style sheet of a part doesn't come, or comes without it. */
function missing(request: string): Error {
  return Object.assign(new Error('Loading chunk panels failed.'), { name: 'ChunkLoadError', request });
}

/** A loader that fails so often, and what happens. */
function loader(failures: readonly Error[]): { load: (id: string | number) => Promise<unknown>; deeds: string[] } {
  const deeds: string[] = [];
  const left = [...failures];
  const load = askingAgain((id) => {
    deeds.push(`load ${id}`);
    const error = left.shift();
    return error === undefined ? Promise.resolve('here') : Promise.reject(error);
  }, { fetch: (address) => { deeds.push(`renew ${address as string}`); return Promise.resolve(new Response()); } });
  return { load, deeds };
}

describe('a part of the game', () => {
  test('that fails once is asked for again, past all caches, before anything is said', async () => {
    const { load, deeds } = loader([missing('panels.1.js')]);
    expect(await load('panels')).toBe('here');
    expect(deeds).toEqual(['load panels', 'renew panels.1.js', 'load panels']);
  });

  test('that fails twice is missing', async () => {
    const { load, deeds } = loader([missing('panels.1.js'), missing('panels.1.css')]);
    await expect(load('panels')).rejects.toThrow('Loading chunk panels failed.');
    expect(deeds).toEqual(['load panels', 'renew panels.1.js', 'load panels']);
  });

  test('that comes at once, or breaks in another way, is asked for once', async () => {
    const fine = loader([]);
    await fine.load('panels');
    const broken = loader([new TypeError('no such function')]);
    await expect(broken.load('panels')).rejects.toThrow('no such function');
    expect([fine.deeds, broken.deeds]).toEqual([['load panels'], ['load panels']]);
  });
});
