import type { Game } from '../../engine/Game';
import { accountOf, type Account, type WoundsBy, type Standing } from '../../engine/ending/account';
import type { Remedy } from '../../engine/ending/remedies';
import { capital, uncapital, type Message } from '../../engine/core/grammar';
import type { Culprit } from '../../engine/notes';
import { causeOf, isOwn, isPlayer, type Cause, type CauseTable } from '../../engine/facts/causes';
import { skillOf } from '../../engine/facts/hero';
import { itemLook } from '../../engine/facts/names';
import { scoreOf, scoreParts } from '../../engine/facts/score';
import { deepestFloor } from '../../engine/facts/uses';
import { currentTexts, line, nameOfItem, nameText, text, textOf, type TextKey } from '../../keep/text';

/** Something that was not used: its sprite, its name, and what it would have done. */
export interface UnusedView {
  readonly key: string;
  readonly sprite: string;
  readonly name: string;
  readonly does: string;
}

/** The last hits of one source. */
export interface BlowView {
  readonly key: string;
  readonly sprite: string;
  readonly name: string;
  readonly count: number;
  readonly damage: number;
}

/** HP after each of the last turns. */
export interface PulseView {
  readonly hp: readonly number[];
  readonly maxHp: number;
  readonly title: string;
  /** The picture in words. */
  readonly about: string;
}

/** How the player died, in the order of importance. */
export interface DeathView {
  readonly cause: string;
  /** How the one who brought it stood; null where that is nobody. */
  readonly stood: string | null;
  readonly unused: readonly UnusedView[];
  /** Unidentified things, the skill and the oil; and where nothing would have helped, that. */
  readonly spare: readonly string[];
  /** Announced attacks that were not left; null for none. */
  readonly stayed: string | null;
  readonly blows: readonly BlowView[];
  /** Above the list of hits. */
  readonly blowsTitle: string;
  readonly pulse: PulseView | null;
  readonly stairs: string;
}

/** More than these are not listed. */
const MOST_UNUSED = 8;
const MOST_BLOWS = 6;

/** The account of a death in words; null for a run that has not ended so. */
export function deathView(game: Game): DeathView | null {
  const account = accountOf(game);
  const { outcome } = game.state;
  if (account === null || outcome === null) return null;
  const unused = account.remedies.slice(0, MOST_UNUSED).map((remedy) => unusedView(game, remedy));
  return {
    cause: causeLine(account, outcome.floor),
    stood: account.stood && stoodLine(account.killer, account.stood),
    unused,
    spare: [...(unused.length === 0 ? [text('ui.over.unused.none')] : []), ...spareLines(account)],
    stayed: account.announced.length === 0 ? null : text('ui.over.stayed', { things: account.announced.map(blowLine).join(', ') }),
    blows: account.wounds.slice(0, MOST_BLOWS).map((blows) => blowView(game, blows)),
    blowsTitle: account.count === 1 ? text('ui.over.blows.one') : text('ui.over.blows', { n: account.count }),
    pulse: pulseView(account),
    stairs: stairsLine(game, account, outcome.floor),
  };
}

/** The account of a death as lines: what a screen reader says, and what the tombstone keeps. */
export function deathLines({ cause, stood, unused, spare, stayed, blows, blowsTitle, pulse, stairs }: DeathView): string[] {
  const things = unused.map(({ name, does }) => `${name} (${does})`).join('; ');
  const hits = blows
    .map(({ name, count, damage }) => text('ui.over.blow.line', { cause: count > 1 ? `${name} ×${count}` : name, n: damage }))
    .join(', ');
  return [
    cause,
    ...(stood === null ? [] : [stood]),
    ...(unused.length === 0 ? [] : [text('ui.over.unused.line', { things })]),
    ...spare.map((line) => (line.endsWith('.') ? line : `${line}.`)),
    ...(stayed === null ? [] : [stayed]),
    ...(blows.length === 0 ? [] : [`${blowsTitle}: ${hits}.`]),
    ...(pulse === null ? [] : [pulse.about]),
    stairs,
  ];
}

/** What ended a run, who brought it and with what. Its parts come from an account, or from the cause alone. */
export function causeLine({ killer, through }: Pick<Account, 'killer' | 'through'>, floor: number): string {
  const { cause, ability } = killer;
  const by = causeOf(cause);
  const own = isOwn(by);
  const how = howOf(through === '' ? cause : through);
  if (through === '' && own) return text('ui.over.ownCause', { floor });
  if (through === '' && how !== null) return textOf(line('ui.over.how', { how, floor }));
  if (through === '') {
    return textOf(line(ability === '' ? 'ui.over.cause' : 'ui.over.ability', { cause, ability: `ability.${ability}`, floor }));
  }
  const ended = how ?? textOf(line(causeOf(through)?.table === 'status' ? 'ui.over.how.status' : 'ui.over.how.hazard', { through }));
  if (cause === through || isPlayer(by)) return textOf(line('ui.over.how', { how: ended, floor }));
  if (own) return textOf(line('ui.over.how.own', { how: ended, cause, floor }));
  const key = ability === '' ? 'ui.over.how.by' : 'ui.over.how.ability';
  return textOf(line(key, { how: ended, cause, ability: `ability.${ability}`, floor }));
}

