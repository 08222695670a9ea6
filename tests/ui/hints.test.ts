import { de } from '../../src/content/text/de';
import { en } from '../../src/content/text/en';
import type { Intent } from '../../src/engine/ai/intents';
import type { Game } from '../../src/engine/Game';
import type { GameEvent } from '../../src/engine/events';
import type { Actor } from '../../src/engine/state';
import { wake } from '../../src/engine/rules/discovery';
import { announce } from '../../src/engine/rules/announced';
import { HintBook, type HintSession } from '../../src/ui/guide/HintBook';
import { HINTS, type Hint } from '../../src/ui/guide/hints';
import type { Device } from '../../src/ui/input/Hands';
import { DEFAULT_SETTINGS, type Settings } from '../../src/ui/settings/settings';
import { loadLanguage } from '../../src/keep/languages';
import { completeTexts, setLanguage } from '../../src/keep/text';
import { hintText } from '../../src/ui/views/hintView';
import { item, lying, openRun, type, put } from './support';

beforeAll(async () => {
  await completeTexts();
  await loadLanguage('de');
});

const IDS = HINTS.map(({ id }) => id);
/** What is remembered of each. */
const seenOf = (id: string): string => (id === 'hero' ? 'hero.lamplighter' : id);
/** Hints tested here. */
const tried = new Set<string>();
/** Keys of wordings that came up. */
const worded = new Set<string>();
const here = { x: 0, y: 0 };

/** What a hint book needs of a session, with any mode on top. */
class Stage {
  game: Game | null = null;
  settings = DEFAULT_SETTINGS;
  readonly modes = { top: { kind: 'playing' } };
  pursuit: Intent | null = null;

  configure(change: Partial<Settings>): void {
    this.settings = { ...this.settings, ...change };
  }
}

/** A session in which only some hints are still unseen. */
async function open(...wanted: readonly string[]): Promise<{ game: Game; book: HintBook; session: Stage; turn: (...events: GameEvent[]) => string | null }> {
  for (const id of wanted) tried.add(id);
  const { game } = await openRun({ pack: 'lanternfall' });
  game.floor.state.traps.length = 0;
  const ground = game.content.tiles.findIndex(({ id }) => id === 'ground');
  game.floor.state.terrain.forEach((tile, index) => {
    if (game.content.tiles[tile]?.opens !== undefined) game.floor.setTile({ x: index % game.floor.width, y: Math.floor(index / game.floor.width) }, ground);
  });
  const session = new Stage();
  session.game = game;
  session.configure({ hintsSeen: IDS.filter((id) => !wanted.includes(id)).map(seenOf) });
  const book = new HintBook(session as unknown as HintSession);
  book.run(game);
  book.complete(HINTS);
  const turn = (...events: GameEvent[]): string | null => {
    game.state.turn++;
    book.turn(events, game);
    return book.current?.id ?? null;
  };
  return { game, book, session, turn };
}

/** Turns a cell next to the hero into another tile. */
function build(game: Game, tile: string): void {
  const { x, y } = game.state.player;
  game.floor.setTile({ x: x + 1, y }, game.content.tiles.findIndex(({ id }) => id === tile));
  game.look();
}

/** A monster announces an attack on the hero's cell. */
function threatenTile(game: Game): void {
  const sentry = put(game, 'sentry');
  const ability = game.breedOf(sentry).abilities?.[0];
  if (ability) announce(game, sentry, { ability, aim: game.state.player, cells: [game.state.player] });
}

/** A rat asleep in view that would not notice the hero if it were awake. */
function unnoticing(game: Game): Actor {
  game.state.player.statuses = { invisible: 9 };
  const rat = put(game, 'rat', { asleep: true });
  const { x, y } = game.state.player;
  game.floor.leave(rat);
  Object.assign(rat, { x: x + 2, y });
  game.floor.enter(rat);
  return rat;
}

