import type { Game } from '../../src/engine/Game';
import { addLine } from '../../src/engine/log';
import type { Session } from '../../src/ui/Session';
import { Speech } from '../../src/ui/Speech';
import { lying, openRun, putOrc, type } from './support';

/** A run in which all that was to be said at first has been said. */
async function opened(): Promise<{ session: Session; game: Game; said: () => string[]; urgent: () => string[] }> {
  const { session, game } = await openRun();
  const speech = new Speech();
  let last = speech.update(session).at(-1)?.id ?? 0;
  const fresh = (): { text: string; isUrgent: boolean }[] => {
    const news = speech.update(session).filter(({ id }) => id > last);
    last = news.at(-1)?.id ?? last;
    return news.map(({ text, isUrgent }) => ({ text, isUrgent }));
  };
  return { session, game, said: () => fresh().map(({ text }) => text), urgent: () => fresh().filter(({ isUrgent }) => isUrgent).map(({ text }) => text) };
}

const line = (key: string, params: Record<string, string | number> = {}): { tone: 'plain'; key: string; params: Record<string, string | number> } => ({ tone: 'plain', key, params });

describe('what is read aloud', () => {
  test('every new line of the log once, in order, however many come in a turn', async () => {
    const { game, said } = await opened();
    for (let n = 1; n <= 9; n++) addLine(game.state.log, line('log.xp', { n }));
    expect(said()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `You gain ${n} experience point${n === 1 ? '' : 's'}.`));
    expect(said()).toEqual([]);
  });

  test('a line that comes again, with how often', async () => {
    const { game, said } = await opened();
    addLine(game.state.log, line('log.won'));
    said();
    addLine(game.state.log, line('log.won'));
    expect(said()).toEqual(['Behind the last stairs is daylight. You have won! (x2)']);
    addLine(game.state.log, line('log.won'));
    addLine(game.state.log, line('log.boon.power'));
    expect(said()).toEqual(['Behind the last stairs is daylight. You have won! (x3)', 'You feel stronger!']);
  });

  test('also when the log is full and drops its oldest', async () => {
    const { game, said } = await opened();
    for (let n = 0; n < 1000; n++) addLine(game.state.log, line('log.xp', { n }));
    said();
    addLine(game.state.log, line('log.boon.life'));
    expect(said()).toEqual(['Your health improves!']);
  });

  test('why something was refused, each time', async () => {
    const { session, game, said } = await opened();
    type(session, 'g');
    expect(said()).toEqual(['There is nothing here to pick up.']);
    type(session, 'g');
    expect(said()).toEqual(['There is nothing here to pick up.']);
    expect(game.state.turn).toBe(0);
  });

  test('who comes into view and where, and once more when it stands beside the player', async () => {
    const { session, game, said } = await opened();
    putOrc(game, 4);
    type(session, '.');
    expect(said()).toEqual(['Orc: 3 steps east.']);
    type(session, '.');
    expect(said()).toEqual([]);
    type(session, '.');
    expect(said()).toEqual(['Orc: 1 step east.']);
    type(session, '.');
    expect(said()).toEqual(['Orc attacks Player for 1 hit point.', '29 of 30 hit points.']);
  });

  test('what lies there, and what lies underfoot', async () => {
    const { session, game, said } = await opened();
    const { x, y } = game.state.player;
    game.floor.state.items.push(lying(900, 'healthPotion', { x: x + 2, y }));
    type(session, '.');
    expect(said()).toEqual(['Health Potion: 2 steps east.']);
    game.floor.state.items.push(lying(901, 'healthPotion', { x, y }));
    type(session, '.');
    expect(said()).toEqual(['Here lies: Health Potion']);
  });

  test('every loss of health, urgently when little is left', async () => {
    const { session, game, said, urgent } = await opened();
    game.state.player.hp = 20;
    expect(said()).toEqual(['20 of 30 hit points.']);
    game.state.player.hp = 5;
    expect(urgent()).toEqual(['5 of 30 hit points, nearly dead.']);
    game.state.player.hp = 15;
    type(session, '.');
    expect(said()).toEqual([]);
  });
});
