import { en } from '../../../src/content/text/en';
import type { Effect, Skill, Talent, Target, Texts, Traits } from '../../../src/engine/content';
import type { Phrase } from '../../../src/engine/core/grammar';
import {
  describeHero, describeItem, describeSkill, describeTalent, describeTraits, describeTrap, describeWorking, describeYourTraits,
} from '../../../src/engine/effects/describe';
import { around, clausesOf, someone, whomOf } from '../../../src/engine/effects/phrases';
import { EFFECTS } from '../../../src/engine/effects/effects';
import { describeTarget, TARGETS } from '../../../src/engine/facts/targets';
import { campaignRows } from '../../support/campaignPack';
import { inEnglish } from '../../support/tongues';
import { contentOf, tinyRows } from '../../support/tinyPack';

const texts: Texts = {
  ...en,
  'status.venom.inflicts': 'envenoms {whom} {long}', 'status.venom.noun': 'venom',
  'status.frail.inflicts': 'makes {whom} frail {long}', 'status.frail.noun': 'frailty',
  'status.slow.inflicts': 'slows {whom} {long}', 'status.odd': 'odd', 'status.odd.inflicts': 'makes {whom} odd {long}',
  'hazard.gas': 'gas', 'trap.dart': 'dart trap', 'slot.body': 'body', 'slot.hand': 'hand', 'item.wand': 'Wand', 'breed.rat': 'Rat',
};
const odd = { sprite: 'none', eachTurn: [{ do: 'split' }] } as const;
const { itemKinds } = campaignRows;
const { salve } = tinyRows.itemKinds;
const content = contentOf({
  ...tinyRows, ...campaignRows, statuses: { ...campaignRows.statuses, odd },
  itemKinds: {
    ...itemKinds,
    plate: { ...itemKinds.coat, bonus: { defence: 3, maxHp: 2 } },
    fang: { ...itemKinds.coat, bonus: { power: 1 }, eachTurn: [{ do: 'damage', amount: 4 }, { do: 'fall' }] },
    shard: { ...salve, effects: [{ do: 'damage', amount: [[1, 1], [3, 4]] }], target: { at: 'random' } },
    tent: { ...salve, calm: true, carried: 2 },
  },
});
const about = { content, floor: 2 };
const sprite = 'none';

const said = (phrases: readonly Phrase[]): string[] => phrases.map((each) => inEnglish(texts, each));
const toYou = (...effects: Effect[]): string => said(describeWorking({ target: { at: 'self' }, effects }, about)).join(' ');
const to = (target: Target, ...effects: Effect[]): string => said(describeWorking({ target, effects }, about)).join(' ');
const others = (effect: Effect): string => inEnglish(texts, { key: 'says.plain', params: { does: clausesOf([effect], about, someone('whom.enemy', 'whom.it'))[0] ?? { key: '', params: {} } } });

const venom: Effect = { do: 'inflict', status: 'venom', turns: 5 };
const frail: Effect = { do: 'inflict', status: 'frail' };

