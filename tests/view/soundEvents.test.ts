import type { Point } from '../../src/engine/core/point';
import type { GameEvent } from '../../src/engine/events';
import type { Game } from '../../src/engine/Game';
import { lanternfall } from '../../src/content/packs/lanternfall';
import { packs } from '../../src/content/packs';
import type { PackRows } from '../../src/engine/content';
import { makeActor } from '../../src/engine/floor/openFloor';
import type { Actor } from '../../src/engine/state';
import { newGame } from '../../src/procgen/newGame';
import { type Cue, type Ear, type Glance, soundOf, uiCue } from '../../src/view/sound/eventSounds';
import { Hearing } from '../../src/view/sound/Hearing';
import { surroundingOf } from '../../src/view/sound/moods';
import { abilitySound, itemSound, statusSound, strikeSound } from '../../src/view/sound/rowSounds';
import { drawGame } from '../support/drawGame';
import { contentOf, tinyRows } from '../support/tinyPack';

const gameOf = (rows: PackRows = lanternfall): Game => newGame(contentOf(rows), '42');

/** Puts one more actor on the floor, next to the hero. */
function put(game: Game, breed: string, more: Partial<Actor> = {}): Actor {
  const { player } = game.state;
  const actor = { ...makeActor(game.content, game.state.nextId++, { id: breed, x: player.x + 1, y: player.y, floor: 1 }), ...more };
  game.floor.state.actors.push(actor);
  return actor;
}

/** Deep water, a current, ice that breaks, and a lever. */
const WATER: Partial<PackRows> = {
  tiles: [
    ...tinyRows.tiles,
    { id: 'deep', glyph: '≈', colour: '#ffffff', walkable: false, transparent: true, wet: true, deep: { turns: 5, damage: 1 } },
    { id: 'race', glyph: '}', colour: '#ffffff', walkable: true, transparent: true, wet: true, carries: 'west' },
    { id: 'cracked', glyph: '%', colour: '#ffffff', walkable: true, transparent: true, breaks: 'deep' },
    { id: 'lever', glyph: '!', colour: '#ffffff', walkable: false, transparent: true },
  ],
  features: {
    lever: { becomes: 'ground', choices: { drain: { effects: [{ do: 'change', from: 'deep', to: 'ground', joined: true }] }, open: { effects: [{ do: 'change', from: 'wall', to: 'ground' }] } } },
  },
};

const here = { x: 0, y: 0 };
const earOf = (game: Game, more: Partial<Ear> = {}): Ear => ({ game, floorBefore: 1, lightBefore: 8, isElite: () => false, ...more });
const heard = (event: GameEvent, game: Game, more: Partial<Ear> = {}): string | null => soundOf(event, earOf(game, more))?.sound ?? null;

