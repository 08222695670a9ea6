import ts from 'typescript';

/** A replacement for a node, or for the part `of` it. */
export interface Change {
  readonly put: string;
  readonly of?: ts.Node;
}

const K = ts.SyntaxKind;

/** Operators and what they are mistaken for. */
const OPERATORS: Partial<Record<ts.SyntaxKind, readonly string[]>> = {
  [K.LessThanToken]: ['<=', '>'],
  [K.LessThanEqualsToken]: ['<', '>'],
  [K.GreaterThanToken]: ['>=', '<'],
  [K.GreaterThanEqualsToken]: ['>', '<'],
  [K.EqualsEqualsEqualsToken]: ['!=='],
  [K.ExclamationEqualsEqualsToken]: ['==='],
  [K.PlusToken]: ['-'],
  [K.MinusToken]: ['+'],
  [K.AsteriskToken]: ['+'],
  [K.SlashToken]: ['*'],
  [K.PercentToken]: ['*'],
  [K.AmpersandToken]: ['|'],
  [K.BarToken]: ['&'],
  [K.CaretToken]: ['|'],
  [K.LessThanLessThanToken]: ['>>'],
  [K.GreaterThanGreaterThanToken]: ['<<'],
  [K.AmpersandAmpersandToken]: ['||'],
  [K.BarBarToken]: ['&&'],
  [K.PlusEqualsToken]: ['-=', '='],
  [K.MinusEqualsToken]: ['+=', '='],
};

const METHODS: Readonly<Record<string, string>> = {
  min: 'max', max: 'min', floor: 'ceil', ceil: 'floor', some: 'every', every: 'some', push: 'unshift',
};

const RESULTS: readonly [RegExp, readonly string[]][] = [
  [/^boolean$| is /, ['true', 'false']], [/\| null$/, ['null']], [/\| undefined$/, ['undefined']], [/\[\]$/, ['[]']],
];
/** Functions whose first two arguments commute. */
const SYMMETRIC: ReadonlySet<string> = new Set([
  'min', 'max', 'imul', 'distanceSquared', 'stepsBetween', 'hasLine', 'isHostile', 'beyond', 'isStep', 'isSameRun', 'far',
]);

/** All small changes to one node, not to its children. */
export function changesOf(node: ts.Node): Change[] {
  if (ts.isBinaryExpression(node)) return binary(node);
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) return unary(node);
  if (ts.isIfStatement(node)) return ['true', 'false'].map((put) => ({ put, of: node.expression }));
  if (ts.isConditionalExpression(node)) return ['true', 'false'].map((put) => ({ put, of: node.condition }));
  if (ts.isWhileStatement(node)) return [{ put: 'false', of: node.expression }];
  if (ts.isForStatement(node)) return node.condition ? [{ put: 'false', of: node.condition }] : [];
  if (ts.isExpressionStatement(node) || ts.isContinueStatement(node) || ts.isBreakStatement(node)) return [{ put: ';' }];
  if (ts.isReturnStatement(node) && node.expression) return otherResults(node.expression, functionAround(node)?.type);
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return otherResults(node.body, node.type);
  if (ts.isCallExpression(node)) return call(node);
  return literal(node);
}

function binary({ left, operatorToken, right }: ts.BinaryExpression): Change[] {
  if (operatorToken.kind === K.QuestionQuestionToken) return [{ put: left.getText(), of: left.parent }];
  if (operatorToken.kind === K.PlusToken && (isText(left) || isText(right))) return [];
  return (OPERATORS[operatorToken.kind] ?? []).map((put) => ({ put, of: operatorToken }));
}

function isText(node: ts.Expression): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
    || (ts.isBinaryExpression(node) && (isText(node.left) || isText(node.right)));
}

function unary(node: ts.PrefixUnaryExpression | ts.PostfixUnaryExpression): Change[] {
  const inner = node.operand.getText();
  if (node.operator === K.ExclamationToken) return [{ put: inner }];
  // A negative literal is changed as a number.
  if (node.operator === K.MinusToken) return [{ put: `(${inner})` }];
  if (node.operator !== K.PlusPlusToken && node.operator !== K.MinusMinusToken) return [];
  const other = node.operator === K.PlusPlusToken ? '--' : '++';
  return [{ put: ts.isPrefixUnaryExpression(node) ? other + inner : inner + other }];
}

/** Other values of the declared return type. */
function otherResults(given: ts.Expression, declared: ts.TypeNode | undefined): Change[] {
  const type = declared?.getText() ?? '';
  const [, values] = RESULTS.find(([pattern]) => pattern.test(type)) ?? [type, []];
  return values.filter((put) => put !== given.getText()).map((put) => ({ put, of: given }));
}

function functionAround(node: ts.Node): ts.SignatureDeclaration | undefined {
  for (let around = node.parent as ts.Node | undefined; around; around = around.parent as ts.Node | undefined) {
    if (ts.isFunctionLike(around)) return around;
  }
  return undefined;
}

/** A similar method, a list not filtered or sorted, two arguments swapped. */
function call({ expression, arguments: given }: ts.CallExpression): Change[] {
  const changes: Change[] = [];
  if (ts.isPropertyAccessExpression(expression)) {
    const { name } = expression;
    const other = METHODS[name.text];
    if (other !== undefined) changes.push({ put: other, of: name });
    if (name.text === 'filter') changes.push({ put: expression.expression.getText(), of: expression.parent });
    if (['slice', 'reverse', 'sort'].includes(name.text)) {
      changes.push({ put: `${expression.expression.getText()}.slice()`, of: expression.parent });
    }
  }
  const [first, second] = given;
  const isSymmetric = SYMMETRIC.has(ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText());
  if (first && second && !isSymmetric && !ts.isFunctionLike(first) && !ts.isFunctionLike(second) && first.getText() !== second.getText()) {
    const rest = given.slice(2).map((argument) => `, ${argument.getText()}`);
    changes.push({ put: `${expression.getText()}(${second.getText()}, ${first.getText()}${rest.join('')})`, of: expression.parent });
  }
  return changes;
}

function literal(node: ts.Node): Change[] {
  if (node.kind === K.TrueKeyword) return [{ put: 'false' }];
  if (node.kind === K.FalseKeyword) return [{ put: 'true' }];
  if (!ts.isNumericLiteral(node) || ts.isPropertyAssignment(node.parent) && node.parent.name === node) return [];
  const value = Number(node.text);
  return [value + 1, value - 1].map((put) => ({ put: put < 0 ? `(${put})` : String(put) }));
}
