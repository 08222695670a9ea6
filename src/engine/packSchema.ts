import * as v from 'valibot';
import { affix, breed, curve, effects, elite, hazard, itemKind, layout, look, positive, rowsOf, sight, status, text, tile, trap, vault, whole } from './kindsSchema';

const strength = v.strictObject({ hp: curve, power: curve, defence: curve, xp: curve }, 'curves of hp, power, defence and xp');
const lantern = v.strictObject({ full: positive, dim: positive, least: sight, hunters: positive }, 'a lantern of full, dim, least and hunters');

/** The shape of a whole pack; a field that no pack has is a fault too. */
export const packSchema = v.strictObject(
  {
    id: text,
    welcome: v.optional(text),
    sight,
    lastFloor: v.nullable(positive),
    floorsPersist: v.boolean('true or false'),
    levels: v.boolean('true or false'),
    onDescend: effects,
    start: v.array(text, 'a list of item ids'),
    layouts: rowsOf(layout),
    layoutWeights: rowsOf(curve),
    counts: v.strictObject({ per: v.picklist(['room', 'floor'], 'room or floor'), monsters: curve, items: curve }, 'counts per room or floor'),
    monsters: rowsOf(curve),
    items: rowsOf(curve),
    affixShare: curve,
    affixWeights: rowsOf(curve),
    breeds: rowsOf(breed),
    itemKinds: rowsOf(itemKind),
    affixes: rowsOf(affix),
    statuses: rowsOf(status),
    tiles: v.pipe(v.array(tile, 'a list of tiles'), v.maxLength(256, 'a list of at most 256 tiles')),
    strength: v.optional(strength),
    elites: v.optional(v.strictObject({ share: curve, weights: rowsOf(curve), kinds: rowsOf(elite) }, 'a table of share, weights and kinds')),
    traps: v.optional(v.strictObject({ count: curve, hidden: curve, weights: rowsOf(curve), kinds: rowsOf(trap) }, 'a table of count, hidden, weights and kinds')),
    hazards: v.optional(rowsOf(hazard)),
    outOfDepth: v.optional(v.strictObject({ share: curve, deeper: positive }, 'a table of share and deeper')),
    asleep: v.optional(curve),
    safeArrival: v.optional(whole),
    wanderers: v.optional(curve),
    followers: v.optional(v.boolean('true or false')),
    lantern: v.optional(lantern),
    vaults: v.optional(v.strictObject({ count: curve, weights: rowsOf(curve), arenas: rowsOf(curve), kinds: rowsOf(vault) }, 'a table of count, weights, arenas and kinds')),
    schedule: v.optional(rowsOf(v.strictObject({ least: curve, most: curve }, 'curves of least and most'))),
    appearances: v.optional(rowsOf(rowsOf(look))),
  },
  'a pack with its tables, and nothing else',
);
