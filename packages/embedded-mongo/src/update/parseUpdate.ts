import { calculate } from '../bson/arithmetic';
import { toTree } from '../bson/documentTree';
import { compareValues } from '../bson/encodeKey';
import { intValue } from '../bson/plainValue';
import { elementsOf, fieldsOf, isNumeric, RawValue, T } from '../bson/rawValue';
import { badValue, failedToParse, MongoError, notSupported, typeMismatch } from '../errors/mongoError';
import { isPosition, splitPath } from '../filter/fieldPath';
import type { Filter } from '../filter/filter';
import { parseFilter } from '../filter/parseFilter';
import { addToSetChange, popChange, pullAllChange, pullChange, pushChange } from './arrayOperators';
import { type Change, REMOVE, shown } from './treePath';

/** One field that an update changes. */
export interface Step {
  path: string[];
  create: boolean;
  onlyOnInsert: boolean;
  change: Change;
}

export type Update =
  | { kind: 'replacement'; document: RawValue }
  | { kind: 'pipeline'; stages: RawValue[] }
  | { kind: 'operators'; steps: Step[]; arrayFilters: Map<string, Filter> };

type Operator = (value: RawValue, path: string) => Change;

const OPERATORS: Record<string, Operator> = {
  $set: (value) => () => toTree(value),
  $setOnInsert: (value) => () => toTree(value),
  $unset: () => (before) => (before === undefined ? undefined : REMOVE),
  $inc: (value, path) => numeric('$inc', 'increment', value, path),
  $mul: (value, path) => numeric('$mul', 'multiply', value, path),
  $min: (value) => extreme(value, -1),
  $max: (value) => extreme(value, 1),
  $push: pushChange,
  $addToSet: addToSetChange,
  $pull: pullChange,
  $pullAll: pullAllChange,
  $pop: popChange,
};
const NOT_HERE = new Set(['$rename', '$currentDate', '$bit']);
const CREATES_NOTHING = new Set(['$unset', '$pull', '$pullAll', '$pop']);

function numeric(name: string, verb: string, value: RawValue, path: string): Change {
  if (!isNumeric(value))
    throw typeMismatch(`Cannot ${verb} with non-numeric argument: {${path}: ${shown(value)}}`);
  return (before) => {
    if (before === undefined) return name === '$inc' ? value : calculate('multiply', intValue(0), value);
    if (before instanceof RawValue && isNumeric(before))
      return calculate(name === '$inc' ? 'add' : 'multiply', before, value);
    throw typeMismatch(`Cannot apply ${name} to a value of non-numeric type. {${path}: ${shown(before)}}`);
  };
}

function extreme(value: RawValue, sign: 1 | -1): Change {
  return (before) => {
    if (before === undefined) return toTree(value);
    const old = before instanceof RawValue ? before : undefined;
    return old && compareValues(value, old) * sign > 0 ? toTree(value) : undefined;
  };
}

