import type { Game } from '../../src/engine/Game';
import { UseItem } from '../../src/engine/actions/items';
import { forgetNature } from '../../src/engine/facts/traits';
import { makeActor } from '../../src/engine/floor/openFloor';
import type { Actor, Outcome } from '../../src/engine/state';
import { ItemPage } from '../../src/ui/modes/Bag';
import { characterView } from '../../src/ui/views/heroView';
import { findsSprite, hudView, statusLine, statusView } from '../../src/ui/views/hudView';
import { itemLines, itemView } from '../../src/ui/views/inventoryView';
import { overView } from '../../src/ui/views/overView';
import { cellView, strikeView, targetView } from '../../src/ui/views/targetView';
import { surroundingsView } from '../../src/ui/views/surroundingsView';
import { nameOfItem, setLanguage, speakAs } from '../../src/keep/text';
import { actorSigns } from '../../src/view/sprites/actorLook';
import { item, lying, openRun } from './support';
import { surroundings } from '../../src/ui/views/surroundingsView';

async function campaign(): Promise<Game> {
  const { game } = await openRun({ pack: 'lanternfall' });
  return game;
}

/** An actor on bare ground east of the player, in view. */
function meet(game: Game, breed: string, change: Partial<Actor> = {}): Actor {
  const { player, nextId } = game.state;
  const at = { x: player.x + 1, y: player.y };
  game.floor.setTile(at, game.content.tiles.findIndex(({ id }) => id === 'ground'));
  const actor = Object.assign(makeActor(game.content, nextId, { id: breed, ...at, floor: 1 }), change);
  game.floor.state.actors.push(actor);
  game.floor.enter(actor);
  game.floor.look(player, 8);
  return actor;
}

describe('the lantern in the HUD', () => {
  test.each([[600, 'bright'], [150, 'bright'], [149, 'low'], [1, 'low'], [0, 'least']])('%s turns are %s', async (oil, light) => {
    const game = await campaign();
    game.state.hero.oil = oil;
    expect(hudView(game, null).oil).toEqual({ turns: oil, full: 600, light, isHooded: false });
  });

  test('treasure is counted, and both are on the character sheet', async () => {
    const game = await campaign();
    Object.assign(game.state.hero, { finds: 35, oil: 12 });
    expect(hudView(game, null).finds).toBe(35);
    expect(characterView(game).stats).toEqual(expect.arrayContaining([expect.objectContaining({ label: 'Oil', value: '12 turns of light left' }), expect.objectContaining({ label: 'Loot', value: '35' })]));
  });

  test('treasure looks like the first kind of it that the dungeon has', async () => {
    const game = await campaign();
    const { content } = game;
    expect(hudView(game, null).findsSprite).toBe('item/coins');
    const kinds = [...content.itemKinds].filter(([id]) => id !== 'coins');
    expect(findsSprite({ ...content, itemKinds: new Map(kinds) })).toBe('item/gem');
  });

  test('a locked door is listed with the picture of its key', async () => {
    const game = await campaign();
    const { floor, state: { player }, content } = game;
    const at = (player.y - 1) * floor.width + player.x;
    floor.state.terrain[at] = content.tiles.findIndex(({ id }) => id === 'doorLocked');
    floor.state.explored[at] = 1;
    expect(surroundings(game)).toContainEqual(expect.objectContaining({ kind: 'door', sprite: 'item/key-iron' }));
    const itemKinds = new Map([...content.itemKinds].map(([id, kind]) => [id, id === 'ironKey' ? { ...kind, sprite: 'item/gem' } : kind]));
    const other = Object.create(game, { content: { value: { ...content, itemKinds } } }) as Game;
    expect(surroundings(other)).toContainEqual(expect.objectContaining({ kind: 'door', sprite: 'item/gem' }));
  });

  test('statuses say what they do and whether they are harmful', async () => {
    const game = await campaign();
    game.state.player.statuses = { poison: 4, haste: 2 };
    expect(statusView(game)).toMatchObject([{ name: 'poisoned', turns: 4, isHarmful: true }, { name: 'hasted', turns: 2, isHarmful: false }]);
    expect(statusView(game)[0]?.about).toMatch(/1 HP a turn/);
  });

  test.each([
    ['en', 'Leech clings to you'],
    ['de', 'Blutegel hängt an dir'],
  ] as const)('what clings is one of them, without turns, and has a sign: %s', async (language, name) => {
    const game = await campaign();
    await speakAs(language);
    const leech = meet(game, 'leech');
    expect([statusView(game), actorSigns(game, leech)]).toEqual([[], []]);
    leech.clings = game.state.player.id;
    const [shown] = statusView(game);
    expect(shown).toMatchObject({ name, turns: null, isHarmful: true });
    expect([shown && statusLine(shown), actorSigns(game, leech)]).toEqual([name, [shown?.sprite]]);
    leech.x += 5;
    expect([statusView(game), actorSigns(game, leech)]).toEqual([[], []]);
    setLanguage('en');
  });
});

