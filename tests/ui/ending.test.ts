import { packs } from '../../src/content/packs';
import { Wait } from '../../src/engine/actions/moves';
import type { Game } from '../../src/engine/Game';
import type { Culprit } from '../../src/engine/notes';
import { hurt, strike } from '../../src/engine/rules/combat';
import { relocate } from '../../src/engine/rules/relocate';
import { scoreOf } from '../../src/engine/facts/score';
import { springAt } from '../../src/engine/rules/discovery';
import { memoryLore } from '../../src/keep/lore';
import { loadLanguage } from '../../src/keep/languages';
import { encodeEntry, keyOfEntry } from '../../src/keep/history';
import { MemoryStorage } from '../../src/keep/saves/KeyStore';
import { completeTexts, setLanguage, usePackTexts } from '../../src/keep/text';
import { Speech } from '../../src/ui/guide/Speech';
import { afterLines, overView, triumphView } from '../../src/ui/views/overView';
import { logView } from '../../src/ui/views/logView';
import { causeLine, deathLines, deathView } from '../../src/ui/views/deathView';
import { act, drawGame, monster } from '../support/drawGame';
import { entry } from './pastRuns';
import { gameOf, openRun, put, threaten, type, topOf } from './support';

beforeAll(async () => {
  await completeTexts();
  await loadLanguage('de');
  usePackTexts('lanternfall');
});

afterEach(() => { setLanguage('en'); });

/** A floor of the campaign on which the player has some HP left. */
function campaign(picture: string, hp: number, carry: readonly string[] = []): Game {
  const game = drawGame(picture, { pack: packs.lanternfall, isWild: true, carry });
  game.state.player.hp = hp;
  return game;
}

function die(game: Game): Game {
  for (let turn = 0; turn < 60 && !game.isOver; turn++) {
    game.state.hero.choices = 0;
    act(game, new Wait());
  }
  return game;
}

const HALL = `
  ##########
  #@Q......#
  #........#
  ##########`;

/** A death by each of six means. */
const DEATHS: Readonly<Record<string, () => Game>> = {
  melee: () => die(campaign('#####\n#@r.#\n#...#\n#####', 2)),
  bleeding: () => {
    const game = campaign(HALL, 39, ['healthPotion', 'healthPotion', 'fireballScroll']);
    const king = monster(game, 'ratKing');
    king.hp = 32;
    strike(game, king, { target: game.state.player, ability: 'tailSweep' });
    game.state.player.hp = 1;
    game.state.hero.known = ['healthPotion'];
    king.statuses['paralysis'] = 50;
    relocate(game, king, { x: 8, y: 1 });
    return die(game);
  },
  fire: () => {
    const game = campaign('#####\n#@..#\n#...#\n#####', 3);
    game.floor.traps.add({ kind: 'fire', x: 1, y: 1, known: false });
    springAt(game, game.state.player);
    return die(game);
  },
  announced: () => die(campaign('######\n#@.A.#\n#....#\n######', 8)),
  drowning: () => {
    const game = campaign('####\n#@.#\n####', 3);
    hurt(game, { source: game.state.player, target: game.state.player, amount: 3, cause: { table: 'tile', id: 'deepWater' } });
    return game;
  },
  trap: () => {
    const game = campaign('####\n#@.#\n####', 3);
    game.floor.traps.add({ kind: 'dart', x: 1, y: 1, known: false });
    springAt(game, game.state.player);
    return game;
  },
  'own fire': () => {
    const game = campaign('#####\n#@..#\n#...#\n#####', 3);
    const { player } = game.state;
    game.affect([{ do: 'cloud', hazard: 'fire', range: 2, turns: 4 }], { source: player, target: player, at: player, cause: { table: 'item', id: 'firePotion' } });
    return die(game);
  },
};

const said = (death: string): readonly string[] => {
  const view = deathView(DEATHS[death]?.() ?? campaign(HALL, 1));
  return view === null ? [] : deathLines(view);
};