/** Every kind of effect, on an enemy and on you. */
const effects: readonly (readonly [Effect, string, string])[] = [
  [{ do: 'heal', amount: 4 }, 'Heals the enemy for 4 HP.', 'You recover 4 HP.'],
  [{ do: 'heal', amount: 50, unit: 'percent' }, 'Heals the enemy for 50% of max HP.', 'You recover 50% of your max HP.'],
  [{ do: 'damage', amount: 3 }, 'Deals 3 damage to the enemy.', 'You lose 3 HP.'],
  [{ do: 'damage', amount: [[1, 3], [2, 7]] }, 'Deals 7 damage to the enemy.', 'You lose 7 HP.'],
  [{ do: 'strike', percent: 150 }, 'Hits the enemy with 50% more power.', 'You hit yourself with 50% more power.'],
  [{ do: 'strike', percent: 40 }, 'Hits the enemy with 40% of the usual power.', 'You hit yourself with 40% of your power.'],
  [{ do: 'strike', percent: 100 }, 'Hits the enemy with full power.', 'You hit yourself.'],
  [venom, 'Envenoms the enemy for 5 turns.', 'For 5 turns you lose 2 HP each turn.'],
  [frail, 'Makes the enemy frail for 6 turns.', 'For 6 turns you have 3 less power.'],
  [{ do: 'inflict', status: 'odd' }, 'Makes the enemy odd for 10 turns.', 'You are odd for 10 turns.'],
  [{ do: 'cure', status: 'venom' }, 'Cures the enemy of venom.', 'You are cured of venom.'],
  [{ do: 'cling' }, 'Makes it cling to the enemy.', 'You are held fast.'],
  [{ do: 'lure' }, 'Draws the enemy a step closer.', 'You take a step closer.'],
  [{ do: 'teleport' }, 'Teleports the enemy to a random place.', 'You teleport to a random place.'],
  [{ do: 'teleport', range: 15 }, 'Teleports the enemy up to 3 tiles.', 'You teleport up to 3 tiles.'],
  [{ do: 'push', cells: 2 }, 'Pushes the enemy back 2 tiles.', 'You are pushed back 2 tiles.'],
  [{ do: 'pull', cells: 3 }, 'Pulls the enemy 3 tiles closer.', 'You are pulled 3 tiles closer.'],
  [{ do: 'recall' }, 'Takes you to the nearest stairs that you have seen.', 'You return to the nearest stairs that you have seen.'],
  [{ do: 'haul', cells: 5 }, 'Pulls its user up to 5 tiles towards a visible tile, over water and pits.', 'You are pulled up to 5 tiles away.'],
  [{ do: 'swap' }, 'Swaps places with the enemy.', 'You swap places.'],
  [{ do: 'fall' }, 'Drops the enemy to the next floor.', 'You fall to the next floor.'],
  [{ do: 'map', range: 16 }, 'Maps everything within 4 tiles of the enemy.', 'You map everything within 4 tiles.'],
  [{ do: 'light', radius: 6 }, 'Lights up everything in view within 6 tiles of the enemy.', 'You light up everything in view within 6 tiles.'],
  [{ do: 'dig', range: 1 }, 'Destroys walls within 1 tile of the enemy.', 'You destroy walls within 1 tile.'],
  [{ do: 'alarm', range: 99 }, 'Alerts all monsters within 9 tiles of the enemy.', 'You alert all monsters within 9 tiles.'],
  [{ do: 'summon', breed: 'rat', count: 3 }, 'Summons 3 × Rat.', 'You summon 3 × Rat.'],
  [{ do: 'summon', breed: 'rat', count: 1 }, 'Summons a rat.', 'You summon a rat.'],
  [{ do: 'cloud', hazard: 'gas', range: 4, turns: 5 }, 'Fills everything within 2 tiles of the enemy with gas for 5 turns.', 'You fill everything within 2 tiles with gas for 5 turns.'],
  [{ do: 'cloud', hazard: 'gas', range: 0, turns: 1 }, 'Leaves gas under the enemy for 1 turn.', 'You leave gas on your tile for 1 turn.'],
  [{ do: 'ignite', hazard: 'gas' }, 'Spreads gas under the enemy where it can.', 'You spread gas to your tile where it can.'],
  [{ do: 'lay', trap: 'dart' }, 'Lays a dart trap under the enemy.', 'You lay a dart trap on your tile.'],
  [{ do: 'reveal', range: 25 }, 'Reveals traps and hidden enemies within 5 tiles of the enemy.', 'You see traps and hidden enemies within 5 tiles.'],
  [{ do: 'change', from: 'ground', to: 'water' }, 'Turns every ground into shallow water.', 'You turn every ground into shallow water.'],
  [{ do: 'change', from: 'ground', to: 'water', joined: true }, 'Turns the ground nearby, and all joined to it, into shallow water.', 'You turn the ground nearby, and all joined to it, into shallow water.'],
  [{ do: 'flood', tile: 'water', range: 4, turns: 3 }, 'Floods everything within 2 tiles of the enemy with shallow water for 3 turns.', 'You flood everything within 2 tiles with shallow water for 3 turns.'],
  [{ do: 'split' }, 'Splits it in two.', 'You split in two.'],
  [{ do: 'refuel', turns: 100 }, 'Adds 100 turns of oil to your lantern.', 'You gain 100 turns of oil.'],
  [{ do: 'recharge', amount: 2 }, 'Restores 2 charges to everything that has charges.', 'You restore 2 charges to everything that has charges.'],
  [{ do: 'recharge', amount: 1, item: 'wand' }, 'Restores 1 charge to your wand.', 'You restore 1 charge to your wand.'],
  [{ do: 'identify' }, 'Identifies everything in your bag.', 'You identify everything in your bag.'],
  [{ do: 'enchant', slot: 'hand', amount: 2 }, 'Enchants your hand by +2.', 'You enchant your hand by +2.'],
  [{ do: 'give', group: 'potion' }, 'Gives you an identified potion.', 'You get an identified potion.'],
  [{ do: 'give', group: 'potion', count: 2 }, 'Gives you 2 identified potions.', 'You get 2 identified potions.'],
  [{ do: 'boon', stat: 'maxHp', amount: 5 }, 'Adds 5 max HP for good.', 'You gain 5 max HP for good.'],
  [{ do: 'boon', stat: 'power', amount: 1 }, 'Adds 1 power for good.', 'You gain 1 power for good.'],
  [{ do: 'grow', percent: 20, most: 60 }, 'Makes the enemy grow by 20%, up to 60% in all.', 'You grow by 20%, up to 60% in all.'],
  [{ do: 'rust', most: 2 }, 'Rusts a piece of your equipment.', 'You get rust on a piece of your equipment.'],
];

