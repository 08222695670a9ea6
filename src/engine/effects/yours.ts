import { isTactic, TRAIT_NAMES, type Effect, type StatusKind, type Traits } from '../content';
import type { Phrase } from '../core/grammar';
import { turnsOf } from '../facts/stats';
import { chunked, deedsOf, listed, NOTHING, numbersOf, phrase, YOUR_OWN, type About } from './phrases';

/* What effects do to you: "you recover 5 HP and take half damage". */

/** A clause about you; the first of several names you, before its verb or, where German puts that first, after it. */
export type Yours = (subject: Subject) => Phrase;
type Subject = Readonly<Record<'who' | 'then', Phrase>>;

const UNNAMED: Subject = { who: NOTHING, then: NOTHING };
const BEFORE: Subject = { who: phrase('who.you'), then: NOTHING };
const AFTER: Subject = { who: NOTHING, then: phrase('who.you') };

/** A clause with these params besides its subject. */
export function yours(key: string, params: Phrase['params'] = {}): Yours {
  return (subject) => phrase(key, { each: NOTHING, long: NOTHING, ...params, ...subject });
}

/** Clauses about you that hold for some turns, or for good. */
interface Span {
  readonly turns: number | null;
  readonly clauses: readonly Yours[];
}

/** When effects happen: the end of a key `when.`; null for at once. */
export type When = 'onKill' | 'onArrival' | 'eachTurn' | 'begins' | null;

/** Effects on you as sentences. */
export function yourSentences(effects: readonly Effect[], about: About, when: When): Phrase[] {
  return chunked(spansOf(effects, about)).map((spans) => {
    const parts = spans.map((span, i) => spanPhrase(span, i === 0 ? when : null));
    return phrase('says.plain', { does: listed(parts, 'list.also') });
  });
}

/** Clauses about you as sentences. */
export function yourClauses(clauses: readonly Yours[]): Phrase[] {
  return chunked(clauses).map((some) => phrase('says.plain', { does: joined(some, BEFORE) }));
}

function spanPhrase({ turns: n, clauses }: Span, when: When): Phrase {
  if (n === null && when === null) return joined(clauses, BEFORE);
  const long = n === null ? NOTHING : phrase('long.turns', { n });
  const begins = when === null ? long : phrase(n === null ? `when.${when}` : `when.${when}.long`, { long });
  return phrase('says.when', { when: begins, does: joined(clauses, AFTER) });
}

/** Clauses with one subject, named in the first. */
function joined(clauses: readonly Yours[], subject: Subject): Phrase {
  return listed(clauses.map((clause, i) => clause(i === 0 ? subject : UNNAMED)), 'list.and');
}

/** What happens at once is one span; so is what lasts equally long. */
function spansOf(effects: readonly Effect[], about: About): Span[] {
  const spans: Span[] = [];
  for (const { key, params, inflicts } of deedsOf(effects, about)) {
    const within = inflicts ? statusClauses(about.content.statuses.get(inflicts.status)) : null;
    const turns = inflicts && within ? turnsOf(about, inflicts) : null;
    const clauses = within ?? [inflicts ? named(inflicts.status, turnsOf(about, inflicts)) : yours(`${key}.self`, params)];
    const [last] = spans.slice(-1);
    if (last?.turns === turns) spans.splice(-1, 1, { turns, clauses: [...last.clauses, ...clauses] });
    else spans.push({ turns, clauses });
  }
  return spans;
}

/** A status by its name. */
function named(status: string, n: number): Yours {
  return yours('effect.inflict.self', { status: `status.${status}`, long: phrase('long.turns', { n }) });
}

/** The traits that a status's clauses tell, besides those about you; any other is more than clauses can say. */
const TOLD: readonly string[] = ['bonus', 'eachTurn', 'onStruck', ...YOUR_OWN];

/** What a status does to you; null where its name has to do, as it does more than clauses can say. */
function statusClauses(kind: StatusKind | undefined): Yours[] | null {
  if (!kind || TRAIT_NAMES.some((name) => kind[name] !== undefined && !TOLD.includes(name))) return null;
  const turn = eachTurnOf(kind.eachTurn ?? []);
  const struck = struckBack(kind);
  const tactic = kind.tactic === undefined
    ? []
    : isTactic(kind.tactic, 'holds') || isTactic(kind.tactic, 'strays') ? [yours(`traits.${kind.tactic}`)] : null;
  if (!turn || !struck || !tactic) return null;
  const { power = 0, defence = 0, maxHp = 0 } = kind.bonus ?? {};
  const bonus = Object.entries({ power, defence, maxHp }).filter(([, n]) => n !== 0)
    .map(([stat, n]) => yours(n < 0 ? 'traits.bonus.less' : 'traits.bonus.more', { n: Math.abs(n), stat: `stat.${stat}` }));
  const senses = [
    ...(kind.sees === undefined ? [] : [yours('traits.sees', { n: kind.sees })]),
    ...(kind.deceives === true ? [yours('traits.deceives')] : []),
  ];
  const numbers = numbersOf({ ...kind, shines: 0 }, 'self').map(({ key, params }) => yours(key, params));
  const all = [...bonus, ...numbers, ...tactic, ...senses, ...struck, ...turn];
  return all.length === 0 ? null : all;
}

/** What happens to you in each turn; null unless it only heals or hurts. What lays a hazard besides is known for it. */
function eachTurnOf(effects: readonly Effect[]): Yours[] | null {
  const told = effects.filter((effect) => effect.do !== 'ignite');
  const each = phrase('each.turn');
  const clauses = told.flatMap((effect) => {
    if (effect.do === 'heal' && effect.unit === undefined) return [yours('effect.heal.self', { n: effect.amount, each })];
    return effect.do === 'damage' && typeof effect.amount === 'number' ? [yours('effect.damage.self', { n: effect.amount, each })] : [];
  });
  return clauses.length === told.length ? clauses : null;
}

/** How you strike back at attackers; null where something else happens to them. */
export function struckBack({ onStruck = [] }: Pick<Traits, 'onStruck'>): Yours[] | null {
  if (onStruck.length === 0) return [];
  const [effect, ...more] = onStruck;
  if (effect?.do !== 'strike' || more.length > 0) return null;
  return [yours(effect.percent === 100 ? 'traits.return' : 'traits.return.part', { n: effect.percent })];
}
