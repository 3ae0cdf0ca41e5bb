import { Schema, trusted, type Connection, type Types } from 'mongoose';
import { closingOrdersOf } from './closingOrders';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { revisionIs } from '@yinyom/service-kit/database/revisionIs';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';

/** The order to close an organization, until it is taken back or carried out. */
export interface ClosingOrder {
  ordered_at: Date;
  closes_at: Date;
  /** Who ordered it, as the person was called. */
  by: string;
  /** When the members were reminded. */
  reminded_at?: Date;
  /** A process carries it out since then: too late to take it back. */
  begun_at?: Date;
}

export interface OrganizationRecord {
  _id: Types.ObjectId;
  name: string;
  /**
   * Host of the site given at sign-up, or the domain of the address of whoever opened a further organization:
   * addresses of added users must share its registrable domain.
   */
  site_host: string;
  /** Further registrable domains that people may be invited from; they are external. */
  partner_domains?: string[];
  /**
   * The active Admins. Kept beside the memberships because taking one away must be one atomic step that never
   * takes the last.
   */
  admin_ids: Types.ObjectId[];
  contact_email?: string;
  dpo?: { name: string; email: string; phone: string };
  settings: {
    /** Null: it chose none. */
    retention_months: number | null;
    require_2fa: boolean;
    alert_emails: string[];
  };
  created_at: Date;
  /** Counts changes of name, contact, officer and settings. */
  revision?: number;
  /** Counts changes of the partners' domains. */
  partners_revision?: number;
  /** Its end was ordered. */
  closing?: ClosingOrder;
  /** Nobody belongs to it any more; its name stays beside what it accepted. */
  closed_at?: Date;
  /** The made-up past of the demo; `removed` is remembered, so that no start makes it again. */
  sample_data?: { state: 'making' | 'ready' | 'removed'; done: number; total: number };
}

interface StoredSettings extends Omit<OrganizationRecord['settings'], 'retention_months'> {
  retention_months?: number;
  /** Somebody chose the months above. Earlier versions stored 36 for everybody. */
  retention_chosen?: boolean;
}
type Stored = Omit<OrganizationRecord, 'settings'> & { settings: StoredSettings };

const EARLIER_DEFAULT = 36;

const schema = schemaOf<Stored>()(
  {
    name: { type: String, required: true },
    site_host: { type: String, required: true },
    partner_domains: { type: [String], default: undefined },
    admin_ids: { type: [Schema.Types.ObjectId], required: true },
    contact_email: String,
    dpo: { type: new Schema({ name: String, email: String, phone: String }, { _id: false }) },
    settings: {
      type: new Schema(
        {
          retention_months: Number,
          retention_chosen: Boolean,
          require_2fa: { type: Boolean, default: false },
          alert_emails: { type: [String], default: [] },
        },
        { _id: false },
      ),
      default: () => ({}),
    },
    created_at: { type: Date, required: true },
    revision: Number,
    partners_revision: Number,
    closing: {
      type: new Schema(
        { ordered_at: Date, closes_at: Date, by: String, reminded_at: Date, begun_at: Date },
        { _id: false },
      ),
    },
    closed_at: Date,
    sample_data: { type: Schema.Types.Mixed, default: undefined } as never,
  },
  { versionKey: false },
);

export type OrganizationChange = {
  $set: Record<string, unknown>;
  $unset?: Record<string, 1>;
};

export const createOrganizationStore = (database: Connection) => {
  const organizations = database.model<Stored>('Organization', schema, 'organizations');

  const told = (stored: Stored | null): OrganizationRecord | null => {
    if (!stored) return null;
    const { retention_months, retention_chosen, ...settings } = stored.settings;
    const isChosen = retention_chosen || retention_months !== EARLIER_DEFAULT;
    const months = isChosen ? (retention_months ?? null) : null;
    return { ...stored, settings: { ...settings, retention_months: months } };
  };

  return {
    ...closingOrdersOf(organizations),

    get: async (id: string | Types.ObjectId) => told(await organizations.findById(id).lean<Stored>().exec()),

    /** Stores a new organization; one with the same id stays as it is. */
    insert: async (organization: Omit<OrganizationRecord, 'settings'>): Promise<void> => {
      try {
        await organizations.create([organization]);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    /** Nobody is Admin, nobody is to be written to any more. */
    close: (id: string) =>
      organizations
        .updateOne(
          { _id: id },
          {
            $set: { closed_at: new Date(), admin_ids: [], 'settings.alert_emails': [] },
            $unset: { contact_email: 1, dpo: 1, closing: 1, partner_domains: 1 },
          },
        )
        .exec(),
    setSampleData: async (
      id: string,
      state: NonNullable<OrganizationRecord['sample_data']>,
    ): Promise<void> => {
      await organizations.updateOne({ _id: id }, { $set: { sample_data: state } }).exec();
    },
    remove: (id: Types.ObjectId) => organizations.deleteOne({ _id: id }).exec(),

    /**
     * @param counter of the part that changes
     * @returns null where it is not there, or has another revision than the one that was seen
     */
    update: async (
      id: string,
      { $set, ...change }: OrganizationChange,
      counter: 'revision' | 'partners_revision',
      seen: number | undefined,
    ) => {
      const isChoice = 'settings.retention_months' in $set;
      const values = { ...$set, ...(isChoice && { 'settings.retention_chosen': true }) };
      return told(
        await organizations
          .findOneAndUpdate(
            { _id: id, ...revisionIs(seen, counter) },
            { ...change, $set: values, $inc: { [counter]: 1 } },
            { returnDocument: 'after' },
          )
          .lean<Stored>()
          .exec(),
      );
    },

    addAdmin: (id: Types.ObjectId | string, userId: Types.ObjectId) =>
      organizations.updateOne({ _id: id }, { $addToSet: { admin_ids: userId } }).exec(),

    /** Takes an Admin from the list unless no other would be left: one step, whoever else does the same at once. */
    removeAdmin: async (id: Types.ObjectId | string, userId: Types.ObjectId): Promise<boolean> => {
      const result = await organizations
        .updateOne(
          { _id: id, admin_ids: userId, 'admin_ids.1': trusted({ $exists: true }) },
          { $pull: { admin_ids: userId } },
        )
        .exec();
      return result.modifiedCount === 1;
    },
  };
};
export type OrganizationStore = ReturnType<typeof createOrganizationStore>;