/** Whom every kind of target means. */
const targets: readonly (readonly [Target, string])[] = [
  [{ at: 'nearest', range: 35 }, 'the nearest visible enemy within 5 tiles'],
  [{ at: 'random' }, 'a random visible enemy'],
  [{ at: 'actor' }, 'a visible enemy'],
  [{ at: 'actor', range: 64 }, 'a visible enemy within 8 tiles'],
  [{ at: 'cell', radius: 9 }, 'everyone, even you, within 3 tiles of a visible tile'],
  [{ at: 'cell', radius: 1 }, 'everyone, even you, within 1 tile of a visible tile'],
  [{ at: 'cell', radius: 9, seenOnly: true }, 'everyone you see, even yourself, within 3 tiles of a visible tile'],
  [{ at: 'cell', radius: 9, seenOnly: false }, 'everyone, even you, within 3 tiles of a visible tile'],
  [{ at: 'cell', radius: 0 }, 'anyone on a visible tile'],
  [{ at: 'area', shape: 'ring', size: 2 }, 'everyone in a ring 2 tiles away'],
  [{ at: 'area', shape: 'line', size: 7 }, 'everyone in a line of 7 tiles'],
  [{ at: 'area', shape: 'burst', size: 8 }, 'everyone in view within 8 tiles'],
];

describe('the description of an effect says all that its row says', () => {
  it.each(effects)('%j', (effect, other, own) => {
    expect(others(effect)).toBe(other);
    expect(toYou(effect).startsWith(own)).toBe(true);
  });

  it('of every kind', () => {
    expect(new Set(effects.map(([effect]) => effect.do))).toEqual(new Set(Object.keys(EFFECTS)));
  });
});

describe('the description of a target says how far and whom', () => {
  it.each(targets)('%j', (target, whom) => {
    expect(said([describeTarget(target) ?? { key: 'none', params: {} }])).toEqual([whom]);
    expect(to(target, venom)).toBe(`Envenoms ${whom} for 5 turns.`);
  });

  it('of every kind but oneself, which is you', () => {
    expect(new Set(targets.map(([{ at }]) => at).concat('self'))).toEqual(new Set(Object.keys(TARGETS)));
    expect([describeTarget({ at: 'self' }), whomOf({ at: 'self' })]).toEqual([null, null]);
  });
});

