import { randomBytes } from 'node:crypto';
import { fromTree, isTreeObject, toTreeObject } from '../bson/documentTree';
import { encodeKey } from '../bson/encodeKey';
import { toPlain } from '../bson/plainValue';
import { elementsOf, fieldsOf, getField, isNullish, type RawValue, T, textOf } from '../bson/rawValue';
import { checkDatabase, collectionForWrite, type Context } from '../engine';
import { MongoError } from '../errors';
import { splitPath, valueAt } from '../query/fieldPath';
import type { Filter } from '../query/parseFilter';
import { SLICE_MS } from '../query/scan';
import { findFirst, type Source } from '../query/source';
import { checkNamespace, type Collection } from '../store/catalog';
import { insertDocument, normalizeDocument, replaceDocument } from '../store/documents';
import type { View } from '../store/view';
import { applyUpdate } from '../update/applyUpdate';
import type { Environment } from './pipeline';

interface Target {
  db: string;
  name: string;
}

function readTarget(value: RawValue | undefined, environment: Environment, stage: string): Target {
  const { db, context } = environment;
  if (value?.type === T.string) return { db, name: textOf(value) };
  const fields = value?.type === T.object ? new Map(fieldsOf(value)) : undefined;
  const [other, name] = [fields?.get('db'), fields?.get('coll')];
  if (name?.type !== T.string || (other && other.type !== T.string))
    throw new MongoError('FailedToParse', `${stage} needs the name of a collection, or { db, coll }`);
  const target = { db: other ? textOf(other) : db, name: textOf(name) };
  checkDatabase(context, target.db);
  return target;
}

/** Writes portions of documents in short jobs. */
async function writeAll(
  context: Context,
  source: Source<RawValue>,
  write: (view: View, doc: RawValue) => void,
): Promise<void> {
  for (let docs = await source.next(); docs; docs = await source.next()) {
    const portion = docs;
    for (let next = 0; next < portion.length;) {
      let failure: unknown;
      const from = next;
      await context.engine.store.write((view) => {
        failure = undefined;
        next = from;
        const until = performance.now() + SLICE_MS;
        do {
          try {
            write(view, portion[next++]!);
          } catch (error) {
            if (!(error instanceof MongoError)) throw error;
            failure = error;
          }
        } while (!failure && next < portion.length && performance.now() < until);
      });
      if (failure) throw failure;
    }
  }
}

/** `$out`: fills a new collection and puts it in the place of the old one in one step. */
export async function outInto(
  operand: RawValue,
  environment: Environment,
  source: Source<RawValue>,
): Promise<void> {
  const { context } = environment;
  const target = readTarget(operand, environment, '$out');
  checkNamespace(target.db, target.name);
  const { catalog, store } = context.engine;
  const temporary = `tmp.out.${randomBytes(8).toString('hex')}`;
  const fresh = await store.write((view) => {
    const collection = catalog.ensure(view, target.db, temporary);
    // The indexes of the collection that is replaced stay.
    for (const index of catalog.find(target.db, target.name)?.indexes ?? [])
      catalog.addIndex(view, collection, { ...index, ready: true });
    return collection;
  });
  try {
    await writeAll(context, source, (view, document) => {
      const { doc, id } = normalizeDocument(document);
      insertDocument(view, catalog, fresh, doc, id);
    });
  } catch (error) {
    await store.write((view) => catalog.dropCollection(view, fresh), { frees: true });
    throw error;
  }
  await store.write((view) => {
    const old = catalog.find(target.db, target.name);
    if (old) catalog.dropCollection(view, old);
    catalog.rename(view, fresh, target.name);
  });
}

interface Merge {
  target: Target;
  on: string[];
  matched: string | RawValue[];
  notMatched: string;
  variables?: RawValue;
}

function readMerge(operand: RawValue, environment: Environment): Merge {
  const fields = operand.type === T.object ? new Map(fieldsOf(operand)) : new Map([['into', operand]]);
  for (const name of fields.keys())
    if (!['into', 'on', 'let', 'whenMatched', 'whenNotMatched'].includes(name))
      throw new MongoError('Location40415', `BSON field '$merge.${name}' is an unknown field.`);
  const given = (name: string) => {
    const value = fields.get(name);
    return isNullish(value) ? undefined : value;
  };
  const on = given('on');
  const matched = given('whenMatched');
  const notMatched = given('whenNotMatched');
  const merge: Merge = {
    target: readTarget(fields.get('into'), environment, '$merge'),
    on: on ? (on.type === T.array ? elementsOf(on) : [on]).map(textOf) : ['_id'],
    matched: matched?.type === T.array ? elementsOf(matched) : matched ? textOf(matched) : 'merge',
    notMatched: notMatched ? textOf(notMatched) : 'insert',
    variables: given('let'),
  };
  if (
    typeof merge.matched === 'string' &&
    !['merge', 'replace', 'keepExisting', 'fail'].includes(merge.matched)
  )
    throw new MongoError(
      'BadValue',
      `Enumeration value '${merge.matched}' for field '$merge.whenMatched' is not a valid value.`,
    );
  if (!['insert', 'discard', 'fail'].includes(merge.notMatched))
    throw new MongoError(
      'BadValue',
      `Enumeration value '${merge.notMatched}' for field '$merge.whenNotMatched' is not a valid value.`,
    );
  return merge;
}