/** The hint that is shown. */
function current(book: HintBook): Hint {
  if (!book.current) throw new Error('no hint');
  return book.current;
}

describe('a hint appears when it is due, and not before', () => {
  test.each<[string, (game: Game) => GameEvent[]]>([
    ['monster', (game) => { put(game, 'rat'); return []; }],
    ['marked', (game) => { threatenTile(game); return []; }],
    ['skill', (game) => { put(game, 'rat'); put(game, 'rat'); return []; }],
    ['sleeper', (game) => { put(game, 'rat', { asleep: true }); return []; }],
    ['elite', (game) => { put(game, 'rat', { elite: ['swift'] }); return []; }],
    ['captive', (game) => { put(game, 'wolfCub', { side: 'player', bound: 5 }); return []; }],
    ['feature', (game) => { build(game, 'fountain'); return []; }],
    ['sluice', (game) => { build(game, 'sluice'); return []; }],
    ['current', (game) => { build(game, 'currentEast'); return []; }],
    ['ice', (game) => { build(game, 'thinIce'); return []; }],
    ['deep', (game) => { build(game, 'deepWater'); return []; }],
    ['ally', (game) => { put(game, 'wolfCub', { side: 'player' }); return []; }],
    ['health', (game) => { game.state.player.hp = 5; return []; }],
    ['item', (game) => { game.floor.state.items.push(lying(900, 'bread', game.state.player)); return []; }],
    ['unknown', (game) => { game.state.hero.inventory.push(item(901, 'hastePotion')); return []; }],
    ['aimed', (game) => { game.state.hero.inventory.push(item(901, 'confusionScroll')); return []; }],
    ['full', (game) => { while (game.state.hero.inventory.length < 26) game.state.hero.inventory.push(item(game.state.nextId++, 'bread')); return []; }],
    ['stairs', (game) => { build(game, 'stairsDown'); return []; }],
    ['door', (game) => { build(game, 'doorClosed'); return []; }],
    ['hood', (game) => { put(game, 'rat', { asleep: true }); return []; }],
    ['hood', (game) => { unnoticing(game).asleep = false; return []; }],
    ['hooded', (game) => { game.state.hero.hooded = true; return []; }],
    ['fire', (game) => { game.floor.layHazards([{ kind: 'fire', ...game.state.player, turns: 3 }]); return []; }],
    ['oil', (game) => { game.state.hero.oil = 100; return []; }],
    ['trap', () => [{ type: 'trapFound', kind: 'dart', at: here, seen: true }]],
    ['status', (game) => [{ type: 'inflicted', actor: game.state.player.id, status: 'poison', turns: 3, at: here, seen: true }]],
  ])('%s', async (id, happen) => {
    const { game, turn } = await open(id);
    expect(turn()).toBeNull();
    expect(turn(...happen(game))).toBe(id);
  });

  test('hero, at the beginning of the first run with each', async () => {
    const { book, game, session } = await open('hero');
    expect([book.current?.id, session.settings.hintsSeen.at(-1)]).toEqual(['hero', 'hero.lamplighter']);
    book.run(game);
    expect(book.current).toBeNull();
    game.state.hero.kind = 'warden';
    book.run(game);
    expect(book.current?.id).toBe('hero');
    expect(hintText({ game, settings: session.settings, device: 'keys' }, current(book))).toBe('You are the Warden. Your skill is Brace: press 5. It burns 25 turns of oil.');
    expect(hintText({ game, settings: session.settings, device: 'pad' }, current(book))).toContain('press Back (held).');
  });

  test('skill, but not while it can\'t be paid', async () => {
    const { game, turn } = await open('skill');
    put(game, 'rat');
    put(game, 'rat');
    game.state.hero.oil = 3;
    expect(turn()).toBeNull();
  });

  test('skill, before it is needed: for several, although they sleep', async () => {
    const { game, turn, session } = await open('skill');
    put(game, 'rat', { asleep: true });
    expect(turn()).toBeNull();
    put(game, 'rat', { asleep: true });
    session.configure({ hintsSeen: session.settings.hintsSeen.filter((id) => id !== 'sleeper') });
    expect(turn()).toBe('skill');
  });

  test('skill, for a single rat only when hurt', async () => {
    const { game, turn } = await open('skill');
    put(game, 'rat');
    expect(turn()).toBeNull();
    game.state.player.hp = 20;
    expect(turn()).toBe('skill');
  });

  test('move, at the beginning of a run', async () => {
    const { book, turn } = await open('move');
    expect(book.current?.id).toBe('move');
    for (let i = 0; i < 4; i++) turn();
    expect(book.current).toBeNull();
  });

  test.each([['target', 'targeting'], ['level', 'newLevel']])('%s, while %s is open', async (id, kind) => {
    const { book, session } = await open(id);
    session.modes.top.kind = kind;
    book.change();
    expect(book.current?.id).toBe(id);
    session.modes.top.kind = 'playing';
    book.change();
    expect(book.current).toBeNull();
  });

  test('lost, after thirty turns with nothing new', async () => {
    const { game, turn } = await open('lost');
    const shown = Array.from({ length: 40 }, () => turn());
    expect(shown.findIndex((id) => id === 'lost')).toBe(29);
    game.floor.map(game.floor.width - 2, game.floor.height - 2);
    expect(turn()).toBe('lost');
    const { explored } = game.floor.state;
    explored[explored.indexOf(0)] = 1;
    expect(turn()).toBeNull();
  });

  test('lost, but not to those who explore by its key', async () => {
    const { session, turn } = await open('lost');
    session.pursuit = { do: 'explore' };
    turn();
    session.pursuit = null;
    expect(Array.from({ length: 40 }, () => turn()).filter((id) => id !== null)).toEqual([]);
  });

  test('every hint is tested here', () => {
    expect(IDS.filter((id) => !tried.has(id))).toEqual([]);
  });
});

