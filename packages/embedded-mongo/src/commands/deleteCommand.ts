import { numberOf } from '../bson/plainValue';
import { EMPTY_OBJECT, type RawValue } from '../bson/rawValue';
import { failedToParse } from '../errors/mongoError';
import type { Variables } from '../expressions/expression';
import { parseFilter } from '../filter/parseFilter';
import type { Found } from '../query/scan';
import { parseHint } from '../query/sortSpec';
import type { Collection } from '../store/catalog';
import { deleteDocument } from '../store/documents';
import type { View } from '../store/view';
import type { Command } from '../wire/command';
import { changeMany } from './changeMany';
import { checkCollation } from './collation';
import { collectionFor, type Context } from './engine';
import { OneDocument, type Target } from './oneDocument';
import { checkFields, checkStatements, isOrdered, lazyStatement, present, WRITE_OPTIONS } from './statements';
import { variablesOf } from './variables';
import { type Progress, runBatch, type Statement } from './writeBatch';

const FIELDS = new Set(['q', 'limit', 'collation', 'hint']);

/** delete */
export async function remove(context: Context, command: Command): Promise<Buffer> {
  command.allow(`deletes ${WRITE_OPTIONS}`);
  const deletes = command.documents('deletes');
  checkStatements(deletes);
  const variables = variablesOf(command);
  const collection = collectionFor(context, command.db, command.collection());
  const statements = deletes.map((one) =>
    lazyStatement(() => deleteStatement(context, collection, one, variables)),
  );
  return runBatch(context, statements, isOrdered(command), { n: 0 }, { frees: true });
}

function deleteStatement(
  context: Context,
  collection: Collection | undefined,
  statement: RawValue,
  variables: Variables,
): Statement {
  const fields = checkFields(statement, FIELDS, 'delete.deletes');
  checkCollation(fields.get('collation'));
  const limit = fields.get('limit');
  const number = numberOf(limit);
  if (number !== 0 && number !== 1)
    throw failedToParse(`The limit field in delete objects must be 0 or 1. Got ${number}`);
  const filter = parseFilter(fields.get('q') ?? EMPTY_OBJECT);
  const target: Target = {
    collection,
    filter,
    hint: parseHint(present(fields.get('hint'))),
    sort: [],
    variables,
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
