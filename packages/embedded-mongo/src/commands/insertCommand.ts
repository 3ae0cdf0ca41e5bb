import { checkNamespace } from '../store/catalog';
import { insertDocument, normalizeDocument } from '../store/documents';
import type { Command } from '../wire/command';
import { collectionForWrite, type Context } from './engine';
import { statementsOf } from './statements';
import { runBatch, type Statement } from './writeBatch';

/** insert */
export async function insert(context: Context, command: Command): Promise<Buffer> {
  const documents = statementsOf(command, 'documents');
  checkNamespace(command.db, command.collection());
  const collection = await collectionForWrite(context, command.db, command.collection());
  const statements = documents.map((document): Statement => ({
    apply: (view, progress) => {
      insertDocument(view, collection, normalizeDocument(document));
      progress.n++;
    },
  }));
  return runBatch(context, command, statements, { n: 0 });
}
