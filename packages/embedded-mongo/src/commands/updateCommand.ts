import { isTruthy, toPlain } from '../bson/plainValue';
import { EMPTY_OBJECT, fieldsOf, getField, type RawValue } from '../bson/rawValue';
import { failedToParse } from '../errors/mongoError';
import type { Variables } from '../expressions/expression';
import { parseFilter } from '../filter/parseFilter';
import type { Found } from '../query/scan';
import { parseHint } from '../query/sortSpec';
import { checkNamespace, type Collection } from '../store/catalog';
import { insertDocument, replaceDocument } from '../store/documents';
import type { View } from '../store/view';
import { applyUpdate, upsertDocument } from '../update/applyUpdate';
import { parseUpdate, type Update } from '../update/parseUpdate';
import type { Command } from '../wire/command';
import { changeMany } from './changeMany';
import { checkCollation } from './collation';
import { collectionFor, collectionForWrite, type Context } from './engine';
import { current, OneDocument, type Target } from './oneDocument';
import { checkFields, checkStatements, isOrdered, lazyStatement, present, WRITE_OPTIONS } from './statements';
import { variablesOf } from './variables';
import { type Progress, runBatch, type Statement } from './writeBatch';

const FIELDS = new Set('q u c multi upsert collation arrayFilters hint upsertSupplied'.split(' '));

/** update */
export async function update(context: Context, command: Command): Promise<Buffer> {
  command.allow(`updates ${WRITE_OPTIONS}`);
  checkNamespace(command.db, command.collection());
  const updates = command.documents('updates');
  checkStatements(updates);
  const variables = variablesOf(command);
  let collection = collectionFor(context, command.db, command.collection());
  if (!collection && updates.some((one) => isTruthy(getField(one, 'upsert'))))
    collection = await collectionForWrite(context, command.db, command.collection());
  const statements = updates.map((one) =>
    lazyStatement(() => updateStatement(context, collection, one, variables)),
  );
  return runBatch(context, statements, isOrdered(command), { n: 0, nModified: 0 });
}

function updateStatement(
  context: Context,
  collection: Collection | undefined,
  statement: RawValue,
  base: Variables,
): Statement {
  const fields = checkFields(statement, FIELDS, 'update.updates');
  checkCollation(fields.get('collation'));
  const constants = present(fields.get('c'));
  const variables = constants ? new Map([...base, ...fieldsOf(constants)]) : base;
  const filter = parseFilter(fields.get('q') ?? EMPTY_OBJECT);
  const parsed = parseUpdate(fields.get('u') ?? EMPTY_OBJECT, present(fields.get('arrayFilters')));
  const multi = isTruthy(fields.get('multi'));
  const upsert = isTruthy(fields.get('upsert'));
  if (multi && parsed.kind === 'replacement')
    throw failedToParse('multi update is not supported for replacement-style update');
  const target: Target = {
    collection,
    filter,
    hint: parseHint(present(fields.get('hint'))),
    sort: [],
    variables,
  };
  const one = new OneDocument(context, target);
  const apply = (view: View, progress: Progress, index: number) => {
    const found = collection && one.find(view);
    if (found) updateFound(context, view, collection!, found, parsed, target, progress);
    else if (upsert && collection) {
      const { doc, id } = upsertDocument(parsed, filter, variables);
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
  const after = applyUpdate(parsed, found.doc, target.filter, target.variables);
  if (!after.bytes().equals(found.doc.bytes())) {
    replaceDocument(view, context.engine.catalog, collection, found.key, found.doc, after);
    progress.nModified = (progress.nModified ?? 0) + 1;
  }
  progress.n++;
}
