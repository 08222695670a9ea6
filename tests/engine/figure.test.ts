import { packs } from '../../src/content/packs';
import { Become, Hood } from '../../src/engine/actions/hero';
import { Equip } from '../../src/engine/actions/items';
import type { PackRows } from '../../src/engine/content';
import type { Game } from '../../src/engine/Game';
import { figureOf, playerSprite } from '../../src/engine/facts/figure';
import { newGame } from '../../src/procgen/newGame';
import { contentOf } from '../support/tinyPack';

const spritesOf = (game: Game): string[] => figureOf(game).map(({ sprite }) => sprite);

describe('a hero\'s figure', () => {
  const run = (hero: number): Game => {
    const game = newGame(contentOf(packs.lanternfall), 'figure');
    game.turn(new Become(hero));
    return game;
  };

  it('is the body under what is worn, with the weapon on top', () => {
    expect(spritesOf(run(0))).toEqual(['hero-body/lamplighter', 'body/leather', 'held/lantern', 'held/dagger']);
    expect(spritesOf(run(1))).toEqual(['hero-body/warden', 'held/lantern', 'off/shield', 'held/short-sword']);
    expect(spritesOf(run(3))).toEqual(['hero-body/tinker', 'body/leather', 'head/goggles', 'held/lantern']);
  });

  it('changes with what is worn, and with the lantern', () => {
    const game = run(1);
    const { inventory, worn } = game.state.hero;
    game.turn(new Equip(inventory.find(({ id }) => id === worn['weapon'])?.id ?? 0));
    game.turn(new Hood());
    expect(spritesOf(game)).toEqual(['hero-body/warden', 'held/lantern-hooded', 'off/shield']);
    game.turn(new Hood());
    game.state.hero.oil = 0;
    expect(spritesOf(game)).toContain('held/lantern-hooded');
  });

  it('nods, and holds a shield before the body', () => {
    const layer = (hero: number, sprite: string): unknown => figureOf(run(hero)).find((each) => each.sprite === sprite);
    expect(layer(3, 'head/goggles')).toMatchObject({ x: 0, y: [0, 1] });
    expect(layer(1, 'off/shield')).toMatchObject({ x: 3, y: [0, 0] });
  });

  it('is empty in packs without heroes', () => {
    expect(figureOf(newGame(contentOf(packs.classic), 's'))).toEqual([]);
  });
});

describe('a player in packs without heroes', () => {
  const run = (rows: PackRows): Game => newGame(contentOf(rows), 'figure');
  const unequip = (game: Game, slot: string): void => { game.turn(new Equip(game.state.hero.worn[slot] ?? 0)); };

  it('shows empty hands where it fights with its fists', () => {
    expect(playerSprite(run(packs.firstDungeon))).toBe('hero-unarmed/idle');
    expect(playerSprite(run(packs.goblinsGeared))).toBe('hero-unarmed/idle');
  });

  it('shows its weapon as long as it wields one', () => {
    const game = run(packs.deep);
    expect(playerSprite(game)).toBe('hero/idle');
    unequip(game, 'weapon');
    expect(playerSprite(game)).toBe('hero-unarmed/idle');
  });

  it('counts as armed with what a pack calls its weapons, in whatever slot', () => {
    const { dagger } = packs.classic.itemKinds;
    const game = run({ ...packs.classic, id: 'claws', itemKinds: { ...packs.classic.itemKinds, dagger: { ...dagger, slot: 'paws' } } });
    expect(playerSprite(game)).toBe('hero/idle');
    unequip(game, 'paws');
    expect(playerSprite(game)).toBe('hero-unarmed/idle');
  });

  it('keeps a sprite of its own that a pack gives it', () => {
    const { breeds } = packs.firstDungeon;
    expect(playerSprite(run({ ...packs.firstDungeon, id: 'rats', breeds: { ...breeds, player: { ...breeds.player, sprite: 'rat/idle' } } }))).toBe('rat/idle');
  });
});
