import type { Game } from '../../src/engine/Game';
import { stacksOf } from '../../src/ui/bag';
import { beastView, bestiaryView } from '../../src/ui/views/bestiaryView';
import type { Entry } from '../../src/ui/views/bestiary';
import { featureView } from '../../src/ui/views/featureView';
import { itemView } from '../../src/ui/views/inventoryView';
import { oddsView } from '../../src/ui/views/oddsView';
import { overView } from '../../src/ui/views/overView';
import { quickView } from '../../src/ui/views/quickView';
import { surroundingsView } from '../../src/ui/views/surroundingsView';
import { thingsSeen } from '../../src/view/sprites/ThingViews';
import { carry, item, lying, openRun } from './support';

const POTIONS = ['healthPotion', 'hastePotion', 'firePotion', 'insightPotion'];

/** The sprites that this run has assigned to the potions above. */
function dealt(game: Game): string[] {
  const looks = game.content.appearances.get('potion');
  return POTIONS.map((kind) => looks?.get(game.appearances.get(kind) ?? '')?.sprite ?? '');
}

/** A run that carries each of them, all identified. */
async function opened(): ReturnType<typeof openRun> {
  const run = await openRun({ pack: 'lanternfall' });
  carry(run.game, POTIONS.map((kind, index) => item(900 + index, kind)));
  run.game.state.hero.known.push(...POTIONS);
  run.session.quick.clear();
  run.session.configure({});
  return run;
}

describe('RULES 5.7 an identified kind keeps its appearance', () => {
  test('in the bag, the quick slots and as what killed', async () => {
    const { game, session } = await opened();
    expect(new Set(dealt(game)).size).toBe(POTIONS.length);
    expect(stacksOf(game.content, game.state.hero.inventory).map(({ item: each }) => itemView(game, each).sprite)).toEqual(dealt(game));
    expect(quickView(game, session, null).map(({ sprite }) => sprite)).toEqual(dealt(game));
    game.state.outcome = { kind: 'died', cause: 'item.firePotion', floor: 1, turn: 0 };
    expect(overView(game)?.sprite).toBe(dealt(game)[2]);
  });

  test('on the floor, on the map and in the list of what\'s in view', async () => {
    const { game } = await opened();
    const { x, y } = game.state.player;
    game.floor.state.items = POTIONS.map((kind, index) => lying(950 + index, kind, { x, y }));
    expect(thingsSeen(game).map(({ look }) => look.sprite)).toEqual(dealt(game));
    expect(surroundingsView(game).map(({ sprite }) => sprite).slice(0, POTIONS.length)).toEqual(dealt(game));
  });

  test('in what a stall offers, which names it', async () => {
    const { game } = await opened();
    const { x, y } = game.state.player;
    const at = { x: x + 1, y };
    game.floor.setTile(at, game.content.tiles.findIndex(({ id }) => id === 'stall'));
    game.floor.state.goods = POTIONS.map((kind, index) => ({ ...item(970 + index, kind), ...at }));
    for (const known of [game.state.hero.known, []]) {
      game.state.hero.known = known;
      expect(featureView(game, at).offers.map(({ sprite }) => sprite)).toEqual(dealt(game));
    }
  });

  test('in the bestiary and the odds; but not in other runs, or before it is identified', async () => {
    const { game } = await opened();
    const met = { seen: 1, slain: 0, killed: 0, floor: 1 };
    const entries = POTIONS.map((id): Entry => ({ table: 'items', id, met, unmet: [] }));
    const sprites = (now: Game | null): string[] => bestiaryView('lanternfall', entries, now).flatMap((entry) => entry.sprites);
    const row = game.content.itemKinds.get('healthPotion')?.sprite;
    expect(sprites(game)).toEqual(dealt(game));
    expect(entries.map((entry) => beastView('lanternfall', entry, game)?.sprite)).toEqual(dealt(game));
    const items = Object.fromEntries(POTIONS.map((id) => [id, met]));
    const odds = oddsView({ pack: 'lanternfall', game }, { breeds: {}, traps: {}, statuses: {}, items, elites: {} }, 6).sections.find(({ of }) => of === 'items');
    expect(odds?.rows.find(({ key }) => key === 'hastePotion')?.sprite).toBe(dealt(game)[1]);
    game.state.hero.known = [];
    expect([sprites(game), sprites(null)]).toEqual([POTIONS.map(() => row), POTIONS.map(() => row)]);
  });
});