describe('the account of a death', () => {
  it.each([
    ['melee', 'Killed by a rat on floor 1.', 'Getötet von der Ratte auf Ebene 1.'],
    ['bleeding', 'Bled to death on floor 1, from the Rat King\'s tail sweep.', 'Verblutet auf Ebene 1, durch den Rattenkönig: Schwanzhieb.'],
    ['fire', 'Burned to death on floor 1, from a fire trap.', 'Verbrannt auf Ebene 1, durch die Feuerfalle.'],
    ['announced', 'Killed by a sentry\'s aimed shot on floor 1.', 'Getötet vom Wachgeschütz auf Ebene 1: Gezielter Schuss.'],
    ['drowning', 'Drowned on floor 1.', 'Ertrunken auf Ebene 1.'],
    ['trap', 'Killed by a dart trap on floor 1.', 'Getötet von der Bolzenfalle auf Ebene 1.'],
    ['own fire', 'Burned to death on floor 1, from your fire potion.', 'Verbrannt auf Ebene 1, durch deinen Feuertrank.'],
  ])('of %s names who brought it, in both languages', (death, english, german) => {
    expect(said(death)[0]).toBe(english);
    setLanguage('de');
    expect(said(death)[0]).toBe(german);
  });

  it('says how that one stood and what was left to use, before the hits', () => {
    const lines = said('bleeding');
    expect(lines[1]).toBe('The Rat King had 32 of 64 HP left.');
    expect(lines[2]).toBe('Unused: 2 × Health Potion (heals 23 HP).');
    expect(lines[3]).toBe('Never identified: Scroll ×1.');
    expect(lines.findIndex((line) => line.startsWith('Last '))).toBeGreaterThan(3);
    expect(lines.find((line) => line.startsWith('Last '))).toMatch(/Rat King \(Tail sweep\): \d+ HP, Rat King \(bleeding\): 1 HP\.$/);
  });

  it('says which announced attacks were not left, and that nothing would have helped', () => {
    const lines = said('announced');
    expect(lines).toContain('Nothing you carried would have helped.');
    expect(lines.find((line) => line.startsWith('Announced'))).toMatch(/^Announced, and not left: Sentry \(Aimed shot\)( ×\d)?: \d+ HP\.$/);
  });

  it('draws HP turn by turn, and tells it in words', () => {
    expect(deathView(DEATHS['melee']?.() ?? campaign(HALL, 1))?.pulse).toBeNull();
    const long = campaign('#####\n#@r.#\n#...#\n#####', 39);
    monster(long, 'rat').power = 1;
    expect(deathView(die(long))?.pulse).toMatchObject({ title: 'Health over 30 turns', about: '29 HP 29 turns before the end. The most lost in a turn: 1 HP.' });
  });
});

