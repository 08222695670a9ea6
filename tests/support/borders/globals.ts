import ts from 'typescript';
import type { Breach, Rule } from './Breach';
import { lineOf, walk, type Parsed } from './Parsed';
import { roomOf } from './resolve';

/** Rooms that may ask the time and throw dice of their own: nothing in them decides a run. */
const FREE = new Set(['keep', 'view', 'ui', 'scenes', 'lab', 'tools']);

/** Rooms that know nothing but the language: the same run everywhere. */
const PURE = new Set(['engine', 'content', 'procgen']);

/** What the language itself offers. Not among them: Date, globalThis, Function, eval, Intl and WeakRef. */
const LANGUAGE = new Set(
  `Array ArrayBuffer BigInt BigInt64Array BigUint64Array Boolean DataView Error EvalError Float32Array Float64Array Infinity
  Int16Array Int32Array Int8Array JSON Map Math NaN Number Object Promise Proxy RangeError ReferenceError Reflect RegExp Set
  String Symbol SyntaxError TypeError URIError Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakSet arguments
  decodeURIComponent encodeURIComponent isFinite isNaN parseFloat parseInt undefined`.split(/\s+/),
);

/** What of Math gives the same bits in every browser. */
const EXACT_MATH = new Set('abs ceil clz32 floor fround imul max min round sign sqrt trunc'.split(' '));

/** Doors to the time and to chance, and which rule shuts them. */
const DOORS: Readonly<Record<string, Rule>> = { Date: 'clock', performance: 'clock', crypto: 'chance' };

type Tell = (rule: Rule, text: string) => void;

/** Uses of chance, of clocks and of the machine where they do not belong, by whatever name they are reached. */
export function globalBreaches(parsed: Parsed): Breach[] {
  const found: Breach[] = [];
  for (const [path, file] of parsed.files) {
    const room = roomOf(path);
    if (FREE.has(room) || file.isDeclarationFile) continue;
    walk(file, (node) => {
      const tell: Tell = (rule, text) => found.push({ file: path, line: lineOf(node), rule, text: `${room} ${text}` });
      if (ts.isIdentifier(node)) checkName(node, { room, parsed, tell });
      else if (isAccess(node)) checkMember(node, room, tell);
      else if (ts.isBindingElement(node)) checkTaken(node, tell);
    });
  }
  return found;
}

interface Place {
  readonly room: string;
  readonly parsed: Parsed;
  readonly tell: Tell;
}

/** A bare name: `Date`, `document`, `Math`. */
function checkName(node: ts.Identifier, { room, parsed, tell }: Place): void {
  if (!isReference(node) || !parsed.isGlobal(node)) return;
  const door = doorOf(node.text);
  if (door !== undefined) tell(door, `may not use ${node.text}`);
  else if (node.text === 'Math') checkMath(node, room, tell);
  else if (PURE.has(room) && !LANGUAGE.has(node.text)) tell('language', `may not use ${node.text}: it is not part of the language`);
}

/** A member of whatever object: `globalThis.Math`, `window['Date']`. */
function checkMember(node: Access, room: string, tell: Tell): void {
  const name = memberOf(node);
  if (name === null) return;
  const door = doorOf(name);
  if (door !== undefined) tell(door, `may not use ${node.getText()}`);
  else if (name === 'Math') checkMath(node, room, tell);
}

/** A member taken out by a pattern: `const { Date: Clock } = globalThis`. */
function checkTaken({ propertyName, name }: ts.BindingElement, tell: Tell): void {
  const taken = propertyName ?? name;
  const text = ts.isIdentifier(taken) || ts.isStringLiteralLike(taken) ? taken.text : '';
  const door = doorOf(text);
  if (door !== undefined) tell(door, `may not take out ${text}`);
  else if (text === 'Math') tell('chance', 'may not take out Math: Math.random goes along');
}

/** Math itself: may be asked for a function by name, as `Math.max` or `const { max } = Math`, not be handed on. */
function checkMath(math: ts.Expression, room: string, tell: Tell): void {
  const names = namesAsked(math);
  if (names === null) tell('chance', 'may not hand on Math: Math.random goes along');
  for (const name of names ?? []) {
    if (name === 'random') tell('chance', 'may not use Math.random');
    else if (PURE.has(room) && !EXACT_MATH.has(name)) tell('number', `may not use Math.${name}: it differs between browsers`);
  }
}

function namesAsked(math: ts.Expression): string[] | null {
  const { parent } = math;
  if (isAccess(parent) && parent.expression === math) {
    const name = memberOf(parent);
    return name === null ? null : [name];
  }
  if (!ts.isVariableDeclaration(parent) || parent.initializer !== math || !ts.isObjectBindingPattern(parent.name)) return null;
  const names = parent.name.elements.map(({ propertyName, name, dotDotDotToken }) => {
    const taken = propertyName ?? name;
    return dotDotDotToken === undefined && (ts.isIdentifier(taken) || ts.isStringLiteralLike(taken)) ? taken.text : null;
  });
  return names.every((name) => name !== null) ? names : null;
}

type Access = ts.PropertyAccessExpression | ts.ElementAccessExpression;

function isAccess(node: ts.Node): node is Access {
  return ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
}

/** The member's name, null where it is computed. */
function memberOf(node: Access): string | null {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isStringLiteralLike(node.argumentExpression) ? node.argumentExpression.text : null;
}

function doorOf(name: string): Rule | undefined {
  return Object.hasOwn(DOORS, name) ? DOORS[name] : undefined;
}

/** Whether an identifier stands for a value, rather than naming a member, a declaration or a type. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  if ('name' in parent && parent.name === node) return false;
  if ('propertyName' in parent && parent.propertyName === node) return false;
  if ('label' in parent && parent.label === node) return false;
  if (ts.isQualifiedName(parent) || ts.isTypeReferenceNode(parent) || ts.isTypeQueryNode(parent)) return false;
  return !ts.isImportTypeNode(parent) && !isTypeHeritage(parent);
}

/** `implements X` and an interface's `extends X` name types; a class's `extends X` names a value. */
function isTypeHeritage(node: ts.Node): boolean {
  if (!ts.isExpressionWithTypeArguments(node) || !ts.isHeritageClause(node.parent)) return false;
  return node.parent.token === ts.SyntaxKind.ImplementsKeyword || ts.isInterfaceDeclaration(node.parent.parent);
}
