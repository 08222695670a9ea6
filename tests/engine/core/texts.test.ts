import { cellHash, crc32, fold, textHash } from '../../../src/engine/core/hash';
import { seedError } from '../../../src/engine/core/id';
import { inEnglish } from '../../support/tongues';

describe('grammar', () => {
  const texts = {
    attack: '{attacker} attacks {target} for {n} hit {n?point:points}.',
    'breed.orc': 'Orc',
    'breed.player': 'Player',
    arrow: 'an arrow',
    bare: 'Nothing to fill.',
    twice: '{n} and {n}{n?:s}',
  };

  it('completes one template for every actor and number', () => {
    const say = (n: number): string => inEnglish(texts, { key: 'attack', params: { attacker: 'breed.orc', target: 'breed.player', n } });
    expect(say(3)).toBe('Orc attacks Player for 3 hit points.');
    expect(say(1)).toBe('Orc attacks Player for 1 hit point.');
    expect(say(0)).toBe('Orc attacks Player for 0 hit points.');
  });

  it('begins with a capital, whatever name comes first', () => {
    expect(inEnglish(texts, { key: 'attack', params: { attacker: 'arrow', target: 'arrow', n: 1 } })).toBe('An arrow attacks an arrow for 1 hit point.');
  });

  it('fills a hole each time it occurs, also with an empty text', () => {
    expect(inEnglish(texts, { key: 'twice', params: { n: 1 } })).toBe('1 and 1');
    expect(inEnglish(texts, { key: 'twice', params: { n: 2 } })).toBe('2 and 2s');
  });

  it('fills a hole with a phrase of its own holes, in the middle of a sentence, and leaves out one without a key', () => {
    const more = { ...texts, does: '{whom} gets {what} {when}.', whom: '{thing}', what: 'a rest, {why},', why: '{n} {n?turn:turns} long', thing: 'an orc' };
    const what = { key: 'what', params: { why: { key: 'why', params: { n: 2 } } } };
    const say = (when: string): string => inEnglish(more, { key: 'does', params: { whom: { key: 'whom', params: { thing: 'thing' } }, what, when: { key: when, params: {} } } });
    expect(say('')).toBe('An orc gets a rest, 2 turns long.');
    expect(say('arrow')).toBe('An orc gets a rest, 2 turns long, an arrow.');
  });

  it('shows a gap for a missing text or param', () => {
    expect(inEnglish(texts, { key: 'no.such', params: {} })).toBe('no.such');
    expect(inEnglish(texts, { key: 'attack', params: { n: 2 } })).toBe('{attacker} attacks {target} for 2 hit points.');
    expect(inEnglish(texts, { key: 'attack', params: { attacker: 'breed.elf', target: '$& {n}', n: 2 } })).toBe('Breed.elf attacks $& {n} for 2 hit points.');
  });

  it('treats the names of Object.prototype as what they are: keys without a text', () => {
    for (const key of ['constructor', 'toString', '__proto__']) expect(inEnglish(texts, { key, params: {} })).toBe(key);
    expect(inEnglish(texts, { key: 'attack', params: { attacker: 'valueOf', target: 'breed.orc', n: 1 } })).toBe('ValueOf attacks Orc for 1 hit point.');
    expect(inEnglish({ hole: '{constructor}' }, { key: 'hole', params: {} })).toBe('{constructor}');
  });
});

describe('checksums and hashes', () => {
  it.each([
    ['', 0],
    ['123456789', 0xa290e877],
    ['The quick brown fox jumps over the lazy dog', 0x38282c38],
    ['né€😀', 0xff942749],
  ])('the CRC-32 of %j in UTF-16 is that of zlib', (text, sum) => {
    expect(crc32(text)).toBe(sum);
  });

  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('the hash of %j is FNV-1a, the first and the second time', (text, hash) => {
    expect(textHash(text) >>> 0).toBe(hash);
    expect(textHash(text) >>> 0).toBe(hash);
  });

  it('folding depends on every number and on their order', () => {
    const hashes = [[1, 2], [2, 1], [1, 3], [1, -2], [0, 0], [0, 0, 0], [1 << 31, 2]].map((numbers) => numbers.reduce(fold, 0));
    expect(new Set(hashes).size).toBe(hashes.length);
    expect([1, 2, 3].reduce(fold, 7) >>> 0).toBe(758399118);
  });

  it('the sum of cells is the same in any order, and any change of one changes it', () => {
    const cells = Array.from({ length: 200 }, (_, index) => ({ index, tile: index % 3, explored: index % 2 }));
    const total = (list: typeof cells): number => list.reduce((hash, cell) => (hash + cellHash(cell.index, cell.tile, cell.explored)) | 0, 0);
    expect(total([...cells].reverse())).toBe(total(cells));
    const changed = cells.flatMap((cell) => {
      const others = [{ ...cell, tile: cell.tile + 1 }, { ...cell, explored: 1 - cell.explored }];
      return others.map((other) => total(cells.map((same) => (same === cell ? other : same))));
    });
    expect(new Set([...changed, total(cells)]).size).toBe(401);
  });

  it('tells cells that were seen, mapped, both and neither apart, whatever their tile', () => {
    const hashes = Array.from({ length: 200 }, (_, at) => cellHash(7, at >> 2, at & 3));
    expect(new Set(hashes).size).toBe(200);
  });
});

describe('a seed', () => {
  it('is any text of 1 to 32 characters', () => {
    expect(['1', 'x'.repeat(32), ' ', '灯'].map(seedError)).toEqual([null, null, null, null]);
    expect(seedError('')).toBe('A seed must be 1 to 32 characters long (this one is empty).');
    expect(seedError('x'.repeat(33))).toBe('A seed must be 1 to 32 characters long (this one has 33).');
  });
});
