import { UseItem } from '../../src/engine/actions/items';
import { dangerOf } from '../../src/engine/ai/interruption';
import type { Game } from '../../src/engine/Game';
import { NewRun } from '../../src/ui/modes/NewRun';
import type { Session } from '../../src/ui/Session';
import { openRun, type } from './support';

/** A run of the campaign with a known trap east of the player, on bare ground. */
async function besideTrap(): Promise<{ session: Session; game: Game }> {
  const run = await openRun({ pack: 'lanternfall' });
  const { floor, content, state } = run.game;
  const at = { x: state.player.x + 1, y: state.player.y };
  floor.setTile(at, content.tiles.findIndex(({ id }) => id === 'ground'));
  floor.state.traps = [{ kind: 'dart', ...at, known: true }];
  return run;
}

/** A step by a key, and by a tap on the cell. */
const WAYS: [string, (session: Session, game: Game) => void][] = [
  ['a key', (session) => { type(session, 'l'); }],
  ['a tap', (session, { state: { player } }) => { session.tap({ x: player.x + 1, y: player.y }); }],
];

test.each(WAYS)('a step onto a known trap by %s asks first, with the safe answer in focus; the other goes ahead', async (_, step) => {
  const { session, game } = await besideTrap();
  const before = game.state.turn;
  step(session, game);
  expect(session.modes.top.kind).toBe('confirm');
  expect(session.modes.top).toMatchObject({ question: { key: 'danger.trap', params: { trap: 'trap.dart' } } });
  expect(game.state.turn).toBe(before);
  type(session, 'Enter');
  expect([game.state.turn, session.modes.top.kind]).toEqual([before, 'playing']);
  step(session, game);
  type(session, 'ArrowDown', 'Enter');
  expect(game.state.turn).toBe(before + 1);
  expect(session.modes.top.kind).toBe('playing');
});

test('Esc and the safe answer leave everything as it is', async () => {
  const { session, game } = await besideTrap();
  const before = game.hash;
  type(session, 'l', 'Escape');
  expect(session.modes.top.kind).toBe('playing');
  type(session, 'l', 'Enter');
  expect(session.modes.top.kind).toBe('playing');
  expect(game.hash).toBe(before);
});

test.each<[string, boolean, unknown]>([
  ['firePotion', true, { key: 'danger.around', params: { hazard: 'hazard.fire' } }],
  ['frostPotion', true, { key: 'danger.around', params: { hazard: 'hazard.frost' } }],
  ['firePotion', false, null], ['healthPotion', true, null], ['fireBomb', true, null],
])('a %s, known: %s, asks first only if it lets something harmful loose around the hero', async (kind, isKnown, question) => {
  const { game } = await openRun({ pack: 'lanternfall' });
  game.state.hero.inventory.push({ id: 900, kind, affixes: [], charges: 0, plus: 0 });
  game.state.hero.known = isKnown ? [kind] : [];
  expect(dangerOf(game, new UseItem(900))).toEqual(question);
});

test('an undiscovered trap asks nothing', async () => {
  const { session, game } = await besideTrap();
  for (const trap of game.floor.state.traps) trap.known = false;
  type(session, 'l');
  expect(session.modes.top.kind).toBe('playing');
  expect(game.state.turn).toBe(1);
});

test('leaving while burning asks first', async () => {
  const { session, game } = await openRun({ pack: 'lanternfall' });
  const { floor, content, state } = game;
  floor.setTile(state.player, content.tiles.findIndex(({ stairs }) => stairs === 'down'));
  state.player.statuses = { burning: 3 };
  type(session, '>');
  expect(session.modes.top).toMatchObject({ kind: 'confirm', question: { key: 'danger.burning' } });
  type(session, 'ArrowDown', 'Enter');
  expect(game.state.floor).toBe(2);
});

describe('with the confirmation switched off, the player', () => {
  test('steps onto a known trap at once', async () => {
    const { session, game } = await besideTrap();
    session.configure({ confirm: 'off' });
    type(session, 'l');
    expect(session.modes.top.kind).toBe('playing');
    expect(game.state.turn).toBe(1);
  });

  test('is still asked before a run is ended', async () => {
    const { session } = await openRun();
    session.configure({ confirm: 'off' });
    session.modes.push(new NewRun('classicBare'));
    type(session, 'Enter');
    expect(session.modes.top.kind).toBe('confirm');
  });
});
