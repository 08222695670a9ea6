import { actionsOf } from '../../src/engine/run/Recording';
import { encodeReplay, type Replay } from '../../src/engine/run/replay';
import { Confirm } from '../../src/ui/modes/Menu';
import { followLinks } from '../../src/ui/replays/replayLink';
import { watchText } from '../../src/ui/replays/watchText';
import { forged, hashes, keeping, line, steps, watched, watching, wound } from './replays';
import { gameOf, openRun, openTitle, threaten, type, labelsOf, topOf } from './support';

describe('watching', () => {
  it('changes nothing stored, unlocks no lore, and gives the run back unchanged', async () => {
    const { kept, saved, ports } = keeping();
    const { session, game } = await openRun(ports);
    type(session, '.', '.');
    await session.settled();
    const before = { stored: JSON.stringify([...kept]), saved: saved.length, hash: game.hash, run: session.run, hint: session.hints.current };
    watchText(session, line);
    expect(session.game).not.toBe(game);
    expect(session.run).toBe(before.run);
    expect(session.isRunning).toBe(true);
    for (let press = 0; press < 6; press++) type(session, '+');
    for (let frame = 0; frame < 300; frame++) session.tick(50);
    expect(watching(session).reel.isAtEnd).toBe(true);
    await session.settled();
    type(session, 'Escape');
    expect(session.game).toBe(game);
    expect(session.modes.top.kind).toBe('playing');
    expect({ stored: JSON.stringify([...kept]), saved: saved.length, hash: game.hash, run: session.run, hint: session.hints.current }).toEqual(before);
    type(session, '.');
    expect(game.state.turn).toBe(3);
  });

  it('performs no action of the waiting run', async () => {
    const { session, game } = await openRun();
    session.command({ do: 'explore' });
    expect(session.pursuit).not.toBeNull();
    const { hash } = game;
    watchText(session, line);
    expect(session.pursuit).toBeNull();
    type(session, ' ');
    for (let frame = 0; frame < 5; frame++) session.tick(16);
    for (const press of ['.', 'g', 'i', 'o', '>', 'h', 'j', 'Z', '1', 'PadX', 'PadRS']) type(session, press);
    session.command({ do: 'wait' });
    session.command({ do: 'explore' });
    session.command({ do: 'step', dx: 1, dy: 0 });
    expect(session.modes.top.kind).toBe('watching');
    expect(game.hash).toBe(hash);
  });

  it('leads back to whatever was open, even from one replay to another', async () => {
    const session = await openTitle();
    watchText(session, line);
    watchText(session, line);
    type(session, 'Escape');
    expect([session.modes.top.kind, session.game]).toEqual(['newRun', null]);
    expect(session.screen.mode).toBeNull();
  });

  it('ends when another run is opened', async () => {
    const session = await openTitle();
    watchText(session, line);
    session.runs.start('classicBare', '1');
    expect([session.screen.mode, session.modes.top.kind, gameOf(session).state.seed]).toEqual([null, 'playing', '1']);
    const turn = gameOf(session).state.turn;
    for (let frame = 0; frame < 50; frame++) session.tick(50);
    expect(gameOf(session).state.turn).toBe(turn);
  });
});

describe('taking over', () => {
  it('continues from there in an unranked run, recorded from its first action', async () => {
    const { kept, ports } = keeping();
    const session = await openTitle(ports);
    watchText(session, line);
    session.command({ do: 'seek', to: 30 });
    wound(session);
    type(session, 'Enter');
    expect(session.modes.top.kind).toBe('playing');
    expect([session.screen.mode, session.game?.hash]).toEqual([null, hashes[30]]);
    expect(session.run?.record.ranked).toBe(false);
    type(session, '.');
    await session.settled();
    expect([...kept.values()].join()).toContain('"seed":"3"');
    const { replay } = session.run ?? {};
    expect(replay?.count).toBeGreaterThanOrEqual(30);
    const again = await watched({ ...replay });
    type(again.session, 'End');
    expect([wound(again.session).reel.desync, again.session.game?.hash]).toEqual([null, session.game?.hash]);
  });

  it('asks first if a run would be lost, and "no" leaves both unchanged', async () => {
    const { session, game } = await openRun();
    watchText(session, line);
    session.command({ do: 'seek', to: 10 });
    wound(session);
    type(session, 'Enter');
    expect(session.modes.top).toBeInstanceOf(Confirm);
    for (let frame = 0; frame < 9; frame++) session.tick(100);
    expect(session.game?.hash).toBe(hashes[10]);
    type(session, 'Enter');
    expect(session.modes.top.kind).toBe('watching');
    expect(session.run?.game).toBe(game);
    type(session, 'Enter', 'ArrowDown', 'Enter');
    expect([session.modes.top.kind, session.game?.hash]).toEqual(['playing', hashes[10]]);
    expect(session.run?.game).not.toBe(game);
  });

  it('is impossible where the run is over', async () => {
    const { session } = await watched();
    type(session, 'End');
    expect(wound(session).canTakeOver).toBe(false);
    type(session, 'Enter');
    expect(session.modes.top.kind).toBe('watching');
  });

  it('from the desync is recorded as it happens here', async () => {
    const { session } = await watched({ actions: actionsOf(forged) });
    type(session, 'End');
    wound(session);
    type(session, 'Enter');
    expect(session.run?.replay?.actions).toBe(actionsOf(steps.slice(0, 21)));
  });
});

