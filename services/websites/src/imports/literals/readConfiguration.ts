import { tokTypes, type Expression, type Node, type ObjectExpression, type Program } from 'acorn';
import { isRecord, NotReadable, recordOf, type Hole, type Literal } from './Literal';
import { readLiteral, type Constants } from './readLiteral';
import { ComponentParser, ScriptParser, TypedParser } from './ScriptParser';
import { scriptOf } from './scriptOf';
import { valueOf } from './valueOf';

/** Which expression of a script is the configuration. */
export interface Place {
  /** Names of variables, or of members of `window`, that hold it. */
  variables: readonly string[];
  /** Calls that take it first, as `CookieConsent.run`. */
  calls: readonly string[];
  /** Names that an object has of which one is enough, whatever holds it: one of them in each group. */
  members: readonly (readonly string[])[];
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

/** What is found in one walk over a script, in its order. */
interface Walked {
  /** The first value at the place. */
  placed: Expression | null;
  /** The first object that has the members of a configuration. */
  shaped: Expression | null;
  constants: Constants;
}

const hasMembers = (node: Node, groups: Place['members']): boolean => {
  if (node.type !== 'ObjectExpression' || groups.length === 0) return false;
  const names = new Set<string>();
  for (const property of (node as ObjectExpression).properties)
    if (property.type === 'Property' && property.key.type === 'Identifier') names.add(property.key.name);
    else if (property.type === 'Property' && property.key.type === 'Literal')
      names.add(String(property.key.value));
  return groups.every((group) => group.some((name) => names.has(name)));
};

/** A value that can be a configuration: an object, or a name of one. */
const canHold = (value: Expression, constants: Constants): boolean => {
  const bare = valueOf(value);
  if (bare.type === 'ObjectExpression') return true;
  return bare.type === 'Identifier' && constants.has(bare.name);
};

/** A list of nodes to visit is as deep as any script. */
const walk = (program: Program, place: Place): Walked => {
  const waiting: unknown[] = [program];
  const constants = new Map<string, Expression>();
  const placed: Expression[] = [];
  let shaped: Expression | null = null;
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (isNode(next)) {
      const value = valueAt(next, place);
      if (value) placed.push(value);
      if (next.type === 'VariableDeclarator' && next.id?.type === 'Identifier' && next.init)
        constants.set(next.id.name, next.init);
      if (!shaped && hasMembers(next, place.members)) shaped = next as Expression;
    }
    if (!isNode(next) && !Array.isArray(next)) continue;
    const parts: unknown[] = Array.isArray(next) ? next : Object.values(next);
    for (let index = parts.length - 1; index >= 0; index--) waiting.push(parts[index]);
  }
  const [first = null] = placed;
  return { placed: placed.find((value) => canHold(value, constants)) ?? first, shaped, constants };
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
/** An element that ends: only then can a script be a component. */
const ELEMENT_END = /<\/|\/>/u;
/** As a script, else as TypeScript, which takes longer, else as a component; the line that is named is that of TypeScript. */
const parsed = (text: string): Program =>
  orNotReadable(() => {
    try {
      return ScriptParser.parse(text, OPTIONS);
    } catch {
      try {
        return TypedParser.parse(text, OPTIONS);
      } catch (error) {
        if (!ELEMENT_END.test(text)) throw error;
        try {
          return ComponentParser.parse(text, OPTIONS);
        } catch {
          throw error;
        }
      }
    }
  });

/** A pasted object alone, `{…}`, is no program: it is read as an expression. */
const asExpression = (text: string): Expression | null => {
  const first = orNotReadable(() => ScriptParser.tokenizer(text, OPTIONS).getToken());
  if (first.type !== tokTypes.braceL) return null;
  const trimmed = text.trim();
  const object = trimmed.endsWith(';') ? trimmed.slice(0, -1) : trimmed;
  const [statement] = parsed(`(${object}\n)`).body;
  return statement?.type === 'ExpressionStatement' ? statement.expression : null;
};

/** What was read of a script, and what was left out of it. */
export interface Configuration {
  config: { [name: string]: Literal };
  holes: Hole[];
}

/**
 * The configuration in a script, a page with one, TypeScript or JSON. Nothing of it is run.
 * @returns null when there is none
 * @throws NotReadable with the line that is no script, or where nothing of a configuration is data
 */
export const readConfiguration = (given: string, place: Place): Configuration | null => {
  const text = scriptOf(given);
  const object = asExpression(text);
  const { placed, shaped, constants } = object
    ? { placed: object, shaped: null, constants: new Map<string, Expression>() }
    : walk(parsed(text), place);
  for (const found of [placed, shaped]) {
    if (!found) continue;
    const { read, holes } = readLiteral(found, constants);
    if (isRecord(read)) return { config: read, holes };
    const [hole] = holes;
    if (hole && !shaped) throw new NotReadable(hole.line);
  }
  return null;
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
  const { read, holes } = readLiteral(node);
  const [hole] = holes;
  if (hole) throw new NotReadable(hole.line);
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
