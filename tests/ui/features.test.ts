import { Choose } from '../../src/engine/actions/Choose';
import type { Game } from '../../src/engine/Game';
import { featureView } from '../../src/ui/views/featureView';
import { surroundings } from '../../src/ui/views/surroundingsView';
import type { Session } from '../../src/ui/Session';
import { carry, gameOf, item, openRun, type } from './support';

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
    expect(offers.map(({ name: does, cost, why }) => [does, cost, why])[0]).toEqual(['You gain 1 power for good.', null, 'You need loot worth 60 for that.']);
    game.state.hero.finds = 60;
    expect(featureView(game, at).offers.map(({ cost, why }) => [cost, why])).toEqual(Array(3).fill(['Costs 60 loot', null]));
  });

  test('says what it becomes by a choice that does nothing else', async () => {
    const { game, at } = await openBeside('lanternDead');
    const name = 'Becomes a great lantern that lights everything within 6 tiles.';
    expect(featureView(game, at).offers).toMatchObject([{ name, cost: 'Costs 20 turns of oil', why: null }]);
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
});
