import type { Rng } from '../../src/engine/core/rng';
import { headerOf } from '../../src/engine/run/save';

/* Saves changed deep inside and sealed again, so that length and checksum match. */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Numbers for the fields of a run: at the limits, beyond them, and of the wrong type. */
const NUMBERS: readonly number[] = [0, 1, -1, 2, 99, 255, 256, 65_535, 65_536, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 53 - 1, -(2 ** 53 - 1), 2 ** 53, 0.5, -0.5, 1e21, 1e308];
const TEXTS: readonly string[] = ['', '__proto__', 'constructor', 'toString', 'orc', 'player', '<img src=x onerror=alert(1)>', '\u0000', '\ud800', 'x'.repeat(5000)];
const OTHERS: readonly Json[] = [null, true, false, [], {}, [[]], { x: 1 }, [null]];

/** A text sealed again, with one to three places of its body changed; also returns the changes, in words. */
export function forge(text: string, rng: Rng): { readonly text: string; readonly actions: readonly string[] } {
  const cut = text.indexOf('\n');
  const { revision, contentVersion } = JSON.parse(text.slice(0, cut)) as { revision: number; contentVersion: string };
  const body = JSON.parse(text.slice(cut + 1)) as Json;
  const actions = Array.from({ length: rng.pick([1, 1, 1, 2, 3]) }, () => change(body, rng));
  const own = rng.below(20) === 0 ? withProto(JSON.stringify(body)) : JSON.stringify(body);
  return { text: `${JSON.stringify(headerOf(own, revision, contentVersion))}\n${own}`, actions };
}

/** A key that no careless copy may follow. */
function withProto(body: string): string {
  return body.replace('{', '{"__proto__":{"polluted":"yes"},');
}

/** Changes one place anywhere in a value, deep ones as often as shallow ones. */
function change(root: Json, rng: Rng): string {
  let at = root;
  let path = '';
  for (;;) {
    const keys = at !== null && typeof at === 'object' ? Object.keys(at) : [];
    if (keys.length === 0) return `${path} is empty`;
    const name = rng.pick(keys.slice(0, 2000));
    const inner = (at as Record<string, Json>)[name] as Json;
    path += `.${name}`;
    const isDeep = inner !== null && typeof inner === 'object' && Object.keys(inner).length > 0;
    if (isDeep && rng.below(12) > 0) {
      at = inner;
      continue;
    }
    return `${path}: ${twist(at as Record<string, Json>, name, rng)}`;
  }
}

function twist(owner: Record<string, Json> | Json[], name: string, rng: Rng): string {
  const record = owner as Record<string, Json>;
  const old = record[name] as Json;
  const what = rng.below(10);
  if (what === 0 && !Array.isArray(owner)) {
    Reflect.deleteProperty(owner, name);
    return 'taken away';
  }
  if (what === 1) {
    if (Array.isArray(owner)) owner.push(old);
    else record[rng.pick(['more', 'constructor', `${name}2`])] = old;
    return 'there twice';
  }
  record[name] = what === 2 ? rng.pick(OTHERS) : valueFor(old, rng);
  return `${JSON.stringify(old).slice(0, 40)} is ${JSON.stringify(record[name]).slice(0, 40)}`;
}

/** Mostly a value of the same type, which shape checks alone can't refuse. */
function valueFor(old: Json, rng: Rng): Json {
  if (typeof old === 'number') return rng.pick([old + 1, old - 1, -old, old * 2, rng.pick(NUMBERS), rng.pick(NUMBERS)]);
  if (typeof old === 'boolean') return !old;
  if (typeof old === 'string') return rng.pick(TEXTS);
  if (Array.isArray(old)) return rng.pick<Json>([[], [...old, ...old], [...old].reverse(), old.slice(1)]);
  return rng.pick<Json>([...TEXTS, ...NUMBERS, {}, []]);
}
