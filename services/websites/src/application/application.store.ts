import mongoose, { type Connection } from 'mongoose';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { conflict } from '@yinyom/service-kit/AppError';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { countWhole, listWhole } from '@yinyom/service-kit/database/wholeDocuments';
import type { WebsiteLimit } from '@yinyom/service-kit/auth/isInScope';
import { containing } from '@yinyom/service-kit/database/containing';
import type { ApplicationSettings } from '@yinyom/contracts/websites/applicationSettings';
import type { ApplicationRecord, DeletedWebsite, LastScan } from './ApplicationRecord';
import { applicationSchema } from './applicationSchema';
import { createProofWrites } from './proofWrites';
import { resultOf } from './scanResult';

/** What a list of websites is asked for. */
export interface ApplicationFilter {
  organizationId: string;
  q?: string;
  enabled?: boolean;
  /** In this group or below it. */
  groupId?: string;
  /** None but those within all of these. */
  limits?: readonly WebsiteLimit[];
}
interface Page {
  sort: 'updated_at' | 'created_at' | 'domain_name';
  order: 'asc' | 'desc';
  page: number;
  limit: number;
}

/** What a website on a new domain knows about its installation: nothing of the old one counts there. */
export const STARTED_ANEW: Pick<
  ApplicationRecord,
  'verification' | 'seen_at' | 'last_look' | 'foreign_hosts'
> = { verification: 'unverified', seen_at: null, last_look: null, foreign_hosts: [] };

const domainKey = (organizationId: string, domainName: string): string => `${organizationId} ${domainName}`;

/** Filter for websites within all limits. */
const withinAll = (limits: readonly WebsiteLimit[]) =>
  mongoose.trusted({
    $and: limits.map(({ applications, groups }) => ({
      $or: [
        { _id: mongoose.trusted({ $in: [...applications] }) },
        { group_path: mongoose.trusted({ $in: [...groups] }) },
      ],
    })),
  });

