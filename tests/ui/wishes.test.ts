import { DEFAULT_SETTINGS } from '../../src/ui/settings/settings';
import { SETTING_IDS, SETTING_ROWS, DEFAULTS, type SettingId } from '../../src/ui/settings/settingRows';
import { SettingsMenu } from '../../src/ui/modes/SettingsMenus';
import { viewPreferences } from '../../src/scenes/viewPreferences';
import { gameOf, lying, openRun, put, putOrc, threaten, type } from './support';

/** What players look for in the settings, each at work. */
describe('travel speed', () => {
  it('normal takes a step as soon as the map is at rest', async () => {
    const { session, game } = await openRun({ isBusy: () => true });
    session.tap({ x: game.state.player.x + 3, y: game.state.player.y });
    session.tick(1000);
    expect(game.state.turn).toBe(1);
  });

  it('slow pauses after each step', async () => {
    const { session, game } = await openRun();
    session.configure({ travel: 'slow' });
    session.tap({ x: game.state.player.x + 3, y: game.state.player.y });
    session.tick(100);
    expect(game.state.turn).toBe(1);
    session.tick(200);
    expect(game.state.turn).toBe(2);
    session.tick(100);
    expect(game.state.turn).toBe(2);
  });

  it('fast doesn\'t wait for the map', async () => {
    const { session, game } = await openRun({ isBusy: () => true });
    session.configure({ travel: 'fast' });
    session.tap({ x: game.state.player.x + 3, y: game.state.player.y });
    session.tick(20);
    expect(game.state.turn).toBe(1);
    session.tick(20);
    expect(game.state.turn).toBe(2);
  });

  it('instant arrives within a frame, by the same recorded steps', async () => {
    const walked = async (travel: 'normal' | 'instant', frames: number): Promise<string> => {
      const { session } = await openRun({ isBusy: () => travel === 'instant' });
      session.configure({ travel, finds: 'off' });
      session.command({ do: 'explore' });
      for (let frame = 0; frame < frames && session.pursuit !== null; frame++) session.tick(16);
      expect(session.pursuit).toBeNull();
      return `${session.run?.record.deeds} ${gameOf(session).hash}`;
    };
    expect(await walked('instant', 20)).toBe(await walked('normal', 2000));
  });

  it('instant stops at danger on the way', async () => {
    const { session, game } = await openRun();
    session.configure({ travel: 'instant' });
    put(game, 'orc');
    session.tap({ x: game.state.player.x + 3, y: game.state.player.y });
    session.tick(16);
    expect(session.pursuit).toBeNull();
    expect(game.state.turn).toBe(1);
  });
});

describe('what exploring picks up and stops for', () => {
  it('follows the setting, in single steps', async () => {
    const { session, game } = await openRun();
    session.configure({ picks: 'none' });
    game.floor.state.items = [lying(901, 'healthPotion', game.state.player)];
    session.command({ do: 'explore' });
    expect(game.state.hero.inventory).toEqual([]);
    session.configure({ picks: 'all' });
    game.floor.state.items = [lying(902, 'healthPotion', game.state.player)];
    session.command({ do: 'explore' });
    expect(game.state.hero.inventory).toMatchObject([{ id: 902 }]);
  });

  it('includes new items only if the setting says so', async () => {
    const stops = async (finds: 'on' | 'off'): Promise<string | undefined> => {
      const { session, game } = await openRun();
      session.configure({ finds });
      const { x, y } = game.state.player;
      game.floor.state.items = [{ ...lying(901, 'healthPotion', { x: x + 2, y }), seen: false }];
      session.tap({ x: x + 3, y });
      return session.passing?.text;
    };
    expect(await stops('on')).toMatch(/health potion/i);
    expect(await stops('off')).toBeUndefined();
  });
});

describe('vibration', () => {
  type Pattern = number | number[];

  async function shaken(device: 'touch' | 'keys', vibration: 'on' | 'off', hit: 'wound' | 'death'): Promise<Pattern[]> {
    const felt: Pattern[] = [];
    const { session, game } = await openRun({ vibrate: (pattern) => { felt.push(pattern); } });
    session.configure({ vibration });
    if (device === 'touch') session.hands.use('touch');
    if (hit === 'death') threaten(game);
    else putOrc(game, 1);
    session.command({ do: 'wait' });
    return felt;
  }

  it('reports a wound by a short buzz and death by a long one, on a phone', async () => {
    const [wound] = await shaken('touch', 'on', 'wound');
    const [death] = await shaken('touch', 'on', 'death');
    expect(wound).toEqual(expect.any(Number));
    expect(death).toEqual(expect.any(Array));
  });

  it.each([['touch', 'off'], ['keys', 'on']] as const)('is silent by %s with the setting %s', async (device, vibration) => {
    expect(await shaken(device, vibration, 'wound')).toEqual([]);
  });
});

describe('reset to defaults', () => {
  it('covers every setting', async () => {
    const { session } = await openRun();
    const other = (id: SettingId): unknown => SETTING_ROWS[id].values.find((value: unknown) => value !== SETTING_ROWS[id].defaultValue);
    session.configure(Object.fromEntries(SETTING_IDS.map((id) => [id, other(id)])));
    session.command({ do: 'settings' });
    session.command({ do: 'choose', index: new SettingsMenu().choices.findIndex(({ label }) => label === 'ui.settings.reset') });
    type(session, 'ArrowDown', 'Enter');
    expect(session.settings).toMatchObject(DEFAULTS);
  });
});

describe('the picture', () => {
  const wanted = (change: object): ReturnType<typeof viewPreferences> => viewPreferences({ ...DEFAULT_SETTINGS, ...change }, () => false);

  it('is as fast as the setting says, in percent of the usual time', () => {
    expect((['slow', 'normal', 'fast', 'instant'] as const).map((speed) => wanted({ speed }).pace)).toEqual([200, 100, 50, 0]);
  });

  it('shakes unless the setting says no', () => {
    expect([wanted({}).shakes, wanted({ shake: 'off' }).shakes]).toEqual([true, false]);
  });
});
