import { hasTactic, type PackRows } from '../content';
import { where } from './packPlaces';

/* What is wrong with rows of bodies (RULES 5.18, 5.22). */

export const BODY_CHECKS = [frontErrors, bracingErrors, waterErrors, heardErrors];

/** Who has a front turns it, and the player has none. */
function frontErrors({ id: pack, breeds }: PackRows): string[] {
  return Object.entries(breeds).flatMap(([id, breed]) => {
    const at = where(pack, 'breeds', id);
    if (breed.frontShield !== true) return [];
    if (id === 'player') return [`${at}, frontShield: the player faces no direction.`];
    return hasTactic(breed, 'turns') ? [] : [`${at}, brain: with a frontShield it needs "face", or it would never turn.`];
  });
}

/** Effects that come as an attack is announced need one that is, and must not end it. */
function bracingErrors({ id: pack, breeds, statuses }: PackRows): string[] {
  return Object.entries(breeds).flatMap(([id, { abilities = [] }]) => abilities.flatMap(({ windup, announcing = [] }, place) => {
    const at = `${where(pack, 'breeds', id)}, abilities.${place}.announcing`;
    if (announcing.length > 0 && windup === undefined) return [`${at}: it needs a windup.`];
    return announcing.flatMap((effect) => {
      if (effect.do !== 'inflict' || statuses[effect.status]?.tactic === undefined) return [];
      return [`${at}: "${effect.status}" has a tactic, which ends what its bearer has announced.`];
    });
  }));
}

/** What drifts swims, and what glimmers can hide. */
function waterErrors({ id: pack, breeds }: PackRows): string[] {
  return Object.entries(breeds).flatMap(([id, breed]) => {
    const at = where(pack, 'breeds', id);
    const swims = breed.moves === 'swim' || breed.moves === 'amphibious';
    const hides = swims || breed.disguise !== undefined || hasTactic(breed, 'hides');
    return [
      ...(breed.drifts === true && !swims ? [`${at}, drifts: currents carry it in any case, since it does not swim.`] : []),
      ...(breed.glimmers === undefined || hides ? [] : [`${at}, glimmers: it never hides.`]),
    ];
  });
}

/** What is heard is of one actor, and only announced areas can be covered. */
function heardErrors({ id: pack, breeds }: PackRows): string[] {
  return Object.entries(breeds).flatMap(([id, { abilities = [] }]) => abilities.flatMap(({ heard, covers, on, target, windup }, place) => {
    const at = `${where(pack, 'breeds', id)}, abilities.${place}`;
    return [
      ...(heard === true && (on !== 'foe' || target.at !== 'actor') ? [`${at}.heard: it must be on a foe, and its target an actor.`] : []),
      ...(covers && windup === undefined ? [`${at}.covers: it needs a windup.`] : []),
    ];
  }));
}