/** Parses the `u` of an update: a replacement, a pipeline or operators. */
export function parseUpdate(update: RawValue, arrayFilters: RawValue | undefined): Update {
  if (update.type === T.array) {
    if (arrayFilters) throw failedToParse('arrayFilters may not be specified for pipeline-style updates');
    return { kind: 'pipeline', stages: elementsOf(update) };
  }
  if (update.type !== T.object) throw failedToParse('Update argument must be either an object or an array');
  const fields = fieldsOf(update);
  if (fields[0]?.[0][0] !== '$') {
    if (arrayFilters) throw failedToParse('arrayFilters may not be specified for replacement updates');
    const dollar = fields.find(([name]) => name[0] === '$')?.[0];
    if (dollar)
      throw new MongoError(
        'DollarPrefixedFieldName',
        `The dollar ($) prefixed field '${dollar}' in '${dollar}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
      );
    return { kind: 'replacement', document: update };
  }
  const filters = parseArrayFilters(arrayFilters);
  const steps = fields.flatMap(([operator, operand]) => parseOperator(operator, operand));
  checkConflicts(steps);
  checkArrayFilters(steps, filters);
  return { kind: 'operators', steps: steps.sort(byPath), arrayFilters: filters };
}

function parseOperator(operator: string, operand: RawValue): Step[] {
  const known = Object.hasOwn(OPERATORS, operator) ? OPERATORS[operator] : undefined;
  if (NOT_HERE.has(operator)) throw notSupported(`The update operator ${operator}`, 'FailedToParse');
  if (!known)
    throw failedToParse(
      `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
    );
  if (operand.type !== T.object)
    throw failedToParse(
      `Modifiers operate on fields but we found another type instead. For example: {$mod: {<field>: ...}} not {${operator}: ${shown(operand)}}`,
    );
  return fieldsOf(operand).map(([name, value]) => {
    const path = checkedPath(name);
    return {
      path,
      create: !CREATES_NOTHING.has(operator),
      onlyOnInsert: operator === '$setOnInsert',
      change: known(value, name),
    };
  });
}

function checkedPath(name: string): string[] {
  const path = splitPath(name);
  if (path.some((part) => part === ''))
    throw new MongoError(
      'EmptyFieldName',
      name === ''
        ? 'An empty update path is not valid.'
        : `The update path '${name}' contains an empty field name, which is not allowed.`,
    );
  path.forEach((part, i) => {
    if (part[0] !== '$') return;
    if (i === 0 && (part === '$' || part.startsWith('$[')))
      throw badValue(
        `Cannot have array filter identifier or positional operator as the first part of path '${name}'`,
      );
    if (part !== '$' && !/^\$\[(\w*)\]$/.test(part))
      throw new MongoError(
        'DollarPrefixedFieldName',
        `The dollar ($) prefixed field '${part}' in '${name}' is not valid for storage.`,
      );
  });
  return path;
}

function parseArrayFilters(value: RawValue | undefined): Map<string, Filter> {
  const filters = new Map<string, Filter>();
  for (const element of value ? elementsOf(value) : []) {
    const name = element.type === T.object ? firstField(element) : undefined;
    const identifier = name?.split('.')[0];
    if (!identifier)
      throw failedToParse('Cannot use an expression without a top-level field name in arrayFilters');
    if (!/^[a-z]\w*$/.test(identifier))
      throw badValue(
        `Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${identifier}'`,
      );
    if (filters.has(identifier))
      throw failedToParse(`Found multiple array filters with the same top-level field name ${identifier}`);
    filters.set(identifier, parseFilter(element));
  }
  return filters;
}

function firstField(filter: RawValue): string | undefined {
  const [name, value] = fieldsOf(filter)[0] ?? [];
  if (name?.startsWith('$') && value?.type === T.array) {
    const inner = elementsOf(value)[0];
    return inner?.type === T.object ? firstField(inner) : undefined;
  }
  return name;
}

function checkArrayFilters(steps: Step[], filters: Map<string, Filter>): void {
  const unused = new Set(filters.keys());
  for (const { path } of steps)
    for (const part of path) {
      const identifier = /^\$\[(\w+)\]$/.exec(part)?.[1];
      if (identifier && !filters.has(identifier))
        throw badValue(`No array filter found for identifier '${identifier}' in path '${path.join('.')}'`);
      if (identifier) unused.delete(identifier);
    }
  for (const identifier of unused)
    throw failedToParse(`The array filter for identifier '${identifier}' was not used in the update`);
}

function checkConflicts(steps: Step[]): void {
  const paths = steps.map(({ path }) => path.join('.'));
  const seen = new Set<string>();
  for (const path of paths) {
    if (seen.has(path)) throw conflict(path, path);
    seen.add(path);
  }
  for (const path of paths)
    for (let dot = path.lastIndexOf('.'); dot > 0; dot = path.lastIndexOf('.', dot - 1))
      if (seen.has(path.slice(0, dot))) throw conflict(path, path.slice(0, dot));
}

function conflict(path: string, other: string): MongoError {
  return new MongoError(
    'ConflictingUpdateOperators',
    `Updating the path '${path}' would create a conflict at '${other}'`,
  );
}

/** New fields appear in the order of their names, numbers by value. */
function byPath(a: Step, b: Step): number {
  for (let i = 0; i < Math.min(a.path.length, b.path.length); i++) {
    const [x, y] = [a.path[i]!, b.path[i]!];
    if (x === y) continue;
    if (isPosition(x) && isPosition(y)) return Number(x) - Number(y);
    return x < y ? -1 : 1;
  }
  return a.path.length - b.path.length;
}
