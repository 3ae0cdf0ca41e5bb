import { DAY_MS } from '@yinyom/contracts/durations';
import { mongo, type Connection } from 'mongoose';
import { keptEvent, type KeptEvent } from '@yinyom/service-kit/outbox/KeptEvent';
import { databaseOf } from '../database/databaseOf';
import type { LogRecord } from '../record/LogRecord';

/** A note of an erasure that was never made, as its visitor did not try again, is dropped after this. */
const KEPT_MS = 30 * DAY_MS;

interface Note {
  /** The record whose receipt was shown. */
  _id: string;
  event: KeptEvent;
  expires_at: Date;
}

/**
 * Notes that somebody is about to be erased, to be told once it is done. An erasure changes any number of records, so
 * that no one write could hold the event; the note stands before it, and the record says whether it came about.
 */
export const createErasureNoteStore = (database: Connection) => {
  const db = databaseOf(database);
  const notes = db.collection<Note>('erasure_notes');
  const logs = db.collection<LogRecord>('consent_logs');
  return {
    ensureIndexes: () => notes.createIndexes([{ key: { expires_at: 1 }, expireAfterSeconds: 0 }]),

    add: async (organizationId: string, applicationId: string, consentId: string): Promise<void> => {
      const owner = { organization_id: organizationId, application_id: applicationId };
      const event = keptEvent('consent.erased', consentId, owner, { consent_id: consentId });
      const expires_at = new Date(event.at.getTime() + KEPT_MS);
      await notes.updateOne({ _id: consentId }, { $setOnInsert: { event, expires_at } }, { upsert: true });
    },

    /** Events of erasures that were made. */
    done: async (limit: number): Promise<KeptEvent[]> => {
      const noted = await notes.find({}, { limit, sort: { expires_at: 1 } }).toArray();
      if (noted.length === 0) return [];
      const ids = noted.map(({ _id }) => new mongo.ObjectId(_id));
      const still = await logs
        .find({ _id: { $in: ids }, identity: { $exists: true } }, { projection: { _id: 1 } })
        .toArray();
      const undone = new Set(still.map(({ _id }) => _id.toHexString()));
      return noted.filter(({ _id }) => !undone.has(_id)).map(({ event }) => event);
    },

    forget: async (eventIds: readonly string[]): Promise<void> => {
      await notes.deleteMany({ 'event.id': { $in: [...eventIds] } });
    },
  };
};
export type ErasureNoteStore = ReturnType<typeof createErasureNoteStore>;
