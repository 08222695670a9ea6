import { browserSettings, DEFAULT_SETTINGS, type Settings } from '../../src/ui/settings';
import { openStorage } from '../../src/ui/storage/openStorage';

const CHANGED: Settings = { ...DEFAULT_SETTINGS, scheme: 'wasd', own: { classic: {}, wasd: { wait: ['p'] }, pad: {} }, textSize: 'large' };

function blocked(): never {
  throw new Error('SecurityError');
}

describe('openStorage', () => {
  test.each([['throws', blocked], ['is missing', () => undefined]])('keeps the run as long as the page where the database %s', async (_, factory) => {
    const storage = openStorage(factory);
    await storage.save('run');
    expect(await storage.load()).toEqual({ run: 'run', lasting: false });
    await storage.clear();
    expect(await storage.load()).toEqual({ run: null, lasting: false });
  });

  test('a database that does not open is one too few', async () => {
    const request: { error: DOMException; onerror?: () => void } = { error: new DOMException('no') };
    const factory = { open: () => { setTimeout(() => { request.onerror?.(); }); return request; } };
    expect((await openStorage(() => factory as unknown as IDBFactory).load()).lasting).toBe(false);
  });
});

describe('browserSettings', () => {
  function storage(kept: Record<string, string> = {}): Storage {
    return {
      getItem: (name: string) => kept[name] ?? null,
      setItem: (name: string, value: string) => { kept[name] = value; },
    } as unknown as Storage;
  }

  test('are found again', () => {
    const kept = storage();
    browserSettings(() => kept).save(CHANGED);
    expect(browserSettings(() => kept).load()).toEqual(CHANGED);
  });

  test('what an older version did not store is as usual', () => {
    const load = browserSettings(() => storage({ 'lanternfall.settings': '{"scheme":"wasd"}' })).load();
    expect(load).toEqual({ ...DEFAULT_SETTINGS, scheme: 'wasd' });
  });

  test('a value that there is not takes no other with it', () => {
    const load = browserSettings(() => storage({ 'lanternfall.settings': '{"scheme":"wasd","effects":11,"font":"comic"}' })).load();
    expect(load).toEqual({ ...DEFAULT_SETTINGS, scheme: 'wasd' });
  });

  test.each(['{', '{"scheme":"qwerty"}', '{"own":{"wasd":{"wait":1}}}', '{"textSize":7}', 'null', '[]'])('nonsense is as good as none: %s', (text) => {
    expect(browserSettings(() => storage({ 'lanternfall.settings': text })).load()).toEqual(DEFAULT_SETTINGS);
  });

  test('last as long as the page where the browser blocks them', () => {
    const settings = browserSettings(blocked);
    settings.save(CHANGED);
    expect(settings.load()).toEqual(CHANGED);
  });
});