describe('the last page', () => {
  it('takes no key of its own for a moment: the last keys of a fight are not meant for it', async () => {
    const { session, game } = await openRun({ pack: 'lanternfall' });
    session.runs.hero = 'lamplighter';
    threaten(game);
    type(session, '.', 'n', 's', 'w');
    expect([session.modes.top.kind, session.game]).toEqual(['gameOver', game]);
    session.tick(500);
    type(session, 'n');
    expect(session.game).toBe(game);
    session.tick(500);
    type(session, 'n');
    expect([session.modes.top.kind, gameOf(session).state.turn]).toEqual(['playing', 0]);
  });

  it('begins again with the same hero by one key, and with the same seed by another', async () => {
    const { session } = await openRun({ pack: 'lanternfall' });
    session.runs.start('lanternfall', 'first', { hero: 'warden' });
    for (const [key, seed] of [['s', 'first'], ['n', null]] as const) {
      session.runs.hero = 'poacher';
      const game = gameOf(session);
      game.state.nextId = 5000;
      for (const actor of [...game.floor.state.actors]) game.remove(actor);
      game.state.player.hp = 1;
      put(game, 'rat', { power: 90 });
      for (let turn = 0; turn < 20 && !game.isOver; turn++) type(session, '.');
      session.tick(1000);
      type(session, key);
      const { state } = gameOf(session);
      expect([state.turn, state.hero.kind]).toEqual([0, 'warden']);
      if (seed === null) expect(state.seed).not.toBe('first');
      else expect(state.seed).toBe(seed);
    }
  });

  it('watches the last twenty turns by a third', async () => {
    const { session, game } = await openRun();
    for (let turn = 0; turn < 40; turn++) type(session, '.');
    threaten(game);
    type(session, '.');
    session.tick(1000);
    type(session, 'w');
    const top = topOf(session);
    expect(top.kind === 'watching' && top.place).toBe(21);
  });

  it('is read aloud in the order of importance, each line once', async () => {
    const { session, game } = await openRun({ pack: 'lanternfall' });
    const speech = new Speech();
    speech.update(session);
    threaten(game);
    type(session, '.');
    const count = (): string[] => speech.update(session).map(({ text }) => text);
    const lines = count();
    const at = (words: RegExp): number => lines.findIndex((line) => words.test(line));
    const order = [at(/^Unused|^Nothing you carried/), at(/^Last hit/), at(/stairs/), at(/^Score/)];
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
    await session.settled();
    session.refresh();
    expect(new Set(count()).size).toBe(count().length);
  });

  it('compares the run with the best other one of its dungeon', async () => {
    const storage = new MemoryStorage();
    const others = [entry({ id: 'best', pack: 'lanternfall', score: 900, floor: 8 }), entry({ id: 'less', pack: 'lanternfall', score: 300 }), entry({ id: 'else', pack: 'deep', score: 2000 })];
    await storage.write(Object.fromEntries(others.map((each) => [keyOfEntry(each), encodeEntry(each)])));
    const { session, game } = await openRun({ pack: 'lanternfall', storage });
    threaten(game);
    type(session, '.');
    await session.settled();
    for (let wait = 0; wait < 20; wait++) await new Promise((resolve) => { setTimeout(resolve, 0); });
    const top = topOf(session);
    if (top.kind !== 'gameOver') throw new Error(top.kind);
    expect(top.best?.id).toBe('best');
    expect(afterLines(session, top.best)).toContain('Your best run here: floor 8, 900 points.');
    game.state.hero.finds = 5000;
    expect(afterLines(session, top.best)).toContain('This is your best run here.');
    expect(afterLines(session, null).join()).not.toMatch(/best/);
  });

  it('names what was met for the first time in any run', async () => {
    const lore = memoryLore();
    lore.save({ lanternfall: { breeds: { bat: { seen: 3, slain: 0, killed: 0, floor: 1 } }, elites: {}, traps: {}, statuses: {}, items: {} } });
    const { session, game } = await openRun({ pack: 'lanternfall', lore });
    put(game, 'rat');
    put(game, 'bat');
    type(session, '.');
    expect(afterLines(session, null)).toContain('Met for the first time: Rat.');
  });
});

describe('a victory', () => {
  it('tells what carried it, most first, and the score as a sum of named parts', async () => {
    const { game } = await openRun({ pack: 'lanternfall' });
    const { notes, hero } = game.state;
    hero.finds = 350;
    hero.talents = ['thickSkin'];
    notes.dealt = { 'item.spear': 40, 'item.sword': 900, 'breed.player': 3, 'skill.flare': 80, 'status.burning': 7, 'breed.wolfCub': 60 };
    notes.healed = { rest: 12, 'item.healthPotion': 99, 'traits.onArrival': 1 };
    game.end({ kind: 'won', floor: 1, turn: 0 });
    const view = triumphView(game);
    expect(view?.prize).toBe('item/ember');
    expect(view?.carried.map(({ name, value }) => `${name}: ${value}`)).toEqual([
      'Sword: 900 damage', 'Flare: 80 damage', 'Wolf Cub: 60 damage', 'Spear: 40 damage', 'Health Potion: 99 HP healed', 'Rest: 12 HP healed',
    ]);
    expect(view?.talents).toEqual(['Thick Skin']);
    const sum = (view?.parts ?? []).reduce((total, { points }) => total + points, 0);
    expect([view?.parts.map(({ label }) => label), sum]).toEqual([['1 floor reached', 'Treasure', 'Victory', 'Speed'], scoreOf(game)]);
    expect(overView(game)).toMatchObject({ end: null, cause: 'You carry the Ember up into daylight.' });
  });

  it('has a picture for fists and rests, which have no row', async () => {
    const { game } = await openRun({ pack: 'lanternfall' });
    game.state.notes.dealt = { 'breed.player': 3 };
    game.state.notes.healed = { rest: 12, 'item.descent': 9 };
    game.end({ kind: 'won', floor: 1, turn: 0 });
    expect(triumphView(game)?.carried.map(({ sprite }) => sprite)).toEqual(['ui/attack', 'ui/rest', 'ui/rest']);
  });

  it('of a pack without a prize is a trophy, and without treasure no sum', async () => {
    const { game } = await openRun({ pack: 'deep' });
    game.end({ kind: 'won', floor: 10, turn: 900 });
    expect(triumphView(game)).toMatchObject({ prize: 'ui/trophy', parts: [] });
    expect(triumphView(campaign(HALL, 9))).toBeNull();
  });

  it('counts damage by the weapon in hand, the items used, and what they set off', () => {
    const game = campaign('######\n#@r..#\n#....#\n######', 39, ['sword', 'fireballScroll']);
    const { player, hero } = game.state;
    hero.worn = { weapon: hero.inventory[0]?.id ?? 0 };
    monster(game, 'rat').hp = monster(game, 'rat').maxHp = 90;
    strike(game, player, { target: monster(game, 'rat') });
    hurt(game, { source: player, target: monster(game, 'rat'), amount: 20, cause: { table: 'item', id: 'fireballScroll' } });
    hurt(game, { source: monster(game, 'rat'), target: monster(game, 'rat'), amount: 2, cause: { table: 'status', id: 'burning' } });
    expect(game.state.notes.dealt).toEqual({ 'item.sword': expect.any(Number) as number, 'item.fireballScroll': 20, 'status.burning': 2 });
    hurt(game, { source: player, target: monster(game, 'rat'), amount: 999, cause: { table: 'item', id: 'fireballScroll' } });
    expect(game.state.notes.slain).toEqual({ 'breed.rat': 1 });
  });
});

