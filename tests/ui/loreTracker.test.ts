import type { Game } from '../../src/engine/Game';
import type { GameEvent } from '../../src/engine/events';
import { browserLore, type Lore, LoreBook, memoryLore, NO_LORE } from '../../src/keep/lore';
import { LoreTracker } from '../../src/ui/guide/LoreTracker';
import { openRun, put } from './support';

const here = { x: 0, y: 0 };

async function open(): Promise<{ game: Game; book: LoreBook; tracker: LoreTracker; turn: (...events: GameEvent[]) => void }> {
  const { game } = await openRun({ pack: 'lanternfall' });
  const book = new LoreBook(memoryLore());
  const tracker = new LoreTracker(book);
  tracker.run(game);
  return { game, book, tracker, turn: (...events) => { tracker.turn(events, game); } };
}

describe('lore', () => {
  test('counts each monster once, on the shallowest floor', async () => {
    const { game, book, turn } = await open();
    put(game, 'rat');
    turn();
    turn();
    put(game, 'rat');
    turn();
    expect(book.of('lanternfall').breeds).toEqual({ rat: { seen: 2, slain: 0, killed: 0, floor: 1 } });
  });

  test('counts an elite as both', async () => {
    const { game, book, turn } = await open();
    const elite = put(game, 'rat', { elite: ['swift'] });
    turn();
    game.remove(elite);
    turn({ type: 'died', actor: elite.id, breed: 'rat', at: here, seen: true });
    const met = { seen: 1, slain: 1, killed: 0, floor: 1 };
    expect(book.of('lanternfall')).toMatchObject({ breeds: { rat: met }, elites: { swift: met } });
  });

  test('doesn\'t count hidden monsters or mimics', async () => {
    const { game, book, turn } = await open();
    const mimic = put(game, 'mimic');
    put(game, 'snake');
    turn();
    expect(book.of('lanternfall').breeds).toEqual({});
    mimic.hidden = false;
    turn();
    expect(Object.keys(book.of('lanternfall').breeds)).toEqual(['mimic']);
  });

  test('doesn\'t count what happens out of sight', async () => {
    const { book, turn } = await open();
    turn({ type: 'died', actor: 999, breed: 'ogre', at: here, seen: false }, { type: 'trapSprung', kind: 'fire', actor: 5, at: here, seen: false });
    expect(book.of('lanternfall')).toMatchObject({ breeds: {}, traps: {} });
  });

  test('doesn\'t count what the player hallucinates', async () => {
    const { game, book, turn } = await open();
    game.state.player.statuses = { hallucination: 9 };
    const rat = put(game, 'rat');
    turn({ type: 'died', actor: rat.id, breed: 'rat', at: here, seen: true });
    expect(book.of('lanternfall').breeds).toEqual({});
  });

  test('counts an item only once it is identified', async () => {
    const { game, book, turn } = await open();
    const found = { type: 'found', item: 1, affixes: [], at: here, seen: true } as const;
    turn({ ...found, kind: 'bread' }, { ...found, kind: 'bread' }, { ...found, kind: 'healthPotion' });
    expect(book.of('lanternfall').items).toMatchObject({ dagger: { seen: 1 }, bread: { seen: 2 } });
    expect(book.of('lanternfall').items).not.toHaveProperty('healthPotion');
    game.state.hero.known.push('healthPotion');
    turn({ type: 'identified', kind: 'healthPotion', seen: true });
    expect(book.of('lanternfall').items).toHaveProperty('healthPotion');
  });

  test('counts traps, the hero\'s statuses, and the killer', async () => {
    const { game, book, turn } = await open();
    const rat = put(game, 'rat');
    turn(
      { type: 'trapSprung', kind: 'dart', actor: rat.id, at: here, seen: true },
      { type: 'inflicted', actor: game.state.player.id, status: 'poison', turns: 3, at: here, seen: true },
      { type: 'inflicted', actor: rat.id, status: 'slow', turns: 3, at: here, seen: true },
      { type: 'ended', outcome: { kind: 'died', cause: 'breed.rat', floor: 1, turn: 1 }, seen: true },
    );
    expect(book.of('lanternfall')).toMatchObject({ traps: { dart: { seen: 1 } }, breeds: { rat: { killed: 1 } } });
    expect(Object.keys(book.of('lanternfall').statuses)).toEqual(['poison']);
  });

  test('counts no death as a trap\'s that only something of its name brought', async () => {
    const { game, book, turn } = await open();
    const rat = put(game, 'rat');
    turn({ type: 'trapSprung', kind: 'dart', actor: rat.id, at: here, seen: true });
    turn({ type: 'ended', outcome: { kind: 'died', cause: 'item.dart', floor: 1, turn: 1 }, seen: true });
    expect(book.of('lanternfall').traps['dart']).toMatchObject({ seen: 1, killed: 0 });
    turn({ type: 'ended', outcome: { kind: 'died', cause: 'trap.dart', floor: 1, turn: 1 }, seen: true });
    expect(book.of('lanternfall').traps['dart']).toMatchObject({ killed: 1 });
  });

  test('counts nothing twice when a run continues', async () => {
    const { game, book, tracker, turn } = await open();
    put(game, 'rat');
    turn();
    tracker.run(game);
    turn();
    expect(book.of('lanternfall').breeds['rat']?.seen).toBe(1);
  });

  test('is stored by pack, as soon as it changes', async () => {
    const kept: Lore[] = [];
    const store = { load: () => ({}), save: (lore: Lore) => { kept.push(lore); } };
    const { game } = await openRun({ pack: 'classicBare' });
    const book = new LoreBook(store);
    const tracker = new LoreTracker(book);
    tracker.turn([], game);
    expect(kept).toEqual([]);
    put(game, 'orc');
    tracker.turn([], game);
    tracker.turn([], game);
    expect(kept).toHaveLength(1);
    expect(Object.keys(kept[0] ?? {})).toEqual(['classicBare']);
    expect(book.of('lanternfall')).toEqual(NO_LORE);
    expect(book.of('constructor')).toEqual(NO_LORE);
  });

  test('is updated by the session while a run is played', async () => {
    const { session, game } = await openRun({ pack: 'classicBare' });
    const seen = (): number => session.lore.of('classicBare').breeds['orc']?.seen ?? 0;
    const before = seen();
    put(game, 'orc');
    session.command({ do: 'wait' });
    expect(seen()).toBe(before + 1);
  });
});

