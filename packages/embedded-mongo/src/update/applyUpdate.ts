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
import { changeAt, type PathContext } from './treePath';

/** The document after an update; the very same bytes when nothing changed. */
export function applyUpdate(update: Update, doc: RawValue, filter: Filter, variables: Variables): RawValue {
  const after = change(update, doc, filter, variables, false);
  const [before, now] = [getField(doc, '_id'), getField(after, '_id')];
  if (before && (!now || compareValues(before, now) !== 0))
    throw new MongoError(
      'ImmutableField',
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    );
  return after;
}

/** The document that an upsert inserts: the equalities of the query, then the update. */
export function upsertDocument(
  update: Update,
  filter: Filter,
  variables: Variables,
): { doc: RawValue; id: RawValue } {
  const base: TreeObject = new Map();
  collectEqualities(filter, base, update.kind === 'replacement');
  const start = fromTree(base);
  const after = change(update, start, filter, variables, true);
  const [wanted, given] = [getField(start, '_id'), getField(after, '_id')];
  if (wanted && given && compareValues(wanted, given) !== 0)
    throw new MongoError(
      'ImmutableField',
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    );
  return normalizeDocument(after);
}

function change(
  update: Update,
  doc: RawValue,
  filter: Filter,
  variables: Variables,
  insert: boolean,
): RawValue {
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

function applyOperators(
  update: Update & { kind: 'operators' },
  doc: RawValue,
  filter: Filter,
  insert: boolean,
): RawValue {
  const tree = toTreeObject(doc);
  const context: PathContext = {
    arrayFilters: update.arrayFilters,
    matchedPosition: (field) => matchedPosition(filter, doc, field),
  };
  for (const step of update.steps) {
    if (step.onlyOnInsert && !insert) continue;
    changeAt(tree, step.path, step.create, step.change, context);
  }
  const after = fromTree(tree);
  return after.bytes().equals(doc.bytes()) ? doc : after;
}

/** Fields that a query fixes to one value. */
function collectEqualities(filter: Filter, base: TreeObject, onlyId: boolean): void {
  if (filter.kind === 'and' || (filter.kind === 'or' && filter.filters.length === 1))
    for (const part of filter.filters) collectEqualities(part, base, onlyId);
  if (filter.kind !== 'field' || (onlyId && filter.path.join('.') !== '_id')) return;
  const value = fixedValue(filter.predicate);
  if (value) changeAt(base, filter.path, true, () => value, NOTHING_MATCHED);
}

function fixedValue(predicate: Predicate): RawValue | undefined {
  if (predicate.op === 'eq') return predicate.value;
  if (predicate.op === 'in')
    return predicate.values.length === 1 && predicate.patterns.length === 0 ? predicate.values[0] : undefined;
  const [only, another] = predicate.op === 'all' ? predicate.predicates : [];
  return only?.op === 'eq' && !another ? only.value : undefined;
}

const NOTHING_MATCHED: PathContext = { arrayFilters: new Map(), matchedPosition: () => undefined };
