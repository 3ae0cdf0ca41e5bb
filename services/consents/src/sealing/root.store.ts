import type { DailyRoot } from '@yinyom/contracts/consents/transparency';
import type { Connection } from 'mongoose';
import { keptEvent, type Telling } from '@yinyom/service-kit/outbox/KeptEvent';
import { databaseOf } from '../database/databaseOf';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';

/** Daily roots; they are only ever added to. */
export const createRootStore = (database: Connection) => {
  const db = databaseOf(database);
  const roots = db.collection<DailyRoot & Telling & { _id: string }>('daily_roots');
  const withoutId = { projection: { _id: 0, untold: 0 } } as const;

  return {
    ensureIndexes: () =>
      roots.createIndexes([
        { key: { application_id: 1, day: 1 }, unique: true },
        { key: { 'untold.id': 1 }, sparse: true },
      ]),

    /** All roots of a website, oldest first. */
    list: (applicationId: string): Promise<DailyRoot[]> =>
      roots.find({ application_id: applicationId }, withoutId).sort({ day: 1 }).toArray(),

    last: (applicationId: string): Promise<DailyRoot | null> =>
      roots.findOne({ application_id: applicationId }, { ...withoutId, sort: { day: -1 } }),

    /** The root of one day; null where it has none. */
    ofDay: (applicationId: string, day: string): Promise<DailyRoot | null> =>
      roots.findOne({ application_id: applicationId, day }, withoutId),

    /** The day that holds positions from `first` to `last`. */
    holding: (applicationId: string, first: number, last: number): Promise<DailyRoot | null> =>
      roots.findOne(
        { application_id: applicationId, first_seq: { $lte: first }, last_seq: { $gte: last } },
        withoutId,
      ),

    /**
     * @param organizationId who is told of it
     * @returns false when another process signed this day first
     */
    add: async (root: DailyRoot, organizationId: string): Promise<boolean> => {
      const { application_id, day } = root;
      const owner = { organization_id: organizationId, application_id };
      const untold = [keptEvent('ledger.day_signed', `${application_id}:${day}`, owner, root)];
      try {
        await roots.insertOne({ _id: `${application_id}|${day}`, ...root, untold });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    /** The last root of every website. */
    lastOfAll: async (): Promise<DailyRoot[]> => {
      const last = new Map<string, DailyRoot>();
      for await (const root of roots.find({}, withoutId).sort({ application_id: 1, day: 1 }))
        last.set(root.application_id, root);
      return [...last.values()];
    },
  };
};
export type RootStore = ReturnType<typeof createRootStore>;
