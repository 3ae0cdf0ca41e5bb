import { Schema, type Connection } from 'mongoose';
import type { RequestSettings } from '@yinyom/contracts/requests/requestSettings';
import { BACKUP_DAYS, KEEP_MONTHS } from '@yinyom/contracts/requests/requestSettings';
import { SUBJECT_KINDS } from '@yinyom/contracts/requests/subjectRequest';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { revisionIs, unlessNewer } from '@yinyom/service-kit/database/revisionIs';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import { groupOf, organizationOf } from '../controllers/controllerKey';

/** What a controller set about requests; `_id` is its key. */
export interface SettingsRecord extends Omit<RequestSettings, 'organization_id' | 'etag' | 'updated_at'> {
  _id: string;
  updated_at: Date | null;
  revision: number;
}

const { Mixed } = Schema.Types;
const schema = schemaOf<SettingsRecord>()(
  {
    _id: { type: String, required: true },
    form_enabled: { type: Boolean, required: true },
    receivers: { type: [String], required: true } as never,
    subject_kinds: { type: [String], required: true } as never,
    answer_days: { type: Mixed, required: true } as never,
    identity_levels: { type: Mixed, required: true } as never,
    keep_months: { type: Number, required: true },
    backup_days: { type: Number, required: true },
    systems: { type: [String], required: true } as never,
    updated_at: { type: Date, default: null } as never,
    revision: { type: Number, required: true },
  },
  // An organization without limits of its own has empty objects.
  { minimize: false },
);

/** Of an organization that set nothing: the form is off. */
const usual = (_id: string): SettingsRecord => ({
  _id,
  form_enabled: false,
  receivers: [],
  subject_kinds: [...SUBJECT_KINDS],
  answer_days: {},
  identity_levels: {},
  keep_months: KEEP_MONTHS.usual,
  backup_days: BACKUP_DAYS.usual,
  systems: [],
  updated_at: null,
  revision: 0,
});

export type SettingsChange = Partial<Omit<SettingsRecord, '_id' | 'revision' | 'updated_at'>>;

/** Settings about requests, one record for each organization that changed any. */
export const createSettingsStore = (database: Connection) => {
  const settings = modelOf(database, 'request_settings', schema);

  const find = (id: string): Promise<SettingsRecord | null> =>
    settings.findById(id).lean<SettingsRecord>().exec();
  /** A client that set nothing has what its agency set, so that its form is open and read from the first day. */
  const get = async (id: string): Promise<SettingsRecord> => {
    const own = await find(id);
    if (own || groupOf(id) === null) return { ...usual(id), ...own };
    return { ...usual(id), ...(await find(organizationOf(id))), _id: id, updated_at: null, revision: 0 };
  };

  return {
    get,
    /** @throws AppError 412 version_conflict where another revision is stored than was seen */
    save: async (
      organizationId: string,
      change: SettingsChange,
      seen: number,
      now: Date,
    ): Promise<SettingsRecord> => {
      const { _id, revision: _revision, ...before } = await get(organizationId);
      await unlessNewer(() =>
        settings
          .updateOne(
            { _id, ...revisionIs(seen) },
            { $set: { ...before, ...change, updated_at: now }, $inc: { revision: 1 } },
            { upsert: true },
          )
          .exec(),
      );
      return get(organizationId);
    },
    removeOf: async (organizationId: string): Promise<void> => {
      await settings.deleteOne({ _id: organizationId });
    },
  };
};
export type SettingsStore = ReturnType<typeof createSettingsStore>;