describe('several effects are one sentence', () => {
  const burst: Target = { at: 'area', shape: 'burst', size: 8 };
  const slow: Effect = { do: 'inflict', status: 'slow', turns: 5 };

  it('that names its target once, and how long they last once for those that last as long', () => {
    expect(to(burst, { ...venom, turns: 2 }, { ...slow, turns: 7 })).toBe('Envenoms everyone in view within 8 tiles for 2 turns and slows them for 7.');
    expect(to({ at: 'random' }, venom, slow)).toBe('Envenoms a random visible enemy and slows it for 5 turns.');
    expect(to({ at: 'random' }, { ...venom, turns: 1 }, slow)).toBe('Envenoms a random visible enemy for 1 turn and slows it for 5 turns.');
  });

  it('about you, with what lasts longer after what happens at once', () => {
    expect(toYou({ do: 'heal', amount: 2 }, { do: 'refuel', turns: 9 })).toBe('You recover 2 HP and gain 9 turns of oil.');
    expect(toYou({ do: 'heal', amount: 2 }, { do: 'inflict', status: 'haste', turns: 4 })).toBe('You recover 2 HP, and for 4 turns you act twice as fast.');
    expect(toYou({ do: 'inflict', status: 'shielded', turns: 4 }, { do: 'inflict', status: 'haste', turns: 4 })).toBe('For 4 turns you take half damage and act twice as fast.');
  });

  it('with all that is cured in one clause, and what is mapped and revealed within the same range', () => {
    expect(toYou({ do: 'cure', status: 'venom' }, { do: 'cure', status: 'frail' })).toBe('You are cured of venom and frailty.');
    expect(toYou({ do: 'map', range: 16 }, { do: 'reveal', range: 16 })).toBe('You see everything within 4 tiles, even traps and hidden enemies.');
    expect(toYou({ do: 'reveal', range: 9 }, { do: 'map', range: 16 })).toBe('You see traps and hidden enemies within 3 tiles and map everything within 4 tiles.');
  });

  it('as long as they are three; further ones begin another', () => {
    const four: Effect[] = [{ do: 'push', cells: 1 }, { do: 'heal', amount: 1 }, slow, { do: 'fall' }];
    expect(to({ at: 'random' }, ...four)).toBe('Pushes a random visible enemy back 1 tile, heals it for 1 HP and slows it for 5 turns. Drops it to the next floor.');
  });

  it('what happens to a place comes last, as it does in the game, and says where only if nobody was named', () => {
    const gas: Effect = { do: 'cloud', hazard: 'gas', range: 4, turns: 5 };
    expect(to({ at: 'cell', radius: 2 }, gas, slow)).toBe('Slows everyone, even you, within 1 tile of a visible tile for 5 turns and fills everything within 2 tiles with gas for 5 turns.');
    expect(to({ at: 'cell', radius: 2 }, gas)).toBe('Fills everything within 2 tiles of a visible tile with gas for 5 turns.');
  });

  it('says that damage ignores defence: in the clause if it is alone, else after the sentence', () => {
    expect(to({ at: 'random' }, { do: 'damage', amount: 3 })).toBe('Deals 3 damage to a random visible enemy, ignoring defence.');
    expect(to({ at: 'random' }, { do: 'damage', amount: 3 }, slow)).toBe('Deals 3 damage to a random visible enemy and slows it for 5 turns. The damage ignores defence.');
  });

  it('and a trap that is laid says in the next what it does', () => {
    expect(to({ at: 'cell', radius: 0 }, { do: 'lay', trap: 'dart' })).toMatch(/^Lays a dart trap on a visible tile\. A step onto the dart trap \S.+ its victim.*\.$/);
  });
});

