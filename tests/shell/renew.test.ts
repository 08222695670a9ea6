import { heal, renew } from '../../src/shell/renew';
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
