import * as v from 'valibot';
import { MOST_SIGHT } from './floor/fov';

/* The shapes of a pack's rows. Each message ends the sentence "... is not <message>". Curves are checked by `curveFaults`. */

const whole = v.pipe(v.number('a whole number of at least 0'), v.safeInteger('a whole number of at least 0'), v.minValue(0, 'a whole number of at least 0'));
const positive = v.pipe(v.number('a whole number of at least 1'), v.safeInteger('a whole number of at least 1'), v.minValue(1, 'a whole number of at least 1'));
const text = v.pipe(v.string('a text'), v.minLength(1, 'a text of at least one letter'));
const curve = v.any();
const sight = v.pipe(positive, v.maxValue(MOST_SIGHT, `a radius of at most ${MOST_SIGHT}`));

const look = {
  glyph: v.pipe(v.string('one character'), v.length(1, 'one character')),
  colour: v.pipe(v.string('a colour such as #3f7f3f'), v.regex(/^#[0-9a-f]{6}$/, 'a colour such as #3f7f3f')),
  sprite: text,
};

const tactic = v.picklist(['hunt', 'track', 'stumble', 'freeze'], 'a tactic: hunt, track, stumble or freeze');

const breed = v.strictObject(
  {
    ...look,
    hp: positive,
    defence: whole,
    power: whole,
    xp: whole,
    speed: positive,
    directions: v.picklist([4, 8], '4 or 8'),
    brain: v.array(tactic, 'a list of tactics'),
  },
  'a row of the fields that a breed has',
);

const effect = v.variant(
  'do',
  [
    v.strictObject({ do: v.literal('heal'), amount: positive, unit: v.optional(v.literal('percent', 'percent')) }),
    v.strictObject({ do: v.literal('damage'), amount: positive }),
    v.strictObject({ do: v.literal('inflict'), status: text, turns: positive }),
    v.strictObject({ do: v.literal('cure'), status: text }),
    v.strictObject({ do: v.literal('teleport') }),
    v.strictObject({ do: v.literal('map'), range: whole }),
    v.strictObject({ do: v.literal('summon'), breed: text, count: positive }),
    v.strictObject({ do: v.literal('alarm'), range: whole }),
    v.strictObject({ do: v.literal('push'), cells: positive }),
    v.strictObject({ do: v.literal('dig'), range: whole }),
    v.strictObject({ do: v.literal('light'), radius: sight }),
  ],
  'an effect: heal, damage, inflict, cure, teleport, map, summon, alarm, push, dig or light',
);

const flag = v.optional(v.boolean('true or false'));

const target = v.variant(
  'at',
  [
    v.strictObject({ at: v.literal('self') }),
    v.strictObject({ at: v.literal('nearest'), range: whole }),
    v.strictObject({ at: v.literal('random') }),
    v.strictObject({ at: v.literal('actor'), range: v.optional(whole) }),
    v.strictObject({ at: v.literal('cell'), radius: whole, seenOnly: flag, evenEmpty: flag }),
  ],
  'a target: self, nearest, random, actor or cell',
);

const effects = v.array(effect, 'a list of effects');
const bonus = v.strictObject({ power: v.optional(whole), defence: v.optional(whole), maxHp: v.optional(whole) }, 'a bonus of power, defence and maxHp');
const consumable = v.strictObject({ ...look, target, effects }, 'a row of the fields that an item has: target and effects, or slot and bonus');
const wearable = v.strictObject({ ...look, slot: text, bonus }, 'a row of the fields that a worn item has: slot and bonus');
/** Which of the two it is meant to be shows in the slot, so that the fault told is the one that matters. */
const itemKind = v.lazy((row) => (typeof row === 'object' && row !== null && 'slot' in row ? wearable : consumable));
const affix = v.strictObject({ slots: v.array(text, 'a list of slots'), bonus }, 'a row of the fields that an affix has');
const status = v.strictObject({ sprite: text, tactic: v.optional(tactic) }, 'a row of the fields that a status has');

const tile = v.strictObject(
  {
    id: text,
    glyph: look.glyph,
    colour: look.colour,
    walkable: v.boolean('true or false'),
    transparent: v.boolean('true or false'),
    stairs: v.optional(v.picklist(['down', 'up'], 'a way: down or up')),
  },
  'a row of the fields that a tile has',
);

const rowsOf = <T extends v.GenericSchema>(row: T): v.RecordSchema<v.StringSchema<undefined>, T, string> => v.record(v.string(), row, 'rows by id');

/** The shape of a whole pack; a field that no pack has is a fault too. */
export const packSchema = v.strictObject(
  {
    id: text,
    sight,
    theme: text,
    lastFloor: v.nullable(positive),
    floorsPersist: v.boolean('true or false'),
    levels: v.boolean('true or false'),
    onDescend: effects,
    start: v.array(text, 'a list of item ids'),
    layout: v.strictObject(
      { width: curve, height: curve, attempts: curve, roomMin: positive, roomMax: positive, inset: whole, stairs: v.picklist(['ends', 'anywhere'], 'ends or anywhere') },
      'a layout',
    ),
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
  },
  'a pack with its tables, and nothing else',
);
