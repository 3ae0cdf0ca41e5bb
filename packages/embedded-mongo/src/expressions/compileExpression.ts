import { fromTree, type Tree } from '../bson/documentTree';
import { fromPlain } from '../bson/plainValue';
import { elementsOf, fieldsOf, getField, NULL, type RawValue, T, textOf } from '../bson/rawValue';
import { badValue, MongoError, notSupported } from '../errors/mongoError';
import { arithmeticOperators } from './arithmeticOperators';
import { arrayOperators } from './arrayOperators';
import type { Expression, Operator } from './expression';
import { logicalOperators } from './logicalOperators';
import { valueOperators } from './valueOperators';

const OPERATORS: Record<string, Operator> = {
  ...logicalOperators,
  ...arithmeticOperators,
  ...arrayOperators,
  ...valueOperators,
};

/**
 * Compiles an expression of an aggregation, of `$expr` or of `let`.
 * @throws MongoError that names MONGODB_URI when an operator or a variable of MongoDB is not here
 */
export function compileExpression(expression: RawValue): Expression {
  if (expression.type === T.string) return compileText(expression);
  if (expression.type === T.array) return compileArray(expression);
  if (expression.type === T.object) return compileObject(expression);
  return () => expression;
}

function compileText(value: RawValue): Expression {
  const text = textOf(value);
  if (text[0] !== '$' || text.length === 1) return () => value;
  const [head = '', ...path] = text.split('.');
  if (head === '$' || path.some((part) => part === ''))
    throw new MongoError('Location40324', `FieldPath '${text}' is not valid`);
  if (!head.startsWith('$$')) {
    const whole = [head.slice(1), ...path];
    return (doc) => atPath(doc, whole, 0);
  }
  const start = variable(head.slice(2));
  return (doc, variables) => atPath(start(doc, variables), path, 0);
}

function variable(name: string): Expression {
  if (name === 'ROOT' || name === 'CURRENT') return (doc) => doc;
  if (name === 'REMOVE') return () => undefined;
  if (name === 'NOW') {
    const now = fromPlain(new Date());
    return () => now;
  }
  if (/^[A-Z]/.test(name)) throw notSupported(`The variable $$${name}`);
  return (_doc, variables) => {
    if (variables.has(name)) return variables.get(name);
    throw new MongoError('Location17276', `Use of undefined variable: ${name}`);
  };
}

/** The value at a path; an array on the way stands for the values of its documents. */
function atPath(start: RawValue | undefined, path: readonly string[], from: number): RawValue | undefined {
  let value = start;
  for (let at = from; at < path.length; at++) {
    if (value?.type === T.array) {
      const documents = elementsOf(value).filter(({ type }) => type === T.object);
      return fromTree(documents.flatMap((one) => atPath(one, path, at) ?? []));
    }
    value = value?.type === T.object ? getField(value, path[at]!) : undefined;
  }
  return value?.type === T.undefined ? undefined : value;
}

function compileArray(value: RawValue): Expression {
  const parts = elementsOf(value).map(compileExpression);
  return (doc, variables) => fromTree(parts.map((part) => part(doc, variables) ?? NULL));
}

function compileObject(value: RawValue): Expression {
  const fields = fieldsOf(value);
  const [name, operand] = fields.find(([one]) => one[0] === '$') ?? [];
  if (name && operand) {
    if (fields.length > 1) throw badValue('an expression specification must contain exactly one field');
    const operator = Object.hasOwn(OPERATORS, name) ? OPERATORS[name] : undefined;
    if (!operator) throw notSupported(`The operator ${name} of expressions`, 'Location40324');
    return operator(operand, compileExpression);
  }
  const parts = fields.map(([field, part]) => [field, compileExpression(part)] as const);
  return (doc, variables) => {
    const result = new Map<string, Tree>();
    for (const [field, part] of parts) {
      const found = part(doc, variables);
      if (found) result.set(field, found);
    }
    return fromTree(result);
  };
}