/** Websites. Deleted ones are invisible to everything but the purge. */
export const createApplicationStore = (connection: Connection) => {
  const applications = modelOf(connection, 'applications', applicationSchema);

  const duplicate = (error: unknown): never => {
    if (isDuplicateKey(error)) throw conflict('duplicate_domain');
    throw error;
  };
  const filterOf = ({ organizationId, q, enabled, groupId, limits }: ApplicationFilter) => {
    const pattern = q === undefined ? undefined : mongoose.trusted(containing(q));
    return {
      organization_id: organizationId,
      deleted_at: null,
      ...(enabled !== undefined && { enabled }),
      ...(groupId !== undefined && { group_path: groupId }),
      ...(limits && withinAll(limits)),
      ...(pattern && mongoose.trusted({ $or: [{ domain_name: pattern }, { name: pattern }] })),
    };
  };

  return {
    /** @throws AppError 409 duplicate_domain */
    insert: async (record: Omit<ApplicationRecord, '_id' | 'domain_key'>): Promise<ApplicationRecord> => {
      const domain_key = domainKey(record.organization_id, record.domain_name);
      const created = await applications.create({ ...record, domain_key }).catch(duplicate);
      return created.toObject();
    },

    find: (id: string): Promise<ApplicationRecord | null> =>
      applications.findOne({ _id: id, deleted_at: null }).lean(),

    /** Websites of an organization by their domain names. */
    byDomain: (organizationId: string, domainNames: readonly string[]): Promise<ApplicationRecord[]> =>
      applications
        .find({
          domain_key: mongoose.trusted({ $in: domainNames.map((name) => domainKey(organizationId, name)) }),
          deleted_at: null,
        })
        .lean<ApplicationRecord[]>(),

    /** Where a website is, or was when it was deleted. */
    placeOf: (id: string): Promise<Pick<ApplicationRecord, 'organization_id' | 'group_path'> | null> =>
      applications.findById(id, { organization_id: 1, group_path: 1 }).lean(),

    /** Whose a website is, or was when it was deleted. */
    organizationOf: async (id: string): Promise<string | null> => {
      const found = await applications.findById(id, { organization_id: 1 }).lean();
      return found?.organization_id ?? null;
    },

    /** Published, enabled ones of every organization after an id, by their ids. */
    shown: (after: string | null, limit: number): Promise<ApplicationRecord[]> =>
      applications
        .find({
          deleted_at: null,
          enabled: true,
          template_version: mongoose.trusted({ $gt: 0 }),
          ...(after !== null && { _id: mongoose.trusted({ $gt: after }) }),
        })
        .sort({ _id: 1 })
        .limit(limit)
        .lean(),

    list: async (filter: ApplicationFilter, { sort, order, page, limit }: Page) => {
      const direction = order === 'asc' ? 1 : -1;
      const where = filterOf(filter);
      const [records, total] = await Promise.all([
        listWhole(
          applications
            .find(where)
            .sort({ [sort]: direction, _id: direction })
            .skip((page - 1) * limit)
            .limit(limit)
            .lean(),
        ),
        countWhole(applications, where),
      ]);
      return { records, total };
    },

    count: (organizationId: string): Promise<number> =>
      applications.countDocuments({ organization_id: organizationId, deleted_at: null }),

    /**
     * Changes a website.
     * @param revision the revision the caller saw; when given, null is answered if it is not the present one
     * @throws AppError 409 duplicate_domain
     */
    update: async (
      record: ApplicationRecord,
      changes: Partial<ApplicationSettings> &
        Partial<typeof STARTED_ANEW> &
        Partial<Pick<ApplicationRecord, 'privacy_url' | 'dpo_email'>>,
      revision?: number,
    ): Promise<ApplicationRecord | null> => {
      const domain_key =
        changes.domain_name === undefined
          ? record.domain_key
          : domainKey(record.organization_id, changes.domain_name);
      return applications
        .findOneAndUpdate(
          { _id: record._id, deleted_at: null, ...(revision !== undefined && { revision }) },
          { $set: { ...changes, domain_key, updated_at: new Date() }, $inc: { revision: 1 } },
          { returnDocument: 'after' },
        )
        .lean()
        .catch(duplicate);
    },

    /**
     * Remembers that the banner was published; the website counts as changed.
     * @param endConsents acceptances of another product are not taken over any more
     */
    markPublished: async (id: string, version: number, endConsents = false): Promise<void> => {
      await applications.updateOne(
        { _id: id },
        {
          $set: {
            template_version: version,
            pending_changes: false,
            updated_at: new Date(),
            ...(endConsents && { 'take_over.consents': false }),
          },
          $inc: { revision: 1 },
        },
      );
    },

    /** Remembers that no version of a website was ever published by a person. */
    markUnpublished: async (id: string): Promise<void> => {
      await applications.updateOne({ _id: id }, { $set: { template_version: 0, pending_changes: false } });
    },

    /** The website behind a public key, deleted or not. */
    bySiteKey: (siteKey: string): Promise<ApplicationRecord | null> =>
      applications.findOne({ site_key: siteKey }).lean(),

    /** Remembers that visitors of a website do not see its newest state yet; the website counts as changed. */
    touch: async (id: string): Promise<void> => {
      await applications.updateOne(
        { _id: id, deleted_at: null },
        { $set: { pending_changes: true, updated_at: new Date() } },
      );
    },

    /** Remembers that visitors see its newest state; before the first publication there is none to compare with. */
    markShown: async (id: string): Promise<void> => {
      await applications.updateOne(
        { _id: id, template_version: mongoose.trusted({ $gt: 0 }) },
        { $set: { pending_changes: false } },
      );
    },

    /** Remembers for all websites of an organization that its catalogue changed; none of them was touched itself. */
    markPending: async (organizationId: string): Promise<void> => {
      await applications.updateMany(
        { organization_id: organizationId, deleted_at: null },
        { $set: { pending_changes: true } },
      );
    },

    setCookieCounts: async (id: string, total: number, unclassified: number): Promise<void> => {
      await applications.updateOne(
        { _id: id },
        { $set: { cookie_count: total, unclassified_count: unclassified } },
      );
    },

    /**
     * Remembers how the latest scan stands. News of an older scan, and of one that is known to have ended, change
     * nothing: what is told twice or late does no harm.
     * @param violations of a scan with a result
     * @param pages how many it visited
     */
    setLastScan: async (
      id: string,
      scan: LastScan,
      violations: number | null,
      pages?: number,
    ): Promise<void> => {
      await applications.updateOne(
        {
          _id: id,
          $or: [
            { last_scan: mongoose.trusted({ $exists: false }) },
            { 'last_scan.id': mongoose.trusted({ $lt: scan.id }) },
            { 'last_scan.id': scan.id, 'last_scan.finished_at': null },
          ],
        },
        {
          $set: { last_scan: scan, ...(violations !== null && resultOf(scan, violations, pages)) },
        },
      );
    },

    ...createProofWrites(applications),

    /** Gone for everybody; the domain can be registered anew. */
    markDeleted: async (record: ApplicationRecord): Promise<void> => {
      await applications.updateOne(
        { _id: record._id, deleted_at: null },
        {
          $set: {
            deleted_at: new Date(),
            enabled: false,
            domain_key: `${record.domain_key} deleted ${String(record._id)}`,
          },
        },
      );
    },

    /** Websites of an organization that are not deleted, oldest first: every one, or those of the ids and within the limits. */
    ofOrganization: (
      organizationId: string,
      ids?: readonly string[],
      limits?: readonly WebsiteLimit[],
    ): Promise<ApplicationRecord[]> =>
      applications
        .find({
          organization_id: organizationId,
          deleted_at: null,
          ...(ids && { _id: mongoose.trusted({ $in: ids }) }),
          ...(limits && withinAll(limits)),
        })
        .sort({ _id: 1 })
        .lean<ApplicationRecord[]>(),

    /** Websites of an organization that were there in a period and are deleted, oldest first. */
    deletedWithin: (
      organizationId: string,
      { from, until }: Record<'from' | 'until', Date>,
      ids?: readonly string[],
    ): Promise<DeletedWebsite[]> =>
      applications
        .find({
          organization_id: organizationId,
          ...(ids && { _id: mongoose.trusted({ $in: ids }) }),
          deleted_at: mongoose.trusted({ $gt: from }),
          created_at: mongoose.trusted({ $lt: until }),
        })
        .select({ organization_id: 1, group_path: 1, domain_name: 1, deleted_at: 1 })
        .sort({ _id: 1 })
        .lean<DeletedWebsite[]>(),

    /** Websites deleted before a moment whose content was not purged yet. */
    deletedBefore: async (moment: Date, limit: number): Promise<string[]> => {
      const found = await applications
        .find({ deleted_at: mongoose.trusted({ $lt: moment }), purged_at: null }, { _id: 1 })
        .limit(limit)
        .lean();
      return found.map(({ _id }) => String(_id));
    },

    /** The record stays, for those who ask whose evidence is whose; what its owner set up about blocking does not. */
    markPurged: async (id: string): Promise<void> => {
      await applications.updateOne(
        { _id: id },
        { $set: { purged_at: new Date() }, $unset: { own_block_rules: 1, unblocked_hosts: 1 } },
      );
    },

    /** Those of the ids that are there, deleted or not, and were not purged. */
    notPurged: async (ids: readonly string[]): Promise<string[]> => {
      const found = await applications
        .find({ _id: mongoose.trusted({ $in: [...ids] }), purged_at: null }, { _id: 1 })
        .lean();
      return found.map(({ _id }) => String(_id));
    },
  };
};
export type ApplicationStore = ReturnType<typeof createApplicationStore>;
