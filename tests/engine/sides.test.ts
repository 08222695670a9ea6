import type { Action } from '../../src/engine/actions/Action';
import { Give, Order } from '../../src/engine/actions/company';
import { Bump } from '../../src/engine/actions/fights';
import { UseItem } from '../../src/engine/actions/items';
import { Stairs, Wait } from '../../src/engine/actions/moves';
import { dangerOf } from '../../src/engine/ai/interruption';
import { aims } from '../../src/engine/facts/aim';
import { inspect } from '../../src/engine/facts/inspect';
import { itemName } from '../../src/engine/facts/names';
import { hostilesInView } from '../../src/engine/facts/senses';
import { watchersOf } from '../../src/engine/facts/told';
import { alliesOf, isHostile } from '../../src/engine/facts/sides';
import { takeSide } from '../../src/engine/rules/arrivals';
import { hurt } from '../../src/engine/rules/combat';
import type { PackRows } from '../../src/engine/content';
import type { Game } from '../../src/engine/Game';
import { inflict } from '../../src/engine/rules/statuses';
import { decodeRun } from '../../src/engine/run/decodeRun';
import { encodeRun } from '../../src/engine/run/save';
import { all, campaignRows, drawCampaign, only, play } from '../support/campaignPack';
import { carried, drawn, monster, picture, told, type Drawing } from '../support/drawGame';
import { expectRefused } from '../support/expectRefused';
import { follow } from '../support/follow';
import { drawLit } from '../support/lightPack';

const wait = (turns = 1): Wait[] => Array.from({ length: turns }, () => new Wait());
const east = new Bump(1, 0);

/** A run as drawn in which every squire is an ally, or a captive with work left. */
function drawSides(map: string, { bound = 0, ...drawing }: Drawing & { bound?: number } = {}): Game {
  const game = drawCampaign(map, drawing);
  for (const squire of all(game, 'squire')) takeSide(game, squire, { side: 'player', bound });
  return game;
}

/** Hardly ever acts. */
const STILL = { brain: ['accompany'], speed: 10 } as const;

/** The campaign's rows with other breeds of some ids. */
function breeds(changes: Readonly<Record<string, Partial<PackRows['breeds'][string]>>>): Partial<PackRows> {
  const known: PackRows['breeds'] = campaignRows.breeds;
  const changed = Object.entries(changes).map(([id, change]): [string, object] => [id, { ...known[id], ...change }]);
  return { breeds: { ...known, ...(Object.fromEntries(changed) as PackRows['breeds']) } };
}

