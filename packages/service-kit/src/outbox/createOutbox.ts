import type { Connection, mongo } from 'mongoose';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { outboxCalls, ToldEvent } from '@yinyom/contracts/internal/outbox';
import type { Telling } from './KeptEvent';

/** What services are asked for what they have to tell. */
export type OutboxClient = InternalHandlers<typeof outboxCalls>;

const MOST = 500;

/**
 * Reads events out of the documents of their facts, and takes out those that somebody took over.
 * @param collections whose documents may have `untold` events
 */
export const createOutbox = (database: Connection, collections: readonly string[]): OutboxClient => {
  const all = (): mongo.Collection<Telling>[] => {
    const { db } = database;
    if (!db) throw new Error('the database must be connected before events are read');
    return collections.map((name) => db.collection<Telling>(name));
  };
  return {
    listEvents: async ({ limit }) => {
      const found: ToldEvent[] = [];
      for (const collection of all()) {
        const left: number = Math.min(limit, MOST) - found.length;
        if (left <= 0) break;
        const documents: Telling[] = await collection
          .find({ 'untold.id': { $gt: '' } }, { projection: { untold: 1 }, limit: left })
          .toArray();
        for (const { untold = [] } of documents)
          for (const event of untold) found.push({ ...event, at: event.at.toISOString() });
      }
      return found;
    },
    forgetEvents: async ({ ids }) => {
      for (const collection of all())
        await collection.updateMany({ 'untold.id': { $in: ids } }, {
          $pull: { untold: { id: { $in: ids } } },
        } as mongo.UpdateFilter<Telling>);
      return null;
    },
  };
};
