import { Become } from '../../src/engine/actions/hero';
import { stepsBetween, type Point } from '../../src/engine/core/point';
import type { Game } from '../../src/engine/Game';
import { skillOf } from '../../src/engine/facts/hero';
import type { Actor } from '../../src/engine/state';
import { Targeting } from '../../src/ui/modes/MapCursor';
import type { Session } from '../../src/ui/Session';
import { isInBlast, targetView } from '../../src/ui/views/targetView';
import { carry, item, openRun, putOrc, type, topOf } from './support';

interface Scene {
  session: Session;
  game: Game;
  near: Actor;
  far: Actor;
}

/** A scroll in the bag, an orc two cells to the east and one three to the west. */
async function armed(kind: string, pack = 'classic'): Promise<Scene> {
  const { session, game } = await openRun({ pack });
  Object.assign(game.state.hero, { inventory: [item(901, kind)], worn: {} });
  return { session, game, near: putOrc(game, 2), far: putOrc(game, -3) };
}

const cell = ({ x, y }: Point): Point => ({ x, y });

describe('targeting', () => {
  test('begins at the nearest enemy; Tab cycles through them, Shift Tab backwards', async () => {
    const { session, near, far } = await armed('confusionScroll');
    type(session, 'i', 'a');
    expect(session.marks.cursor).toEqual(cell(near));
    type(session, 'Tab');
    expect(session.marks.cursor).toEqual(cell(far));
    type(session, 'Tab');
    expect(session.marks.cursor).toEqual(cell(near));
    session.press({ key: 'Tab', code: 'Tab', repeat: false, shift: true });
    expect(session.marks.cursor).toEqual(cell(far));
  });

  test('begins at who is awake, not at a nearer sleeper', async () => {
    const { session, near, far } = await armed('confusionScroll');
    Object.assign(near, { asleep: true });
    Object.assign(far, { asleep: false });
    type(session, 'i', 'a');
    expect(session.marks.cursor).toEqual(cell(far));
  });

  test('a snare is first aimed beside the hero, whom it would catch as well', async () => {
    const { game } = await openRun({ pack: 'lanternfall' });
    game.turn(new Become(2));
    for (const actor of [...game.floor.state.actors]) game.remove(actor);
    const skill = skillOf(game);
    const aimed = skill && new Targeting(game, skill).cursor;
    expect(aimed && [stepsBetween(aimed, game.state.player), isInBlast(game, skill, aimed)]).toEqual([1, false]);
  });

  test('what is empty is refused before it is aimed', async () => {
    const { session, game } = await armed('lightningScroll', 'lanternfall');
    game.state.hero.inventory = [item(900, 'bow')];
    type(session, 'i', 'a');
    expect(session.modes.top.kind).toBe('playing');
    expect(session.passing?.text ?? '').toMatch(/is empty\.$/);
  });

  test('every movement key moves the cursor, which stays on the map', async () => {
    const { session, game } = await armed('fireballScroll');
    type(session, 'i', 'a');
    const from = session.marks.cursor;
    type(session, 'l', 'ArrowDown', 'Home', 'k');
    expect(session.marks.cursor).toEqual({ x: from?.x, y: (from?.y ?? 0) - 1 });
    for (let i = 0; i < 99; i++) type(session, 'ArrowLeft');
    expect(session.marks.cursor?.x).toBe(0);
    expect(game.state.turn).toBe(0);
  });

  test('range and blast are shown before confirming', async () => {
    const { session, game, near } = await armed('fireballScroll');
    type(session, 'i', 'a');
    expect(session.marks.reach).toContainEqual(cell(near));
    expect(session.marks.area).toContainEqual({ x: near.x + 1, y: near.y });
    type(session, 'Escape');
    expect(session.marks).toEqual({ cursor: null, reach: [], area: [], path: [], seen: [], heard: [] });
    expect(game.state.hero.inventory).toHaveLength(1);
  });

  test('Enter hits the cell under the cursor', async () => {
    const { session, game, near } = await armed('fireballScroll');
    type(session, 'i', 'a', 'Enter');
    expect(session.modes.top.kind).toBe('playing');
    expect(near.hp).toBe(0);
    expect(game.state).toMatchObject({ turn: 1, hero: { inventory: [] } });
  });

  test('the preview describes the item, not an attack', async () => {
    const { game, near, far } = await armed('fireballScroll');
    const fireball = item(901, 'fireballScroll');
    near.hp = 99;
    const alone = targetView(game, fireball, { x: far.x - 1, y: far.y });
    expect(alone).toMatchObject({ error: null, warning: null });
    expect(alone.lines[0]).toBe('12 damage: kills the orc.');
    const both = targetView(game, fireball, { x: game.state.player.x, y: game.state.player.y });
    expect(both.lines[0]).toBe('12 damage to you and 2 enemies, kills 1.');
    expect(both.warning).toBe('You would be hit too! It costs you 12 of 30 HP.');
    game.state.player.hp = 12;
    expect(targetView(game, fireball, game.state.player).warning).toBe('You would be hit too! 12 damage kills you (12 HP).');
    const scroll = targetView(game, item(902, 'confusionScroll'), near);
    expect(scroll.lines.slice(0, 2)).toEqual(['Confuses the orc for 10 turns.', 'Orc, 99/10 HP.']);
    expect(scroll.lines.join(' ')).not.toMatch(/kill/);
  });

  test('a blast that hits the player asks again, and moving withdraws the question', async () => {
    const { session, game } = await armed('fireballScroll');
    type(session, 'i', 'a');
    session.hover(cell(game.state.player));
    type(session, 'Enter');
    expect(session.passing?.text).toBe('You would be hit too! Confirm again to go ahead, or cancel.');
    type(session, 'l', 'h', 'Enter');
    expect(game.state.turn).toBe(0);
    session.tap(cell(game.state.player));
    expect(game.state).toMatchObject({ turn: 1, hero: { inventory: [] } });
  });

  test('Esc cancels a blast that would hit the player', async () => {
    const { session, game } = await armed('fireballScroll');
    type(session, 'i', 'a');
    session.hover(cell(game.state.player));
    type(session, 'Enter', 'Escape');
    expect(session.modes.top.kind).toBe('playing');
    expect(game.state).toMatchObject({ turn: 0, player: { hp: 30 } });
  });

  test('the mouse moves the cursor and a click confirms', async () => {
    const { session, game, far } = await armed('confusionScroll');
    type(session, 'i', 'a');
    session.hover(cell(far));
    expect(session.marks.cursor).toEqual(cell(far));
    session.tap(cell(far));
    expect(far.statuses).toHaveProperty('confusion');
    expect(game.state.turn).toBe(1);
  });

  test('a first touch moves the cursor, a second one on the same cell confirms', async () => {
    const { session, game, far } = await armed('confusionScroll');
    type(session, 'i', 'a');
    session.tap(cell(far));
    expect(game.state.turn).toBe(0);
    session.tap(cell(far));
    expect(game.state.turn).toBe(1);
  });

  test('a refused cell says why, and another can be chosen', async () => {
    const { session, game } = await armed('confusionScroll');
    type(session, 'i', 'a');
    session.tap(cell(game.state.player));
    type(session, 'Enter');
    expect(session.modes.top.kind).toBe('targeting');
    expect(session.passing).toMatchObject({ text: 'You can\'t target yourself.', tone: 'impossible' });
    expect(game.state.turn).toBe(0);
    const top = topOf(session);
    if (top.kind !== 'targeting') throw new Error('not aiming');
    expect(targetView(game, top.item, top.cursor)).toMatchObject({ title: 'Target: Confusion Scroll', where: 'Here', error: 'You can\'t target yourself.' });
  });

  test.each([['by its letter', ['i', 'a']], ['from its page', ['i', 'Enter', 'Enter']]])('an item that needs an enemy is refused at once if none is in view, %s', async (_way, keys) => {
    const { session, game } = await openRun();
    carry(game, [item(901, 'confusionScroll')]);
    type(session, ...keys);
    expect(session.modes.top.kind).toBe('playing');
    expect(session.passing).toMatchObject({ text: 'No enemy is close enough to strike.', tone: 'impossible' });
    expect(game.state).toMatchObject({ turn: 0, hero: { inventory: [{ id: 901 }] } });
  });

  test('with nothing to aim at the cursor is on the player, and Tab leaves it there', async () => {
    const { session, game } = await openRun();
    carry(game, [item(901, 'fireballScroll')]);
    type(session, 'i', 'a', 'Tab');
    expect(session.marks.cursor).toEqual(cell(game.state.player));
  });

  test('a mouse that leaves the map leaves the cursor', async () => {
    const { session, near } = await armed('fireballScroll');
    type(session, 'i', 'a');
    session.hover({ x: near.x, y: near.y + 1 });
    session.hover(null);
    expect(session.marks.cursor).toEqual({ x: near.x, y: near.y + 1 });
  });
});

