import { MongoError } from '../errors/mongoError';
import { Cursors } from '../query/cursors';
import type { Pacer } from '../query/pacer';
import { Catalog, type Collection } from '../store/catalog';
import { Store } from '../store/store';
import type { View } from '../store/view';
import type { Retry } from './retryRecords';

/** Everything that commands share. */
export class Engine {
  readonly store: Store;
  readonly catalog: Catalog;
  readonly cursors = new Cursors();
  readonly startedAt = new Date();
  readonly counters: Record<string, number> = {};
  connections = 0;
  /** Called when something was dropped whose keys are now to be removed. */
  onGarbage: () => void = () => {};

  constructor(readonly dataDir: string) {
    this.store = new Store(dataDir);
    this.catalog = new Catalog(this.store);
  }

  async close(): Promise<void> {
    this.cursors.close();
    await this.store.close();
  }
}

/** What one command runs with. */
export interface Context {
  engine: Engine;
  connectionId: number;
  /** The one database of this client; unset, it may use all. */
  only?: string;
  /** Set when the command is a write that may be sent again. */
  retry?: Retry;
  view: View;
  pacer: Pacer;
}

/** @throws MongoError when the client was let in for another database only */
export function checkDatabase({ only }: Pick<Context, 'only'>, db: string): void {
  if (only !== undefined && db !== only)
    throw new MongoError('Unauthorized', `not authorized on ${db}: this client may use ${only} only`);
}

/** Finds a collection for reading. */
export function collectionFor(context: Context, db: string, name: string): Collection | undefined {
  checkDatabase(context, db);
  return context.engine.catalog.find(db, name);
}

/** Finds or creates the collection that a write goes to. */
export async function collectionForWrite(context: Context, db: string, name: string): Promise<Collection> {
  checkDatabase(context, db);
  const { catalog, store } = context.engine;
  return catalog.find(db, name) ?? store.write((view) => catalog.ensure(view, db, name));
}