describe('the description of traits', () => {
  const yourTraits = (traits: Traits): string => said(describeYourTraits(traits, about)).join(' ');
  const itsTraits = (traits: Traits): string => said(describeTraits(traits, about)).join(' ');

  it.each<[Traits, string, string]>([
    [{ speed: 110 }, 'Acts 10% faster.', 'You act 10% faster.'],
    [{ speed: 75 }, 'Acts 25% slower.', 'You act 25% slower.'],
    [{ speed: 200 }, 'Acts twice as fast.', 'You act twice as fast.'],
    [{ speed: 50 }, 'Acts half as fast.', 'You act half as fast.'],
    [{ takes: 70 }, 'Takes 30% less damage.', 'You take 30% less damage.'],
    [{ takes: 155 }, 'Takes 55% more damage.', 'You take 55% more damage.'],
    [{ takes: 50 }, 'Takes half damage.', 'You take half damage.'],
    [{ takes: 0 }, 'Takes no damage.', 'You take no damage.'],
    [{ stands: 55 }, 'Takes 45% less damage at a third of its HP or less.', 'You take 45% less damage at a third of your HP or less.'],
    [{ heals: 135 }, 'Recovers 35% more HP from healing.', 'You recover 35% more HP from healing.'],
    [{ heals: 0 }, 'Can\'t be healed.', 'You can\'t be healed.'],
    [{ wields: 80 }, 'Deals 20% less damage with items and skills.', 'You deal 20% less damage with items and skills.'],
    [{ noise: 80 }, 'Makes 20% less noise.', 'You make 20% less noise.'],
    [{ noise: 200 }, 'Makes 100% more noise.', 'You make 100% more noise.'],
    [{ noise: 0 }, 'Makes no noise.', 'You make no noise.'],
    [{ burns: 75 }, 'Burns 25% less oil.', 'Your lantern burns 25% less oil.'],
    [{ burns: 0 }, 'Burns no oil.', 'Your lantern burns no oil.'],
    [{ drains: 20 }, 'Heals itself for 20% of the damage it deals.', 'You recover 20% of the damage you deal.'],
    [{ light: 1 }, 'Sees 1 tile further by its light.', 'Your light reaches 1 tile further.'],
    [{ search: 2 }, 'Spots hidden traps 2 tiles further away.', 'You spot hidden traps 2 tiles further away.'],
    [{ shines: 2 }, 'Gives off light 2 tiles far.', 'You give off light 2 tiles far.'],
    [{ evades: 12 }, 'Evades 12% of attacks.', 'You evade 12% of attacks.'],
    [{ ambush: 25 }, 'Deals 25% more damage to sleepers.', 'You deal 25% more damage to sleepers.'],
    [{ unseen: true }, 'Is visible only to those beside it.', 'You are visible only to adjacent enemies.'],
    [{ sure: true }, 'Never sets off traps.', 'You never set off traps.'],
    [{ resists: ['venom', 'frail'] }, 'Is immune to venom and frailty.', 'You are immune to venom and frailty.'],
    [{ onHit: [venom] }, 'Each hit envenoms its victim for 5 turns.', 'Each of your hits envenoms the enemy for 5 turns.'],
    [{ onStruck: [venom] }, 'Each hit it takes envenoms the attacker for 5 turns.', 'Each hit you take envenoms the attacker for 5 turns.'],
    [{ onStruck: [{ do: 'strike', percent: 40 }] }, 'Each hit it takes hits the attacker with 40% of the usual power.', 'You return every hit with 40% of your power.'],
    [{ onKill: [{ do: 'heal', amount: 3 }] }, 'Each kill heals it for 3 HP.', 'On each kill you recover 3 HP.'],
    [{ onKill: [{ do: 'inflict', status: 'haste', turns: 4 }] }, 'Each kill status.haste.inflicts.', 'For 4 turns after each kill you act twice as fast.'],
    [{ onArrival: [{ do: 'fall' }] }, 'Each new floor drops it to the next floor.', 'On each new floor you fall to the next floor.'],
    [{ eachTurn: [{ do: 'damage', amount: [[1, 2], [2, 5]] }] }, 'Each turn deals 5 damage to it, ignoring defence.', 'Each turn you lose 5 HP.'],
    [{ onDeath: [{ target: { at: 'cell', radius: 4 }, effects: [venom] }] }, 'Its death envenoms everyone within 2 tiles for 5 turns.', 'Your death envenoms everyone within 2 tiles for 5 turns.'],
  ])('RULES 5.2 5.17 %j', (traits, its, your) => {
    expect(itsTraits(traits)).toBe(its.replace('status.haste.inflicts', 'hastes it for 4 turns'));
    expect(yourTraits(traits)).toBe(your);
  });

  it('RULES 5.2 says nothing of what is as usual', () => {
    const usual: Traits = { speed: 100, takes: 100, noise: 100, burns: 100, stands: 100, heals: 100, wields: 100, drains: 0, light: 0, unseen: false, sure: false, resists: [] };
    expect([itsTraits(usual), yourTraits(usual)]).toEqual(['', '']);
  });

  it('joins all that is about the same one, and leaves what is about the lantern to itself', () => {
    expect(yourTraits({ noise: 50, sure: true, burns: 80 })).toBe('You make 50% less noise and never set off traps. Your lantern burns 20% less oil.');
    expect(itsTraits({ takes: 70, drains: 50, resists: ['venom'] })).toBe('Takes 30% less damage, heals itself for 50% of the damage it deals and is immune to venom.');
  });
});

