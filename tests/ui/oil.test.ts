import type { Game } from '../../src/engine/Game';
import type { Session } from '../../src/ui/Session';
import { Speech } from '../../src/ui/guide/Speech';
import { logView } from '../../src/ui/views/logView';
import { openRun, type } from './support';

const LOW = 'Your lantern burns low: oil for 149 more turns.';

/** A run in the campaign in which nothing but the oil can stop the hero. */
async function openDim(oil: number): Promise<{ session: Session; game: Game }> {
  const { session, game } = await openRun({ pack: 'lanternfall' });
  game.floor.state.traps = [];
  game.floor.state.items = [];
  session.configure({ hints: 'off' });
  game.state.hero.oil = oil;
  return { session, game };
}

/** Explores until something stops it; then again, until all is explored or the oil is gone. Returns what stopped it. */
function exploreOn(session: Session, game: Game): string[] {
  const why: string[] = [];
  for (let stop = 0; stop < 40 && game.state.hero.oil > 0; stop++) {
    type(session, 'o');
    for (let frame = 0; frame < 2000 && session.pursuit !== null; frame++) session.tick();
    why.push(session.passing?.text ?? '');
    if (/^Nothing left/.test(why.at(-1) ?? '')) break;
  }
  return why;
}

test('oil that runs low stops exploring once, and less light never does', async () => {
  const { session, game } = await openDim(170);
  const stops = exploreOn(session, game);
  expect(stops.filter((why) => why === LOW)).toHaveLength(1);
  expect(stops.filter((why) => /light|lantern|\boil\b/i.test(why))).toEqual([LOW]);
});

test('below the threshold neither exploring nor travel is stopped by light or oil, down to the last drop', async () => {
  const { session, game } = await openDim(149);
  expect(exploreOn(session, game).filter((why) => /light|lantern|oil/i.test(why))).toEqual([]);
});

test('the warning is given in single steps, too, and stays for some', async () => {
  const { session } = await openDim(150);
  type(session, '.');
  expect(session.passing).toMatchObject({ text: LOW, tone: 'enemyAttack' });
  type(session, '.', '.');
  expect(session.passing?.text).toBe(LOW);
  type(session, '.', '.');
  expect(session.passing).toBeNull();
});

test('a few turns of oil more don\'t bring it again; a flask does, once those are burnt', async () => {
  const { session, game } = await openDim(150);
  type(session, '.');
  for (let turn = 0; turn < 5; turn++) type(session, '.');
  game.state.hero.oil = 150;
  type(session, '.');
  expect(session.passing).toBeNull();
  game.state.hero.oil += 150;
  for (let turn = 0; turn < 200 && session.passing === null; turn++) type(session, '.');
  expect(session.passing?.text).toBe(LOW);
});

test('the log says that it is empty, and no step on the way there, on the screen or aloud', async () => {
  const { session, game } = await openDim(150);
  const speech = new Speech();
  const heard = new Set<string>();
  for (let turn = 0; turn < 152; turn++) {
    type(session, '.');
    for (const { text } of speech.update(session)) heard.add(text);
  }
  const lines = logView(game, 1000).map(({ text }) => text).filter((text) => /lantern/i.test(text));
  expect(lines).toEqual(['Your lantern gutters down to a spark. Something has noticed.']);
  expect([...heard].filter((text) => /lantern/i.test(text)).sort()).toEqual([...lines, LOW].sort());
});
