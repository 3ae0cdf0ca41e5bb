import { type Evaluator } from '../aggregate/evaluator';
import { isTruthy, numberOf, toPlain } from '../bson/plainValue';
import { EMPTY_OBJECT, fieldsOf, getField, isNullish, isNumeric, type RawValue } from '../bson/rawValue';
import { collectionFor, collectionForWrite, type Context } from '../engine';
import { MongoError } from '../errors';
import { matchDocument } from '../query/matchDocument';
import { parseFilter } from '../query/parseFilter';
import type { Found } from '../query/scan';
import { openQuery } from '../query/source';
import { checkNamespace, type Collection } from '../store/catalog';
import {
  deleteDocument,
  insertDocument,
  normalizeDocument,
  readDocument,
  replaceDocument,
} from '../store/documents';
import type { View } from '../store/view';
import { applyUpdate, upsertDocument } from '../update/applyUpdate';
import { parseUpdate, type Update } from '../update/parseUpdate';
import { checkCollation, type Command, parseHint } from './command';
import { current, OneDocument, type Target } from './oneDocument';
import { evaluatorOf } from './readCommands';
import { type Progress, runBatch, type Statement } from './writeBatch';

const BATCH = [
  'ordered',
  'bypassDocumentValidation',
  'let',
  'isTimeseriesNamespace',
  'encryptionInformation',
];
const MAX_STATEMENTS = 100_000;

function isOrdered(command: Command): boolean {
  return !command.has('ordered') || command.flag('ordered');
}

function checkStatements(statements: RawValue[]): void {
  if (statements.length === 0 || statements.length > MAX_STATEMENTS)
    throw new MongoError(
      'InvalidLength',
      `Write batch sizes must be between 1 and ${MAX_STATEMENTS}. Got ${statements.length} operations.`,
    );
}

/** insert */
export async function insert(context: Context, command: Command): Promise<Buffer> {
  command.allow(new Set(['documents', ...BATCH]));
  checkNamespace(command.db, command.collection());
  const documents = command.documents('documents');
  checkStatements(documents);
  const { catalog } = context.engine;
  const collection = await collectionForWrite(context, command.db, command.collection());
  const statements = documents.map((document): Statement => ({
    apply: (view, progress) => {
      const { doc, id } = normalizeDocument(document);
      insertDocument(view, catalog, current(collection), doc, id);
      progress.n++;
    },
  }));
  return runBatch(context, statements, isOrdered(command), { n: 0 });
}

/** The collection as it is now: it may have been dropped since the command began, then it begins anew. */
const UPDATE_FIELDS = new Set([
  'q',
  'u',
  'c',
  'multi',
  'upsert',
  'collation',
  'arrayFilters',
  'hint',
  'upsertSupplied',
]);

/** update */
export async function update(context: Context, command: Command): Promise<Buffer> {
  command.allow(new Set(['updates', ...BATCH]));
  checkNamespace(command.db, command.collection());
  const updates = command.documents('updates');
  checkStatements(updates);
  const evaluator = evaluatorOf(command);
  let collection = collectionFor(context, command.db, command.collection());
  if (!collection && updates.some((one) => isTruthy(getField(one, 'upsert'))))
    collection = await collectionForWrite(context, command.db, command.collection());
  const statements = updates.map((one) =>
    lazyStatement(() => updateStatement(context, collection, one, evaluator)),
  );
  return runBatch(
    context,
    statements.map((make) => make()),
    isOrdered(command),
    { n: 0, nModified: 0 },
  );
}

/** A statement that cannot be parsed fails when its turn comes, not before the ones ahead of it. */
function lazyStatement(make: () => Statement): () => Statement {
  return () => {
    try {
      return make();
    } catch (error) {
      if (!(error instanceof MongoError)) throw error;
      // An option that does not exist makes the whole command invalid.
      if (error.codeName === 'Location40415' || error.codeName === 'NotImplemented') throw error;
      return {
        apply: () => {
          throw error;
        },
      };
    }
  };
}

function checkFields(statement: RawValue, known: Set<string>, what: string): Map<string, RawValue> {
  const fields = new Map(fieldsOf(statement));
  for (const name of fields.keys())
    if (!known.has(name))
      throw new MongoError('Location40415', `BSON field '${what}.${name}' is an unknown field.`);
  return fields;
}

function present(value: RawValue | undefined): RawValue | undefined {
  return isNullish(value) ? undefined : value;
}

