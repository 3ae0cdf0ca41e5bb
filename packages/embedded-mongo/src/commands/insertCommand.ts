import { checkNamespace } from '../store/catalog';
import { insertDocument, normalizeDocument } from '../store/documents';
import type { Command } from '../wire/command';
import { collectionForWrite, type Context } from './engine';
import { current } from './oneDocument';
import { checkStatements, isOrdered, WRITE_OPTIONS } from './statements';
import { runBatch, type Statement } from './writeBatch';

/** insert */
export async function insert(context: Context, command: Command): Promise<Buffer> {
  command.allow(`documents ${WRITE_OPTIONS}`);
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