/** `$merge`: inserts or changes one document per result. */
export async function mergeInto(
  operand: RawValue,
  environment: Environment,
  source: Source<RawValue>,
): Promise<void> {
  const { context } = environment;
  const merge = readMerge(operand, environment);
  checkNamespace(merge.target.db, merge.target.name);
  const collection = await collectionForWrite(context, merge.target.db, merge.target.name);
  const unique =
    merge.on.join() === '_id' ||
    collection.indexes.some(
      (index) =>
        index.unique &&
        index.pattern
          .map(([path]) => path)
          .sort()
          .join() === [...merge.on].sort().join(),
    );
  if (!unique)
    throw new MongoError('BadValue', 'Cannot find index to verify that join fields will be unique');
  await writeAll(context, source, (view, doc) => mergeOne(view, merge, collection, doc, environment));
}

function mergeOne(
  view: View,
  merge: Merge,
  collection: Collection,
  document: RawValue,
  { context, evaluator }: Environment,
): void {
  const { catalog } = context.engine;
  const incoming =
    getField(document, '_id') || merge.on.includes('_id') ? normalizeDocument(document).doc : document;
  const filter = onFilter(merge.on, incoming);
  const found = findFirst({ view, collection, filter, sort: [], hint: undefined, evaluator });
  if (!found) {
    if (merge.notMatched === 'discard') return;
    if (merge.notMatched === 'fail')
      throw new MongoError(
        'OperationFailed',
        '$merge could not find a matching document in the target collection for at least one document in the source collection',
      );
    const { doc, id } = normalizeDocument(incoming);
    return insertDocument(view, catalog, collection, doc, id);
  }
  if (merge.matched === 'keepExisting') return;
  if (merge.matched === 'fail')
    throw new MongoError(
      'DuplicateKey',
      '$merge found a document that exists already and whenMatched is fail',
    );
  let after: RawValue;
  if (typeof merge.matched !== 'string') {
    const variables = { new: toPlain(incoming), ...letVariables(merge, incoming, evaluator) };
    after = applyUpdate(
      { kind: 'pipeline', stages: merge.matched },
      found.doc,
      filter,
      evaluator.with(variables),
    );
  } else {
    const id = getField(found.doc, '_id')!;
    const base = merge.matched === 'merge' ? toTreeObject(found.doc) : new Map();
    base.set('_id', id);
    for (const [name, value] of fieldsOf(incoming)) base.set(name, value);
    const tree = fromTree(base);
    if (isTreeObject(base) && !encodeKey(getField(tree, '_id')).equals(encodeKey(id)))
      throw new MongoError(
        'ImmutableField',
        '$merge failed to update the matching document, did you attempt to modify the _id or the shard key?',
      );
    after = tree;
  }
  if (!after.bytes().equals(found.doc.bytes()))
    replaceDocument(view, catalog, collection, found.key, found.doc, after);
}

function letVariables(
  merge: Merge,
  incoming: RawValue,
  evaluator: Environment['evaluator'],
): Record<string, unknown> {
  if (!merge.variables) return {};
  return Object.fromEntries(
    fieldsOf(merge.variables).map(([name, expression]) => {
      const value = evaluator.evaluate(expression, incoming);
      return [name, value && toPlain(value)];
    }),
  );
}

function onFilter(on: string[], doc: RawValue): Filter {
  const filters = on.map((name): Filter => {
    const path = splitPath(name);
    const value = valueAt(doc, path);
    if (!value || value.type === T.null || value.type === T.array)
      throw new MongoError(
        'BadValue',
        `$merge write error: 'on' field '${name}' cannot be missing, null, undefined or an array`,
      );
    return { kind: 'field', path, predicate: { op: 'eq', value, key: encodeKey(value) } };
  });
  return { kind: 'and', filters };
}