function updateStatement(
  context: Context,
  collection: Collection | undefined,
  statement: RawValue,
  base: Evaluator,
): Statement {
  const fields = checkFields(statement, UPDATE_FIELDS, 'update.updates');
  checkCollation(fields.get('collation'));
  const constants = present(fields.get('c'));
  const evaluator = constants ? base.with(toPlain(constants) as Record<string, unknown>) : base;
  const filter = parseFilter(fields.get('q') ?? EMPTY_OBJECT);
  const parsed = parseUpdate(fields.get('u') ?? EMPTY_OBJECT, present(fields.get('arrayFilters')));
  const multi = isTruthy(fields.get('multi'));
  const upsert = isTruthy(fields.get('upsert'));
  if (multi && parsed.kind === 'replacement')
    throw new MongoError('FailedToParse', 'multi update is not supported for replacement-style update');
  const target: Target = {
    collection,
    filter,
    hint: parseHint(present(fields.get('hint'))),
    sort: [],
    evaluator,
  };
  const one = new OneDocument(context, target);
  const apply = (view: View, progress: Progress, index: number) => {
    const found = collection && one.find(view);
    if (found) updateFound(context, view, collection!, found, parsed, target, progress);
    else if (upsert && collection) {
      const { doc, id } = upsertDocument(parsed, filter, evaluator);
      insertDocument(view, context.engine.catalog, current(collection), doc, id);
      progress.n++;
      (progress.upserted ??= []).push({ index, _id: toPlain(id) });
    }
  };
  if (!multi) return { apply, prepare: one.prepare };
  return {
    apply,
    applyMany: async (progress, index) => {
      const before = progress.n;
      await changeMany(context, target, progress, (view, found) =>
        updateFound(context, view, collection!, found, parsed, target, progress),
      );
      // The job looks once more, so that two upserts at the same time make one document.
      if (progress.n === before && upsert)
        await context.engine.store.write((view) => apply(view, progress, index));
    },
  };
}

function updateFound(
  context: Context,
  view: View,
  collection: Collection,
  found: Found,
  parsed: Update,
  target: Target,
  progress: Progress,
): void {
  const after = applyUpdate(parsed, found.doc, target.filter, target.evaluator);
  if (!after.bytes().equals(found.doc.bytes())) {
    replaceDocument(view, context.engine.catalog, collection, found.key, found.doc, after);
    progress.nModified = (progress.nModified ?? 0) + 1;
  }
  progress.n++;
}

/**
 * Changes all documents of a query: first their keys are collected while others go on, then they are changed
 * in short jobs. Each document is tested again, because it may have changed in between.
 */
async function changeMany(
  context: Context,
  target: Target,
  progress: Progress,
  change: (view: View, found: Found) => void,
  { frees = false } = {},
): Promise<void> {
  const { collection, filter, evaluator } = target;
  if (!collection) return;
  const source = openQuery({ ...target, view: context.view, skip: 0, limit: 0 }, context.pacer);
  const keys: Buffer[] = [];
  for (let found = await source.next(); found; found = await source.next())
    for (const { key } of found) keys.push(Buffer.from(key));
  let next = 0;
  while (next < keys.length) {
    let failure: unknown;
    const [from, before] = [next, { ...progress }];
    const changeSome = (view: View) => {
      failure = undefined;
      next = from;
      Object.assign(progress, before);
      const until = performance.now() + 10;
      do {
        const key = keys[next++]!;
        const doc = readDocument(view, collection, key);
        if (!doc || !matchDocument(filter, doc, evaluator.evaluate)) continue;
        try {
          change(view, { doc, key });
        } catch (error) {
          // What this job changed before stays: it is stored with the job.
          if (!(error instanceof MongoError) || error.labels.length > 0) throw error;
          failure = error;
        }
      } while (!failure && next < keys.length && performance.now() < until);
    };
    await context.engine.store.write(changeSome, { frees });
    if (failure) throw failure;
    await context.pacer.pause();
  }
}

const DELETE_FIELDS = new Set(['q', 'limit', 'collation', 'hint']);

/** delete */
export async function remove(context: Context, command: Command): Promise<Buffer> {
  command.allow(new Set(['deletes', ...BATCH]));
  const deletes = command.documents('deletes');
  checkStatements(deletes);
  const evaluator = evaluatorOf(command);
  const collection = collectionFor(context, command.db, command.collection());
  const statements = deletes.map((one) =>
    lazyStatement(() => deleteStatement(context, collection, one, evaluator))(),
  );
  return runBatch(context, statements, isOrdered(command), { n: 0 }, { frees: true });
}

function deleteStatement(
  context: Context,
  collection: Collection | undefined,
  statement: RawValue,
  evaluator: Evaluator,
): Statement {
  const fields = checkFields(statement, DELETE_FIELDS, 'delete.deletes');
  checkCollation(fields.get('collation'));
  const limit = fields.get('limit');
  const number = isNumeric(limit) ? numberOf(limit) : NaN;
  if (number !== 0 && number !== 1)
    throw new MongoError('FailedToParse', `The limit field in delete objects must be 0 or 1. Got ${number}`);
  const filter = parseFilter(fields.get('q') ?? EMPTY_OBJECT);
  const target: Target = {
    collection,
    filter,
    hint: parseHint(present(fields.get('hint'))),
    sort: [],
    evaluator,
  };
  const one = new OneDocument(context, target);
  const removeFound = (view: View, found: Found, progress: Progress) => {
    deleteDocument(view, collection!, found.key, found.doc);
    progress.n++;
  };
  const apply = (view: View, progress: Progress) => {
    const found = collection && one.find(view);
    if (found) removeFound(view, found, progress);
  };
  if (number === 1) return { apply, prepare: one.prepare };
  return {
    apply,
    applyMany: (progress) =>
      changeMany(context, target, progress, (view, found) => removeFound(view, found, progress), {
        frees: true,
      }),
  };
}
