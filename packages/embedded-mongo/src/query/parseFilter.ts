import { encodeKey } from '../bson/encodeKey';
import { numberOf, isTruthy, regexParts } from '../bson/plainValue';
import { elementsOf, fieldsOf, isNumeric, type RawValue, T, textOf } from '../bson/rawValue';
import { MongoError, notSupported } from '../errors';
import { splitPath } from './fieldPath';
import { safeRegex, type TextTest } from './safeRegex';

/** One condition on the value of a field. */
export type Predicate =
  | { op: 'eq' | 'gt' | 'gte' | 'lt' | 'lte'; value: RawValue; key: Buffer }
  | { op: 'in'; values: RawValue[]; keys: Set<string>; patterns: TextTest[]; hasNull: boolean }
  | { op: 'exists'; wanted: boolean }
  | { op: 'type'; types: Set<number> }
  | { op: 'regex'; test: TextTest; prefix?: string; value?: RawValue }
  | { op: 'mod'; divisor: bigint; remainder: bigint }
  | { op: 'size'; size: number }
  | { op: 'all'; predicates: Predicate[] }
  | { op: 'elemMatch'; filter?: Filter; predicates?: Predicate[] }
  | { op: 'bits'; mask: bigint; set: boolean; all: boolean }
  | { op: 'not'; predicates: Predicate[] };

/** A query, parsed once; the matcher runs it and the planner reads it. */
export type Filter =
  | { kind: 'and' | 'or' | 'nor'; filters: Filter[] }
  | { kind: 'field'; path: string[]; predicate: Predicate }
  | { kind: 'expr'; expression: RawValue }
  | { kind: 'never' };

export const TYPE_NAMES: Record<string, number> = {
  double: T.double,
  string: T.string,
  object: T.object,
  array: T.array,
  binData: T.binary,
  undefined: T.undefined,
  objectId: T.objectId,
  bool: T.bool,
  date: T.date,
  null: T.null,
  regex: T.regex,
  dbPointer: T.dbPointer,
  javascript: T.code,
  symbol: T.symbol,
  javascriptWithScope: T.codeWithScope,
  int: T.int,
  timestamp: T.timestamp,
  long: T.long,
  decimal: T.decimal,
  minKey: T.minKey,
  maxKey: T.maxKey,
};
const NUMBERS = [T.int, T.long, T.double, T.decimal];
const NOT_HERE = new Set([
  ...['$where', '$text', '$near', '$nearSphere', '$geoWithin', '$geoIntersects', '$within', '$jsonSchema'],
  ...['$geometry', '$maxDistance', '$minDistance', '$box', '$polygon', '$center', '$centerSphere'],
]);

const badValue = (message: string) => new MongoError('BadValue', message);

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
        filters.push({ kind: 'expr', expression: value });
        break;
      case '$comment':
        break;
      case '$alwaysFalse':
        filters.push({ kind: 'never' });
        break;
      default:
        if (NOT_HERE.has(name)) throw notSupported(`The query operator ${name}`, 'BadValue');
        throw badValue(
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

function parseOperand(value: RawValue): Predicate[] {
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
    case '$mod':
      return modPredicate(value);
    case '$size':
      return { op: 'size', size: sizeOperand(value) };
    case '$all':
      return { op: 'all', predicates: allPredicates(value) };
    case '$elemMatch':
      return elemMatchPredicate(value);
    case '$not':
      return notPredicate(value);
    case '$bitsAllSet':
      return { op: 'bits', mask: parseMask(name, value), set: true, all: true };
    case '$bitsAnySet':
      return { op: 'bits', mask: parseMask(name, value), set: true, all: false };
    case '$bitsAllClear':
      return { op: 'bits', mask: parseMask(name, value), set: false, all: true };
    case '$bitsAnyClear':
      return { op: 'bits', mask: parseMask(name, value), set: false, all: false };
    default:
      if (NOT_HERE.has(name)) throw notSupported(`The query operator ${name}`, 'BadValue');
      throw badValue(`unknown operator: ${name}`);
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

function typeCode(value: RawValue): number[] {
  if (value.type === T.string) {
    const name = textOf(value);
    if (name === 'number') return NUMBERS;
    const code = TYPE_NAMES[name];
    if (code === undefined) throw badValue(`Unknown type name alias: ${name}`);
    return [code];
  }
  const number = isNumeric(value) ? numberOf(value) : NaN;
  const code = number === -1 ? T.minKey : number;
  if (!Object.values<number>(TYPE_NAMES).includes(code))
    throw badValue(`Invalid numerical type code: ${number}`);
  return [code];
}

function parseTypes(value: RawValue): Set<number> {
  const list = value.type === T.array ? elementsOf(value) : [value];
  if (list.length === 0) throw new MongoError('FailedToParse', '$type must match at least one type');
  return new Set(list.flatMap(typeCode));
}

function modPredicate(value: RawValue): Predicate {
  const parts = value.type === T.array ? elementsOf(value) : [];
  if (parts.length !== 2)
    throw badValue(`malformed mod, ${parts.length < 2 ? 'not enough' : 'too many'} elements`);
  const [divisor, remainder] = parts.map((part) => {
    const number = isNumeric(part) ? numberOf(part) : NaN;
    if (!Number.isFinite(number))
      throw badValue('malformed mod, divisor and remainder must be finite numbers');
    return BigInt(Math.trunc(number));
  }) as [bigint, bigint];
  if (divisor === 0n) throw badValue('divisor cannot be 0');
  return { op: 'mod', divisor, remainder };
}

function sizeOperand(value: RawValue): number {
  const size = isNumeric(value) ? numberOf(value) : NaN;
  if (!Number.isInteger(size) || size < 0)
    throw badValue('$size must be a whole number that is not negative');
  return size;
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

function parseMask(name: string, value: RawValue): bigint {
  if (value.type === T.array) {
    return elementsOf(value).reduce((mask, position) => {
      const bit = isNumeric(position) ? numberOf(position) : NaN;
      if (!Number.isInteger(bit) || bit < 0) throw badValue(`${name} bit positions must be >= 0`);
      return mask | (1n << BigInt(Math.min(bit, 2048)));
    }, 0n);
  }
  if (value.type === T.binary) return bytesToBits(value);
  const number = isNumeric(value) ? numberOf(value) : NaN;
  if (!Number.isInteger(number) || number < 0)
    throw badValue(`${name} takes an Array, a number, or a BinData but received something else`);
  return value.type === T.long ? value.buf.readBigInt64LE(value.at) : BigInt(number);
}

/** Binary data as a little-endian number, for the $bits operators. */
export function bytesToBits(value: RawValue): bigint {
  let bits = 0n;
  for (let i = value.end - 1; i >= value.at + 5; i--) bits = (bits << 8n) | BigInt(value.buf[i]!);
  return bits;
}
