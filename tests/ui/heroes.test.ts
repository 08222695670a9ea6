import { Become } from '../../src/engine/actions/hero';
import { skillOf } from '../../src/engine/facts/hero';
import { gainXp } from '../../src/engine/rules/death';
import { packs } from '../../src/content/packs';
import { title as german } from '../../src/content/text/de/page';
import { title as english } from '../../src/content/text/en/page';
import type { Texts } from '../../src/engine/content';
import { packIds } from '../../src/keep/packRegistry';
import { beginRun } from '../../src/keep/Run';
import { Confirm } from '../../src/ui/modes/Menu';
import { NewLevel } from '../../src/ui/modes/Hero';
import { heroName, heroView, learntView, offersView, skillView } from '../../src/ui/views/heroView';
import { strikeView } from '../../src/ui/views/targetView';
import { carry, gameOf, item, openRun, openTitle, type } from './support';

describe('heroes', () => {
  test('are chosen from the character screen before the first turn, and begin with their own things', async () => {
    const session = await openTitle();
    type(session, 'Enter', 'c');
    session.command({ do: 'heroes' });
    expect(session.modes.top.kind).toBe('heroes');
    type(session, 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowDown', 'Enter');
    const { hero, turn } = gameOf(session).state;
    expect([hero.kind, turn, hero.inventory.map(({ kind }) => kind)]).toEqual(['poacher', 0, ['dagger', 'leatherArmour', 'bow', 'arrows', 'softBoots']]);
    expect(session.modes.top.kind).toBe('playing');
    expect(session.quick.kinds(gameOf(session), [])).toEqual(['bow', 'arrows', null, null]);
  });

  test('are chosen on the title, for the next runs too', async () => {
    const session = await openTitle();
    session.command({ do: 'heroes' });
    type(session, 'ArrowDown', 'Enter');
    expect([session.modes.top.kind, session.runs.hero]).toEqual(['newRun', 'warden']);
    type(session, 'Enter');
    expect([gameOf(session).state.hero.kind, gameOf(session).state.turn]).toEqual(['warden', 0]);
    expect(session.run?.replay?.actions).toMatch(/^p1\b/);
    session.runs.start('classic', 's');
    expect(gameOf(session).state.hero.kind).toBe('');
    session.runs.start('lanternfall', 's');
    expect(gameOf(session).state.hero.kind).toBe('warden');
  });

  test('are chosen on the title by their portraits or with Left and Right, round and round; in packs without heroes these choose the dungeon', async () => {
    const session = await openTitle();
    const chosen = (): string => session.runs.hero;
    session.command({ do: 'hero', hero: 'poacher' });
    expect([chosen(), session.modes.top.kind]).toEqual(['poacher', 'newRun']);
    type(session, 'ArrowRight', 'ArrowRight');
    expect(chosen()).toBe('lamplighter');
    type(session, 'ArrowLeft', 'ArrowLeft');
    expect([chosen(), session.modes.top]).toEqual(['poacher', expect.objectContaining({ pack: 'lanternfall' })]);
    type(session, 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowRight');
    expect([chosen(), session.modes.top]).toEqual(['poacher', expect.objectContaining({ pack: packIds[2] })]);
  });

  test('say on the title in a sentence how they play', () => {
    const { heroes } = packs.lanternfall;
    for (const texts of [english, german]) {
      const said = Object.keys(heroes).map((id) => (texts as Texts)[`hero.${id}.about`] ?? '');
      expect(said.filter((about) => !/^[^.!?:]{20,90}\.$/.test(about))).toEqual([]);
    }
  });

  test('have a name on the sheet, in packs that have heroes', async () => {
    const { game } = await openRun({ pack: 'lanternfall' });
    expect(heroName(game)).toBe('Lamplighter');
    game.turn(new Become(3));
    expect(heroName(game)).toBe('Tinker');
    expect(heroName((await openRun({ pack: 'classic' })).game)).toBeNull();
  });

  test('the first is played where none is chosen', async () => {
    const session = await openTitle();
    type(session, 'Enter');
    expect(gameOf(session).state.hero.kind).toBe('lamplighter');
  });

  test('the first needs no choice in the recording, even if it was chosen', () => {
    const deeds = (hero: string): string | undefined => beginRun('lanternfall', 's', { id: 'a', began: '', ranked: true, daily: '', hero }).replay?.actions;
    expect([deeds(''), deeds('lamplighter'), deeds('nobody')]).toEqual(['', '', '']);
    expect(deeds('warden')).toMatch(/^p1\b/);
  });
});

describe('a skill', () => {
  test('is aimed by its key where it needs a target, and costs nothing before that', async () => {
    const { session, game } = await openRun({ pack: 'lanternfall' });
    game.turn(new Become(2));
    type(session, '5');
    expect([session.modes.top.kind, game.state.hero.oil]).toEqual(['targeting', 600]);
    type(session, 'Enter');
    expect([session.modes.top.kind, game.state.turn, game.floor.state.traps.filter(({ kind }) => kind === 'snare').length]).toEqual(['playing', 1, 1]);
    expect(game.state.hero.oil).toBeLessThanOrEqual(580);
  });

  test('works at once where it needs none; without the oil the reason is said', async () => {
    const { session, game } = await openRun({ pack: 'lanternfall' });
    game.turn(new Become(1));
    game.state.hero.oil = 24;
    type(session, '5');
    expect([game.state.turn, session.passing?.text]).toEqual([0, skillView(game)?.why]);
    game.state.hero.oil = 27;
    type(session, '5');
    expect([game.state.turn, Object.keys(game.state.player.statuses)]).toEqual([1, ['bracing']]);
  });
});

describe.each([[25, true], [26, true], [27, false]])('of %i turns of oil a skill that burns 25', (oil, isAsked) => {
  test(isAsked ? 'puts the lantern out, so that it is asked first' : 'leaves one', async () => {
    const { session, game } = await openRun({ pack: 'lanternfall' });
    game.turn(new Become(1));
    game.state.hero.oil = oil;
    type(session, '5');
    const { top } = session.modes;
    expect([game.state.turn, top instanceof Confirm && top.question.key]).toEqual(isAsked ? [0, 'danger.lastOil'] : [1, false]);
  });
});

describe('the Tinker', () => {
  test('is told what it begins with, and which potions a brew uses up', async () => {
    const { session, game } = await openRun({ pack: 'lanternfall' });
    const row = game.content.heroes.get('tinker');
    expect(row && heroView(game.content, 'tinker', row).lines.join(' ')).toContain('At the start you get 2 identified potions.');
    game.turn(new Become(3));
    game.state.hero.inventory = game.state.hero.inventory.filter(({ kind }) => !kind.endsWith('Potion'));
    carry(game, [item(901, 'hastePotion'), item(902, 'healthPotion'), item(903, 'hastePotion')]);
    game.state.hero.known = ['hastePotion', 'healthPotion'];
    const skill = skillOf(game);
    expect(skill && strikeView(game, skill, game.state.player).lines.at(-1)).toBe('Uses up: Haste Potion, Haste Potion.');
    type(session, '5');
    expect(session.modes.top.kind).toBe('targeting');
  });
});

describe('a level', () => {
  test('offers talents with all that they do, and the one chosen is listed', async () => {
    const { session, game } = await openRun({ pack: 'lanternfall' });
    gainXp(game, 350);
    session.modes.push(new NewLevel(game));
    expect(session.modes.top.kind).toBe('newLevel');
    const offers = offersView(game);
    expect(offers).toHaveLength(3);
    expect(offers.filter(({ does }) => does.length === 0)).toEqual([]);
    type(session, 'ArrowDown', 'ArrowDown', 'Enter');
    expect([session.modes.top.kind, learntView(game).map(({ id }) => id)]).toEqual(['playing', [offers[1]?.id]]);
  });

  test('say what is done to whom', async () => {
    const { game } = await openRun({ pack: 'lanternfall' });
    game.state.hero.talents = ['momentum', 'dazzling'];
    expect(learntView(game).map(({ does }) => does)).toEqual([
      ['For 4 turns after each kill you act twice as fast.'],
      ['Each hit you take blinds the attacker for 3 turns.'],
    ]);
  });
});
