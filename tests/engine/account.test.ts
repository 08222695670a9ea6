import { packs } from '../../src/content/packs';
import { Wait } from '../../src/engine/actions/moves';
import { accountOf } from '../../src/engine/ending/account';
import type { Game } from '../../src/engine/Game';
import { hurt, strike } from '../../src/engine/rules/combat';
import { relocate } from '../../src/engine/rules/relocate';
import { springAt } from '../../src/engine/rules/discovery';
import { encodeRun } from '../../src/engine/run/save';
import { decodeRun } from '../../src/engine/run/decodeRun';
import { resumeGame } from '../../src/procgen/newGame';
import { act, drawGame, monster, type Drawing } from '../support/drawGame';

/** A floor of the campaign, the player with its HP. */
function campaign(picture: string, { hp = 30, ...drawing }: Drawing & { readonly hp?: number } = {}): Game {
  const game = drawGame(picture, { pack: packs.lanternfall, isWild: true, ...drawing });
  game.state.player.hp = hp;
  return game;
}

function waits(game: Game, most = 40): void {
  for (let turn = 0; turn < most && !game.isOver; turn++) {
    // A level's reward would have to be chosen first.
    game.state.hero.choices = 0;
    act(game, new Wait());
  }
}

const HALL = `
  ##########
  #@Q......#
  #........#
  ##########`;

