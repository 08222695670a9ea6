import { loadLanguage } from '../../src/keep/languages';
import { nameText, setLanguage } from '../../src/keep/text';
import { itemLook, itemName } from '../../src/engine/facts/names';
import { FeatureMenu } from '../../src/ui/modes/FeatureMenu';
import { logView } from '../../src/ui/views/logView';
import { Choose } from '../../src/engine/actions/hero';
import type { Game } from '../../src/engine/Game';
import { featureView } from '../../src/ui/views/featureView';
import { surroundings } from '../../src/ui/views/surroundingsView';
import type { Session } from '../../src/ui/Session';
import { carry, gameOf, item, openRun, put, type } from './support';

/** A run of the campaign with a feature some steps to the east of the hero, in view. */
async function openBeside(tile: string, steps = 1): Promise<{ session: Session; game: Game; at: { x: number; y: number } }> {
  const { session, game } = await openRun({ pack: 'lanternfall' });
  const { player } = game.state;
  const at = { x: player.x + steps, y: player.y };
  game.floor.setTile(at, game.content.tiles.findIndex(({ id }) => id === tile));
  game.look();
  return { session, game, at };
}

describe('a feature beside the hero', () => {
  test.each([['walking into it', (session: Session) => { type(session, 'l'); }], ['tapping it', (session: Session) => {
    const { x, y } = gameOf(session).state.player;
    session.tap({ x: x + 1, y });
  }], ['the key for what is here', (session: Session) => { session.command({ do: 'here' }); }]])('opens by %s, without a turn', async (_how, open) => {
    const { session, game } = await openBeside('fountain');
    open(session);
    expect([session.modes.top.kind, game.state.turn]).toEqual(['feature', 0]);
  });

  test('opens at the end of a way to it, and not before', async () => {
    const { session, game, at } = await openBeside('fountain', 3);
    session.tap(at);
    expect([session.modes.top.kind, session.marks.path.length]).toEqual(['playing', 1]);
    for (let frame = 0; frame < 9; frame++) session.tick();
    expect([session.modes.top.kind, session.pursuit, game.state.turn, game.state.player.x]).toEqual(['feature', null, 2, at.x - 1]);
  });

  test('says what each choice does and costs, and why it cannot be paid', async () => {
    const { game, at } = await openBeside('shrine');
    const { name, offers } = featureView(game, at);
    expect(name).toBe('Shrine');
    expect(offers[0]).toMatchObject({ name: 'Ask for strength', does: ['You gain 1 power for good.'], cost: 'Costs 60 loot', why: 'You need loot worth 60 for that.' });
    game.state.hero.finds = 60;
    expect(featureView(game, at).offers.map(({ cost, why }) => [cost, why])).toEqual(Array(3).fill(['Costs 60 loot', null]));
  });

  test('says what it becomes by a choice that does nothing else', async () => {
    const { game, at } = await openBeside('lanternDead');
    const does = ['Becomes a great lantern that lights everything within 6 tiles.'];
    expect(featureView(game, at).offers).toMatchObject([{ name: 'Light it', does, cost: 'Costs 20 turns of oil', why: null }]);
  });

  test('says of each choice what it does, where each leaves another tile', async () => {
    const { game, at } = await openBeside('lanternSunken');
    game.state.hero.oil = 300;
    const { offers, isOnce } = featureView(game, at);
    expect(isOnce).toBe(true);
    expect(offers).toMatchObject([
      { name: 'Light it', does: ['You see everything within 15 tiles, even traps and hidden enemies.', 'Becomes a great lantern that lights everything within 6 tiles.'], cost: 'Costs 40 turns of oil' },
      { name: 'Take its oil', does: ['You gain 120 turns of oil.'], cost: 'Free' },
    ]);
  });

  test('says a cost that is not the reason, and a limit once', async () => {
    const { game, at } = await openBeside('stall');
    game.state.hero.finds = 99;
    carry(game, [901, 902, 903].map((id) => item(id, 'oilFlask')));
    game.floor.state.goods.push({ id: 990, kind: 'oilFlask', affixes: [], charges: 0, plus: 0, ...at });
    const [offer] = featureView(game, at).offers;
    expect(offer).toMatchObject({ does: ['You gain 150 turns of oil.'], cost: expect.stringMatching(/^Costs \d+ loot$/) as string, why: 'You can carry only 3 of these.' });
  });

  test('names goods with all that they do, and what is free', async () => {
    const { game, at } = await openBeside('cage');
    game.floor.state.goods.push({ id: 990, kind: 'shield', affixes: [], charges: 0, plus: 0, ...at });
    const [offer] = featureView(game, at).offers;
    expect(offer).toMatchObject({ name: 'Shield', cost: 'Free', why: null });
    expect(offer?.does).toContain('Slot: shield.');
  });

  test.each([['cage', 0, false], ['cage', 1, false], ['cage', 3, true], ['stall', 3, false], ['shrine', 0, true], ['lever', 0, false]])('%s with %d goods says that the rest is lost: %s', async (tile, count, isOnce) => {
    const { game, at } = await openBeside(tile);
    for (let id = 0; id < count; id++) game.floor.state.goods.push({ id: 990 + id, kind: 'shield', affixes: [], charges: 0, plus: 0, ...at });
    expect(featureView(game, at).isOnce).toBe(isOnce);
  });

  test('refuses in a sentence and stays open, and closes once chosen', async () => {
    const { session, game } = await openBeside('shrine');
    type(session, 'l', 'Enter');
    expect([session.modes.top.kind, session.notice]).toEqual(['feature', 'You need loot worth 60 for that.']);
    game.state.hero.finds = 60;
    const { power } = game.state.player;
    type(session, 'Enter');
    expect([session.modes.top.kind, game.state.player.power, game.state.hero.finds]).toEqual(['playing', power + 1, 0]);
  });

  test('is among what is in view, and turns into what it becomes', async () => {
    const { game, at } = await openBeside('fountain');
    const named = (): string[] => surroundings(game).filter(({ kind }) => kind === 'feature').map(({ name }) => name);
    expect(named()).toEqual(['tile.fountain']);
    game.turn(new Choose(at.x, at.y, 1));
    expect(named()).toEqual([]);
  });

  test('says what a choice changes, before and after', async () => {
    const { game, at } = await openBeside('altar');
    const changes = (): unknown[] => featureView(game, at).offers.map((offer) => offer.changes.map(({ label, from, to }) => [label, from, to]));
    expect(changes()).toEqual([
      [['', 'Dagger', 'Dagger +1'], ['power', '5', '6']],
      [['', 'Leather Armour', 'Leather Armour +1'], ['defence', '2', '3']],
    ]);
    expect(featureView(game, at).offers.map(({ sprite }) => sprite)).toEqual(['item/dagger', 'item/armour-leather']);
  });

  test.each([['shrine', 2, ['max HP', '42', '50']], ['fountain', 0, ['HP', '40', '42']]])('of a %s too, by its number %d', async (tile, index, change) => {
    const { game, at } = await openBeside(tile);
    if (tile === 'fountain') game.state.player.hp = 40;
    expect(featureView(game, at).offers[index]?.changes.map(({ label, from, to }) => [label, from, to])).toEqual([change]);
  });

  test('says what equipment would change once it is worn', async () => {
    const { game, at } = await openBeside('cage');
    game.floor.state.goods.push({ id: 990, kind: 'shield', affixes: [], charges: 0, plus: 0, ...at });
    expect(featureView(game, at).offers[0]?.changes).toEqual([{ label: 'defence', from: '2', to: '3' }]);
  });

  test('tells two potions apart by what goes into them', async () => {
    const { game, at } = await openBeside('cauldron');
    expect(featureView(game, at).offers.map(({ name, cost, sprite }) => [name, cost, sprite])).toEqual([
      ['Brew potions into a new one', 'Costs unidentified: Potion ×2', 'ui/star'],
      ['Distil a potion from oil', 'Costs 80 turns of oil', 'ui/oil'],
    ]);
    carry(game, [item(901, 'hastePotion'), item(902, 'hastePotion')]);
    const [brew] = featureView(game, at).offers;
    expect(brew).toMatchObject({ cost: `Costs ${nameText(itemName(game, item(1, 'hastePotion')))} ×2`, sprite: itemLook(game, 'hastePotion').sprite, why: null });
  });

  test('does not offer to identify nothing', async () => {
    const { session, game, at } = await openBeside('fountain');
    const gaze = (): string | null | undefined => featureView(game, at).offers[1]?.why;
    expect(gaze()).toBe('You carry nothing unidentified.');
    type(session, 'l');
    session.command({ do: 'choose', index: 1 });
    expect([session.modes.top.kind, session.notice, game.state.turn]).toEqual(['feature', 'You carry nothing unidentified.', 0]);
    carry(game, [item(901, 'hastePotion')]);
    expect(gaze()).toBeNull();
  });
});