describe('look', () => {
  test('marks where the player is noticed from, its own cell too, so that the region has no hole; nothing in packs without light', async () => {
    const { session, game } = await openRun({ pack: 'lanternfall' });
    type(session, 'x');
    const { x, y } = game.state.player;
    expect(session.marks.seen).toContainEqual({ x, y });
    expect(session.marks.seen.length).toBeGreaterThan(1);
    const plain = await openRun({ pack: 'classic' });
    type(plain.session, 'x');
    expect(plain.session.marks.seen).toEqual([]);
  });

  test('begins on the nearest enemy, and moves by keys, Tab and mouse', async () => {
    const { session, game, near } = await armed('healthPotion');
    type(session, 'x');
    expect(session.marks.cursor).toEqual(cell(near));
    type(session, 'l', 'Tab');
    expect(session.marks.cursor).toEqual(cell(near));
    type(session, 'h');
    expect(session.marks.cursor).toEqual({ x: near.x - 1, y: near.y });
    session.hover({ x: near.x, y: near.y - 1 });
    expect(session.marks.cursor).toEqual({ x: near.x, y: near.y - 1 });
    expect(game.state.turn).toBe(0);
  });

  test('a click pins the cursor until the next one', async () => {
    const { session, near, far } = await armed('healthPotion');
    type(session, 'x');
    session.tap(cell(near));
    session.hover(cell(far));
    expect(session.marks.cursor).toEqual(cell(near));
    session.tap(cell(far));
    expect(session.marks.cursor).toEqual(cell(far));
  });

  test('Enter travels there', async () => {
    const { session, game } = await openRun();
    const { x, y } = game.state.player;
    type(session, 'x', 'l', 'l', 'Enter');
    session.tick();
    expect(game.state.player).toMatchObject({ x: x + 2, y });
  });
});
