import { askingAgain } from '../../src/scenes/askingAgain';

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
  }, (address) => Promise.resolve(deeds.push(`renew ${address}`)));
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
