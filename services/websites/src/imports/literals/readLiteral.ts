import type { Expression, Literal as LiteralNode, ObjectExpression, Property, TemplateLiteral } from 'acorn';
import { LiteralPattern, NotReadable, type Literal } from './Literal';

/** Names that mean something to every object, or to whoever copies one. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);
/** Deeper than any configuration, and shallow enough for the stack. */
const DEEPEST = 60;

const lineOf = ({ loc }: { loc?: { start: { line: number } } | null }): number => loc?.start.line ?? 0;

const keyOf = (property: Property): string => {
  const { key, computed } = property;
  if (computed) throw new NotReadable(lineOf(key));
  if (key.type === 'Identifier') return key.name;
  if (key.type === 'Literal' && (typeof key.value === 'string' || typeof key.value === 'number'))
    return String(key.value);
  throw new NotReadable(lineOf(key));
};

const readObject = (node: ObjectExpression, depth: number): Literal => {
  const read: { [name: string]: Literal } = Object.create(null) as never;
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.kind !== 'init' || property.shorthand)
      throw new NotReadable(lineOf(property));
    const key = keyOf(property);
    if (FORBIDDEN.has(key)) throw new NotReadable(lineOf(property));
    read[key] = readNode(property.value, depth + 1);
  }
  return read;
};

const readConstant = (node: LiteralNode): Literal => {
  if (node.regex) return new LiteralPattern(node.regex.pattern, node.regex.flags);
  const { value } = node;
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value as Literal;
  throw new NotReadable(lineOf(node));
};

const readTemplate = (node: TemplateLiteral): Literal => {
  const [only] = node.quasis;
  if (node.expressions.length > 0 || !only) throw new NotReadable(lineOf(node));
  return only.value.cooked ?? '';
};

const readNode = (node: Expression, depth: number): Literal => {
  if (depth > DEEPEST) throw new NotReadable(lineOf(node));
  switch (node.type) {
    case 'ObjectExpression':
      return readObject(node, depth);
    case 'ArrayExpression':
      return node.elements.map((element) => {
        if (!element || element.type === 'SpreadElement') throw new NotReadable(lineOf(element ?? node));
        return readNode(element, depth + 1);
      });
    case 'Literal':
      return readConstant(node);
    case 'TemplateLiteral':
      return readTemplate(node);
    case 'UnaryExpression': {
      const value = readNode(node.argument, depth + 1);
      if (node.operator === '-' && typeof value === 'number') return -value;
      if (node.operator === '!' && typeof value === 'number') return value === 0;
      throw new NotReadable(lineOf(node));
    }
    case 'BinaryExpression': {
      if (node.operator !== '+' || node.left.type === 'PrivateIdentifier')
        throw new NotReadable(lineOf(node));
      const [left, right] = [readNode(node.left, depth + 1), readNode(node.right, depth + 1)];
      if (typeof left === 'string' && typeof right === 'string') return left + right;
      throw new NotReadable(lineOf(node));
    }
    case 'NewExpression': {
      const { callee, arguments: given } = node;
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp') throw new NotReadable(lineOf(node));
      const parts = given.map((part) => {
        if (part.type === 'SpreadElement') throw new NotReadable(lineOf(part));
        return readNode(part, depth + 1);
      });
      const [source, flags = ''] = parts;
      if (typeof source !== 'string' || typeof flags !== 'string' || parts.length > 2)
        throw new NotReadable(lineOf(node));
      return new LiteralPattern(source, flags);
    }
    // What the other product is to do then is not taken over.
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return null;
    case 'Identifier':
      if (node.name === 'undefined') return null;
      throw new NotReadable(lineOf(node));
    default:
      throw new NotReadable(lineOf(node));
  }
};

/**
 * What an expression says, without running anything: objects, lists, texts, numbers, yes and no, patterns. A
 * function stands for nothing.
 * @throws NotReadable with the line of anything else
 */
export const readLiteral = (node: Expression): Literal => readNode(node, 0);