describe('hints', () => {
  test('don\'t reveal hidden monsters or mimics', async () => {
    const { game, turn } = await open('monster', 'sleeper', 'elite');
    put(game, 'mimic');
    put(game, 'wolfCub', { side: 'player' });
    put(game, 'snake', { asleep: true });
    expect(turn()).toBeNull();
  });

  test('appear one at a time, each only once', async () => {
    const { game, book, session, turn } = await open('monster', 'item');
    const rat = put(game, 'rat');
    game.floor.state.items.push(lying(900, 'bread', game.state.player));
    expect(turn()).toBe('monster');
    expect(turn()).toBe('monster');
    book.dismiss();
    expect(book.current).toBeNull();
    expect(turn()).toBe('item');
    game.floor.state.items.length = 0;
    expect(turn()).toBeNull();
    game.remove(rat);
    put(game, 'rat');
    expect(turn()).toBeNull();
    expect(session.settings.hintsSeen).toEqual(expect.arrayContaining(['monster', 'item']));
  });

  test('replace each other by importance', async () => {
    const { game, turn } = await open('item', 'health');
    game.floor.state.items.push(lying(900, 'bread', game.state.player));
    expect(turn()).toBe('item');
    game.state.player.hp = 3;
    expect(turn()).toBe('health');
  });

  test.each(['Backspace', 'PadB'])('%s dismisses the hint, and then the notice', async (name) => {
    const { session } = await openRun({ pack: 'lanternfall' });
    session.tell('Something.');
    expect(session.hints.current).not.toBeNull();
    type(session, name);
    expect([session.hints.current, session.notice]).toEqual([null, 'Something.']);
    type(session, name);
    expect(session.notice).toBeNull();
  });

  test('speak of traps, not of one\'s own snare', async () => {
    const { game, turn } = await open('trap');
    const { x, y } = game.state.player;
    game.floor.traps.add({ kind: 'snare', x, y, known: true });
    expect(turn()).toBeNull();
    game.floor.traps.add({ kind: 'dart', x, y, known: true });
    expect(turn()).toBe('trap');
  });

  test('disappear by themselves in the end', async () => {
    const { turn } = await open('trap');
    turn({ type: 'trapFound', kind: 'dart', at: here, seen: true });
    expect(Array.from({ length: 40 }, () => turn()).at(-1)).toBeNull();
  });

  test('are silent when switched off, and start over when switched on again', async () => {
    const { game, book, session, turn } = await open('monster');
    session.configure({ hints: 'off' });
    book.settings(session.settings);
    put(game, 'rat');
    expect(turn()).toBeNull();
    session.configure({ hints: 'on' });
    book.settings(session.settings);
    expect(session.settings.hintsSeen).toEqual([]);
    expect(turn()).not.toBeNull();
  });

  test('are not brought back by other settings', async () => {
    const { book, session } = await open('monster');
    const seen = session.settings.hintsSeen;
    session.configure({ effects: 3 });
    book.settings(session.settings);
    expect(session.settings.hintsSeen).toBe(seen);
  });

  test('belong to a session: the first one of a run is about moving', async () => {
    const { session } = await openRun({ pack: 'lanternfall' });
    expect(session.hints.current?.id).toBe('move');
    expect(session.settings.hintsSeen).toEqual(['move']);
  });
});