describe('the end of a run', () => {
  it('can be watched, from twenty turns before it', async () => {
    const { session, game } = await openRun();
    for (let turn = 0; turn < 40; turn++) type(session, '.');
    threaten(game);
    type(session, '.');
    expect(session.modes.top.kind).toBe('gameOver');
    const labels = labelsOf(session);
    session.command({ do: 'choose', index: labels.indexOf('ui.over.watch') });
    expect(session.modes.top.kind).toBe('watching');
    expect(watching(session).place).toBe(21);
    type(session, 'Escape');
    expect([session.modes.top.kind, session.game]).toEqual(['gameOver', game]);
  });

  it('can be copied as a link or text, or saved; if that isn\'t allowed the text is shown', async () => {
    const copied: string[] = [];
    const files: { name: string; text: string }[] = [];
    let allows = true;
    const { session, game } = await openRun({
      address: 'https://example.org/game/?pack=deep#replay=old',
      files: {
        copy: (words) => { if (allows) copied.push(words); return Promise.resolve(allows); },
        save: (name, words) => { files.push({ name, text: words }); return allows; },
        pick: () => Promise.resolve([]),
      },
    });
    type(session, '.');
    threaten(game);
    type(session, '.');
    const labels = labelsOf(session);
    session.command({ do: 'choose', index: labels.indexOf('ui.over.share') });
    const top = topOf(session);
    if (top.kind !== 'share') throw new Error(top.kind);
    const replay = encodeReplay(session.run?.replay as Replay);
    const choose = async (index: number): Promise<void> => {
      session.command({ do: 'choose', index });
      await Promise.resolve();
      await Promise.resolve();
    };
    await choose(0);
    await choose(1);
    expect(copied).toEqual([`https://example.org/game/#replay=${replay}`, replay]);
    expect([top.textExport.outcome, top.textExport.shown]).toEqual(['Copied.', null]);
    await choose(2);
    expect(files).toEqual([{ name: 'lanternfall-classicBare-2.replay.txt', text: `${replay}\n` }]);
    allows = false;
    await choose(1);
    expect([top.textExport.outcome, top.textExport.shown]).toEqual(['This browser won\'t let the page copy. Select and copy it here:', replay]);
    type(session, 'Escape');
    expect(session.modes.top.kind).toBe('gameOver');
  });
});

describe('a replay link', () => {
  interface Page { hash: string; replaced: string[]; listeners: (() => void)[] }
  function page(hash: string): { page: Page; window: Parameters<typeof followLinks>[0] } {
    const state: Page = { hash, replaced: [], listeners: [] };
    const window = {
      location: { get hash() { return state.hash; }, pathname: '/game/', search: '?x=1' },
      history: { state: null, replaceState: (_state: unknown, _title: string, address: string) => { state.replaced.push(address); state.hash = ''; } },
      addEventListener: (_type: string, listener: () => void) => { state.listeners.push(listener); },
    };
    return { page: state, window: window as unknown as Parameters<typeof followLinks>[0] };
  }

  it('opens its recording over the current run, and is removed from the address afterwards', async () => {
    const { kept, ports } = keeping();
    const { session, game } = await openRun(ports);
    await session.settled();
    const before = JSON.stringify([...kept]);
    const { page: state, window } = page(`#replay=${line}`);
    followLinks(window, session);
    expect([session.modes.top.kind, session.game?.hash]).toEqual(['watching', hashes[0]]);
    expect(state.replaced).toEqual([]);
    type(session, 'Escape');
    expect(state.replaced).toEqual(['/game/?x=1']);
    expect(session.game).toBe(game);
    await session.settled();
    expect(JSON.stringify([...kept])).toBe(before);
  });

  it('that is put into the address later works too', async () => {
    const session = await openTitle();
    const { page: state, window } = page('#elsewhere');
    followLinks(window, session);
    expect(session.screen.mode).toBeNull();
    state.hash = `#replay=${line}`;
    for (const listener of state.listeners) listener();
    expect(session.screen.mode).not.toBeNull();
  });

  it.each(['#replay=', '#replay=LF1~', `#replay=${line.slice(0, -1)}`, `#replay=${'%'.repeat(5000)}`, '#replay=<img src=x onerror=alert(1)>'])('that is broken is reported and changes nothing: %.40s', async (hash) => {
    const { session, game } = await openRun();
    const { page: state, window } = page(hash);
    followLinks(window, session);
    expect(session.notice).toMatch(/^(This isn't a Lanternfall replay|The replay)/);
    expect([session.game, session.modes.top.kind, state.hash]).toEqual([game, 'playing', '']);
  });

  it('survives a page that may not change its address', async () => {
    const session = await openTitle();
    const { window } = page(`#replay=${line}`);
    window.history.replaceState = () => { throw new Error('forbidden'); };
    followLinks(window, session);
    type(session, 'Escape');
    expect(session.modes.top.kind).toBe('newRun');
  });
});
