import { mongo, type Connection } from 'mongoose';
import { OWN_RIGHTS, type OwnRight } from '@yinyom/contracts/internal/ownRequests';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { databaseOf } from '../database/databaseOf';

/** Requests of one website and day that are logged one by one; later ones are answered and not logged. */
const MAX_OWN_REQUESTS_A_DAY = 1_000;
/** As long as an organization may keep evidence. */
const KEPT_YEARS = 10;

interface OwnRequest {
  _id: mongo.ObjectId;
  /** Record, right and day: a second press on one day counts once. */
  key: string;
  organization_id: string;
  application_id: string;
  right: OwnRight;
  /** Day in Asia/Bangkok. */
  day: string;
  at: Date;
  /** The register of requests does not have it yet. */
  fresh?: true;
  expires_at: Date;
}

/** What is asked about a visitor's own record. */
export interface AskedRecord {
  organizationId: string;
  applicationId: string;
  consentId: string;
  right: OwnRight;
}

/** Log of what visitors asked about their own records. */
export const createOwnRequestStore = (database: Connection) => {
  const requests = databaseOf(database).collection<OwnRequest>('own_requests');
  return {
    ensureIndexes: () =>
      requests.createIndexes([
        { key: { application_id: 1, key: 1 }, unique: true },
        { key: { application_id: 1, day: 1, right: 1 } },
        { key: { fresh: 1, at: 1 }, partialFilterExpression: { fresh: true } },
        { key: { expires_at: 1 }, expireAfterSeconds: 0 },
      ]),

    add: async (
      { organizationId, applicationId, consentId, right }: AskedRecord,
      at: Date,
    ): Promise<void> => {
      const day = bangkokDay(at);
      const most = { limit: MAX_OWN_REQUESTS_A_DAY };
      if ((await requests.countDocuments({ application_id: applicationId, day }, most)) >= most.limit) return;
      const expires_at = new Date(at);
      expires_at.setUTCFullYear(at.getUTCFullYear() + KEPT_YEARS);
      await requests
        .insertOne({
          _id: new mongo.ObjectId(),
          key: `${consentId} ${right} ${day}`,
          organization_id: organizationId,
          application_id: applicationId,
          right,
          day,
          at,
          fresh: true,
          expires_at,
        })
        .catch((error: unknown) => {
          if (!isDuplicateKey(error)) throw error;
        });
    },

    /** The oldest ones that the register does not have yet. */
    fresh: (limit: number): Promise<OwnRequest[]> =>
      requests.find({ fresh: true }, { sort: { at: 1 }, limit }).toArray(),

    forget: async (ids: readonly string[]): Promise<void> => {
      const known = ids.filter((id) => mongo.ObjectId.isValid(id)).map((id) => new mongo.ObjectId(id));
      await requests.updateMany({ _id: { $in: known } }, { $unset: { fresh: '' } });
    },

    /** How many came within days of Asia/Bangkok, both included. */
    counts: async (
      applicationId: string,
      { from, to }: { from: string; to: string },
    ): Promise<Record<OwnRight, number>> => {
      const within = { application_id: applicationId, day: { $gte: from, $lte: to } };
      const [access = 0, erasure = 0] = await Promise.all(
        OWN_RIGHTS.map((right) => requests.countDocuments({ ...within, right })),
      );
      return { access, erasure };
    },
  };
};
export type OwnRequestStore = ReturnType<typeof createOwnRequestStore>;