describe('items', () => {
  test('show their enchantment and the charges left', async () => {
    const game = await campaign();
    expect(nameOfItem(game, { ...item(1, 'bow'), charges: 3 })).toBe('Bow (3)');
    expect(nameOfItem(game, { ...item(1, 'dagger'), plus: 2 })).toBe('Dagger +2');
    expect(nameOfItem(game, { ...item(1, 'dagger'), plus: -1 })).toBe('Dagger -1');
  });

  test('that are unidentified show neither name, sprite, charges nor abilities', async () => {
    const game = await campaign();
    const wand = { ...item(1, 'frostWand'), charges: 3 };
    expect(nameOfItem(game, wand)).toMatch(/^\w+ Wand$/);
    expect(nameOfItem(game, wand)).not.toBe('Frost Wand');
    expect(itemLines(game, wand)).toEqual(['Unidentified. Use it to find out what it does.']);
    expect(targetView(game, wand, game.state.player).lines.join()).not.toMatch(/damage|slow/);
    game.state.hero.known.push('frostWand');
    expect(nameOfItem(game, wand)).toBe('Frost Wand (3)');
    expect(itemLines(game, wand).join(' ')).toMatch(/damage/);
    expect(itemView(game, wand).name).toBe('Frost Wand (3)');
  });

  test('have a page even if they can only be carried', async () => {
    const game = await campaign();
    expect(new ItemPage(game, item(1, 'ironKey')).choices.map(({ label }) => label)).toContain('ui.item.drop');
    expect(itemLines(game, item(1, 'ironKey')).join()).toMatch(/Opens/);
  });
});

describe('looking', () => {
  test('names an elite, and describes it', async () => {
    const game = await campaign();
    const { x, y } = meet(game, 'rat', { elite: ['swift'], asleep: true });
    const view = cellView(game, { x, y });
    expect(view.lines[0]).toMatch(/^Swift Rat, /);
    expect(view.lines).toContain('It is asleep.');
    expect(view.tales.join(' ')).toMatch(/outrun/);
  });

  test('describes a trap and a hazard', async () => {
    const game = await campaign();
    const { x, y } = game.state.player;
    game.floor.state.traps = [{ kind: 'gas', x, y, known: true }];
    game.floor.state.hazards = [{ kind: 'fire', x, y, turns: 2 }];
    const view = cellView(game, { x, y });
    expect(view.lines).toEqual(expect.arrayContaining(['Trap: gas trap.', 'Fire (2 more turns).']));
    expect(view.tales).toHaveLength(2);
  });

  test('never names a hidden monster, and lists it as what it looks like', async () => {
    const game = await campaign();
    const mimic = meet(game, 'mimic', { hidden: true });
    expect(cellView(game, mimic).lines.join()).toMatch(/Chest/);
    expect(cellView(game, mimic).lines.join()).not.toMatch(/Mimic/);
    expect(surroundingsView(game).map(({ name }) => name)).toContain('Chest');
    expect(surroundingsView(game).map(({ name }) => name)).not.toContain('Mimic');
    expect(strikeView(game, item(1, 'blastBomb'), mimic).lines[0]).not.toMatch(/Mimic/);
  });

  test.each(['bigBang', null])('the damage that a bomb will do is what it does, whatever changes it: with %s', async (talent) => {
    const game = await campaign();
    if (talent !== null) game.state.hero.talents.push(talent);
    forgetNature(game, game.state.player);
    const bomb = item(900, 'throwingDagger');
    game.state.hero.inventory.push(bomb);
    game.state.hero.known.push('throwingDagger');
    const ogre = meet(game, 'ogre', { statuses: { marked: 9 }, maxHp: 90, hp: 90 });
    const [told] = strikeView(game, bomb, ogre).lines;
    const onSheet = itemLines(game, bomb).join(' ');
    game.turn(new UseItem(bomb.id, { x: ogre.x, y: ogre.y }));
    expect(told).toBe(`${90 - ogre.hp} damage: the ogre has ${ogre.hp}/90 HP left.`);
    expect(onSheet).toContain(talent === null ? '5 damage' : '6 damage');
  });

  test('lists known traps, and no others', async () => {
    const game = await campaign();
    const { x, y } = game.state.player;
    game.floor.state.traps = [{ kind: 'gas', x, y, known: true }, { kind: 'net', x, y, known: false }];
    const names = surroundingsView(game).map(({ name }) => name);
    expect(names).toContain('gas trap');
    expect(names).not.toContain('net trap');
  });

  test('a goal item is listed with an existing sprite', async () => {
    const game = await campaign();
    game.floor.state.items.push(lying(901, 'ember', game.state.player));
    expect(surroundingsView(game).map(({ sprite }) => sprite)).toContain('item/ember.0');
  });
});

describe('the end', () => {
  test.each<[string, RegExp]>([
    ['breed.rat', /^Killed by a rat on floor 3/],
    ['trap.dart', /^Killed by a dart trap/],
    ['status.poison', /^Died of poison on floor 3\.$/],
    ['hazard.fire', /^Killed by fire/i],
    ['item.blastBomb', /^You killed yourself/],
  ])('by %s is described', async (cause, words) => {
    const game = await campaign();
    game.end({ kind: 'died', cause, floor: 3, turn: 400 });
    expect(overView(game)?.cause).toMatch(words);
  });

  test('shows the score and the treasure in it', async () => {
    const game = await campaign();
    game.state.hero.finds = 35;
    game.end({ kind: 'died', cause: 'breed.rat', floor: 1, turn: 40 });
    expect(overView(game)?.score).toBe('Score 135: 100 for 1 floor + 35 for treasure.');
  });

  test('with the Ember is shown as such; packs without treasure count none', async () => {
    const won: Outcome = { kind: 'won', floor: 10, turn: 5000 };
    const game = await campaign();
    game.end(won);
    expect(overView(game)?.cause).toMatch(/Ember/);
    const { game: deep } = await openRun({ pack: 'deep' });
    deep.end(won);
    expect(overView(deep)).toMatchObject({ score: null, cause: expect.stringMatching(/10 floors/) as string });
  });
});