describe('the browser\'s storage', () => {
  const KEY = 'lanternfall.lore';
  const met = { seen: 3, slain: 1, killed: 0, floor: 2 };
  const lore: Lore = { lanternfall: { ...NO_LORE, breeds: { rat: met } } };

  function storage(stored: string | null): { open: () => Storage; kept: Map<string, string> } {
    const kept = new Map(stored === null ? [] : [[KEY, stored]]);
    const fake = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => { kept.set(key, value); } };
    return { open: () => fake as unknown as Storage, kept };
  }

  test('returns what was saved', () => {
    const { open: at } = storage(null);
    browserLore(at).save(lore);
    expect(browserLore(at).load()).toEqual(lore);
  });

  test.each([
    ['nothing', null],
    ['what is no JSON', '{"format":1,'],
    ['what is something else', '[1,2]'],
    ['a newer format', JSON.stringify({ format: 2, packs: lore })],
    ['a table that is none', JSON.stringify({ format: 1, packs: [lore] })],
  ])('ignores %s', (_, stored) => {
    expect(browserLore(storage(stored).open).load()).toEqual({});
  });

  test('may be blocked, which is no error', () => {
    const store = browserLore(() => { throw new Error('blocked'); });
    expect(store.load()).toEqual({});
    store.save(lore);
  });
});
