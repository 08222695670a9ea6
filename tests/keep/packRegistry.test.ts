import { packs } from '../../src/content/packs';
import { contentOf, heroesOf, packIds, registerPack, uninstallPack, type InstalledPack } from '../../src/keep/packRegistry';

/** The classic as a pack of another id. */
function copy(id: string): InstalledPack {
  const content = contentOf('classic');
  if (!content) throw new Error('no classic');
  return { rows: { ...packs.classic, id }, content, texts: {}, words: () => ({}) };
}

describe('the packs that can be played', () => {
  it('are the built-in ones, then the installed ones, each of which goes alone', () => {
    const before = [...packIds];
    for (const id of ['one', 'two', 'three', 'two']) registerPack(copy(id));
    expect(packIds).toEqual([...before, 'one', 'two', 'three']);
    uninstallPack('two');
    expect(packIds).toEqual([...before, 'one', 'three']);
    uninstallPack('two');
    uninstallPack('one');
    uninstallPack('three');
    expect(packIds).toEqual(before);
  });

  it('never replace a built-in one', () => {
    expect(() => { registerPack(copy('classic')); }).toThrow('classic is the id of a built-in pack');
  });

  it('have no names of Object.prototype', () => {
    expect([contentOf('toString'), contentOf('constructor'), heroesOf('toString')]).toEqual([null, null, {}]);
  });

  it('are made ready once', () => {
    expect(contentOf('classic')).toBe(contentOf('classic'));
  });

  it('tell their heroes without being made ready: none, the built-in ones, or those of an installed pack', () => {
    registerPack({ ...copy('heroic'), rows: { ...packs.lanternfall, id: 'heroic', heroes: { tinker: packs.lanternfall.heroes['tinker'] } } });
    expect([heroesOf('classic'), Object.keys(heroesOf('lanternfall')), Object.keys(heroesOf('heroic')), heroesOf('missing')]).toEqual([{}, Object.keys(packs.lanternfall.heroes), ['tinker'], {}]);
    uninstallPack('heroic');
  });
});
