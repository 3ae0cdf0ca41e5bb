import { isTruthy, toPlain } from '../bson/plainValue';
import { EMPTY_OBJECT, fieldsOf, getField, type RawValue } from '../bson/rawValue';
import { failedToParse } from '../errors/mongoError';
import type { Variables } from '../expressions/expression';
import { checkNamespace, type Collection } from '../store/catalog';
import { parseUpdate } from '../update/parseUpdate';
import type { Command } from '../wire/command';
import { collectionFor, collectionForWrite, type Context } from './engine';
import { insertUpsert, updateDocument } from './oneDocument';
import { changing, checkFields, parseEach, present, statementsOf, targetOf } from './statements';
import { variablesOf } from './variables';
import { runBatch, type Statement } from './writeBatch';

const FIELDS = new Set('q u c multi upsert collation arrayFilters hint upsertSupplied'.split(' '));

/** update */
export async function update(context: Context, command: Command): Promise<Buffer> {
  const updates = statementsOf(command, 'updates');
  checkNamespace(command.db, command.collection());
  const variables = variablesOf(command);
  let collection = collectionFor(context, command.db, command.collection());
  if (!collection && updates.some((one) => isTruthy(getField(one, 'upsert'))))
    collection = await collectionForWrite(context, command.db, command.collection());
  const statements = parseEach(updates, (one) => updateStatement(context, collection, one, variables));
  return runBatch(context, command, statements, { n: 0, nModified: 0 });
}

function updateStatement(
  context: Context,
  collection: Collection | undefined,
  statement: RawValue,
  base: Variables,
): Statement {
  const fields = checkFields(statement, FIELDS, 'update.updates');
  const constants = present(fields.get('c'));
  const variables = constants ? new Map([...base, ...fieldsOf(constants)]) : base;
  const target = targetOf(fields, collection, variables);
  const parsed = parseUpdate(fields.get('u') ?? EMPTY_OBJECT, present(fields.get('arrayFilters')));
  const many = isTruthy(fields.get('multi'));
  if (many && parsed.kind === 'replacement')
    throw failedToParse('multi update is not supported for replacement-style update');
  return changing(context, target, {
    many,
    change: (view, found, progress) => {
      if (updateDocument(view, target, parsed, found) !== found.doc)
        progress.nModified = (progress.nModified ?? 0) + 1;
      progress.n++;
    },
    otherwise: (view, progress, index) => {
      if (!collection || !isTruthy(fields.get('upsert'))) return;
      const { id } = insertUpsert(view, target, parsed);
      progress.n++;
      (progress.upserted ??= []).push({ index, _id: toPlain(id) });
    },
  });
}