describe('no hint advises what the game refuses', () => {
  /** What a hint says in the campaign, after something has happened; `in` another pack. */
  async function said(id: string, happen: (game: Game) => void = () => undefined): Promise<string> {
    const { game } = await openRun({ pack: 'lanternfall' });
    game.state.hero.inventory = [];
    game.state.hero.worn = {};
    game.floor.state.items = [];
    game.state.player.hp = id === 'health' ? 5 : game.state.player.hp;
    happen(game);
    game.look();
    const hint = HINTS.find((other) => other.id === id) as Hint;
    worded.add(`ui.hint.${hint.words?.(game) ?? id}`);
    return hintText({ game, settings: DEFAULT_SETTINGS, device: 'keys' }, hint);
  }
  const bag = (game: Game, ...kinds: string[]): void => { game.state.hero.inventory = kinds.map((kind, place) => item(901 + place, kind)); };
  const learn = (game: Game, ...kinds: string[]): void => { game.state.hero.known = kinds; };

  test.each<[string, (game: Game) => void, string]>([
    ['bread in peace', (game) => { bag(game, 'bread'); }, 'Use your bread'],
    ['bread in a fight, which is refused', (game) => { bag(game, 'bread'); put(game, 'rat'); }, 'Get out of sight'],
    ['a potion known to heal', (game) => { bag(game, 'bread', 'healthPotion'); learn(game, 'healthPotion'); put(game, 'rat'); }, 'Use your health potion'],
    ['a potion that is not known to', (game) => { bag(game, 'healthPotion'); put(game, 'rat'); }, 'potion heals you'],
    ['a potion known to harm', (game) => { bag(game, 'firePotion'); learn(game, 'firePotion'); put(game, 'rat'); }, 'Get out of sight'],
    ['nothing, in peace and with oil', () => undefined, 'Rest now'],
    ['nothing, in peace without oil', (game) => { game.state.hero.oil = 0; }, 'Find something that heals'],
    ['known stairs', (game) => { build(game, 'stairsDown'); put(game, 'rat'); }, 'by the stairs'],
  ])('to the wounded with %s', async (_, happen, words) => {
    expect(await said('health', happen)).toContain(words);
  });

  test('about oil: a flask only to who has one', async () => {
    expect(await said('oil', (game) => { bag(game, 'oilFlask'); })).toContain('use one from your bag');
    expect(await said('oil')).toContain('Look for oil');
  });

  test('about sleepers: the hood only to who can close it', async () => {
    expect(await said('sleeper')).toBe('An enemy asleep! Your first hit deals at least 4 times the damage. Hood your lantern to get near.');
    expect(await said('sleeper', (game) => { game.state.hero.oil = 0; })).toBe('An enemy asleep! Your first hit deals at least 4 times the damage.');
    expect(await said('sleeper', (game) => { game.state.hero.hooded = true; })).not.toContain('Hood');
  });

  test.each<[string, (game: Game) => void]>([
    ['hood', (game) => { put(game, 'rat', { asleep: true }); game.state.hero.oil = 0; }],
    ['hood', (game) => { wake(game, unnoticing(game), game.state.player); }],
    ['hood', (game) => { Object.assign(unnoticing(game), { asleep: false, alert: 3 }); }],
    ['oil', (game) => { game.state.hero.oil = 10; game.state.hero.lamp = { thief: 1, until: 9, cell: -1 }; }],
    ['item', (game) => {
      game.state.hero.inventory = [901, 902, 903].map((id) => item(id, 'oilFlask'));
      game.floor.state.items.push(lying(904, 'oilFlask', game.state.player));
    }],
    ['feature', (game) => { build(game, 'sluice'); }],
    ['captive', (game) => { for (const bound of [0, 0, 5]) put(game, 'wolfCub', { side: 'player', bound }); }],
    ['unknown', (game) => { game.state.hero.inventory.push(item(901, 'frostWand')); }],
  ])('%s stays away where it would', async (id, happen) => {
    const { game, turn } = await open(id);
    happen(game);
    expect(turn()).toBeNull();
  });

  test('on a fresh page any letters walk, then those that were chosen', () => {
    const hint = HINTS.find(({ id }) => id === 'move') as Hint;
    const words = (keysChosen: boolean): string => hintText({ game: null, settings: { ...DEFAULT_SETTINGS, keysChosen }, device: 'keys' }, hint);
    expect([words(false), words(true)]).toEqual([
      'Move with the arrow keys, WASD or HJKL. Press ? for all keys.',
      'Move with the arrow keys or h j k l. Press ? for all keys.',
    ]);
  });
});

