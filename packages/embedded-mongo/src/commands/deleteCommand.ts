import { numberOf } from '../bson/plainValue';
import { failedToParse } from '../errors/mongoError';
import { deleteDocument } from '../store/documents';
import type { Command } from '../wire/command';
import { collectionFor, type Context } from './engine';
import { changing, checkFields, parseEach, statementsOf, targetOf } from './statements';
import { variablesOf } from './variables';
import { runBatch } from './writeBatch';

const FIELDS = new Set(['q', 'limit', 'collation', 'hint']);

/** delete */
export async function remove(context: Context, command: Command): Promise<Buffer> {
  const deletes = statementsOf(command, 'deletes');
  const variables = variablesOf(command);
  const collection = collectionFor(context, command.db, command.collection());
  const statements = parseEach(deletes, (statement) => {
    const fields = checkFields(statement, FIELDS, 'delete.deletes');
    const limit = numberOf(fields.get('limit'));
    if (limit !== 0 && limit !== 1)
      throw failedToParse(`The limit field in delete objects must be 0 or 1. Got ${limit}`);
    return changing(context, targetOf(fields, collection, variables), {
      many: limit === 0,
      frees: true,
      change: (view, found, progress) => {
        deleteDocument(view, collection!, found);
        progress.n++;
      },
    });
  });
  return runBatch(context, command, statements, { n: 0 }, { frees: true });
}