describe('a captive', () => {
  it('RULES 5.13 does nothing and is not attacked', () => {
    const game = drawSides('@###\n#.Fr\n####', { bound: 3 });
    monster(game, 'rat').asleep = true;
    play(game, ...wait(2));
    monster(game, 'rat').asleep = false;
    play(game, ...wait(2));
    expect(monster(game, 'squire')).toMatchObject({ hp: 12, x: 2, y: 1 });
    expect(hostilesInView(game).map(({ breed }) => breed)).not.toContain('squire');
    expect(isHostile(monster(game, 'rat'), monster(game, 'squire'))).toBe(false);
  });

  it.each<[string, Action]>([['standing beside it', new Wait()], ['walking into it', east]])('RULES 5.13 is freed by %s for some turns, and each of them is told', (_how, work) => {
    const game = drawSides('@F..', { bound: 3 });
    expect(told(play(game, work, work))).toEqual(['log.loosened', 'log.loosened']);
    expect(monster(game, 'squire')).toMatchObject({ bound: 1, side: 'player' });
    const events = play(game, work);
    expect(told(events)).toEqual(['log.freed']);
    expect(only(events, 'freed')).toHaveLength(1);
    expect(alliesOf(game)).toEqual([monster(game, 'squire')]);
    expect(game.state.turn).toBe(3);
  });

  it('RULES 5.13 keeps what was done at its bonds, and is not freed from afar', () => {
    const game = drawSides('.@.F', { bound: 3 });
    play(game, ...wait(4));
    expect(monster(game, 'squire').bound).toBe(3);
    play(game, east, new Wait(), new Bump(-1, 0), ...wait(3));
    expect(monster(game, 'squire').bound).toBe(2);
  });

  it('RULES 5.13 stays one while the player already leads as many as the pack allows', () => {
    const game = drawSides('F@F\nF..', { pack: { captives: { most: 2, turns: 1, xp: 50, weights: {} } } });
    takeSide(game, game.floor.actorAt(2, 0) ?? game.state.player, { side: 'player', bound: 1 });
    expectRefused(game, east, { key: 'refused.company', params: { n: 2 } });
    play(game, new Wait());
    expect(alliesOf(game)).toHaveLength(2);
    hurt(game, { source: game.state.player, target: alliesOf(game)[0] ?? game.state.player, amount: 99, cause: { table: 'breed', id: 'player' } });
    play(game, new Wait());
    expect(alliesOf(game)).toHaveLength(2);
  });

  it('RULES 5.13 can be killed by a blast, and gives nothing for it', () => {
    const game = drawSides('@..F', { bound: 3, carry: ['blast', 'blast'] });
    play(game, new UseItem(carried(game, 'blast'), { x: 3, y: 0 }));
    expect(told(play(game, new UseItem(carried(game, 'blast'), { x: 3, y: 0 })))).toContain('log.captiveDies');
    expect([all(game, 'squire'), game.state.hero.xp]).toEqual([[], 0]);
  });
});