/** How one dies of something, where its texts say so. Those of a boss are its own last words. */
function howOf(key: string): string | null {
  if (causeOf(key)?.table === 'breed') return null;
  const texts = currentTexts();
  return Object.hasOwn(texts, `${key}.dies`) ? (texts[`${key}.dies`] ?? null) : null;
}

/** How far stairs were, of those that lead on. */
function stairsLine({ content }: Game, { stairs }: Account, floor: number): string {
  if (stairs) return text(`ui.over.stairs.${stairs.way}`, { n: stairs.steps });
  return text(content.lastFloor === null && floor === deepestFloor(content) ? 'ui.over.stairs.last' : 'ui.over.stairs.unknown');
}

function stoodLine({ cause }: Culprit, { is, hp, maxHp }: Standing): string | null {
  if (is === 'gone') return null;
  if (is === 'dead') return textOf(line('ui.over.stood.dead', { cause }));
  return textOf(line(hp >= maxHp ? 'ui.over.stood.whole' : 'ui.over.stood', { cause, hp, maxHp }));
}

function unusedView(game: Game, { item, count, lines }: Remedy): UnusedView {
  const does = doneLines(lines).join(', ');
  if (item === null) {
    const skill = skillOf(game);
    return { key: 'skill', sprite: skill?.sprite ?? '', name: nameText(`skill.${skill?.id ?? ''}`), does };
  }
  const name = nameOfItem(game, item);
  const isMany = count > 1 && item.charges === 0;
  const stack = isMany ? text('ui.over.stack', { n: count, item: name }) : name;
  return { key: `${item.id}`, sprite: itemLook(game, item.kind).sprite, name: stack, does };
}

/** What something would have done; several statuses of the same bearers are one line. */
function doneLines(lines: readonly Message[]): string[] {
  const found = new Map<string, { readonly message: Message; readonly things: string[] }>();
  for (const message of lines) {
    const { key, params: { status, n = 0, m = 0, target = '' } } = message;
    const isStatus = status !== undefined && key !== 'remedy.cure';
    const group = isStatus ? [key, m, target].join(' ') : JSON.stringify(message);
    const things = found.get(group)?.things ?? [];
    // A status is an adjective, also where it begins the line.
    if (isStatus) things.push(uncapital(text('remedy.status', { status, n })));
    found.set(group, { message, things });
  }
  return Array.from(found.values(), ({ message: { key, params }, things }) =>
    text(key as TextKey, { ...params, things: things.join(', ') }));
}

function spareLines({ unknown, skill, oil, remedies }: Account): string[] {
  const groups = unknown.map(({ group, count }) => text('ui.over.unknown', { group: `group.${group}`, n: count }));
  const isListed = remedies.some(({ item }) => item === null);
  return [
    ...(groups.length === 0 ? [] : [text('ui.over.unknowns', { things: groups.join(', ') })]),
    ...(skill === null || isListed ? [] : [text('ui.over.skill', { skill: `skill.${skill}` })]),
    ...(oil === null || oil === 0 ? [] : [text('ui.over.oil', { n: oil })]),
  ];
}

function blowView(game: Game, { wound, count, damage }: WoundsBy): BlowView {
  const { cause, through, ability } = wound;
  return { key: [cause, through, ability].join(' '), sprite: spriteOf(game, causeOf(cause)), name: nameOfBlow(wound), count, damage };
}

/** Who, and with what. */
function nameOfBlow({ cause, through, ability }: WoundsBy['wound']): string {
  if (through !== '') return textOf(line('ui.over.blow.through', { cause, through }));
  return ability === '' ? capital(nameText(cause)) : textOf(line('ui.over.blow.ability', { cause, ability: `ability.${ability}` }));
}

function blowLine({ wound, count, damage }: WoundsBy): string {
  const name = nameOfBlow(wound);
  return text('ui.over.blow.line', { cause: count > 1 ? `${name} ×${count}` : name, n: damage });
}

function pulseView({ hp, maxHp }: Account): PulseView | null {
  const [from] = hp;
  if (from === undefined || hp.length < 2) return null;
  const loss = Math.max(0, ...hp.slice(1).map((now, index) => (hp[index] ?? now) - now));
  return { hp, maxHp, title: text('ui.over.hp', { n: hp.length }), about: text('ui.over.hp.about', { from, n: hp.length - 1, loss }) };
}

/** The sprite of a cause: an elite's is its breed's, another for the player's own doing and for what has no row. */
export function spriteOf(game: Game, cause: Cause | null, otherwise = 'ui/skull'): string {
  if (cause === null || isPlayer(cause)) return otherwise;
  const { content } = game;
  const { table, id } = cause;
  if (table === 'item') return content.itemKinds.has(id) ? itemLook(game, id).sprite : otherwise;
  const kinds: Partial<Record<CauseTable, ReadonlyMap<string, { readonly sprite: string }>>> = {
    breed: content.breeds, trap: content.traps.kinds, status: content.statuses, hazard: content.hazards,
  };
  return kinds[table]?.get(id)?.sprite ?? otherwise;
}

/** The score as the sum of its parts, or of its only one. */
export function scoreLine(game: Game): string {
  const parts = scoreParts(game).map(({ part, points }) => text(`ui.score.${part}`, { n: points, m: game.state.floor }));
  return text(parts.length === 1 ? 'ui.over.score.one' : 'ui.over.score', { points: scoreOf(game), parts: parts.join(' + ') });
}