describe('an event', () => {
  const game = gameOf();
  const hero = game.state.player.id;
  const rat = put(game, 'rat', { maxHp: 10 }).id;
  const queen = put(game, 'ratKing').id;
  const lurker = put(game, 'mimic').id;

  test.each<[string, GameEvent, string | null]>([
    ['a step of the hero', { type: 'moved', actor: hero, from: here, to: game.state.player, seen: true }, 'step'],
    ['a step of a monster', { type: 'moved', actor: rat, from: here, to: here, seen: true }, null],
    ['a scratch', { type: 'damaged', actor: hero, at: here, amount: 2, dealt: 2, hp: 38, seen: true }, 'hurt'],
    ['a heavy hit', { type: 'damaged', actor: hero, at: here, amount: 20, dealt: 20, hp: 20, seen: true }, 'hurtBadly'],
    ['HP paid as a price', { type: 'paid', actor: hero, hp: 6, at: here, seen: true }, 'paid'],
    ['a hit on a monster', { type: 'damaged', actor: rat, at: here, amount: 1, dealt: 1, hp: 9, seen: true }, 'hit'],
    ['a heavy hit on a monster', { type: 'damaged', actor: rat, at: here, amount: 6, dealt: 6, hp: 4, seen: true }, 'hitHard'],
    ['a heavy hit on a monster that is almost dead', { type: 'damaged', actor: rat, at: here, amount: 1, dealt: 6, hp: 0, seen: true }, 'hitHard'],
    ['a hit without damage', { type: 'attacked', attacker: rat, target: hero, from: here, to: here, damage: 0, seen: true }, 'clank'],
    ['a death', { type: 'died', actor: rat, breed: 'rat', at: here, seen: true }, 'dies'],
    ['the death of a boss', { type: 'died', actor: queen, breed: 'ratKing', at: here, seen: true }, 'bossDies'],
    ['the hero\'s death, covered by the end of the run', { type: 'died', actor: hero, breed: 'player', at: here, seen: true }, null],
    ['a defeat', { type: 'ended', outcome: { kind: 'died', cause: 'breed.rat', floor: 1, turn: 1 }, seen: true }, 'heroDies'],
    ['a victory', { type: 'ended', outcome: { kind: 'won', floor: 10, turn: 1 }, seen: true }, 'victory'],
    ['a new enemy', { type: 'noticed', actor: rat, breed: 'rat', at: here, seen: true }, 'noticed'],
    ['a boss in view', { type: 'noticed', actor: queen, breed: 'ratKing', at: here, seen: true }, 'noticedBoss'],
    ['a monster waking', { type: 'woke', actor: rat, at: here, seen: true }, 'woke'],
    ['a mimic waking in disguise', { type: 'woke', actor: lurker, at: here, seen: true }, null],
    ['a key', { type: 'pickedUp', actor: hero, item: 1, kind: 'ironKey', at: here, seen: true }, 'key'],
    ['anything else', { type: 'pickedUp', actor: hero, item: 1, kind: 'bread', at: here, seen: true }, 'take'],
    ['fire', { type: 'clouded', hazard: 'fire', cells: [], at: here, seen: true }, 'flames'],
    ['gas', { type: 'clouded', hazard: 'poisonGas', cells: [], at: here, seen: true }, 'hiss'],
    ['a door that opens', { type: 'opened', tile: 'doorOpen', at: here, seen: true }, 'door'],
    ['a door that shuts', { type: 'opened', tile: 'doorClosed', at: here, seen: true }, 'doorShut'],
    ['a seal that breaks', { type: 'opened', tile: 'ground', at: here, seen: true }, 'rumble'],
    ['the way down', { type: 'arrived', floor: 2, at: here, seen: true }, 'stairs'],
    ['the way up', { type: 'arrived', floor: 0, at: here, seen: true }, 'stairsUp'],
    ['a spark of light', { type: 'lightChanged', radius: 1, seen: true }, 'lightLeast'],
    ['less light', { type: 'lightChanged', radius: 6, seen: true }, 'lightLess'],
    ['an alarm', { type: 'message', tone: 'plain', key: 'hit.alarm', params: {}, seen: true }, 'alarm'],
    ['a song heard through a wall', { type: 'message', tone: 'plain', key: 'hit.lure.unseen', params: {}, seen: true }, 'song'],
    ['being dragged off', { type: 'message', tone: 'plain', key: 'log.drags', params: {}, seen: true }, 'drags'],
    ['a log line', { type: 'message', tone: 'plain', key: 'log.xp', params: { n: 3 }, seen: true }, null],
    ['a message with a name of Object.prototype', { type: 'message', tone: 'plain', key: 'constructor', params: {}, seen: true }, null],
    ['a refused action', { type: 'refused', tone: 'impossible', key: 'refused.wall', params: {}, seen: true }, 'uiRefuse'],
    ['a harmful status', { type: 'inflicted', actor: hero, status: 'weakness', turns: 3, at: here, seen: true }, 'ailed'],
    ['a helpful status', { type: 'inflicted', actor: hero, status: 'haste', turns: 3, at: here, seen: true }, 'blessed'],
    ['the end of a harmful status', { type: 'cured', actor: hero, status: 'weakness', at: here, seen: true }, 'relief'],
    ['the end of a helpful status', { type: 'cured', actor: hero, status: 'haste', at: here, seen: true }, 'fades'],
    ['a trickle of healing', { type: 'healed', actor: hero, at: here, amount: 1, hp: 5, seen: true }, null],
    ['healing', { type: 'healed', actor: hero, at: here, amount: 10, hp: 15, seen: true }, 'healed'],
  ])('%s', (_, event, sound) => {
    expect(heard(event, game)).toBe(sound);
  });

  test('of water depends on where one comes from', () => {
    const lake = drawGame('######\n#@≈≈}#\n######', { pack: WATER });
    const self = lake.state.player.id;
    const way = (from: number, to: number): { from: Point; to: Point; seen: boolean } => ({ from: { x: from, y: 1 }, to: { x: to, y: 1 }, seen: true });
    const sounds = [
      { type: 'moved', actor: self, ...way(1, 2) }, { type: 'moved', actor: self, ...way(2, 3) },
      { type: 'carried', actor: self, ...way(4, 1) }, { type: 'carried', actor: self, ...way(4, 3) }, { type: 'carried', actor: self + 1, ...way(4, 1) },
    ] as const;
    expect(sounds.map((event) => heard(event, lake))).toEqual(['splash', 'stepWater', 'flow', 'splash', null]);
  });

  test('of ice tells whether it still bears, and a lever that moves water is heard to', () => {
    const lake = drawGame('######\n#@≈≈}#\n######', { pack: WATER });
    const broke = (tile: string): GameEvent => ({ type: 'opened', tile, at: here, seen: true });
    expect([heard(broke('cracked'), lake), heard(broke('deep'), lake)]).toEqual(['iceCracks', 'iceBreaks']);
    const pulled = (choice: string): GameEvent => ({ type: 'chose', actor: 1, feature: 'lever', choice, at: here, seen: true });
    expect(['drain', 'open', 'nothing'].map((choice) => heard(pulled(choice), lake))).toEqual(['sluice', 'take', 'take']);
    expect(heard({ type: 'opened', tile: 'lever', at: here, seen: true }, lake)).toBeNull();
  });

  test('is silent if the player didn\'t see it', () => {
    expect(heard({ type: 'damaged', actor: rat, at: here, amount: 5, dealt: 5, hp: 1, seen: false }, game)).toBeNull();
    expect(heard({ type: 'opened', tile: 'doorOpen', at: here, seen: false }, game)).toBeNull();
  });

  test('of an elite has its own sound', () => {
    const isElite = (): boolean => true;
    expect(heard({ type: 'noticed', actor: rat, breed: 'rat', at: here, seen: true }, game, { isElite })).toBe('noticedElite');
    expect(heard({ type: 'died', actor: rat, breed: 'rat', at: here, seen: true }, game, { isElite })).toBe('eliteDies');
  });

  test('of the hero has no position, that of others has one', () => {
    expect(soundOf({ type: 'damaged', actor: hero, at: here, amount: 2, dealt: 2, hp: 1, seen: true }, earOf(game))).toEqual({ sound: 'hurt' });
    expect(soundOf({ type: 'damaged', actor: rat, at: here, amount: 2, dealt: 2, hp: 1, seen: true }, earOf(game))).toEqual({ sound: 'hit', at: here });
  });
});

