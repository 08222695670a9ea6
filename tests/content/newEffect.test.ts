import type { Ability, Content, Effect } from '../../src/engine/content';
import { Rng } from '../../src/engine/core/rng';
import { EFFECTS } from '../../src/engine/effects/effects';
import { tableOf } from '../../src/engine/pack/references';
import type { Game } from '../../src/engine/Game';
import { fighter } from '../../src/lab/fighter';
import { enemyOf, prowessOf } from '../../src/lab/fighter/Enemy';
import { isJunk } from '../../src/lab/fighter/gains';
import { healingOf } from '../../src/lab/runs/chronicle';
import { firstSeen } from '../../src/lab/curve/reach';
import { strikeView } from '../../src/ui/views/targetView';
import { isFire } from '../../src/view/light/LightField';
import { abilitySound, itemSound } from '../../src/view/sound/rowSounds';
import { drawGame, monster } from '../support/drawGame';
import { breedsWith, tinyRows } from '../support/tinyPack';

/* Whatever asks what effects do has to ask their kinds, so that a new kind is seen everywhere. */

const { damage, inflict, heal } = EFFECTS;
Object.assign(EFFECTS, { newDamage: damage, newInflict: inflict, newHeal: heal });

/** The same effect under a name that no other code has heard of. */
const renamed = (effect: Effect): Effect => ({ ...effect, do: `new${effect.do.charAt(0).toUpperCase()}${effect.do.slice(1)}` }) as unknown as Effect;

const OTHER: Effect = { do: 'reveal', range: 4 };
const thing = { ...tinyRows.itemKinds.salve };
const statuses = {
  ...tinyRows.statuses,
  venom: { sprite: 'none', harmful: true, endsBy: 'water', eachTurn: [{ do: 'damage', amount: 1 }] },
  haste: { sprite: 'none', speed: 200 },
  vigour: { sprite: 'none', eachTurn: [{ do: 'heal', amount: 1 }] },
} as const;

/** A run as drawn; its items have this effect, and so have the ogre's hits and ability. */
function scene(map: string, effect: Effect): Game {
  const ability: Ability = { id: 'spell', on: 'foe', range: 64, every: 2, chance: 100, target: { at: 'actor' }, effects: [effect] };
  const itemKinds = {
    ...tinyRows.itemKinds,
    own: { ...thing, target: { at: 'self' }, effects: [effect] },
    aimed: { ...thing, target: { at: 'actor' }, effects: [effect] },
    blast: { ...thing, target: { at: 'cell', radius: 2 }, effects: [effect] },
  } as const;
  const pack = { statuses, itemKinds, items: { own: [[1, 1]] }, breeds: breedsWith('ogre', { power: 6, onHit: [effect], abilities: [ability] }) } as const;
  const game = drawGame(map, { pack, carry: ['own', 'aimed', 'blast'], isWild: true });
  game.floor.state.explored.fill(1);
  return game;
}

const contentOf = (effect: Effect): Content => scene('@', effect).content;
const action = (game: Game): unknown => fighter(game, Rng.of('tests', 'bot'));
const sounds = (effect: Effect): unknown => {
  const game = scene('@O', effect);
  return [itemSound(game, 'own'), itemSound(game, 'aimed'), abilitySound(game, monster(game, 'ogre').id, 'spell')];
};

const venom: Effect = { do: 'inflict', status: 'venom', turns: 9 };
const stiff: Effect = { do: 'inflict', status: 'stiff', turns: 9 };
const haste: Effect = { do: 'inflict', status: 'haste', turns: 9 };
const vigour: Effect = { do: 'inflict', status: 'vigour', turns: 9 };

describe('a kind of effect that is new', () => {
  it.each<[string, Effect, (effect: Effect) => unknown]>([
    ['inflicts a status that is listed on its first floor', venom, (effect) => firstSeen(contentOf(effect), 2).map((seen) => seen.statuses)],
    ['inflicts a status that the fighter fears', venom, (effect) => {
      const game = scene('@O', effect);
      return enemyOf(game, prowessOf(game), monster(game, 'ogre'));
    }],
    ['inflicts a status that the fighter uses on an enemy', stiff, (effect) => action(scene('######\n#@..O#\n######', effect))],
    ['inflicts a status that the fighter wants for itself', haste, (effect) => action(scene('######\n#@.O.#\n######', effect))],
    ['inflicts a status that makes an item junk', venom, (effect) => isJunk(scene('@', effect), { kind: 'own' })],
    ['inflicts a status that heals in time', vigour, (effect) => healingOf(contentOf(effect), 'own', 20)],
    ['inflicts what a burning place does', venom, (effect) => isFire(contentOf(effect), { ...thing, effects: [effect] })],
    ['sounds like a curse', venom, sounds],
    ['sounds like a shot', { do: 'damage', amount: 4 }, sounds],
    ['sounds like food', { do: 'heal', amount: 4 }, sounds],
    ['shows its damage while aiming', { do: 'damage', amount: 4 }, (effect) => {
      const game = scene('@.S', effect);
      const [, aimed] = game.state.hero.inventory;
      return aimed && strikeView(game, aimed, { x: 2, y: 0 }).lines[0];
    }],
    ['warns of its damage to the player', { do: 'damage', amount: 4 }, (effect) => {
      const game = scene('@S', effect);
      const blast = game.state.hero.inventory[2];
      return blast && strikeView(game, blast, { x: 1, y: 0 }).warning;
    }],
  ])('%s', (_what, effect, ask) => {
    expect(ask(renamed(effect))).toEqual(ask(effect));
    expect(ask(OTHER)).not.toEqual(ask(effect));
  });

  it('says which status it inflicts, unless it cures', () => {
    const silent = Object.entries(EFFECTS).filter(([, kind]) => Object.values<object>(kind.shape).some((field) => tableOf(field) === 'statuses') && !('inflicts' in kind));
    expect(silent.map(([kind]) => kind)).toEqual(['cure']);
  });
});