describe('a death by a keeper', () => {
  it.each([['ratKing', 'Rat King'], ['rootMother', 'Root Mother'], ['tideWarden', 'Tide Warden']])('%s is not told in its own last words', async (breed, name) => {
    const { game } = await openRun({ pack: 'lanternfall' });
    const cause = `breed.${breed}`;
    const said = causeLine({ killer: { cause, ability: '' } as Culprit, through: '' }, game.state.floor);
    expect(said).toBe(`Killed by the ${name} on floor 1.`);
  });

  it('on a floor without stairs blames no stairs that were not found', async () => {
    const { game } = await openRun({ pack: 'lanternfall' });
    const linesOn = (floor: number): string => {
      game.goTo(floor, 'down');
      game.state.outcome = null;
      hurt(game, { source: put(game, 'rat', {}), target: game.state.player, amount: 9999, cause: { table: 'breed', id: 'rat' } });
      const view = deathView(game);
      Object.assign(game.state.player, { hp: 9 });
      return view ? deathLines(view).join(' ') : '';
    };
    expect(linesOn(11)).toMatch(/You hadn't found a way to the stairs\./);
    expect(linesOn(12)).toMatch(/No stairs lead on from there\./);
  });
});

describe('what a boss says', () => {
  it('is shown for some turns, is read once, and its death has a line of its own in the log', async () => {
    const { session, game } = await openRun({ pack: 'lanternfall' });
    const king = put(game, 'ratKing', { hp: 60, maxHp: 64 });
    king.statuses['paralysis'] = 90;
    const speech = new Speech();
    speech.update(session);
    const words = 'The Rat King rises from his hoard. "Mine. All of it is mine!"';
    const heard: string[] = [];
    for (let turn = 0; turn < 8; turn++) {
      game.state.player.hp = 39;
      type(session, '.');
      heard.push(session.bossLines?.lineIn(game)?.text ?? '');
      speech.update(session);
    }
    expect(heard.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => words));
    expect(heard.slice(5).join('')).toBe('');
    expect(speech.recent.filter(({ text }) => text === words)).toHaveLength(1);
    game.events = [];
    hurt(game, { source: game.state.player, target: king, amount: 99, cause: { table: 'item', id: 'fireballScroll' } });
    const last = logView(game, 5).map(({ text }) => text);
    expect(last).toContain('The Rat King sinks onto his gnawed crowns, and his seals break.');
    expect(last.join()).not.toMatch(/Rat King dies/);
  });
});
