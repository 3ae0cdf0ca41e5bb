import mongoose, { Schema, type Connection } from 'mongoose';
import type { AlertRule } from '@yinyom/contracts/notify/alertRules';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import type { ScriptMemory } from '../alert-rules/scriptMissing';

/** Somebody who is watched: a website, or an organization as a whole (collection `alert_watches`). */
export interface WatchRecord {
  /** Id of the website or of the organization. */
  _id: string;
  kind: 'website' | 'organization';
  organization_id: string;
  /** Domain of the website; empty for an organization. */
  name: string;
  site_key: string;
  /** Keys of the tags of its groups; absent in records of earlier versions. */
  group_keys?: string[];
  installed: boolean;
  consent_expiry_days: number;
  /** Made up for a demo: it is judged by its scan alone. */
  sample?: boolean;
  /** When it was last known to be there. */
  known_at: Date;
  due_at: Date;
  lease: { holder: string; until: Date } | null;
  /** When each rule was last evaluated. */
  ran: Partial<Record<AlertRule, Date>>;
  script: ScriptMemory | null;
  certificate: { url: string; ends_at: Date } | null;
  chain: { day: string; ok: boolean } | null;
  /** Letters of a day in Bangkok. */
  letters: { day: string; count: number } | null;
}
export type WatchedSite = Pick<
  WatchRecord,
  'organization_id' | 'name' | 'site_key' | 'group_keys' | 'installed' | 'consent_expiry_days' | 'sample'
>;

const { Mixed } = Schema.Types;
const schema = schemaOf<WatchRecord>()(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    organization_id: { type: String, required: true },
    name: { type: String, default: '' },
    site_key: { type: String, default: '' },
    group_keys: { type: [String], default: undefined } as never,
    installed: { type: Boolean, required: true },
    consent_expiry_days: { type: Number, required: true },
    sample: Boolean,
    known_at: { type: Date, required: true },
    due_at: { type: Date, required: true },
    lease: { type: Mixed, default: null },
    ran: { type: Mixed, required: true },
    script: { type: Mixed, default: null },
    certificate: { type: Mixed, default: null },
    chain: { type: Mixed, default: null },
    letters: { type: Mixed, default: null },
  },
  { minimize: false },
);
schema.index({ due_at: 1 });
schema.index({ known_at: 1 });

const { trusted } = mongoose;

/** Who is watched, when they are looked at next, and by which process: of all processes one has a watch. */
export const createWatchStore = (database: Connection) => {
  const watches = modelOf(database, 'alert_watches', schema);

  return {
    /** Says that websites are there; new ones are due at once. */
    know: async (
      sites: readonly (WatchedSite & Pick<WatchRecord, '_id' | 'kind'>)[],
      now: Date,
    ): Promise<void> => {
      if (sites.length === 0) return;
      await watches.bulkWrite(
        sites.map(({ _id, kind, ...site }) => ({
          updateOne: {
            filter: { _id },
            update: {
              $set: { ...site, kind, known_at: now },
              $setOnInsert: {
                due_at: now,
                lease: null,
                ran: {},
                script: null,
                certificate: null,
                chain: null,
                letters: null,
              },
            },
            upsert: true,
          },
        })),
        { ordered: false },
      );
    },

    /** Those that are there no more. */
    goneSince: (moment: Date): Promise<WatchRecord[]> =>
      watches.find({ known_at: trusted({ $lt: moment }) }).lean(),

    remove: async (id: string): Promise<void> => {
      await watches.deleteOne({ _id: id });
    },

    /** Takes one that is due; if its process dies, another one takes it once the lease is over. */
    takeDue: (now: Date, holder: string, until: Date): Promise<WatchRecord | null> =>
      watches
        .findOneAndUpdate(
          {
            due_at: trusted({ $lte: now }),
            $or: [{ lease: null }, { 'lease.until': trusted({ $lt: now }) }],
          },
          { $set: { lease: { holder, until } } },
          { sort: { due_at: 1 }, returnDocument: 'after' },
        )
        .lean(),

    /** Keeps what a round learned, and lets go. Whoever has lost the lease keeps nothing. */
    letGo: async (
      id: string,
      holder: string,
      learned: Partial<Pick<WatchRecord, 'due_at' | 'ran' | 'script' | 'certificate' | 'chain'>>,
    ): Promise<void> => {
      await watches.updateOne({ _id: id, 'lease.holder': holder }, { $set: { ...learned, lease: null } });
    },

    /** Makes one due now, and some of its rules, too. @returns false when nobody knows of it yet */
    wake: async (id: string, now: Date, ...rules: AlertRule[]): Promise<boolean> => {
      const { matchedCount } = await watches.updateOne(
        { _id: id },
        {
          $min: { due_at: now },
          ...(rules.length > 0 && { $unset: Object.fromEntries(rules.map((rule) => [`ran.${rule}`, 1])) }),
        },
      );
      return matchedCount > 0;
    },

    /** Counts a letter of a day. @returns its number, from 1 */
    countLetter: async (id: string, day: string): Promise<number> => {
      await watches.updateOne(
        { _id: id, 'letters.day': trusted({ $ne: day }) },
        { $set: { letters: { day, count: 0 } } },
      );
      const found = await watches
        .findOneAndUpdate(
          { _id: id, 'letters.day': day },
          { $inc: { 'letters.count': 1 } },
          { returnDocument: 'after' },
        )
        .lean();
      return found?.letters?.count ?? 1;
    },
  };
};
export type WatchStore = ReturnType<typeof createWatchStore>;
