/* What did something to whom: a reference to a row, and the text key that names it in the log, in saved runs and in records. */

/** The tables of causes; `traits` are those that work by themselves, such as `onKill`, and `rest` has no rows. */
export const CAUSE_TABLES = ['ability', 'breed', 'hazard', 'item', 'rest', 'skill', 'status', 'tile', 'traits', 'trap'] as const;
export type CauseTable = (typeof CAUSE_TABLES)[number];

/** What did something. */
export interface Cause {
  readonly table: CauseTable;
  /** The id of its row; empty for rest. */
  readonly id: string;
}

export const REST: Cause = { table: 'rest', id: '' };
/** What going down does, which is told like the use of an item. */
export const DESCENT: Cause = { table: 'item', id: 'descent' };
export const ON_ARRIVAL: Cause = { table: 'traits', id: 'onArrival' };
export const ON_KILL: Cause = { table: 'traits', id: 'onKill' };

/** The text key of a cause's name, such as `item.bomb`. */
export function keyOfCause({ table, id }: Cause): string {
  return id === '' ? table : `${table}.${id}`;
}

/** The cause with a text key, also with affixes such as `breed.orc+swift`; null for a key that names none. */
export function causeOf(key: string): Cause | null {
  const name = withoutAffixes(key);
  const dot = name.indexOf('.');
  const table = dot < 0 ? name : name.slice(0, dot);
  return isTable(table) ? { table, id: dot < 0 ? '' : name.slice(dot + 1) } : null;
}

function isTable(word: string): word is CauseTable {
  return (CAUSE_TABLES as readonly string[]).includes(word);
}

/** The text key of a name without its elite kinds, affixes and bonus. */
export function withoutAffixes(key: string): string {
  const plus = key.indexOf('+');
  return plus < 0 ? key : key.slice(0, plus);
}

/** Whether a cause is only the way by which someone else did it. */
export function isMedium(cause: Cause | null): boolean {
  return cause?.table === 'status' || cause?.table === 'hazard';
}

/** Whether it was used: traits of its user change such damage. */
export function isUsed(cause: Cause | null): boolean {
  return cause?.table === 'item' || cause?.table === 'skill';
}

/** Whether it is the player, by its attacks. */
export function isPlayer(cause: Cause | null): boolean {
  return cause?.table === 'breed' && cause.id === 'player';
}

/** Whether what happened to the player was its own doing. */
export function isOwn(cause: Cause | null): boolean {
  return isPlayer(cause) || isUsed(cause);
}
