import * as v from 'valibot';
import { type Differing, flagOr, type IsSame, listOf, type None, rowOf, rowsOf, sprite } from './schemaParts';
import type { Effect, Target } from '../content';
import type { EFFECTS } from '../effects/effects';
import type { TARGETS } from '../facts/targets';
import type { Sparse } from './completePack';
import {
  affix, breed, effects, elite, feature, hazard, hero, itemKind, look, status, talent, theme, tile, trap, vault,
} from './kindsSchema';
import { layout } from './layouts';
import { curve, flag, type Home, id, idOf, MOST, num } from './ranges';

const percents = v.optional(curve.percent, []);
const weightsOf = (table: Home) => rowsOf(curve.weight, { table });
const noneOrWeightsOf = (table: Home) => v.optional(weightsOf(table), {});

const per = v.optional(v.picklist(['room', 'floor'], 'room or floor'), 'floor');
const danger = v.exactOptional(curve.danger);
const counts = rowOf({ per, monsters: curve.population, items: v.optional(curve.population, []), danger }, 'counts of monsters and items');
const shares = v.optional(curve.share, []);
const strength = rowOf(
  { hp: shares, power: shares, defence: v.optional(curve.points, []), xp: shares },
  'curves of hp, power, defence and xp',
);
const elites = rowOf(
  { share: curve.percent, weights: weightsOf('elites.kinds'), kinds: rowsOf(elite) },
  'a table of share, weights and kinds',
);
const traps = rowOf(
  { count: curve.population, hidden: percents, weights: weightsOf('traps.kinds'), kinds: rowsOf(trap) },
  'a table of count, hidden, weights and kinds',
);
const outOfDepth = rowOf({ share: curve.percent, deeper: num.deeper }, 'a table of share and deeper');
const shown = rowOf({ sprite }, 'a sprite');
const held = v.exactOptional(rowOf({ open: shown, dark: shown }, 'sprites for open and dark'));
const lantern = rowOf(
  { full: num.oil, dim: num.oil, least: num.radius, hunters: num.turns, held },
  'a lantern of full, dim, least and hunters',
);
const blows = rowOf({ spread: num.percent, armour: num.share }, 'blows of spread and armour');
const growth = rowOf({ xp: curve.xpNeed, maxHp: num.points, offers: num.offers }, 'a growth of xp, maxHp and offers');
const score = rowOf({ floor: num.xp, won: num.worth, par: num.worth, turns: num.turns }, 'a score of floor, won, par and turns');
const rest = rowOf({ oil: num.oil, heals: num.percent, upTo: num.percent }, 'a rest of oil, heals and upTo');
const notice = rowOf({ dark: num.steps, glow: num.steps, lit: num.radius }, 'radii for dark, glow and lit');
const light = rowOf(
  {
    hooded: num.radius,
    spent: num.radius,
    far: num.radius,
    notice,
    asleep: num.percent,
    wakes: num.percent,
    forgets: num.turns,
    hears: num.steps,
  },
  'rules of light: hooded, spent, far, notice, asleep, wakes, forgets and hears',
);
const captives = rowOf(
  { most: num.allies, turns: num.turns, xp: v.optional(num.percent, 50), weights: weightsOf('breeds') },
  'a table of most, turns, xp and weights',
);
const places = v.optional(curve.places, []);
const vaults = rowOf(
  {
    count: places,
    weights: noneOrWeightsOf('vaults.kinds'),
    near: v.exactOptional(weightsOf('vaults.kinds')),
    arenas: noneOrWeightsOf('vaults.kinds'),
    kinds: rowsOf(vault),
  },
  'a table of count, weights, near, arenas and kinds',
);
const kinds = listOf(idOf('itemKinds'), 'a list of item kinds', MOST.rows);
const among = v.exactOptional(v.pipe(kinds, v.minLength(1, 'a list of item kinds with at least one')));
const schedule = rowOf({ least: places, most: curve.places, among }, 'curves of least and most, and perhaps kinds among which it is drawn');

const textKey = v.pipe(v.string('the key of a text'), v.regex(/^[a-z][a-zA-Z0-9_.]{0,79}$/, 'the key of a text'));

/** The schema of a whole pack; unknown fields are errors. The second argument of `optional` is the default. */
export const packSchema = rowOf(
  {
    id,
    welcome: v.exactOptional(textKey),
    terseLog: flag,
    sight: v.optional(num.radius, 8),
    lastFloor: v.nullable(num.floor),
    floorsPersist: flagOr(false),
    levels: flagOr(true),
    onDescend: v.optional(effects, []),
    start: v.optional(listOf(idOf('itemKinds'), 'a list of item ids', MOST.start), []),
    layouts: v.pipe(rowsOf(layout), v.check((rows) => Object.keys(rows).length > 0, 'rows by id, at least one')),
    layoutWeights: v.exactOptional(weightsOf('layouts')),
    counts,
    monsters: weightsOf('breeds'),
    items: noneOrWeightsOf('itemKinds'),
    affixShare: percents,
    affixWeights: noneOrWeightsOf('affixes'),
    breeds: rowsOf(breed),
    itemKinds: v.optional(rowsOf(itemKind), {}),
    affixes: v.optional(rowsOf(affix), {}),
    statuses: v.optional(rowsOf(status), {}),
    tiles: v.optional(listOf(tile, 'a list of tiles', MOST.tiles), []),
    strength: v.exactOptional(strength),
    elites: v.exactOptional(elites),
    traps: v.exactOptional(traps),
    hazards: v.exactOptional(rowsOf(hazard)),
    features: v.exactOptional(rowsOf(feature, { table: 'tiles' })),
    outOfDepth: v.exactOptional(outOfDepth),
    asleep: v.exactOptional(curve.percent),
    safeArrival: v.exactOptional(num.steps),
    wanderers: v.exactOptional(curve.wanderers),
    followers: flag,
    heroes: v.exactOptional(rowsOf(hero)),
    talents: v.exactOptional(rowsOf(talent)),
    growth: v.exactOptional(growth),
    score: v.exactOptional(score),
    lantern: v.exactOptional(lantern),
    blows: v.exactOptional(blows),
    rest: v.exactOptional(rest),
    light: v.exactOptional(light),
    captives: v.exactOptional(captives),
    vaults: v.exactOptional(vaults),
    schedule: v.exactOptional(rowsOf(schedule, { table: 'itemKinds', unless: 'among' })),
    appearances: v.exactOptional(rowsOf(rowsOf(look))),
    themes: v.exactOptional(rowsOf(theme)),
  },
  'a pack with its tables, and nothing else',
);

type Parsed<Shape extends v.ObjectEntries> = v.InferOutput<v.StrictObjectSchema<Shape, undefined>>;
type KindsThatDiffer<Kinds extends Readonly<Record<string, { readonly shape: v.ObjectEntries }>>, Row, Field extends keyof Row> = {
  [K in keyof Kinds]: IsSame<Parsed<Kinds[K]['shape']>, Omit<Extract<Row, Record<Field, K>>, Field>> extends true ? never : K;
}[keyof Kinds];

/** Asserts that every table, effect and target has the shape of its type; the compiler names those that differ. */
export type Agreement = [
  None<Differing<Sparse, v.InferOutput<typeof packSchema>>>,
  None<KindsThatDiffer<typeof EFFECTS, Effect, 'do'>>,
  None<KindsThatDiffer<typeof TARGETS, Target, 'at'>>,
];