describe('the account of a death', () => {
  it('of a run that goes on, or was won, is none', () => {
    const game = campaign(HALL);
    expect(accountOf(game)).toBeNull();
    game.end({ kind: 'won', floor: 1, turn: 0 });
    expect(accountOf(game)).toBeNull();
  });

  it('names the monster that struck, what it still had, and the hits by source, the costliest first', () => {
    const game = campaign('#####\n#@r.#\n#...#\n#####', { hp: 39 });
    const rat = monster(game, 'rat');
    rat.hp = 3;
    hurt(game, { source: game.state.player, target: game.state.player, amount: 2, cause: { table: 'trap', id: 'dart' } });
    waits(game);
    const account = accountOf(game);
    expect(account).toMatchObject({ killer: { cause: 'breed.rat', actor: rat.id, ability: '' }, through: '', stood: { is: 'alive', hp: 3, maxHp: 6 } });
    expect(account?.wounds[0]?.wound.cause).toBe('breed.rat');
    expect(account?.count).toBe(10);
    expect(account?.wounds.reduce((sum, { count }) => sum + count, 0)).toBe(10);
  });

  it('of bleeding names who drew the blood, with what, and how that one stood', () => {
    const game = campaign(HALL, { hp: 30 });
    const king = monster(game, 'ratKing');
    king.hp = 32;
    strike(game, king, { target: game.state.player, ability: 'tailSweep' });
    game.state.player.hp = 2;
    king.asleep = true;
    king.statuses['paralysis'] = 50;
    king.ready = {};
    relocate(game, king, { x: 8, y: 1 });
    waits(game);
    expect(game.state.outcome).toMatchObject({ cause: 'status.bleeding' });
    expect(accountOf(game)).toMatchObject({
      killer: { cause: 'breed.ratKing', actor: king.id, ability: 'tailSweep' }, through: 'status.bleeding', stood: { is: 'alive', hp: 32, maxHp: 64 },
    });
  });

  it('says that the one who brought it was dead already', () => {
    const game = campaign(HALL, { hp: 30 });
    const king = monster(game, 'ratKing');
    strike(game, king, { target: game.state.player });
    hurt(game, { source: game.state.player, target: king, amount: 999, cause: { table: 'item', id: 'fireballScroll' } });
    game.state.player.hp = 1;
    waits(game);
    expect(accountOf(game)).toMatchObject({ killer: { cause: 'breed.ratKing', ability: '' }, stood: { is: 'dead' } });
  });

  it.each([
    ['fire', 'status.burning', 'trap.fire'],
    ['gas', 'status.poison', 'trap.gas'],
  ])('of a %s trap names the trap behind the status', (kind, through, cause) => {
    const game = campaign('#####\n#@..#\n#...#\n#####', { hp: 3 });
    game.floor.traps.add({ kind, x: 1, y: 1, known: false });
    springAt(game, game.state.player);
    waits(game);
    expect(game.state.outcome).toMatchObject({ cause: through });
    expect(accountOf(game)).toMatchObject({ killer: { cause, actor: 0 }, through, stood: null });
  });

  it('names whose fire it was, though it spread over oil and another burns elsewhere', () => {
    const game = campaign(`
      ############
      #@_____....#
      #.........F#
      #..........#
      ############`, { hp: 3 });
    game.floor.setTile(game.state.player, game.content.tiles.findIndex(({ id }) => id === 'oil'));
    const [from, far] = [{ x: 6, y: 1 }, { x: 2, y: 3 }];
    const [source, target] = [game.state.player, monster(game, 'bellowsMan')];
    target.statuses['paralysis'] = 90;
    game.affect([{ do: 'cloud', hazard: 'fire', range: 0, turns: 3 }], { source, target: source, at: from, cause: { table: 'item', id: 'fireBomb' } });
    game.affect([{ do: 'cloud', hazard: 'fire', range: 0, turns: 3 }], { source: target, target, at: far, cause: { table: 'ability', id: 'fireBreath' } });
    waits(game);
    expect(accountOf(game)).toMatchObject({ killer: { cause: 'item.fireBomb', actor: source.id }, through: 'status.burning', stood: null });
  });

  it('of drowning names the water', () => {
    const game = campaign('####\n#@.#\n####', { hp: 3 });
    hurt(game, { source: game.state.player, target: game.state.player, amount: 3, cause: { table: 'tile', id: 'deepWater' } });
    expect(accountOf(game)).toMatchObject({ killer: { cause: 'tile.deepWater', actor: 0 }, through: '', stood: null });
  });

  it('lists the announced attacks that were not left', () => {
    const game = campaign('######\n#@.A.#\n#....#\n######', { hp: 12 });
    waits(game);
    const { announced, killer } = accountOf(game) ?? {};
    expect(killer).toMatchObject({ cause: 'breed.sentry', ability: 'takeAim' });
    expect(announced).toMatchObject([{ wound: { cause: 'breed.sentry', ability: 'takeAim' } }]);
    expect(announced?.[0]?.count).toBeGreaterThan(0);
  });

  it('keeps the last thirty turns of HP, down to 0', () => {
    const game = campaign('#####\n#@r.#\n#...#\n#####', { hp: 39 });
    monster(game, 'rat').power = 1;
    waits(game, 90);
    const { hp = [] } = accountOf(game) ?? {};
    expect([hp.length, hp.at(-1)]).toEqual([30, 0]);
    expect([...hp].sort((a, b) => b - a)).toEqual(hp);
  });

  it('names what was carried and would have helped there, with what it would have done', () => {
    const carry = ['healthPotion', 'healthPotion', 'teleportScroll', 'fireballScroll', 'mappingScroll', 'bread', 'blindnessPotion', 'hastePotion'];
    const game = campaign('#######\n#@r.r.#\n#....r#\n#######', { hp: 4, carry });
    game.state.hero.known = ['healthPotion', 'teleportScroll', 'fireballScroll', 'mappingScroll', 'blindnessPotion'];
    waits(game);
    const { remedies = [], unknown, enemies } = accountOf(game) ?? {};
    expect(enemies).toBe(3);
    expect(remedies.map(({ item, count, lines }) => [item?.kind, count, ...lines.map(({ key }) => key)])).toEqual([
      ['healthPotion', 2, 'remedy.heal'], ['teleportScroll', 1, 'remedy.teleport'], ['fireballScroll', 1, 'remedy.damage'],
    ]);
    expect(remedies[0]?.lines[0]?.params).toEqual({ n: 23 });
    expect(remedies[2]?.lines[0]?.params).toMatchObject({ n: 10, m: 3 });
    expect(unknown).toEqual([{ group: 'potion', count: 1 }]);
  });

  it('knows the way to the stairs only as far as the player did', () => {
    const dead = (picture: string): unknown => {
      const game = campaign(picture, { hp: 1 });
      hurt(game, { source: game.state.player, target: game.state.player, amount: 1, cause: { table: 'trap', id: 'dart' } });
      return accountOf(game)?.stairs;
    };
    expect(dead('######\n#@..>#\n######')).toEqual({ way: 'down', steps: 3 });
    expect(dead('######\n#@.#>#\n######')).toBeNull();
  });

  it('is the same after a reload', () => {
    const game = campaign(HALL, { hp: 6, carry: ['healthPotion'] });
    act(game, new Wait());
    const saved = decodeRun(encodeRun(game.state));
    if (!saved.ok) throw new Error(saved.why);
    const again = resumeGame(game.content, saved.run.state);
    for (const run of [game, again]) waits(run);
    expect(accountOf(again)).toEqual(accountOf(game));
    expect(accountOf(game)?.hp.length).toBeGreaterThan(0);
  });

  it('of a run that ended before wounds were noted still has its cause', () => {
    const game = campaign(HALL, { hp: 0 });
    game.state.outcome = { kind: 'died', cause: 'status.poison', floor: 1, turn: 0 };
    expect(accountOf(game)).toMatchObject({ killer: { cause: 'status.poison', actor: 0 }, through: 'status.poison', stood: null, wounds: [], hp: [] });
  });
});
