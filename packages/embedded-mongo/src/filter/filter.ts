import type { RawValue } from '../bson/rawValue';
import type { Expression } from '../expressions/expression';
import type { TextTest } from './safeRegex';

/** One condition on the value of a field. */
export type Predicate =
  | { op: 'eq' | 'gt' | 'gte' | 'lt' | 'lte'; value: RawValue; key: Buffer }
  | { op: 'in'; values: RawValue[]; keys: Set<string>; patterns: TextTest[]; hasNull: boolean }
  | { op: 'exists'; wanted: boolean }
  | { op: 'type'; types: Set<number> }
  | { op: 'regex'; test: TextTest; prefix?: string; value?: RawValue }
  | { op: 'size'; size: number }
  | { op: 'all'; predicates: Predicate[] }
  | { op: 'elemMatch'; filter?: Filter; predicates?: Predicate[] }
  | { op: 'not'; predicates: Predicate[] };

/** A query, parsed once; the matcher runs it and the planner reads it. */
export type Filter =
  | { kind: 'and' | 'or' | 'nor'; filters: Filter[] }
  | { kind: 'field'; path: string[]; predicate: Predicate }
  | { kind: 'expr'; expression: Expression }
  | { kind: 'never' };
