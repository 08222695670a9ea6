import { readdirSync, readFileSync } from 'node:fs';
import { packs } from '../../src/content/packs';
import { CAUSE_TABLES, causeOf, isMedium, isOwn, isPlayer, isUsed, keyOfCause, ON_KILL, REST, withoutAffixes, type Cause } from '../../src/engine/facts/causes';
import { compilePack } from '../../src/engine/pack/compilePack';

/** All rows of a pack that can be a cause. */
function causesIn(rows: (typeof packs)[keyof typeof packs]): Cause[] {
  const { breeds, elites, hazards, itemKinds, heroes, statuses, tiles, traps } = compilePack(rows);
  const of = (table: Cause['table'], ids: Iterable<string>): Cause[] => Array.from(ids, (id) => ({ table, id }));
  const givers = [...breeds.values(), ...elites.kinds.values()];
  return [
    ...of('ability', givers.flatMap(({ abilities = [] }) => abilities.map(({ id }) => id))), ...of('breed', breeds.keys()), ...of('hazard', hazards.keys()),
    ...of('item', itemKinds.keys()), ...of('skill', [...heroes.values()].map(({ skill }) => skill.id)), ...of('status', statuses.keys()),
    ...of('tile', tiles.map(({ id }) => id)), ...of('trap', traps.kinds.keys()),
  ];
}

describe('a cause', () => {
  test.each(Object.entries(packs))('of %s is read back from its text key, with affixes too', (_, rows) => {
    const all = [...causesIn(rows), REST, ON_KILL];
    expect(all.length).toBeGreaterThan(10);
    expect(all.map((cause) => causeOf(keyOfCause(cause)))).toEqual(all);
    expect(all.map((cause) => causeOf(`${keyOfCause(cause)}+swift+2`))).toEqual(all);
    expect(all.map((cause) => withoutAffixes(`${keyOfCause(cause)}+swift+2`))).toEqual(all.map(keyOfCause));
  });

  test('of each table has the key that runs have always kept', () => {
    expect(CAUSE_TABLES.map((table) => keyOfCause({ table, id: table === 'rest' ? '' : 'x' }))).toEqual([
      'ability.x', 'breed.x', 'hazard.x', 'item.x', 'rest', 'skill.x', 'status.x', 'tile.x', 'traits.x', 'trap.x',
    ]);
  });

  test.each(['', 'guise.murky', 'log.dies', 'items.bomb', 'Breed.orc', 'constructor.x'])('is not read from %j', (key) => {
    expect(causeOf(key)).toBeNull();
  });

  test.each([
    ['breed.player', { own: true, player: true, used: false, medium: false }],
    ['breed.orc', { own: false, player: false, used: false, medium: false }],
    ['item.bomb', { own: true, player: false, used: true, medium: false }],
    ['skill.dash', { own: true, player: false, used: true, medium: false }],
    ['item.player', { own: true, player: false, used: true, medium: false }],
    ['status.poison', { own: false, player: false, used: false, medium: true }],
    ['hazard.fire', { own: false, player: false, used: false, medium: true }],
    ['guise.murky', { own: false, player: false, used: false, medium: false }],
  ])('%s is told apart by its table', (key, is) => {
    const cause = causeOf(key);
    expect({ own: isOwn(cause), player: isPlayer(cause), used: isUsed(cause), medium: isMedium(cause) }).toEqual(is);
  });
});

test('no other file takes the text key of a cause apart', () => {
  const apart = new RegExp(String.raw`[cC]ause\??\.(split|slice|startsWith|replace)\(|startsWith\('(${CAUSE_TABLES.join('|')})\.|=== 'breed\.`);
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path)).map((path) => path.replaceAll('\\', '/'));
  const found = paths.filter((path) => apart.test(readFileSync(`src/${path}`, 'utf8')));
  // Grammar wraps names in those of their affixes, whoever bears them.
  expect(found).toEqual(['engine/core/grammar.ts']);
});