describe('rows', () => {
  const game = gameOf();

  test.each([
    ['healthPotion', 'drink'], ['mappingScroll', 'read'], ['frostWand', 'wand'], ['throwingDagger', 'shoot'], ['bow', 'shoot'], ['fireBomb', 'throwBomb'], ['oilFlask', 'pour'], ['bread', 'eat'], ['arrows', 'rattle'],
  ])('using %s sounds like %s', (kind, sound) => {
    expect(itemSound(game, kind)).toBe(sound);
  });

  test('effects sound like what they are', () => {
    expect(['lightningScroll', 'blastBomb', 'frostWand', 'throwingDagger', 'nothing'].map((kind) => strikeSound(game, kind))).toEqual(['thunder', 'blast', 'zap', 'swing', 'zap']);
    expect(['burning', 'poison', 'blindness'].map((status) => statusSound(game, status))).toEqual(['ignite', 'poison', 'darken']);
  });

  test.each([['goblinArcher', 'arrow', 'shoot'], ['imp', 'firebolt', 'throwBomb'], ['goblinShaman', 'quicken', 'chant'], ['wolf', 'packHowl', 'howl'], ['mushroomMan', 'mend', 'mends'], ['cultist', 'gloom', 'hex'], ['rootHorror', 'grasp', 'grasp'], ['necromancer', 'raise', 'chant'], ['siren', 'song', 'song'], ['tidePriest', 'risingTide', 'surge']])('%s: %s sounds like %s', (breed, ability, sound) => {
    expect(abilitySound(game, put(game, breed).id, ability)).toBe(sound);
  });

  test('of every pack have a sound, whatever uses them', () => {
    for (const pack of Object.values(packs)) {
      const other = gameOf(pack);
      for (const kind of other.content.itemKinds.keys()) expect(itemSound(other, kind)).toBeTruthy();
      for (const [id, { abilities = [] }] of other.content.breeds) for (const ability of abilities) expect(abilitySound(other, put(other, id).id, ability.id)).toBeTruthy();
    }
  });

  test('a classic potion and scroll, which have no group, sound like their kind', () => {
    const classic = gameOf(packs.classicBare);
    expect(itemSound(classic, 'healthPotion')).toBe('drink');
    expect(itemSound(classic, 'lightningScroll')).toBe('read');
  });
});

