import { fromTree, isTreeObject, toTreeObject, type Tree, type TreeObject } from '../bson/documentTree';
import { getField, type RawValue } from '../bson/rawValue';
import { compareValues } from '../bson/encodeKey';
import type { Evaluator } from '../aggregate/evaluator';
import { compileTransforms } from '../aggregate/transforms';
import { MongoError } from '../errors';
import { matchedPosition } from '../query/projection';
import type { Filter } from '../query/parseFilter';
import { normalizeDocument } from '../store/documents';
import type { Update } from './parseUpdate';
import { changeAt, type PathContext, REMOVE } from './treePath';

/** The document after an update; the very same bytes when nothing changed. */
export function applyUpdate(update: Update, doc: RawValue, filter: Filter, evaluator: Evaluator): RawValue {
  const after = change(update, doc, filter, evaluator, false);
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
  evaluator: Evaluator,
): { doc: RawValue; id: RawValue } {
  const base: TreeObject = new Map();
  collectEqualities(filter, base, update.kind === 'replacement');
  const start = fromTree(base);
  const after = change(update, start, filter, evaluator, true);
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
  evaluator: Evaluator,
  insert: boolean,
): RawValue {
  switch (update.kind) {
    case 'replacement':
      return withIdOf(doc, update.document);
    case 'pipeline':
      return withIdOf(doc, compileTransforms(update.stages, evaluator)(doc));
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
    if (step.renameTo) rename(tree, step.path, step.renameTo, context);
    else changeAt(tree, step.path, step.create, step.change, context);
  }
  const after = fromTree(tree);
  return after.bytes().equals(doc.bytes()) ? doc : after;
}

function rename(tree: TreeObject, from: string[], to: string[], context: PathContext): void {
  let moved: Tree | undefined;
  let parent: Tree | undefined = tree;
  for (const part of from.slice(0, -1)) {
    if (Array.isArray(parent))
      throw new MongoError('BadValue', `The source field cannot be an array element, '${from.join('.')}'`);
    parent = isTreeObject(parent) ? parent.get(part) : undefined;
  }
  changeAt(
    tree,
    from,
    false,
    (value) => {
      moved = value;
      return value === undefined ? undefined : REMOVE;
    },
    context,
  );
  const value = moved;
  if (value !== undefined) changeAt(tree, to, true, () => value, context);
}

/** Fields that a query fixes to one value. */
function collectEqualities(filter: Filter, base: TreeObject, onlyId: boolean): void {
  if (filter.kind === 'and') for (const part of filter.filters) collectEqualities(part, base, onlyId);
  else if (filter.kind === 'or' && filter.filters.length === 1)
    collectEqualities(filter.filters[0]!, base, onlyId);
  else if (filter.kind === 'field') {
    if (onlyId && filter.path.join('.') !== '_id') return;
    const { predicate } = filter;
    let value: RawValue | undefined;
    if (predicate.op === 'eq') value = predicate.value;
    else if (predicate.op === 'in' && predicate.values.length === 1 && predicate.patterns.length === 0)
      value = predicate.values[0];
    else if (
      predicate.op === 'all' &&
      predicate.predicates.length === 1 &&
      predicate.predicates[0]!.op === 'eq'
    )
      value = predicate.predicates[0].value;
    if (!value) return;
    const fixed = value;
    changeAt(base, filter.path, true, () => fixed, {
      arrayFilters: new Map(),
      matchedPosition: () => undefined,
    });
  }
}