describe('the texts', () => {
  const settings = DEFAULT_SETTINGS;
  const devices: readonly Device[] = ['keys', 'mouse', 'touch', 'pad'];
  afterEach(() => { setLanguage('en'); });

  test.each(HINTS.map((hint) => [hint.id, hint] as const))('of %s exist for every device in both languages, without gaps', async (_, hint) => {
    const { game } = await openRun({ pack: 'lanternfall' });
    for (const language of ['en', 'de'] as const) {
      setLanguage(language);
      for (const device of devices) {
        const words = hintText({ game, settings, device }, hint);
        expect([device, words.search(/[{}]|ui\./)]).toEqual([device, -1]);
        expect(words.length).toBeLessThan(170);
      }
    }
  });

  test('name the current key of the current device', () => {
    const hint = HINTS.find(({ id }) => id === 'item');
    if (!hint) throw new Error('no such hint');
    const words = (device: Device, scheme: 'classic' | 'wasd' = 'classic'): string => hintText({ game: null, settings: { ...settings, scheme }, device }, hint);
    expect(words('keys')).toContain('Press g to pick it up');
    expect(words('keys', 'wasd')).toContain('Press f to pick it up');
    expect(words('touch')).toContain('Tap yourself');
    expect(words('pad')).toContain('Press A to pick it up');
  });

  test('have no leftovers', () => {
    const keys = Object.keys(en).filter((key) => key.startsWith('ui.hint.') && key !== 'ui.hint.close');
    const known = new Set([...IDS.flatMap((id) => [`ui.hint.${id}`, `ui.hint.${id}.bare`, `ui.hint.${id}.pad`]), ...worded, 'ui.hint.move.any', 'ui.hint.health.slot', 'ui.hint.health.slot.bare']);
    expect(keys.filter((key) => !known.has(key))).toEqual([]);
    expect(keys.filter((key) => !Object.hasOwn(de, key))).toEqual([]);
  });
});
