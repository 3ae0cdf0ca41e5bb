import { numberOf } from '../bson/plainValue';
import { elementsOf, type RawValue, T, textOf } from '../bson/rawValue';
import { badValue, failedToParse } from '../errors/mongoError';

const { binary: binData, code: javascript, codeWithScope: javascriptWithScope, ...others } = T;
const CODES = new Map<string, number>(
  Object.entries({ ...others, binData, javascript, javascriptWithScope }),
);
const NUMBERS = [T.int, T.long, T.double, T.decimal];
function typeCode(value: RawValue): number[] {
  if (value.type === T.string) {
    const name = textOf(value);
    if (name === 'number') return NUMBERS;
    const code = CODES.get(name);
    if (code === undefined) throw badValue(`Unknown type name alias: ${name}`);
    return [code];
  }
  const number = numberOf(value);
  const code = number === -1 ? T.minKey : number;
  if (![...CODES.values()].includes(code)) throw badValue(`Invalid numerical type code: ${number}`);
  return [code];
}

/** The types that a `$type` names, by number or alias, alone or in a list. */
export function parseTypes(value: RawValue): Set<number> {
  const list = value.type === T.array ? elementsOf(value) : [value];
  if (list.length === 0) throw failedToParse('$type must match at least one type');
  return new Set(list.flatMap(typeCode));
}