describe('sides', () => {
  it('RULES 5.13 an enemy goes for the ally that is nearer', () => {
    const game = drawSides('@......\n######.\nr...F..', { pack: breeds({ squire: STILL }) });
    const rat = monster(game, 'rat');
    play(game, ...wait(4));
    expect([rat.x, rat.y]).toEqual([3, 2]);
    expect(monster(game, 'squire').hp).toBeLessThan(12);
    expect(game.state.player.hp).toBe(20);
  });

  it('RULES 5.13 an enemy goes for the player that is nearer, and of two as near for the older', () => {
    const game = drawSides('@.r...F', { pack: breeds({ squire: STILL }) });
    play(game, new Wait());
    expect(picture(game)).toBe('@r....F');
    const even = drawSides('@..r..F', { pack: breeds({ squire: STILL }) });
    play(even, new Wait());
    expect(picture(even)).toBe('@.r...F');
  });

  it('RULES 5.13 an ally fights by the same rules, and its kill gives half the experience', () => {
    const game = drawSides('@..Fr', { pack: breeds({ rat: { hp: 3, xp: 11 } }) });
    const events = play(game, new Wait());
    expect(only(events, 'attacked').map(({ attacker }) => attacker)).toEqual([monster(game, 'squire').id]);
    expect([all(game, 'rat'), game.state.hero.xp]).toEqual([[], 5]);
  });

  it('RULES 5.13 the player\'s own kill gives all of it', () => {
    const game = drawSides('@rF', { pack: breeds({ rat: { hp: 1, xp: 11 }, squire: STILL }) });
    play(game, east);
    expect(game.state.hero.xp).toBe(11);
  });

  it('RULES 5.13 an ally that sees the player does not count as one that notices it', () => {
    const game = drawLit('@.r');
    expect(watchersOf(game)).toHaveLength(1);
    takeSide(game, monster(game, 'rat'), { side: 'player', bound: 0 });
    expect(watchersOf(game)).toEqual([]);
  });

  it('RULES 5.13 an ally lets sleepers and what hides lie', () => {
    const game = drawSides('@.Fz...M');
    monster(game, 'dormouse').asleep = true;
    game.rng.ai.below = () => 1;
    play(game, ...wait(3));
    expect([monster(game, 'dormouse').asleep, monster(game, 'mimic').hidden]).toEqual([true, true]);
    expect(picture(game)).toBe('@.Fz...M');
  });

  it('RULES 5.13 a healer helps its own side only, allies the player too', () => {
    const mend = { id: 'mend', on: 'ally', range: 36, every: 1, chance: 100, target: { at: 'actor' }, effects: [{ do: 'heal', amount: 2 }] } as const;
    const pack = breeds({ squire: { brain: ['cast', 'accompany'], abilities: [mend] }, ghost: { brain: ['cast'], abilities: [mend] }, rat: { brain: [] } });
    const game = drawSides('@.F\n###\n...', { pack });
    game.state.player.hp = 10;
    play(game, new Wait());
    expect(game.state.player.hp).toBe(12);
    const foes = drawSides('@......\n....F.g', { pack });
    foes.state.player.hp = 10;
    monster(foes, 'squire').hp = 5;
    inflict(foes, monster(foes, 'squire'), { status: 'stiff', turns: 9 });
    play(foes, new Wait());
    expect([foes.state.player.hp, monster(foes, 'squire').hp]).toEqual([10, 5]);
  });

  it('RULES 5.13 what strikes the nearest or a random enemy spares allies and captives, and blasts are aimed past them', () => {
    const game = drawSides('@F.r.', { carry: ['bolt', 'blast'], pack: breeds({ squire: STILL }) });
    play(game, new UseItem(carried(game, 'bolt')));
    expect([monster(game, 'squire').hp, monster(game, 'rat').hp]).toEqual([12, 1]);
    const row = '@.F.........r....';
    const wide = drawSides(row, { carry: ['blast'], pack: { sight: 20 } });
    expect(aims(wide, wide.state.hero.inventory[0] ?? raise()).every(({ x }) => x - 2 > 3)).toBe(true);
  });

  it('RULES 5.13 sleepers hear allies, and lurkers spring on them', () => {
    const game = drawSides('@.........Fz\n############', { pack: breeds({ squire: STILL }) });
    monster(game, 'dormouse').asleep = true;
    game.rng.ai.below = () => 0;
    play(game, new Wait());
    expect(monster(game, 'dormouse').asleep).toBe(false);
    const lurking = drawSides('@.....FM', { pack: breeds({ squire: STILL }) });
    play(lurking, new Wait());
    expect([monster(lurking, 'mimic').hidden, monster(lurking, 'squire').hp]).toEqual([false, 9]);
  });

  it('RULES 5.13 confusion makes an actor attack anybody, friends too', () => {
    const game = drawSides('@F', { pack: breeds({ squire: STILL }) });
    inflict(game, monster(game, 'squire'), { status: 'dizzy', turns: 50 });
    play(game, ...wait(40));
    expect(game.state.player.hp).toBeLessThan(20);
  });

  it('RULES 5.13 what an ally that splits leaves is an ally', () => {
    const game = drawSides('@.J.r', { pack: breeds({ jelly: { brain: ['accompany', 'hunt'] } }) });
    takeSide(game, monster(game, 'jelly'), { side: 'player', bound: 0 });
    play(game, ...wait(3));
    expect(all(game, 'jelly').length).toBeGreaterThan(1);
    expect(all(game, 'jelly').every(({ side }) => side === 'player')).toBe(true);
  });
});

