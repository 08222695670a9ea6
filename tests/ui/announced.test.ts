import { Wait } from '../../src/engine/actions/moves';
import { announce, callOff } from '../../src/engine/rules/announced';
import type { Game } from '../../src/engine/Game';
import type { Actor } from '../../src/engine/state';
import { completeTexts } from '../../src/keep/text';
import { Speech } from '../../src/ui/guide/Speech';
import type { Session } from '../../src/ui/Session';
import { MAP_SIGNS, chartOf, legendOf } from '../../src/ui/views/mapSigns';
import type { Mode } from '../../src/ui/Mode';
import { logView } from '../../src/ui/views/logView';
import { refugeWords } from '../../src/ui/views/spokenView';
import { announcedAreas } from '../../src/view/map/marks';
import { openRun, put, type } from './support';

beforeAll(completeTexts);

/** A run of the campaign on open ground, with a sentry beside the player that has marked cells relative to the player. */
async function marked(...cells: readonly (readonly [dx: number, dy: number])[]): Promise<{ session: Session; game: Game; sentry: Actor }> {
  const { session, game } = await openRun({ pack: 'lanternfall' });
  session.configure({ hints: 'off' });
  const { floor, content, state: { player } } = game;
  floor.state.traps = [];
  const ground = content.tiles.findIndex(({ id }) => id === 'ground');
  for (let dy = -2; dy <= 2; dy++) for (let dx = -2; dx <= 2; dx++) floor.setTile({ x: player.x + dx, y: player.y + dy }, ground);
  game.look();
  const sentry = put(game, 'sentry');
  const ability = content.breeds.get('sentry')?.abilities?.[0];
  if (!ability) throw new Error('the sentry has no ability');
  announce(game, sentry, { ability, aim: player, cells: cells.map(([dx, dy]) => ({ x: player.x + dx, y: player.y + dy })) });
  return { session, game, sentry };
}

test('marked cells are signs of their own on the minimap and in its legend', async () => {
  const { game } = await marked([1, 0], [2, 0]);
  const { x, y } = game.state.player;
  const { signs, width } = chartOf(game);
  expect([1, 2].map((dx) => MAP_SIGNS[signs[y * width + x + dx] ?? 0])).toEqual(['marked', 'marked']);
  expect(legendOf(game).map(({ sign }) => sign)).toContain('marked');
});

test('each attack has an area of its own, of cells in view', async () => {
  const { game } = await marked([1, 0], [2, 0]);
  const { player } = game.state;
  const ability = game.content.breeds.get('sentry')?.abilities?.[0];
  const [mine, far] = [{ x: player.x + 1, y: player.y }, { x: 0, y: 0 }];
  if (ability) announce(game, put(game, 'sentry'), { ability, aim: player, cells: [mine, far] });
  if (ability) announce(game, put(game, 'sentry'), { ability, aim: player, cells: [far] });
  expect(game.sees(far)).toBe(false);
  expect(announcedAreas(game)).toEqual([[mine, { x: player.x + 2, y: player.y }], [mine]]);
});

test('looking says what will hit a marked cell, from whom, when, and for how much', async () => {
  const { session } = await marked([1, 0]);
  type(session, 'x');
  const game = session.game as Game;
  const { player } = game.state;
  const look: Mode = session.modes.top;
  Object.assign(look, { cursor: { x: player.x + 1, y: player.y } });
  expect(look.cursorWords?.(game).words).toMatch(/Aimed shot \(Sentry\) hits here in 1 turn: [\d–]+ damage to you\./);
});

test('a step into a marked cell asks first, unless the player stands in one already', async () => {
  const { session, game } = await marked([1, 0]);
  type(session, 'l');
  expect(session.modes.top).toMatchObject({ kind: 'confirm', question: { key: 'danger.marked', params: { actor: 'breed.sentry', ability: 'ability.takeAim' } } });
  expect(game.state.turn).toBe(0);
  const inside = await marked([0, 0], [1, 0]);
  type(inside.session, 'l');
  expect([inside.session.modes.top.kind, inside.game.state.turn]).toEqual(['playing', 1]);
});

test('exploring and resting stop while the player is marked', async () => {
  const { session, game } = await marked([0, 0]);
  type(session, 'o', 'Z');
  expect(game.state.turn).toBe(0);
});

test('the screen reader is told which way is safe', async () => {
  const { session, game } = await marked([0, 0], [0, 1], [1, 0], [1, 1], [-1, 1], [-1, 0], [1, -1]);
  expect(refugeWords(game)).toBe('Safe: north.');
  const speech = new Speech();
  speech.update(session);
  expect(speech.recent.map(({ text }) => text)).toContain('Safe: north.');
  const shut = await marked([0, 0], [0, 1], [1, 0], [1, 1], [-1, 1], [-1, 0], [1, -1], [0, -1]);
  expect(refugeWords(shut.game)).toBe('No safe tile beside you.');
  expect(refugeWords((await marked([1, 0])).game)).toBeNull();
});

test('a warning in the log fades once the player has left what it was of', async () => {
  const { game, sentry } = await marked([0, 0]);
  const { player } = game.state;
  const tone = (): string | undefined => logView(game, 9).find(({ text }) => text.includes('will hit your tile'))?.tone;
  game.say('enemyAttack', 'log.marked.sure', { ability: 'ability.takeAim', n: 1, least: 6, most: 6 });
  expect(tone()).toBe('enemyAttack');
  player.x++;
  expect(tone()).toBe('impossible');
  player.x--;
  callOff(game, sentry);
  expect(tone()).toBe('impossible');
});

test('the log says it in whole sentences', async () => {
  const { game, sentry } = await marked([0, 0]);
  game.turn(new Wait());
  expect(game.state.log.map(({ key }) => key)).toEqual(expect.arrayContaining(['ability.takeAim.used', 'log.attack']));
  expect(sentry.announced).toBeNull();
});
