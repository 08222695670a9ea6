import type { PackRows } from '../../engine/content';
import { goblinAffixes, goblinGear } from '../items';
import { goblins } from './goblins';

/* RULES 4: the same with equipment in five slots, 35% of it with an affix. */
export const goblinsGeared = {
  ...goblins,
  id: 'goblinsGeared',
  items: {
    ...goblins.items,
    helmet:        [[0, 30]],
    sword:         [[0, 30]],
    leatherArmour: [[0, 30]],
    shield:        [[0, 30]],
    boots:         [[0, 30]],
  },
  affixShare: [[0, 35]],
  affixWeights: {
    keen:         [[0, 50]],
    cruel:        [[0, 30]],
    savage:       [[0, 20]],
    ofWarding:    [[0, 50]],
    ofGuarding:   [[0, 30]],
    ofTheBastion: [[0, 20]],
    sturdy:       [[0, 50]],
    stout:        [[0, 30]],
    mighty:       [[0, 20]],
  },
  affixes: goblinAffixes,
  itemKinds: goblinGear,
} as const satisfies PackRows;