/** A stall with two things beside a hero who can pay for both. */
async function openStall(): ReturnType<typeof openBeside> {
  const run = await openBeside('stall');
  run.game.state.hero.finds = 140;
  run.game.floor.state.goods = ['healthPotion', 'fireballScroll'].map((kind, index) => ({ ...item(990 + index, kind), ...run.at }));
  type(run.session, 'l');
  return run;
}

/** The last line of the log that the player reads about what was paid. */
const lastPaid = (game: Game): string | undefined => logView(game, 9).filter(({ text }) => /pay|take/.test(text)).at(-1)?.text;

describe('a stall', () => {
  test('stays open after paying, and what was bought keeps its line', async () => {
    const { session, game, at } = await openStall();
    type(session, 'Enter');
    expect([session.modes.top.kind, game.state.turn, game.state.hero.finds]).toEqual(['feature', 1, 105]);
    const menu = session.modes.top;
    if (!(menu instanceof FeatureMenu)) throw new Error(`${menu.kind} is open`);
    expect(featureView(game, at, menu.offers(game)).offers.map(({ name, isTaken }) => [name, isTaken])).toEqual([['Health Potion', true], ['Fireball Scroll', false]]);
    type(session, 'Enter');
    expect([session.notice, game.state.turn]).toEqual(['Yours now', 1]);
    type(session, 'ArrowDown', 'Enter');
    expect([session.modes.top.kind, game.state.hero.finds]).toEqual(['playing', 70]);
    expect(game.state.hero.inventory.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['healthPotion', 'fireballScroll']));
  });

  test('says in the log what was paid and is left, and once that it no longer scores', async () => {
    const { session, game } = await openStall();
    type(session, 'Enter');
    expect(lastPaid(game)).toBe('You pay 35 loot for a health potion. 105 left. Loot spent no longer scores.');
    type(session, 'ArrowDown', 'Enter');
    expect(lastPaid(game)).toBe('You pay 35 loot for a fireball scroll. 70 left.');
  });

  test('says so in German', async () => {
    const { session, game } = await openStall();
    type(session, 'Enter');
    await loadLanguage('de');
    setLanguage('de');
    expect(logView(game, 9).map(({ text }) => text)).toContain('Du zahlst 35 Beute für einen Heiltrank. Du hast noch 105. Ausgegebene Beute zählt nicht mehr als Punkte.');
    setLanguage('en');
  });

  test('closes when an enemy comes into view meanwhile', async () => {
    const { session, game } = await openStall();
    const rat = put(game, 'rat', { hidden: true });
    const { x, y } = game.state.player;
    game.floor.leave(rat);
    Object.assign(rat, { x: x - 2, y, hidden: false });
    game.floor.enter(rat);
    type(session, 'Enter');
    expect([session.modes.top.kind, game.state.hero.finds]).toEqual(['playing', 105]);
  });

  test('is no find: what is free is taken, and what a shrine takes is said as well', async () => {
    const { session, game, at } = await openBeside('cage');
    game.floor.state.goods.push({ ...item(990, 'shield'), ...at });
    type(session, 'l', 'Enter');
    expect([lastPaid(game), session.modes.top.kind]).toEqual(['You take the shield.', 'playing']);
    const shrine = await openBeside('shrine');
    shrine.game.state.hero.finds = 61;
    type(shrine.session, 'l', 'Enter');
    expect(lastPaid(shrine.game)).toBe('You pay 60 loot at the shrine. 1 left. Loot spent no longer scores.');
  });
});
