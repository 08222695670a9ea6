import type { Game } from '../../src/engine/Game';
import { alliesOf } from '../../src/engine/facts/sides';
import type { Session } from '../../src/ui/Session';
import { Speech } from '../../src/ui/guide/Speech';
import { hudView } from '../../src/ui/views/hudView';
import { chartOf, legendOf, MAP_SIGNS } from '../../src/ui/views/mapSigns';
import { surroundingsSummary, surroundingsView } from '../../src/ui/views/surroundingsView';
import { actorLook, actorSigns } from '../../src/view/sprites/actorLook';
import { carry, item, openRun, put, type, labelsOf } from './support';

/** A run of the campaign with a wolf cub next to the hero. */
async function withCub(bound: number): Promise<{ session: Session; game: Game; cub: ReturnType<typeof put> }> {
  const { session, game } = await openRun({ pack: 'lanternfall' });
  const cub = put(game, 'wolfCub', { side: 'player', bound });
  game.look();
  return { session, game, cub };
}

describe('an ally', () => {
  test('is marked, is no enemy, and is called one in the list, on the map and by ear', async () => {
    const { session, game, cub } = await withCub(0);
    expect(actorSigns(game, cub)).toEqual(['badge/ally']);
    expect(actorLook(game, cub).isOwn).toBe(true);
    expect(surroundingsView(game).map(({ name }) => name)).toContain('Wolf Cub, ally');
    expect(surroundingsSummary(game)).toMatch(/^1 ally/);
    expect(MAP_SIGNS[chartOf(game).signs[game.floor.index(cub.x, cub.y)] ?? 0]).toBe('ally');
    expect(legendOf(game).map(({ sign }) => sign)).toContain('ally');
    expect(new Speech().update(session).map(({ text }) => text).join(' ')).toContain('Wolf Cub, ally: 1 tile');
  });

  test('is announced once on a floor, however often it comes into view, unlike an enemy', async () => {
    const { session, game, cub } = await withCub(0);
    const rat = put(game, 'rat');
    const speech = new Speech();
    const said = (): string[] => speech.update(session).map(({ text }) => text).filter((text) => /^(?:Wolf Cub|Rat).*tile/.test(text));
    const [there, away] = [[cub, rat].map(({ x, y }) => ({ x, y })), [{ x: -1, y: -1 }, { x: -2, y: -1 }]];
    said();
    for (const places of [away, there]) {
      for (const [at, actor] of [cub, rat].entries()) Object.assign(actor, places[at]);
      game.state.turn++;
      said();
    }
    expect(said().map((text) => text.split(/[,:]/, 1)[0])).toEqual(['Rat', 'Wolf Cub', 'Rat']);
  });

  test('is in the HUD with its health, and by a key waits and comes', async () => {
    const { session, game, cub } = await withCub(0);
    cub.hp = 4;
    expect(hudView(game, null).allies).toEqual([{ id: cub.id, about: `Wolf Cub: 4 of ${cub.maxHp} HP`, sprite: 'wolf-cub/idle.0', hp: 4, maxHp: cub.maxHp, waits: false }]);
    type(session, 'T');
    expect(cub.waits).toBe(true);
    expect(hudView(game, null).allies[0]?.about).toBe(`Wolf Cub, waiting: 4 of ${cub.maxHp} HP`);
    type(session, 'Enter');
    expect(cub.waits).toBe(false);
  });

  test('is given a potion from its page', async () => {
    const { session, game, cub } = await withCub(0);
    cub.hp = 4;
    carry(game, [item(900, 'healthPotion')]);
    const labels = (): string[] => labelsOf(session);
    type(session, 'i', 'Enter');
    expect(labels()).not.toContain('ui.item.give');
    type(session, 'Escape', 'Escape');
    game.state.hero.known.push('healthPotion');
    type(session, 'i', 'Enter');
    expect(labels()[1]).toBe('ui.item.give');
    type(session, 'ArrowDown', 'Enter');
    expect([cub.hp > 4, game.state.hero.inventory]).toEqual([true, []]);
  });
});

describe('a captive', () => {
  test('has its own look and mark, is called one, and is freed by Enter', async () => {
    const { session, game, cub } = await withCub(2);
    const goblin = put(game, 'goblinDeserter', { side: 'player', bound: 1 });
    expect([actorSigns(game, goblin), actorLook(game, goblin).look.sprite]).toEqual([['badge/captive'], 'captive-goblin/idle']);
    expect(surroundingsView(game).map(({ name }) => name)).toEqual(expect.arrayContaining(['Wolf Cub, captive', 'Goblin Deserter, captive']));
    type(session, 'Enter', 'Enter');
    expect(alliesOf(game)).toEqual([cub]);
    type(session, 'Enter');
    expect(actorLook(game, goblin).look.sprite).toBe('goblin-friend/idle');
  });
});
