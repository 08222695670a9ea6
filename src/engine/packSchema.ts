import * as v from 'valibot';

/* The shapes of a pack's rows. Each message ends the sentence "... is not <message>". Curves are checked by `curveFaults`. */

const whole = v.pipe(v.number('a whole number of at least 0'), v.safeInteger('a whole number of at least 0'), v.minValue(0, 'a whole number of at least 0'));
const positive = v.pipe(v.number('a whole number of at least 1'), v.safeInteger('a whole number of at least 1'), v.minValue(1, 'a whole number of at least 1'));
const text = v.pipe(v.string('a text'), v.minLength(1, 'a text of at least one letter'));
const curve = v.any();

const look = {
  glyph: v.pipe(v.string('one character'), v.length(1, 'one character')),
  colour: v.pipe(v.string('a colour such as #3f7f3f'), v.regex(/^#[0-9a-f]{6}$/, 'a colour such as #3f7f3f')),
  sprite: text,
};

const tactic = v.picklist(['hunt', 'track', 'stumble'], 'a tactic: hunt, track or stumble');

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
    v.strictObject({ do: v.literal('heal'), amount: positive }),
    v.strictObject({ do: v.literal('damage'), amount: positive }),
    v.strictObject({ do: v.literal('inflict'), status: text, turns: positive }),
  ],
  'an effect: heal, damage or inflict',
);

const target = v.variant(
  'at',
  [
    v.strictObject({ at: v.literal('self') }),
    v.strictObject({ at: v.literal('nearest'), range: whole }),
    v.strictObject({ at: v.literal('actor') }),
    v.strictObject({ at: v.literal('cell'), radius: whole }),
  ],
  'a target: self, nearest, actor or cell',
);

const itemKind = v.strictObject({ ...look, target, effects: v.array(effect, 'a list of effects') }, 'a row of the fields that an item has');
const status = v.strictObject({ sprite: text, tactic: v.optional(tactic) }, 'a row of the fields that a status has');

const tile = v.strictObject(
  {
    id: text,
    glyph: look.glyph,
    colour: look.colour,
    walkable: v.boolean('true or false'),
    transparent: v.boolean('true or false'),
    stairs: v.optional(v.literal('down', 'a way: down')),
  },
  'a row of the fields that a tile has',
);

const rowsOf = <T extends v.GenericSchema>(row: T): v.RecordSchema<v.StringSchema<undefined>, T, string> => v.record(v.string(), row, 'rows by id');

/** The shape of a whole pack; a field that no pack has is a fault too. */
export const packSchema = v.strictObject(
  {
    id: text,
    sight: v.pipe(positive, v.maxValue(60, 'a radius of at most 60')),
    theme: text,
    layout: v.strictObject({ width: curve, height: curve, attempts: curve, roomMin: positive, roomMax: positive }, 'a layout'),
    monstersPerRoom: curve,
    itemsPerRoom: curve,
    monsters: rowsOf(curve),
    items: rowsOf(curve),
    breeds: rowsOf(breed),
    itemKinds: rowsOf(itemKind),
    statuses: rowsOf(status),
    tiles: v.pipe(v.array(tile, 'a list of tiles'), v.maxLength(256, 'a list of at most 256 tiles')),
  },
  'a pack with its tables, and nothing else',
);
