import mongoose, { Schema, type Connection, type QueryFilter } from 'mongoose';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { revisionIs } from '@yinyom/service-kit/database/revisionIs';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import type { IncidentRecord, OutlinedIncident } from './IncidentRecord';

const { Mixed } = Schema.Types;
const { trusted } = mongoose;
const nullable = (type: unknown) => ({ type, default: null }) as never;

const schema = schemaOf<IncidentRecord>()({
  organization_id: { type: String, required: true },
  number: { type: String, required: true },
  state: { type: String, required: true },
  acting_as: { type: String, required: true },
  breach_kinds: { type: [String], required: true } as never,
  aware_at: { type: Date, required: true },
  occurred_from: nullable(Date),
  occurred_to: nullable(Date),
  persons_estimate: nullable(Mixed),
  records_estimate: nullable(Mixed),
  risk_level: nullable(String),
  assessed_at: nullable(Date),
  assessed_by: nullable(Mixed),
  office_sent_at: nullable(Date),
  persons_sent_at: nullable(Date),
  persons_channel: nullable(String),
  controller_sent_at: nullable(Date),
  controller_channel: nullable(String),
  agreed_hours: nullable(Number),
  words: { type: String, required: true },
  entries: { type: [Mixed], required: true } as never,
  clock_runs: { type: Boolean, required: true },
  rank: { type: Number, required: true },
  created_at: { type: Date, required: true },
  closed_at: nullable(Date),
  sealed_with: { type: String, required: true },
  revision: { type: Number, required: true },
});
/** What a running clock is known by. */
export type RunningIncident = Pick<
  IncidentRecord,
  '_id' | 'number' | 'aware_at' | 'acting_as' | 'agreed_hours'
>;
schema.index({ organization_id: 1, number: 1 }, { unique: true });
schema.index({ organization_id: 1, rank: 1 });
schema.index({ organization_id: 1, aware_at: 1 });
schema.index({ clock_runs: 1, organization_id: 1 });
schema.index({ sealed_with: 1 });

export type IncidentFilter = QueryFilter<IncidentRecord>;
/** Which incidents a list has. */
export type IncidentStateFilter = 'all' | 'unclosed' | IncidentRecord['state'];

const filterOf = (organization_id: string, state: IncidentStateFilter): IncidentFilter => ({
  organization_id,
  ...(state === 'unclosed' ? { state: trusted({ $ne: 'closed' }) } : state !== 'all' && { state }),
});

const knownWithin = (organization_id: string, from: Date, until: Date): IncidentFilter => ({
  organization_id,
  aware_at: trusted({ $gte: from, $lt: until }),
});

/** Everything but what entries say. */
const OUTLINE = { 'entries.text': 0, 'entries.by': 0, 'entries.salt': 0, 'entries.sha256': 0 } as const;

/** Breaches of personal data. */
export const createIncidentStore = (database: Connection) => {
  const incidents = modelOf(database, 'incidents', schema);

  return {
    newId: () => new mongoose.Types.ObjectId(),

    insert: async (record: IncidentRecord): Promise<IncidentRecord> =>
      (await incidents.create(record)).toObject(),

    /** Of this organization; null for all others. */
    find: (organization_id: string, _id: string): Promise<IncidentRecord | null> =>
      incidents.findOne({ _id, organization_id }).lean<IncidentRecord>().exec(),

    list: (
      organizationId: string,
      state: IncidentStateFilter,
      { skip, limit }: { skip: number; limit: number },
    ): Promise<OutlinedIncident[]> =>
      incidents
        .find(filterOf(organizationId, state), OUTLINE)
        .sort({ rank: 1, _id: 1 })
        .skip(skip)
        .limit(limit)
        .lean<OutlinedIncident[]>()
        .exec(),
    count: (organizationId: string, state: IncidentStateFilter): Promise<number> =>
      incidents.countDocuments(filterOf(organizationId, state)).exec(),

    /** Those that became known in a period, oldest first, read as they are needed. @param limit 0: all of them */
    within: (organization_id: string, from: Date, until: Date, limit = 0): AsyncIterable<OutlinedIncident> =>
      incidents
        .find(knownWithin(organization_id, from, until), OUTLINE)
        .sort({ aware_at: 1, _id: 1 })
        .limit(limit)
        .lean<OutlinedIncident[]>()
        .cursor() as AsyncIterable<OutlinedIncident>,
    countWithin: (organization_id: string, from: Date, until: Date): Promise<number> =>
      incidents.countDocuments(knownWithin(organization_id, from, until)).exec(),

    /** Those whose clock runs, the earliest end first. */
    running: (organization_id: string, limit: number): Promise<RunningIncident[]> =>
      incidents
        .find(
          { organization_id, clock_runs: true },
          { number: 1, aware_at: 1, acting_as: 1, agreed_hours: 1 },
        )
        .sort({ rank: 1 })
        .limit(limit)
        .lean<RunningIncident[]>()
        .exec(),
    /** Organizations with a running clock. */
    runningOrganizations: (): Promise<string[]> =>
      incidents.distinct('organization_id', { clock_runs: true }).exec() as Promise<string[]>,

    /** @returns null where another revision is stored than was seen */
    replace: (
      _id: IncidentRecord['_id'],
      seen: number,
      set: Partial<IncidentRecord>,
    ): Promise<IncidentRecord | null> =>
      incidents
        .findOneAndUpdate(
          { _id, ...revisionIs(seen) },
          { $set: set, $inc: { revision: 1 } },
          { returnDocument: 'after' },
        )
        .lean<IncidentRecord>()
        .exec(),

    /** Those with something sealed by another secret than this one. */
    sealedOtherwise: (current: string) =>
      incidents
        .find({ sealed_with: trusted({ $ne: current }) })
        .lean<IncidentRecord>()
        .cursor(),

    /** Ids of what an actor made. */
    idsMadeBy: async (organization_id: string, actorId: string): Promise<string[]> => {
      const found = await incidents
        .find({ organization_id, 'entries.0.by.id': actorId }, { _id: 1 })
        .lean<Pick<IncidentRecord, '_id'>[]>();
      return found.map(({ _id }) => String(_id));
    },
    /** Removes what an actor made. */
    removeMadeBy: async (organization_id: string, actorId: string): Promise<void> => {
      await incidents.deleteMany({ organization_id, 'entries.0.by.id': actorId });
    },
    organizations: (): Promise<string[]> => incidents.distinct('organization_id').exec() as Promise<string[]>,
    removeOf: async (organizationId: string): Promise<void> => {
      await incidents.deleteMany({ organization_id: organizationId });
    },
  };
};
export type IncidentStore = ReturnType<typeof createIncidentStore>;
