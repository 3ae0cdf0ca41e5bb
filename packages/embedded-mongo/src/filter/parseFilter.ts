import { encodeKey } from '../bson/encodeKey';
import { isTruthy, numberOf, regexParts } from '../bson/plainValue';
import { elementsOf, fieldsOf, type RawValue, T, textOf } from '../bson/rawValue';
import { badValue } from '../errors/mongoError';
import { compileExpression } from '../expressions/compileExpression';
import { splitPath } from './fieldPath';
import type { Filter, Predicate } from './filter';
import { unknownOperator } from './notHere';
import { parseTypes } from './parseTypes';
import { safeRegex } from './safeRegex';

/** Parses a query document. */
export function parseFilter(query: RawValue): Filter {
  const filters: Filter[] = [];
  for (const [name, value] of fieldsOf(query)) {
    if (name[0] !== '$') {
      const path = splitPath(name);
      for (const predicate of parseOperand(value)) filters.push({ kind: 'field', path, predicate });
      continue;
    }
    switch (name) {
      case '$and':
      case '$or':
      case '$nor':
        filters.push({ kind: name.slice(1) as 'and' | 'or' | 'nor', filters: parseBranches(name, value) });
        break;
      case '$expr':
        filters.push({ kind: 'expr', expression: compileExpression(value) });
        break;
      case '$comment':
        break;
      case '$alwaysFalse':
        filters.push({ kind: 'never' });
        break;
      default:
        throw unknownOperator(
          name,
          `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
        );
    }
  }
  return filters.length === 1 ? filters[0]! : { kind: 'and', filters };
}

function parseBranches(name: string, value: RawValue): Filter[] {
  if (value.type !== T.array) throw badValue(`${name} must be an array`);
  const branches = elementsOf(value);
  if (branches.length === 0) throw badValue('$and/$or/$nor must be a nonempty array');
  return branches.map((branch) => {
    if (branch.type !== T.object) throw badValue('$or/$and/$nor entries need to be full objects');
    return parseFilter(branch);
  });
}

function equality(value: RawValue): Predicate {
  if (value.type === T.undefined) throw badValue('cannot compare to undefined');
  return { op: 'eq', value, key: encodeKey(value) };
}

function isOperators(value: RawValue): boolean {
  const first = value.type === T.object ? value.buf[value.at + 5] : undefined;
  if (first !== 0x24) return false;
  const [name] = fieldsOf(value)[0]!;
  // A DBRef is a value although its fields begin with a dollar.
  return name !== '$ref' && name !== '$id' && name !== '$db';
}

/** The conditions that stand behind the name of a field. */
export function parseOperand(value: RawValue): Predicate[] {
  if (value.type === T.regex) return [regexPredicate(...regexParts(value), value)];
  if (!isOperators(value)) return [equality(value)];
  return parseOperators(value);
}

function parseOperators(operators: RawValue): Predicate[] {
  const predicates: Predicate[] = [];
  const fields = fieldsOf(operators);
  for (const [name, value] of fields) {
    if (name === '$options') {
      if (!fields.some(([other]) => other === '$regex')) throw badValue('$options needs a $regex');
      continue;
    }
    if (name === '$comment') continue;
    predicates.push(parseOperator(name, value, fields));
  }
  return predicates;
}

function parseOperator(name: string, value: RawValue, siblings: [string, RawValue][]): Predicate {
  switch (name) {
    case '$eq':
      return equality(value);
    case '$ne':
      if (value.type === T.regex) throw badValue("Can't have regex as arg to $ne.");
      return { op: 'not', predicates: [equality(value)] };
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      if (value.type === T.regex)
        throw badValue(`Can't have RegEx as arg to predicate over field with ${name}.`);
      return { op: name.slice(1) as 'gt', value, key: encodeKey(value) };
    case '$in':
      return inPredicate(name, value);
    case '$nin':
      return { op: 'not', predicates: [inPredicate(name, value)] };
    case '$exists':
      return { op: 'exists', wanted: isTruthy(value) };
    case '$type':
      return { op: 'type', types: parseTypes(value) };
    case '$regex': {
      const options = siblings.find(([other]) => other === '$options')?.[1];
      if (value.type === T.regex) {
        const [pattern, flags] = regexParts(value);
        return regexPredicate(pattern, options ? optionText(options) : flags);
      }
      if (value.type !== T.string) throw badValue('$regex has to be a string');
      return regexPredicate(textOf(value), options ? optionText(options) : '');
    }
    case '$size':
      return sizePredicate(value);
    case '$all':
      return { op: 'all', predicates: allPredicates(value) };
    case '$elemMatch':
      return elemMatchPredicate(value);
    case '$not':
      return notPredicate(value);
    default:
      throw unknownOperator(name, `unknown operator: ${name}`);
  }
}

function optionText(value: RawValue): string {
  if (value.type !== T.string) throw badValue('$options has to be a string');
  return textOf(value);
}

function regexPredicate(pattern: string, flags: string, value?: RawValue): Predicate {
  const plain = /^\^([\w \-@:/,;!%&'"~#]+)/.exec(pattern)?.[1];
  const next = pattern[(plain?.length ?? 0) + 1] ?? '';
  const usable = plain && !/[imx]/.test(flags) && !pattern.includes('|');
  // A repetition applies to the last character of the prefix.
  const prefix = usable ? ('*?+{'.includes(next) && next ? plain.slice(0, -1) : plain) : undefined;
  return { op: 'regex', test: safeRegex(pattern, flags), prefix: prefix || undefined, value };
}

function inPredicate(name: string, value: RawValue): Predicate {
  if (value.type !== T.array) throw badValue(`${name} needs an array`);
  const all = elementsOf(value);
  for (const element of all) if (isOperators(element)) throw badValue(`cannot nest $ under ${name}`);
  const patterns = all.filter((element) => element.type === T.regex);
  const keys = new Set(all.map((element) => encodeKey(element).latin1Slice()));
  return {
    op: 'in',
    values: all,
    keys,
    patterns: patterns.map((element) => safeRegex(...regexParts(element))),
    hasNull: all.some((element) => element.type === T.null),
  };
}

function sizePredicate(value: RawValue): Predicate {
  const size = numberOf(value);
  if (!Number.isInteger(size) || size < 0)
    throw badValue('$size must be a whole number that is not negative');
  return { op: 'size', size };
}

function allPredicates(value: RawValue): Predicate[] {
  if (value.type !== T.array) throw badValue('$all needs an array');
  return elementsOf(value).map((element) => {
    if (element.type === T.regex) return regexPredicate(...regexParts(element), element);
    if (!isOperators(element)) return equality(element);
    const [name, operand] = fieldsOf(element)[0]!;
    if (name !== '$elemMatch') throw badValue(`no $ expressions in $all: ${name}`);
    return elemMatchPredicate(operand);
  });
}

function elemMatchPredicate(value: RawValue): Predicate {
  if (value.type !== T.object) throw badValue('$elemMatch needs an Object');
  const first = fieldsOf(value)[0]?.[0];
  const logical =
    first === undefined || ['$and', '$or', '$nor', '$expr', '$where', '$comment'].includes(first);
  if (logical || !isOperators(value)) return { op: 'elemMatch', filter: parseFilter(value) };
  return { op: 'elemMatch', predicates: parseOperators(value) };
}

function notPredicate(value: RawValue): Predicate {
  if (value.type === T.regex) return { op: 'not', predicates: [regexPredicate(...regexParts(value))] };
  if (value.type !== T.object) throw badValue('$not needs a regex or a document');
  if (!isOperators(value)) throw badValue('$not needs a document with operators');
  return { op: 'not', predicates: parseOperators(value) };
}
