import { compileTransforms } from '../aggregate/transforms';
import { fromTree, toTreeObject, type Tree, type TreeObject } from '../bson/documentTree';
import { compareValues } from '../bson/encodeKey';
import { getField, type RawValue } from '../bson/rawValue';
import { MongoError } from '../errors/mongoError';
import type { Variables } from '../expressions/expression';
import type { Filter, Predicate } from '../filter/filter';
import { matchedPosition } from '../filter/matchedPosition';
import { normalizeDocument } from '../store/documents';
import type { Update } from './parseUpdate';
import { changeAt } from './treePath';

/** What a client looked for when it wanted the update. */
export interface Asked {
  filter: Filter;
  /** The values of `let`. */
  variables: Variables;
}

/** The document after an update; the very same when nothing changed. */
export function applyUpdate(update: Update, doc: RawValue, asked: Asked): RawValue {
  const after = change(update, doc, asked, false);
  checkId(doc, after);
  return after.bytes().equals(doc.bytes()) ? doc : after;
}

/** An update leaves the `_id` that there is. */
function checkId(before: RawValue, after: RawValue): void {
  const [old, now] = [getField(before, '_id'), getField(after, '_id')];
  if (old && (!now || compareValues(old, now) !== 0))
    throw new MongoError(
      'ImmutableField',
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    );
}

/** The document that an upsert inserts: the equalities of the query, then the update. */
export function upsertDocument(update: Update, asked: Asked): { doc: RawValue; id: RawValue } {
  const base: TreeObject = new Map();
  collectEqualities(asked.filter, base, update.kind === 'replacement');
  const start = fromTree(base);
  const after = change(update, start, asked, true);
  checkId(start, after);
  return normalizeDocument(after);
}

function change(update: Update, doc: RawValue, { filter, variables }: Asked, insert: boolean): RawValue {
  switch (update.kind) {
    case 'replacement':
      return withIdOf(doc, update.document);
    case 'pipeline':
      return withIdOf(doc, compileTransforms(update.stages, variables)(doc));
    case 'operators':
      return applyOperators(update, doc, filter, insert);
  }
}

/** A document without `_id` takes that of the one it replaces; an `_id` stands first. */
function withIdOf(before: RawValue, after: RawValue): RawValue {
  if (getField(after, '_id')) return normalizeDocument(after).doc;
  const id = getField(before, '_id');
  return id ? fromTree(new Map<string, Tree>([['_id', id], ...toTreeObject(after)])) : after;
}

type Operators = Update & { kind: 'operators' };

function applyOperators(update: Operators, doc: RawValue, filter: Filter, insert: boolean): RawValue {
  const tree = toTreeObject(doc);
  const { steps, arrayFilters } = update;
  const positions = {
    arrayFilters,
    matchedPosition: (field: string) => matchedPosition(filter, doc, field),
  };
  for (const step of steps) if (insert || !step.onlyOnInsert) changeAt(tree, { ...step, ...positions });
  return fromTree(tree);
}

/** Fields that a query fixes to one value. */
function collectEqualities(filter: Filter, base: TreeObject, onlyId: boolean): void {
  if (filter.kind === 'and' || (filter.kind === 'or' && filter.filters.length === 1))
    for (const part of filter.filters) collectEqualities(part, base, onlyId);
  if (filter.kind !== 'field' || (onlyId && filter.path.join('.') !== '_id')) return;
  const value = fixedValue(filter.predicate);
  if (value) changeAt(base, { ...NOTHING_MATCHED, path: filter.path, create: true, change: () => value });
}

function fixedValue(predicate: Predicate): RawValue | undefined {
  if (predicate.op === 'eq') return predicate.value;
  if (predicate.op === 'in')
    return predicate.values.length === 1 && predicate.patterns.length === 0 ? predicate.values[0] : undefined;
  const [only, another] = predicate.op === 'all' ? predicate.predicates : [];
  return only?.op === 'eq' && !another ? only.value : undefined;
}

const NOTHING_MATCHED = { arrayFilters: new Map(), matchedPosition: () => undefined };
