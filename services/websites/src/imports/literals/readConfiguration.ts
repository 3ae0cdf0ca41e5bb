import { tokTypes, type Expression, type Node, type Program } from 'acorn';
import { isRecord, NotReadable, recordOf, type Literal } from './Literal';
import { readLiteral } from './readLiteral';
import { ScriptParser } from './ScriptParser';

/** Which expression of a script is the configuration. */
export interface Place {
  /** Names of variables, or of members of `window`, that hold it. */
  variables: readonly string[];
  /** Calls that take it first, as `CookieConsent.run`. */
  calls: readonly string[];
}

/** `window.CookieConsent.run` has three parts; a longer chain of members is none of the places. */
const MOST_PARTS = 4;

/** A name or a chain of members, `a.b.c`; null for any other expression. */
const nameOf = (node: Node): string | null => {
  const parts: string[] = [];
  for (let at = node as Expression; parts.length < MOST_PARTS;) {
    if (at.type === 'Identifier') return [at.name, ...parts].join('.').replace(GLOBAL, '');
    if (at.type !== 'MemberExpression' || at.computed || at.property.type !== 'Identifier') return null;
    parts.unshift(at.property.name);
    at = at.object as Expression;
  }
  return null;
};
const GLOBAL = /^(?:window|globalThis|self)\./;

/** The parts of nodes that a place can be in. */
type Parts = Node &
  Partial<Record<'id' | 'init' | 'left' | 'right' | 'callee' | 'declaration', Expression | null>> & {
    arguments?: Expression[];
  };

/** What a node assigns, passes or exports at the place; null for other nodes. */
const valueAt = (node: Parts, { variables, calls }: Place): Expression | null => {
  const isOneOf = (names: readonly string[], named: Node | null | undefined): boolean =>
    Boolean(named && names.includes(nameOf(named) ?? ''));
  switch (node.type) {
    case 'VariableDeclarator':
      return isOneOf(variables, node.id) ? (node.init ?? null) : null;
    case 'AssignmentExpression':
      return isOneOf(variables, node.left) ? (node.right ?? null) : null;
    case 'CallExpression':
      return isOneOf(calls, node.callee) ? (node.arguments?.[0] ?? null) : null;
    case 'ExportDefaultDeclaration':
      return node.declaration ?? null;
    default:
      return null;
  }
};

const isNode = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The first expression at the place, in the order of the script. A list of nodes to visit is as deep as any script. */
const findAt = (program: Program, place: Place): Expression | null => {
  const waiting: unknown[] = [program];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (isNode(next)) {
      const value = valueAt(next, place);
      if (value) return value;
    }
    if (!isNode(next) && !Array.isArray(next)) continue;
    const parts: unknown[] = Array.isArray(next) ? next : Object.values(next);
    for (let index = parts.length - 1; index >= 0; index--) waiting.push(parts[index]);
  }
  return null;
};

const OPTIONS = { ecmaVersion: 'latest', sourceType: 'module', locations: true } as const;

/** @throws NotReadable with the line where `parse` stopped */
const orNotReadable = <T>(parse: () => T): T => {
  try {
    return parse();
  } catch (error) {
    throw new NotReadable((error as { loc?: { line?: number } }).loc?.line ?? 1);
  }
};
const parsed = (text: string): Program => orNotReadable(() => ScriptParser.parse(text, OPTIONS));

/** A pasted object alone, `{…}`, is no program: it is read as an expression. */
const asExpression = (text: string): Expression | null => {
  const first = orNotReadable(() => ScriptParser.tokenizer(text, OPTIONS).getToken());
  if (first.type !== tokTypes.braceL) return null;
  const trimmed = text.trim();
  const object = trimmed.endsWith(';') ? trimmed.slice(0, -1) : trimmed;
  const [statement] = parsed(`(${object}\n)`).body;
  return statement?.type === 'ExpressionStatement' ? statement.expression : null;
};

/**
 * The configuration in a script or JSON text. Nothing of it is run.
 * @returns null when there is none
 * @throws NotReadable with the line of what is not data
 */
export const readConfiguration = (text: string, place: Place): { [name: string]: Literal } | null => {
  const first = asExpression(text) ?? findAt(parsed(text), place);
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
  // Only this expression: what follows it in the script is not looked at.
  const node = orNotReadable(() => ScriptParser.parseExpressionAt(text, from, OPTIONS));
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
