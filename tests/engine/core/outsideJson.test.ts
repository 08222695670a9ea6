import { readOutsideJson } from '../../../src/engine/core/outsideJson';

const LIMITS = { characters: 200, depth: 4, values: 20 };

/** What is parsed from a text, or why nothing is. */
function read(text: string): unknown {
  const json = readOutsideJson(text, LIMITS);
  return json.ok ? json.value : json.why;
}

describe('JSON from outside', () => {
  it.each<[string, unknown]>([
    ['{"a":[1,{"b":"x:y"}],"c":null}', { a: [1, { b: 'x:y' }], c: null }],
    ['"__proto__"', '__proto__'],
    ['["constructor", "a", "a"]', ['constructor', 'a', 'a']],
    ['[{"a":1},{"a":2}]', [{ a: 1 }, { a: 2 }]],
    ['{"a":{"a":{"a":{}}}}', { a: { a: { a: {} } } }],
    [String.raw`{"a\"b":"\\"}`, { 'a"b': '\\' }],
    ['{"text":"{{{{{{[[[[[["}', { text: '{{{{{{[[[[[[' }],
  ])('%s is parsed', (text, value) => {
    expect(read(text)).toEqual(value);
  });

  it.each([
    ['too long', `"${'x'.repeat(200)}"`, 'it has 202 characters; at most 200.'],
    ['too deep', '[[[[[]]]]]', 'line 1, column 5: it is nested deeper than 4 levels.'],
    ['without end', '['.repeat(200), 'line 1, column 5: it is nested deeper than 4 levels.'],
    ['of too much', `[${'1,'.repeat(25)}1]`, 'it holds more than 20 values.'],
    ['with __proto__', '{\n "a": {"__proto__": {"polluted": 1}}}', 'line 2, column 18: "__proto__" is not allowed as a key.'],
    ['with the same in other letters', String.raw`{"__pr\u006fto__" : 1}`, 'line 1, column 17: "__proto__" is not allowed as a key.'],
    ['with a constructor', '{"constructor":{"prototype":{}}}', 'line 1, column 14: "constructor" is not allowed as a key.'],
    ['with a key twice', '{"a":1,"b":2,\n"a":3}', 'line 2, column 3: duplicate key "a".'],
    ['with a key twice in other letters', String.raw`{"a":1,"\u0061":3}`, 'line 1, column 15: duplicate key "a".'],
  ])('%s is refused with its position', (_name, text, why) => {
    expect(read(text)).toBe(why);
  });

  it.each(['', '{', '{"a"', '{"a":', '"', '"\\', '{"\\u00":1}', 'nonsense', '{]', ']]]]', '\u0000', '{"a":1}}'])('%j is not JSON, and nothing is thrown', (text) => {
    expect(read(text)).toMatch(/^it is not JSON: /);
  });

  it('has no more different keys than allowed, however often each is there', () => {
    const limits = { ...LIMITS, keys: 2 };
    expect(readOutsideJson('[{"a":1,"b":1},{"b":1,"a":1}]', limits).ok).toBe(true);
    expect(readOutsideJson('[{"a":1,"b":1},{"c":1}]', limits)).toEqual({ ok: false, error: 'many', why: 'it holds more than 2 different keys.' });
  });

  it('leaves Object.prototype alone', () => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    for (const text of ['{"__proto__":{"a":1}}', '[{"constructor":{"prototype":{"a":1}}}]']) read(text);
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
  });
});