describe('an ally', () => {
  it('RULES 5.13 comes up to the player, and no closer', () => {
    const game = drawSides('@....F');
    play(game, ...wait(6));
    expect(picture(game)).toBe('@.F...');
  });

  it('RULES 5.13 waits where it is when told to, fighting only what comes to it, and comes again when called', () => {
    const game = drawSides('@....F');
    expect(told(play(game, new Order()))).toEqual(['log.order.wait']);
    play(game, ...wait(3));
    expect(picture(game)).toBe('@....F');
    expect(told(play(game, new Order()))).toEqual(['log.order.come']);
    play(game, ...wait(3));
    expect(picture(game)).toBe('@.F...');
    const beset = drawSides('@..F...r');
    play(beset, new Order(), ...wait(2));
    expect(monster(beset, 'squire').x).toBe(3);
    play(beset, ...wait(6));
    expect(all(beset, 'rat').every(({ hp }) => hp < 6)).toBe(true);
  });

  it('RULES 5.13 cannot be ordered where there is none', () => {
    expectRefused(drawCampaign('@.'), new Order(), { key: 'refused.noAllies' });
    expectRefused(drawSides('@F', { bound: 2 }), new Order(), { key: 'refused.noAllies' });
  });

  it('RULES 5.13 leaves a chase that leads it too far away', () => {
    const game = drawSides('@......F..r', { pack: breeds({ rat: { brain: [] }, squire: { brain: ['accompany', 'hunt'] } }) });
    monster(game, 'squire').x = 7;
    play(game, new Wait());
    expect(monster(game, 'squire').x).toBe(8);
    play(game, new Wait());
    expect(monster(game, 'squire').x).toBe(7);
  });

  it('RULES 5.13 changes places with the player that walks into it', () => {
    const game = drawSides('.@F.', { pack: breeds({ squire: STILL }) });
    const events = play(game, east);
    expect(picture(game)).toBe('.F@.');
    expect(only(events, 'moved')).toHaveLength(2);
    expect(game.state.turn).toBe(1);
  });

  it('RULES 5.13 is never brought into a cell that would harm it', () => {
    const game = drawSides('@F.', { pack: breeds({ squire: STILL }) });
    game.floor.layHazards([{ kind: 'fire', x: 0, y: 0, turns: 9 }]);
    expectRefused(game, east, { key: 'refused.swap', params: { actor: 'breed.squire' } });
    expect(dangerOf(game, east)).toBeNull();
  });

  it('RULES 5.13 brings the player into danger only after a warning', () => {
    const game = drawSides('@F.', { pack: breeds({ squire: { ...STILL, resists: ['venom'] } }) });
    game.floor.layHazards([{ kind: 'gas', x: 1, y: 0, turns: 9 }]);
    expect(dangerOf(game, east)).toMatchObject({ key: 'danger.hazard' });
  });

  it('RULES 5.13 does not bar the way of a walk', () => {
    const game = drawSides('@F....', { pack: breeds({ squire: STILL }) });
    expect(follow(game, { do: 'travel', to: { x: 5, y: 0 } })).toEqual({ why: 'stop.there', turns: 5 });
    expect(picture(game)).toBe('F....@');
  });

  it('RULES 5.13 comes over stairs if it is near, as strong as the new floor makes its kind, with its wounds', () => {
    const pack = { strength: { hp: [[1, 0], [2, 50]], power: [[2, 100]], defence: [], xp: [] } } as const;
    const game = drawSides('F...>@', { pack, below: '@..\n...' });
    Object.assign(monster(game, 'squire'), { hp: 7 });
    play(game, new Bump(-1, 0));
    expect(told(play(game, new Stairs('down')))).toContain('log.followed');
    expect(monster(game, 'squire')).toMatchObject({ hp: 13, maxHp: 18, power: 6, side: 'player' });
    expect(alliesOf(game)).toHaveLength(1);
  });

  it.each<[string, string, boolean]>([['too far away', 'F......@>', false], ['told to wait', '......F@>', true]])('RULES 5.13 is left behind for good when it is %s, after a warning', (_why, map, waits) => {
    const game = drawSides(map, { below: '@..', pack: breeds({ squire: STILL }) });
    if (waits) play(game, new Order());
    play(game, east);
    expect(dangerOf(game, new Stairs('down'))).toMatchObject({ key: 'danger.ally' });
    expect(told(play(game, new Stairs('down')))).toContain('log.leftBehind');
    expect(game.state.floors.flatMap(({ actors }) => actors)).toEqual([]);
  });

  it('RULES 5.13 is told from enemies when looked at', () => {
    const game = drawSides('@F');
    const keys = (): string[] => inspect(game, { x: 1, y: 0 }).map(({ key }) => key);
    expect(keys()).toContain('look.ally');
    expect(keys()).not.toContain('look.hitsToKill');
    play(game, new Order());
    expect(keys()).toContain('look.ally.waits');
    for (const bound of [2, 1]) {
      takeSide(game, monster(game, 'squire'), { side: 'player', bound });
      expect(keys()).toContain('look.captive');
    }
  });

  it('RULES 5.13 is healed only by what the player gives it: the adjacent one most in need', () => {
    const game = drawSides('F@F\n...', { carry: ['salve', 'salve', 'bolt', 'axe'], pack: breeds({ squire: STILL }) });
    const [first, second] = all(game, 'squire');
    if (!first || !second) throw new Error('two squires were drawn');
    [first.hp, second.hp] = [8, 5];
    const [salve] = game.state.hero.inventory;
    expect(told(play(game, new Give(salve?.id ?? -1)))).toEqual(['log.give', 'hit.heal']);
    expect([first.hp, second.hp, game.state.hero.inventory.length]).toEqual([8, 9, 3]);
    [first.hp, second.hp] = [12, 12];
    expectRefused(game, new Give(carried(game, 'salve')), { key: 'refused.notNeeded', params: { actor: 'breed.squire', item: 'item.salve' } });
    expectRefused(game, new Give(carried(game, 'bolt')), { key: 'refused.notGiven', params: { item: 'item.bolt' } });
    expectRefused(game, new Give(carried(game, 'axe')), { key: 'refused.notGiven', params: { item: 'item.axe' } });
    expectRefused(game, new Give(999), { key: 'refused.noItem' });
  });

  it('RULES 5.13 is given nothing that is unidentified, and nothing from afar', () => {
    const game = drawSides('@..F', { carry: ['brew', 'salve'], pack: breeds({ squire: STILL }) });
    expectRefused(game, new Give(carried(game, 'salve')), { key: 'refused.noAllyBeside' });
    expectRefused(game, new Give(carried(game, 'brew')), { key: 'refused.notGiven', params: { item: itemName(game, { kind: 'brew', affixes: [] }) } });
    game.state.hero.known.push('brew');
    expectRefused(game, new Give(carried(game, 'brew')), { key: 'refused.noAllyBeside' });
  });

  it('RULES 5.13 dies for good, which is told even out of sight', () => {
    const game = drawSides('@#F', { below: '@.' });
    const ally = monster(game, 'squire');
    hurt(game, { source: ally, target: ally, amount: 99, cause: { table: 'hazard', id: 'fire' } });
    expect(game.state.log.at(-1)).toMatchObject({ key: 'log.allyDies' });
    expect([alliesOf(game), game.state.hero.xp]).toEqual([[], 0]);
  });
});

describe('a run with allies', () => {
  it('RULES 1.8 is saved and forked with sides, bonds and orders', () => {
    const game = drawSides('@.FF.r', { bound: 0 });
    takeSide(game, all(game, 'squire')[0] ?? game.state.player, { side: 'player', bound: 2 });
    play(game, new Order());
    const decoded = decodeRun(encodeRun(game.state));
    expect(decoded).toMatchObject({ ok: true, run: { state: game.state } });
    const fork = game.fork();
    expect(fork.hash).toBe(game.hash);
    const moves = [...wait(4), new Order(), ...wait(4)];
    play(fork, ...moves);
    expect(game.state.turn).toBe(1);
    play(game, ...moves);
    expect(fork.hash).toBe(game.hash);
    expect(fork.floor.state).toEqual(game.floor.state);
  });
});

function raise(): never {
  throw new Error('nothing is carried');
}

test('RULES 5.13 pictures stand for what they show', () => {
  expect(picture(drawSides('@F\n.r'))).toBe(drawn('@F\n.r'));
});
