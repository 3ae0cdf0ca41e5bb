import { parse, parseExpressionAt, type Expression, type Node, type Program } from 'acorn';
import { isRecord, NotReadable, recordOf, type Literal } from './Literal';
import { readLiteral } from './readLiteral';

/** Which expression of a script is the configuration. */
export interface Place {
  /** Names of variables, or of members of `window`, that hold it. */
  variables: readonly string[];
  /** Calls that take it first, as `CookieConsent.run`. */
  calls: readonly string[];
}

const nameOf = (node: Node): string | null => {
  const { type } = node as Expression;
  if (type === 'Identifier') return (node as { name?: string }).name ?? null;
  if (type !== 'MemberExpression') return null;
  const { object, property, computed } = node as never as { object: Node; property: Node; computed: boolean };
  const [left, right] = [nameOf(object), nameOf(property)];
  return computed || !left || !right ? null : `${left}.${right}`;
};
const withoutWindow = (name: string | null): string =>
  (name ?? '').replace(/^(?:window|globalThis|self)\./, '');

/** All expressions at the place, in the order of the script. */
const found = (program: Program, { variables, calls }: Place): Expression[] => {
  const expressions: Expression[] = [];
  const look = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(look);
    if (typeof node !== 'object' || node === null || !('type' in node)) return;
    const {
      type,
      id,
      init,
      left,
      right,
      callee,
      arguments: given,
    } = node as Record<string, Node> & {
      arguments?: Expression[];
      type: string;
    };
    if (type === 'VariableDeclarator' && id && init && variables.includes(withoutWindow(nameOf(id))))
      expressions.push(init as Expression);
    if (type === 'AssignmentExpression' && left && right && variables.includes(withoutWindow(nameOf(left))))
      expressions.push(right as Expression);
    if (type === 'CallExpression' && callee && given?.[0] && calls.includes(withoutWindow(nameOf(callee))))
      expressions.push(given[0]);
    if (type === 'ExportDefaultDeclaration')
      expressions.push((node as never as { declaration: Expression }).declaration);
    for (const [key, value] of Object.entries(node)) if (key !== 'loc') look(value);
  };
  look(program.body);
  return expressions;
};

const parsed = (text: string): Program => {
  try {
    return parse(text, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  } catch (error) {
    throw new NotReadable((error as { loc?: { line?: number } }).loc?.line ?? 1);
  }
};

/** A pasted object alone, `{…}`, is no program: it is read as an expression. */
const asExpression = (text: string): Expression | null => {
  if (!/^\s*(?:\/\*[^]*?\*\/|\/\/[^\n]*\n|\s)*\{/.test(text)) return null;
  const [statement] = parsed(`(${text.trim().replace(/;\s*$/, '')}\n)`).body;
  return statement?.type === 'ExpressionStatement' ? statement.expression : null;
};

/**
 * The configuration in a script or JSON text. Nothing of it is run.
 * @returns null when there is none
 * @throws NotReadable with the line of what is not data
 */
export const readConfiguration = (text: string, place: Place): { [name: string]: Literal } | null => {
  const alone = asExpression(text);
  const [first] = alone ? [alone] : found(parsed(text), place);
  if (!first) return null;
  const read = readLiteral(first);
  return isRecord(read) ? read : null;
};

/**
 * The list that is assigned to a name, in a script with more in it than data.
 * @returns null when nothing is assigned to it
 * @throws NotReadable
 */
export const readArray = (text: string, name: string): Literal[] | null => {
  const begin = text.indexOf(`${name} =`) < 0 ? text.indexOf(`${name}=`) : text.indexOf(`${name} =`);
  if (begin < 0) return null;
  const from = text.indexOf('=', begin) + 1;
  let node: Expression;
  try {
    // Only this expression: what follows it in the script is not looked at.
    node = parseExpressionAt(text, from, { ecmaVersion: 'latest', locations: true });
  } catch (error) {
    throw new NotReadable((error as { loc?: { line?: number } }).loc?.line ?? 1);
  }
  const read = readLiteral(node);
  return Array.isArray(read) ? read : null;
};

/** An object of a JSON text. @throws NotReadable */
export const readJson = (text: string): { [name: string]: Literal } => {
  try {
    return recordOf(JSON.parse(text) as Literal);
  } catch {
    throw new NotReadable(1);
  }
};
