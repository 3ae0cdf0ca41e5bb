import { classOf, compareWithKey, encodeKey } from '../bson/encodeKey';
import { isTruthy, numberOf } from '../bson/plainValue';
import { elementsOf, isNullish, isNumeric, type RawValue, T, textOf } from '../bson/rawValue';
import { NO_VARIABLES, type Variables } from '../expressions/expression';
import { someValue } from './fieldPath';
import type { Filter, Predicate } from './filter';

/** Whether a document satisfies a query. */
export function matchDocument(filter: Filter, doc: RawValue, variables: Variables = NO_VARIABLES): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.filters.every((part) => matchDocument(part, doc, variables));
    case 'or':
      return filter.filters.some((part) => matchDocument(part, doc, variables));
    case 'nor':
      return !filter.filters.some((part) => matchDocument(part, doc, variables));
    case 'field':
      return matchField(filter.path, filter.predicate, doc);
    case 'expr':
      return isTruthy(filter.expression(doc, variables));
    case 'never':
      return false;
  }
}

function matchField(path: string[], predicate: Predicate, doc: RawValue): boolean {
  switch (predicate.op) {
    case 'not':
      return !predicate.predicates.every((inner) => matchField(path, inner, doc));
    case 'all':
      return (
        predicate.predicates.length > 0 && predicate.predicates.every((inner) => matchField(path, inner, doc))
      );
    case 'exists':
      return someValue(doc, path, false, (value) => value !== undefined) === predicate.wanted;
    case 'size':
    case 'elemMatch':
      return someValue(doc, path, false, (value) => matchValue(predicate, value));
    default:
      return someValue(doc, path, true, (value) => matchValue(predicate, value));
  }
}

/** Whether one value satisfies a predicate, as an element of an array does. */
export function matchValue(predicate: Predicate, value: RawValue | undefined): boolean {
  switch (predicate.op) {
    case 'eq':
      if (predicate.value.type === T.null) return isNullish(value);
      return (
        value !== undefined && sameClass(value, predicate.key) && compareWithKey(value, predicate.key) === 0
      );
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return matchOrder(predicate.op, predicate.value, predicate.key, value);
    case 'in':
      if (value === undefined) return predicate.hasNull;
      if (predicate.hasNull && isNullish(value)) return true;
      if (value.type === T.undefined) return false;
      if (predicate.keys.has(encodeKey(value).latin1Slice())) return true;
      return (
        predicate.patterns.length > 0 &&
        isText(value) &&
        predicate.patterns.some((test) => test(textOf(value)))
      );
    case 'exists':
      return (value !== undefined) === predicate.wanted;
    case 'type':
      return value !== undefined && predicate.types.has(value.type);
    case 'regex':
      if (!value) return false;
      if (isText(value)) return predicate.test(textOf(value));
      return (
        value.type === T.regex &&
        predicate.value !== undefined &&
        predicate.value.bytes().equals(value.bytes())
      );
    case 'size':
      return value?.type === T.array && elementsOf(value).length === predicate.size;
    case 'elemMatch':
      return value?.type === T.array && elementsOf(value).some((element) => matchElement(predicate, element));
    case 'all':
      return predicate.predicates.every((inner) => matchValue(inner, value));
    case 'not':
      return !predicate.predicates.every((inner) => matchValue(inner, value));
  }
}

function matchElement(predicate: Predicate & { op: 'elemMatch' }, element: RawValue): boolean {
  if (predicate.predicates) return predicate.predicates.every((inner) => matchValue(inner, element));
  return (element.type === T.object || element.type === T.array) && matchDocument(predicate.filter!, element);
}

function isText(value: RawValue): boolean {
  return value.type === T.string || value.type === T.symbol;
}

function sameClass(value: RawValue, key: Buffer): boolean {
  return classOf(value) === key[0];
}

function isNaNValue(value: RawValue): boolean {
  return (value.type === T.double || value.type === T.decimal) && Number.isNaN(numberOf(value));
}

/** Order applies within one class of types, except against MinKey and MaxKey. */
function matchOrder(
  op: 'gt' | 'gte' | 'lt' | 'lte',
  operand: RawValue,
  key: Buffer,
  value: RawValue | undefined,
): boolean {
  if (operand.type === T.null) return (op === 'gte' || op === 'lte') && isNullish(value);
  if (value === undefined) return false;
  const anyClass = operand.type === T.minKey || operand.type === T.maxKey;
  if (!anyClass && !sameClass(value, key)) return false;
  if (isNumeric(value) && isNaNValue(value) !== (isNumeric(operand) && isNaNValue(operand))) return anyClass;
  const order = compareWithKey(value, key);
  if (order === 0) return op === 'gte' || op === 'lte';
  if (isNumeric(operand) && isNaNValue(operand)) return false;
  return order > 0 ? op[0] === 'g' : op[0] === 'l';
}
