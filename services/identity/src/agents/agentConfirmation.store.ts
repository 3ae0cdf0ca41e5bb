import { Schema, trusted, type Connection, type Types } from 'mongoose';
import {
  CONFIRMATION_KEPT_HOURS,
  CONFIRMATION_STATES,
  MAX_LISTED_CONFIRMATIONS,
  type ConfirmationState,
} from '@yinyom/contracts/identity/agentConfirmations';
import { HOUR_MS } from '@yinyom/contracts/durations';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';

/** A call of an agent that a person decides about. */
export interface AgentConfirmationRecord {
  _id: Types.ObjectId;
  organization_id: Types.ObjectId;
  key_id: Types.ObjectId;
  key_name: string;
  /** Name of the call. */
  call: string;
  /** Of call, arguments and what it is about; services compute it. */
  digest: string;
  /** JSON, sealed: `argumentSeals.ts`; null once it is over. */
  arguments: string | null;
  /** JSON of what the call is about, as services check it. */
  about: string;
  /** Least role of the person who decides, where it is above the call's. */
  least_role?: number;
  /** `expired` is not stored: the time says it. */
  state: ConfirmationState;
  requested_at: Date;
  expires_at: Date;
  decided_at: Date | null;
  decided_by: { id: string; name: string } | null;
  used_at: Date | null;
}

const HAS_ARGUMENTS = { arguments: { $type: 'string' } } as const;

const schema = schemaOf<AgentConfirmationRecord>()(
  {
    organization_id: { type: Schema.Types.ObjectId, required: true },
    key_id: { type: Schema.Types.ObjectId, required: true },
    key_name: { type: String, required: true },
    call: { type: String, required: true },
    digest: { type: String, required: true },
    arguments: { type: String, default: null },
    about: { type: String, required: true },
    least_role: Number,
    state: { type: String, enum: CONFIRMATION_STATES, required: true },
    requested_at: { type: Date, required: true },
    expires_at: { type: Date, required: true },
    decided_at: { type: Date, default: null },
    decided_by: { type: new Schema({ id: String, name: String }, { _id: false }), default: null } as never,
    used_at: { type: Date, default: null },
  },
  { versionKey: false },
);
schema.index({ organization_id: 1, _id: -1 });
schema.index({ key_id: 1, expires_at: -1 });
// Those that have arguments still: few, and gone from here with them.
schema.index({ expires_at: 1 }, { partialFilterExpression: HAS_ARGUMENTS });
schema.index({ requested_at: 1 }, { expireAfterSeconds: (CONFIRMATION_KEPT_HOURS * HOUR_MS) / 1000 });

/** What a use has to match besides the id. */
type Use = Pick<AgentConfirmationRecord, 'organization_id' | 'key_id' | 'call' | 'digest'>;

const OPEN: ConfirmationState[] = ['pending', 'approved'];

/** Calls of agents that wait for people, of all organizations. */
export const createAgentConfirmationStore = (database: Connection) => {
  const confirmations = database.model<AgentConfirmationRecord>(
    'AgentConfirmation',
    schema,
    'agent_confirmations',
  );
  const living = (now: Date) => ({ expires_at: trusted({ $gt: now }) });
  return {
    add: (record: AgentConfirmationRecord) => confirmations.create([record]),
    /** The open one for the same call, so that asking again needs no second decision. */
    open: (use: Use, now: Date) =>
      confirmations
        .findOne({ ...use, state: trusted({ $in: OPEN }), ...living(now) })
        .lean<AgentConfirmationRecord>()
        .exec(),
    countOpen: (keyId: Types.ObjectId, now: Date) =>
      confirmations.countDocuments({ key_id: keyId, state: trusted({ $in: OPEN }), ...living(now) }).exec(),
    find: (organizationId: string, id: string) =>
      confirmations
        .findOne({ _id: id, organization_id: organizationId })
        .lean<AgentConfirmationRecord>()
        .exec(),
    ofKey: (keyId: string, id: string) =>
      confirmations.findOne({ _id: id, key_id: keyId }).lean<AgentConfirmationRecord>().exec(),
    list: (organizationId: string) =>
      confirmations
        .find({ organization_id: organizationId })
        .select({ arguments: 0 })
        .sort({ _id: -1 })
        .limit(MAX_LISTED_CONFIRMATIONS)
        .lean<AgentConfirmationRecord[]>()
        .exec(),

    /** One write decides: of two people at once one gets through. @returns null when it is over */
    decide: (
      { _id }: Pick<AgentConfirmationRecord, '_id'>,
      decision: 'approved' | 'refused',
      by: NonNullable<AgentConfirmationRecord['decided_by']>,
      now: Date,
    ) =>
      confirmations
        .findOneAndUpdate(
          { _id, state: 'pending', ...living(now) },
          {
            $set: {
              state: decision,
              decided_at: now,
              decided_by: by,
              ...(decision === 'refused' && { arguments: null }),
            },
          },
          { returnDocument: 'after' },
        )
        .lean<AgentConfirmationRecord>()
        .exec(),

    /** One write uses it: of many calls at once exactly one gets the record, all others null. */
    use: (id: string, use: Use, now: Date) =>
      confirmations
        .findOneAndUpdate(
          { _id: id, ...use, state: 'approved', ...living(now) },
          { $set: { state: 'used', used_at: now, arguments: null } },
          { returnDocument: 'after' },
        )
        .lean<AgentConfirmationRecord>()
        .exec(),

    /** What was to be sent is forgotten once no use of it can come. @returns how many had arguments still */
    forgetExpired: async (now: Date): Promise<number> =>
      (
        await confirmations.collection.updateMany(
          { ...HAS_ARGUMENTS, expires_at: { $lte: now } },
          { $set: { arguments: null } },
        )
      ).modifiedCount,

    /** Those that have arguments still. */
    withArguments: (): AsyncIterable<
      Pick<AgentConfirmationRecord, '_id' | 'organization_id'> & { arguments: string }
    > =>
      confirmations.collection.find<
        Pick<AgentConfirmationRecord, '_id' | 'organization_id'> & { arguments: string }
      >(HAS_ARGUMENTS, { projection: { organization_id: 1, arguments: 1 } }),

    /** Stores the same arguments in another form. */
    reseal: (id: Types.ObjectId, from: string, to: string) =>
      confirmations.updateOne({ _id: id, arguments: from }, { $set: { arguments: to } }).exec(),

    /** The organization is closed. */
    removeAll: (organizationId: string) =>
      confirmations.deleteMany({ organization_id: organizationId }).exec(),
  };
};
export type AgentConfirmationStore = ReturnType<typeof createAgentConfirmationStore>;
