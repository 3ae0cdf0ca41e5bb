import { Catalog, type Collection } from './store/catalog';
import { Store } from './store/store';
import type { TransactionView } from './store/transactionView';
import type { View } from './store/view';
import { Cursors } from './commands/cursors';
import { MongoError } from './errors';
import type { Pacer } from './query/source';
import { Sessions, type SessionInfo } from './sessions';

/** Everything that commands share. */
export class Engine {
  readonly store: Store;
  readonly catalog: Catalog;
  readonly sessions: Sessions;
  readonly cursors = new Cursors();
  readonly startedAt = new Date();
  readonly counters: Record<string, number> = {};
  connections = 0;

  constructor(readonly dataDir: string) {
    this.store = new Store(dataDir);
    this.catalog = new Catalog(this.store);
    this.sessions = new Sessions(this.store, () => this.catalog.generation);
  }

  async close(): Promise<void> {
    this.cursors.close();
    this.sessions.close();
    await this.store.close();
  }
}

/** What one command runs with. */
export interface Context {
  engine: Engine;
  connectionId: number;
  session?: SessionInfo;
  /** Set when the command belongs to a transaction. */
  transaction?: TransactionView;
  view: View;
  pacer: Pacer;
}

/** Finds a collection for reading; a transaction must not be older than what it reads. */
export function collectionFor(context: Context, db: string, name: string): Collection | undefined {
  const collection = context.engine.catalog.find(db, name);
  if (
    collection &&
    context.transaction &&
    collection.generation > context.transaction.generation &&
    !context.transaction.owns(collection.id)
  )
    throw new MongoError(
      'SnapshotUnavailable',
      `Collection ${db}.${name} has changed since the transaction began`,
      {},
      ['TransientTransactionError'],
    );
  return collection;
}

/** Runs a write: in the transaction of the command, or in the next group of the store. */
export function runWrite<R>(context: Context, job: (view: View) => R): Promise<R> {
  if (context.transaction) return Promise.resolve(job(context.transaction));
  return context.engine.store.write(job);
}

/** Finds or creates the collection that a write goes to. Collections are never created inside a transaction's snapshot. */
export async function collectionForWrite(context: Context, db: string, name: string): Promise<Collection> {
  const { engine, transaction } = context;
  const found = collectionFor(context, db, name);
  if (found) return found;
  const collection = await engine.store.write((view) => engine.catalog.ensure(view, db, name));
  transaction?.own(collection.id);
  return collection;
}
