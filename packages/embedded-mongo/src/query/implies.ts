import { CLASS } from '../bson/encodeKey';
import { T } from '../bson/rawValue';
import type { Filter, Predicate } from '../filter/filter';
import { matchValue } from '../filter/matchDocument';
import { boundsOf } from './bounds';

/** The conditions of a query that all hold, by field. */
export type Conditions = ReadonlyMap<string, readonly Predicate[]>;

/** Whether a condition leaves out documents without a value. */
export function excludesNull(predicate: Predicate): boolean {
  if (predicate.op === 'exists') return predicate.wanted;
  const bounds = boundsOf(predicate);
  return bounds !== undefined && bounds.intervals.every(({ lo }) => lo[0] !== CLASS.null);
}

/** Whether every document that satisfies the query satisfies the filter of a partial index. */
export function implies(conditions: Conditions, filter: Filter): boolean {
  if (filter.kind === 'and') return filter.filters.every((part) => implies(conditions, part));
  if (filter.kind === 'or') return filter.filters.some((part) => implies(conditions, part));
  if (filter.kind !== 'field') return false;
  const own = conditions.get(filter.path.join('.')) ?? [];
  return own.some((condition) => impliesPredicate(condition, filter.predicate));
}

function impliesPredicate(condition: Predicate, wanted: Predicate): boolean {
  if (wanted.op === 'exists') return wanted.wanted && excludesNull(condition);
  if (condition.op === 'eq') return condition.value.type !== T.array && matchValue(wanted, condition.value);
  if (condition.op === 'in')
    return (
      condition.patterns.length === 0 &&
      condition.values.every((value) => value.type !== T.array && matchValue(wanted, value))
    );
  const order = ['gt', 'gte', 'lt', 'lte'];
  if (!order.includes(condition.op) || !order.includes(wanted.op) || condition.op[0] !== wanted.op[0]) {
    if (wanted.op !== 'type' || !order.includes(condition.op)) return false;
    return matchValue(wanted, (condition as Predicate & { op: 'gt' }).value) && wanted.types.size > 3;
  }
  const [own, other] = [condition, wanted] as (Predicate & { op: 'gt' | 'lt' })[];
  if (own!.key[0] !== other!.key[0]) return false;
  const compared = own!.key.compare(other!.key) * (own!.op[0] === 'g' ? 1 : -1);
  return compared > 0 || (compared === 0 && (own!.op === other!.op || own!.op.length === 2));
}