describe('the description of an item', () => {
  const linesOf = (kind: string, more: { affixes?: string[]; plus?: number } = {}, floor = 1): string[] => said(describeItem({ kind, affixes: [], ...more }, { content, floor }));

  it('RULES 5.7 tells the slot and what it adds, with affixes and enchantment', () => {
    expect(linesOf('plate')).toEqual(['Slot: body.', '+3 defence and +2 max HP.']);
    expect(linesOf('plate', { plus: 2, affixes: ['stout'] })).toEqual(['Slot: body.', '+6 defence and +4 max HP.']);
    expect(linesOf('plate', { plus: -3 })).toEqual(['Slot: body.', '+2 max HP.']);
  });

  it('RULES 5.2 tells the traits of what is worn as the player\'s own', () => {
    expect(linesOf('fang')).toEqual(['Slot: body.', '+1 power.', 'Each turn you lose 4 HP and fall to the next floor.']);
  });

  it('RULES 5.7 tells what a consumable does on this floor, when it cannot be used, and how many are carried', () => {
    expect(linesOf('shard', {}, 3)).toEqual(['Deals 4 damage to a random visible enemy, ignoring defence.']);
    expect(linesOf('tent')).toEqual(['You recover 4 HP.', 'Only with no enemy in view.', 'You can carry only 2 of these.']);
  });

  it('RULES 5.7 5.8 tells the worth of a treasure, what a key opens, and what wins', () => {
    expect([linesOf('gem'), linesOf('brassKey'), linesOf('ember')]).toEqual([['Worth 25 points.'], ['Opens a locked door.'], ['Take it to win.']]);
    expect(linesOf('spear')).toContain('Reach: hits enemies 2 tiles away.');
  });

  it('is empty for what this pack does not know', () => {
    expect(linesOf('relic')).toEqual([]);
  });
});

describe('RULES 5.17 the description of heroes, skills and talents', () => {
  const skill: Skill = { id: 'spark', sprite, target: { at: 'random' }, effects: [{ do: 'damage', amount: 3 }] };
  const hero = { sprite, portrait: 'none', start: [], skill };
  const bonus = { power: 1, defence: -2, maxHp: 0 };

  it('a talent: its bonus, traits as the player\'s own, oil, and what it adds to the skill', () => {
    const talent: Talent = { sprite, bonus, onKill: [{ do: 'fall' }], skills: 80, adds: [{ do: 'heal', amount: 2 }, venom] };
    expect(said(describeTalent(talent, about))).toEqual([
      '+1 power and -2 defence.', 'On each kill you fall to the next floor.', 'Your skill costs 20% less oil.',
      'Your skill also heals everyone it reaches for 2 HP and envenoms them for 5 turns.',
    ]);
    expect([describeTalent({ sprite }, about), said(describeTalent({ sprite, skills: 0 }, about))]).toEqual([[], ['Your skill costs no oil.']]);
  });

  it('a talent of a hero whose skill is for itself: what it adds is for you', () => {
    const heroes = new Map([['guard', { ...hero, skill: { ...skill, target: { at: 'self' } as const } }]]);
    expect(said(describeTalent({ sprite, hero: 'guard', adds: [{ do: 'heal', amount: 2 }] }, { content: { ...content, heroes }, floor: 1 }))).toEqual(['Your skill also heals you for 2 HP.']);
  });

  it('a hero: its bonus, what it begins with, and its traits as the player\'s own', () => {
    const begins: Effect[] = [{ do: 'give', group: 'potion', count: 3 }];
    expect(said(describeHero({ ...hero, bonus, begins, onArrival: begins }, about))).toEqual([
      '+1 power and -2 defence.', 'At the start you get 3 identified potions.', 'On each new floor you get 3 identified potions.',
    ]);
    expect(describeHero(hero, about)).toEqual([]);
  });

  it('a skill: what it does, to whom, and what it costs', () => {
    const works = 'Deals 3 damage to a random visible enemy, ignoring defence.';
    expect(said(describeSkill(skill, about))).toEqual([works]);
    expect(said(describeSkill({ ...skill, oil: 30 }, about))).toEqual([works, 'Costs 30 turns of oil.']);
    expect(said(describeSkill({ ...skill, unknown: { count: 2, group: 'potion' } }, about))).toEqual([works, 'Uses up 2 unidentified potions.']);
    expect(said(describeSkill({ ...skill, unknown: { count: 1, group: 'potion', evenKnown: true } }, about))).toEqual([works, 'Uses up a potion.']);
  });
});

describe('the description of a trap', () => {
  it('is about its victim, or about those that its target means', () => {
    expect(said(describeTrap({ target: { at: 'self' }, effects: [venom] }, about))).toEqual(['Envenoms its victim for 5 turns.']);
    expect(said(clausesOf([venom], about, around({ at: 'cell', radius: 4 })))).toEqual(['envenoms everyone within 2 tiles for 5 turns']);
  });
});