describe('hearing', () => {
  const wait: GameEvent = { type: 'waited', actor: 0, at: here, seen: true };
  const hurt = (game: Game): GameEvent => ({ type: 'damaged', actor: game.state.player.id, at: here, amount: 1, dealt: 1, hp: 1, seen: true });
  const sounds = (cues: readonly Cue[]): string[] => cues.map(({ sound }) => sound);

  function low(): { game: Game; hearing: Hearing; turn: (...events: GameEvent[]) => Cue[] } {
    const game = gameOf();
    const hearing = new Hearing();
    hearing.open(game);
    game.state.player.hp = 3;
    return { game, hearing, turn: (...events) => hearing.hear(events, game) };
  }

  test('the heartbeat starts when HP run low, and doesn\'t nag', () => {
    const { turn } = low();
    const beats = Array.from({ length: 40 }, () => turn(wait)).flatMap((cues, index) => cues.map(({ gain }) => [index, gain]));
    expect(beats).toEqual([[0, 1], [5, 0.75], [10, 0.5]]);
  });

  test('being hurt again brings it back, but not with every scratch', () => {
    const { game, turn } = low();
    for (let i = 0; i < 40; i++) turn(wait);
    expect(sounds(turn(hurt(game)))).toEqual(['hurt', 'heartbeat']);
    expect(sounds(turn(hurt(game)))).toEqual(['hurt']);
    expect(sounds(turn(hurt(game)))).toEqual(['hurt', 'heartbeat']);
  });

  test('so does paying with HP', () => {
    const { game, turn } = low();
    for (let i = 0; i < 40; i++) turn(wait);
    expect(sounds(turn({ type: 'paid', actor: game.state.player.id, hp: 2, at: here, seen: true }))).toEqual(['paid', 'heartbeat']);
  });

  test('there is no heartbeat for a refused action, for the healthy or for the dead', () => {
    const { game, turn } = low();
    expect(sounds(turn({ type: 'refused', tone: 'impossible', key: 'refused.wall', params: {}, seen: true }))).toEqual(['uiRefuse']);
    game.state.player.hp = 30;
    expect(turn(wait)).toEqual([]);
    game.state.player.hp = 3;
    game.end({ kind: 'died', cause: 'breed.rat', floor: 1, turn: 1 });
    expect(turn(wait)).toEqual([]);
  });

  test('an elite still sounds like one when it is gone', () => {
    const { game, hearing, turn } = low();
    game.state.player.hp = 40;
    const elite = put(game, 'rat', { elite: ['swift'] });
    hearing.open(game);
    game.floor.state.actors.pop();
    expect(sounds(turn({ type: 'died', actor: elite.id, breed: 'rat', at: here, seen: true }))).toEqual(['eliteDies']);
  });

  test('on another floor, positions on the last one mean nothing', () => {
    const { game, turn } = low();
    game.state.player.hp = 40;
    const cues = turn({ type: 'opened', tile: 'doorOpen', at: here, seen: true }, { type: 'arrived', floor: 2, at: here, seen: true });
    expect(cues).toEqual([{ sound: 'door', gain: 1 }, { sound: 'stairs', gain: 1 }]);
  });
});

describe('the ambience', () => {
  test('is tenser with depth, and darkness adds to it', () => {
    const game = gameOf();
    const tension = (floor: number, oil: number): number => {
      game.state.floor = floor;
      game.state.hero.oil = oil;
      return surroundingOf(game).tension;
    };
    const floors = Array.from({ length: 10 }, (_, floor) => tension(floor + 1, 600));
    expect(floors).toEqual([...floors].sort((a, b) => a - b));
    expect(new Set(floors).size).toBe(10);
    expect(tension(1, 20)).toBeGreaterThan(tension(1, 600));
    expect(tension(10, 20)).toBeLessThanOrEqual(1);
  });

  test('depends on the theme, more so with an awake boss in view, and without a run is that of the title', () => {
    const game = gameOf();
    expect(surroundingOf(null).place).toBe('title');
    expect(surroundingOf(game).place).toBe('cellars');
    game.floor.state.theme = 'rootways';
    expect(surroundingOf(game).place).toBe('rootways');
    const king = put(game, 'ratKing', { asleep: true });
    expect(surroundingOf(game).place).toBe('rootways');
    king.asleep = false;
    expect(surroundingOf(game).place).toBe('arena');
  });
});

describe('the interface', () => {
  const mode = {};
  const glance: Glance = { mode, kind: 'pause', depth: 2, cursor: '0', chosen: 'on' };

  test.each<[string, Partial<Glance>, string | null]>([
    ['nothing', {}, null],
    ['a mark that moves', { cursor: '1' }, 'uiMove'],
    ['a value that changes', { chosen: 'off' }, 'uiChoose'],
    ['another page on top', { mode: { other: true }, kind: 'help', depth: 3 }, 'uiOpen'],
    ['back to the map', { mode: { other: true }, kind: 'playing', depth: 1 }, 'uiClose'],
    ['a new level, after its fanfare', { mode: { other: true }, kind: 'newLevel', depth: 3 }, null],
  ])('%s', (_, change, sound) => {
    expect(uiCue(glance, { ...glance, ...change })?.sound ?? null).toBe(sound);
  });
});
