import type { Expression, Literal as LiteralNode, ObjectExpression, Property, TemplateLiteral } from 'acorn';
import { isRecord, LiteralPattern, NotReadable, type Hole, type Literal } from './Literal';
import { valueOf } from './valueOf';

/** Names that mean something to every object, or to whoever copies one. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);
/** Deeper than any configuration, and shallow enough for the stack. */
const DEEPEST = 60;
/** Values that are read by way of names: a name may be used many times in what another name stands for. */
const MOST_BY_NAME = 20_000;
/** Holes that are told apart; more of them say nothing more. */
const MOST_HOLES = 200;

/** What the names of a script stand for, where it says so once and for all. */
export type Constants = ReadonlyMap<string, Expression>;

const lineOf = ({ loc }: { loc?: { start: { line: number } } | null }): number => loc?.start.line ?? 0;

const keyOf = ({ key, computed }: Property): string | null => {
  if (computed) return key.type === 'Literal' && typeof key.value === 'string' ? key.value : null;
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' && ['string', 'number'].includes(typeof key.value) ? String(key.value) : null;
};

const readConstant = (node: LiteralNode): Literal => {
  if (node.regex) return new LiteralPattern(node.regex.pattern, node.regex.flags);
  const { value } = node;
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value as Literal;
  throw new NotReadable(lineOf(node));
};

/** Reads expressions of one script. A value that only a running program knows becomes nothing and is noted as a hole. */
const createReader = (constants: Constants) => {
  const holes: Hole[] = [];
  let byName = 0;
  let namesAround = 0;

  const leaveOut = (path: string, line: number): null => {
    if (holes.length < MOST_HOLES) holes.push({ path, line });
    return null;
  };

  /** As `readNode`, but what cannot be read is left out. */
  const readPart = (node: Expression, depth: number, path: string): Literal => {
    try {
      return readNode(node, depth, path);
    } catch (error) {
      if (!(error instanceof NotReadable)) throw error;
      return leaveOut(path, error.line);
    }
  };

  const readObject = (node: ObjectExpression, depth: number, path: string): Literal => {
    const read: { [name: string]: Literal } = Object.create(null) as never;
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') {
        const spread = readPart(property.argument, depth + 1, `${path}...`);
        if (isRecord(spread)) Object.assign(read, spread);
        else if (spread !== null) leaveOut(`${path}...`, lineOf(property));
        continue;
      }
      const key = keyOf(property);
      const at = path ? `${path}.${key ?? '[…]'}` : (key ?? '[…]');
      if (key === null || FORBIDDEN.has(key) || property.kind !== 'init') leaveOut(at, lineOf(property));
      else read[key] = readPart(property.value, depth + 1, at);
    }
    return read;
  };

  const readList = (
    elements: readonly (Expression | { type: 'SpreadElement'; argument: Expression } | null)[],
    depth: number,
    path: string,
  ): Literal[] => {
    const read: Literal[] = [];
    for (const [index, element] of elements.entries()) {
      const at = `${path}[${index}]`;
      // A hole keeps its place: the others mean what they do by theirs.
      if (!element) read.push(null);
      else if (element.type !== 'SpreadElement') read.push(readPart(element, depth + 1, at));
      else {
        const spread = readPart(element.argument, depth + 1, at);
        if (Array.isArray(spread)) for (const value of spread) read.push(value);
      }
    }
    return read;
  };

  const readTemplate = (node: TemplateLiteral, depth: number): Literal =>
    node.quasis
      .map(({ value }, index) => {
        const gap = node.expressions[index];
        const text = gap ? readNode(gap, depth + 1, '') : '';
        if (typeof text !== 'string' && typeof text !== 'number') throw new NotReadable(lineOf(gap ?? node));
        return `${value.cooked ?? ''}${text}`;
      })
      .join('');

  const readName = (name: string, line: number, depth: number, path: string): Literal => {
    const value = constants.get(name);
    if (name === 'undefined') return null;
    if (!value || byName >= MOST_BY_NAME) throw new NotReadable(line);
    namesAround += 1;
    try {
      return readNode(value, depth + 1, path);
    } finally {
      namesAround -= 1;
    }
  };

  const readNode = (given: Expression, depth: number, path: string): Literal => {
    const node = valueOf(given);
    if (namesAround > 0) byName += 1;
    if (depth > DEEPEST || byName > MOST_BY_NAME) throw new NotReadable(lineOf(node));
    switch (node.type) {
      case 'ObjectExpression':
        return readObject(node, depth, path);
      case 'ArrayExpression':
        return readList(node.elements, depth, path);
      case 'Literal':
        return readConstant(node);
      case 'TemplateLiteral':
        return readTemplate(node, depth);
      case 'Identifier':
        return readName(node.name, lineOf(node), depth, path);
      case 'UnaryExpression': {
        const value = readNode(node.argument, depth + 1, path);
        if (node.operator === '-' && typeof value === 'number') return -value;
        if (node.operator === '!' && typeof value === 'number') return value === 0;
        throw new NotReadable(lineOf(node));
      }
      case 'BinaryExpression': {
        if (node.operator !== '+' || node.left.type === 'PrivateIdentifier')
          throw new NotReadable(lineOf(node));
        const [left, right] = [readNode(node.left, depth + 1, path), readNode(node.right, depth + 1, path)];
        if (typeof left === 'string' && typeof right === 'string') return left + right;
        throw new NotReadable(lineOf(node));
      }
      case 'NewExpression': {
        const { callee, arguments: parts } = node;
        if (callee.type !== 'Identifier' || callee.name !== 'RegExp') throw new NotReadable(lineOf(node));
        const [source, flags = ''] = readList(parts, depth, path);
        if (typeof source !== 'string' || typeof flags !== 'string' || parts.length > 2)
          throw new NotReadable(lineOf(node));
        return new LiteralPattern(source, flags);
      }
      // What the other product is to do then is not taken over.
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        return null;
      default:
        throw new NotReadable(lineOf(node));
    }
  };
  return { readPart, holes };
};

/**
 * What an expression says, without running anything: objects, lists, texts, numbers, yes and no, patterns. A function is
 * null; so is what only a running program knows, and that is named as a hole with its path and line.
 */
export const readLiteral = (
  node: Expression,
  constants: Constants = new Map(),
): { read: Literal; holes: Hole[] } => {
  const { readPart, holes } = createReader(constants);
  return { read: readPart(node, 0, ''), holes };
};
