import * as v from 'valibot';
import { affix, breed, curve, effects, elite, hazard, id, itemKind, layout, listOf, look, num, rowsOf, status, tile, trap, vault } from './kindsSchema';
import { MOST } from './ranges';

const strength = v.strictObject({ hp: curve, power: curve, defence: curve, xp: curve }, 'curves of hp, power, defence and xp');
const lantern = v.strictObject({ full: num.oil, dim: num.oil, least: num.radius, hunters: num.turns }, 'a lantern of full, dim, least and hunters');

const textKey = v.pipe(v.string('the key of a text'), v.regex(/^[a-z][a-zA-Z0-9_.]{0,79}$/, 'the key of a text'));

/** The shape of a whole pack; a field that no pack has is a fault too. */
export const packSchema = v.strictObject(
  {
    id,
    welcome: v.optional(textKey),
    sight: num.radius,
    lastFloor: v.nullable(num.floor),
    floorsPersist: v.boolean('true or false'),
    levels: v.boolean('true or false'),
    onDescend: effects,
    start: listOf(id, 'a list of item ids', MOST.start),
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
    tiles: listOf(tile, 'a list of tiles', MOST.tiles),
    strength: v.optional(strength),
    elites: v.optional(v.strictObject({ share: curve, weights: rowsOf(curve), kinds: rowsOf(elite) }, 'a table of share, weights and kinds')),
    traps: v.optional(v.strictObject({ count: curve, hidden: curve, weights: rowsOf(curve), kinds: rowsOf(trap) }, 'a table of count, hidden, weights and kinds')),
    hazards: v.optional(rowsOf(hazard)),
    outOfDepth: v.optional(v.strictObject({ share: curve, deeper: num.deeper }, 'a table of share and deeper')),
    asleep: v.optional(curve),
    safeArrival: v.optional(num.steps),
    wanderers: v.optional(curve),
    followers: v.optional(v.boolean('true or false')),
    lantern: v.optional(lantern),
    vaults: v.optional(v.strictObject({ count: curve, weights: rowsOf(curve), arenas: rowsOf(curve), kinds: rowsOf(vault) }, 'a table of count, weights, arenas and kinds')),
    schedule: v.optional(rowsOf(v.strictObject({ least: curve, most: curve }, 'curves of least and most'))),
    appearances: v.optional(rowsOf(rowsOf(look))),
  },
  'a pack with its tables, and nothing else',
);
