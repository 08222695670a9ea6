import { revealed } from '../../src/engine/ending/account';
import { PastRun } from '../../src/ui/modes/PastRun';
import { LastFloor } from '../../src/ui/modes/LastFloor';
import { loadDialogs } from '../../src/ui/modes/dialogs';
import { Speech } from '../../src/ui/guide/Speech';
import { watchText } from '../../src/ui/replays/watchText';
import type { Session } from '../../src/ui/Session';
import { entry, proven } from './pastRuns';
import { openRun, openTitle, threaten, type, topOf } from './support';

beforeAll(async () => { await loadDialogs(); });

function lookingAt(session: Session): LastFloor {
  const { top } = session.modes;
  if (!(top instanceof LastFloor)) throw new Error(top.kind);
  return top;
}

function choose(session: Session, label: string): void {
  const top = topOf(session);
  session.command({ do: 'choose', index: 'choices' in top ? top.choices.findIndex((choice) => choice.label === label) : -1 });
}

describe('the floor on which a run ended', () => {
  it('can be looked at tile by tile, and left for the last page again', async () => {
    const { session, game } = await openRun({ pack: 'lanternfall' });
    threaten(game);
    type(session, '.');
    choose(session, 'ui.over.floor');
    const { x, y } = game.state.player;
    expect([lookingAt(session).cursor, session.game]).toEqual([{ x, y }, game]);
    type(session, 'ArrowRight');
    expect(lookingAt(session).cursor).toEqual({ x: x + 1, y });
    type(session, 'Escape');
    expect([session.modes.top.kind, session.game]).toEqual(['gameOver', game]);
  });

  it('shows all of it on demand, in a copy, and only what was known before and after', async () => {
    const { session, game } = await openRun({ pack: 'lanternfall', monsters: true });
    game.floor.state.traps.push({ kind: 'gas', x: game.state.player.x, y: game.state.player.y, known: false });
    threaten(game);
    type(session, '.');
    const [hash, before] = [game.hash, JSON.stringify(game.state)];
    choose(session, 'ui.over.floor');
    type(session, 'Enter');
    const shown = session.game;
    if (!shown) throw new Error('nothing is shown');
    const { floor } = shown;
    expect(lookingAt(session).isRevealed).toBe(true);
    expect(floor.state.actors.every((actor) => shown.seesActor(actor))).toBe(true);
    expect([...floor.state.traps, ...floor.state.items].every((thing) => floor.isVisible(thing.x, thing.y))).toBe(true);
    expect(floor.state.traps.every(({ known }) => known) && floor.state.items.every(({ seen }) => seen)).toBe(true);
    const open = floor.state.terrain.flatMap((_, cell) => (floor.isWalkable(cell % floor.width, Math.floor(cell / floor.width)) ? [cell] : []));
    expect(open.filter((cell) => !floor.isSeen(cell % floor.width, Math.floor(cell / floor.width)))).toEqual([]);
    type(session, 'Enter');
    expect([session.game, lookingAt(session).isRevealed]).toEqual([game, false]);
    expect([game.hash, JSON.stringify(game.state)]).toEqual([hash, before]);
  });

  it('leaves rock dark that nobody could see', async () => {
    const { game } = await openRun({ pack: 'lanternfall' });
    const all = revealed(game).floor.state.explored.filter((knowledge) => knowledge > 0).length;
    expect(all).toBeLessThan(game.floor.state.terrain.length);
  });

  it('is told tile by tile, without all that is in view', async () => {
    const { session, game } = await openRun({ pack: 'lanternfall', monsters: true });
    threaten(game);
    type(session, '.');
    const speech = new Speech();
    const last = speech.update(session).at(-1)?.id ?? 0;
    choose(session, 'ui.over.floor');
    type(session, 'Enter');
    const said = speech.update(session).filter(({ id }) => id > last).map(({ text }) => text);
    expect(said).toEqual([
      expect.stringMatching(/^Floor 1, all of it\. You/),
      'Arrow keys: look around. x: repeat. Tab: next thing. Enter: reveal all, or hide it again. Esc: leave.',
    ]);
    const count = (): number | undefined => speech.update(session).at(-1)?.id;
    for (const name of ['x', 'ArrowRight', 'x']) {
      const before = count() ?? 0;
      type(session, name);
      expect([name, count()]).toEqual([name, before + 1]);
    }
  });

  it('can be looked at in the history too, by the recording', async () => {
    const session = await openTitle();
    const past = proven('classicBare', 'a floor');
    session.modes.push(new PastRun(past, session));
    choose(session, 'ui.over.floor');
    for (let frame = 0; frame < 500 && lookingAt(session).isSeeking; frame++) session.tick(16);
    expect(lookingAt(session).isSeeking).toBe(false);
    expect(session.game?.state.outcome).toMatchObject({ kind: 'died', cause: past.cause, floor: past.floor, turn: past.turns });
    type(session, 'Enter');
    expect(lookingAt(session).isRevealed).toBe(true);
    type(session, 'Escape');
    expect(session.modes.top.kind).toBe('pastRun');
  });

  it('is not shown where its recording leads elsewhere', async () => {
    const session = await openTitle();
    watchText(session, entry().replay ?? '', { floor: true });
    for (let frame = 0; frame < 50 && session.modes.top.kind === 'lastFloor'; frame++) session.tick(16);
    expect([session.modes.top.kind, session.game]).toEqual(['newRun', null]);
    expect(session.notice).toMatch(/turn \d/);
  });

  it('takes no key while its recording is wound', async () => {
    const session = await openTitle();
    watchText(session, entry().replay ?? '', { floor: true, clock: () => Infinity });
    type(session, 'Enter');
    expect([lookingAt(session).isSeeking, lookingAt(session).isRevealed]).toEqual([true, false]);
    type(session, 'Escape');
    expect(session.game).toBeNull();
  });
});
