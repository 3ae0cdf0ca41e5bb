import mongoose, { Schema, type Connection, type Types } from 'mongoose';
import { conflict } from '@yinyom/service-kit/AppError';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { countWhole, listWhole } from '@yinyom/service-kit/database/wholeDocuments';
import { UNTOLD_INDEX, untoldField } from '@yinyom/service-kit/outbox/KeptEvent';
import { containing } from '@yinyom/service-kit/database/containing';
import type { CookieRecord } from './CookieRecord';
import { UNKNOWN_PURPOSE } from './unknownPurpose';

const schema = schemaOf<CookieRecord>()({
  application_id: { type: String, required: true },
  category_id: { type: String, required: true },
  name: { type: String, required: true },
  match: { type: String, required: true },
  provider: { type: String, default: '' },
  domain: String,
  purpose: { type: Schema.Types.Mixed, required: true },
  expiry: { type: Number, default: null },
  is_session: { type: Boolean, required: true },
  type: { type: Number, required: true },
  source: { type: String, required: true },
  confirmed_at: Date,
  http_only: Boolean,
  secure: Boolean,
  same_site: String,
  tags: { type: [String], default: undefined },
  suggested_category_id: String,
  suggested_confidence: Number,
  owned: { type: [String], default: undefined },
  stale: { type: Boolean, required: true },
  first_seen_at: { type: Date, required: true },
  last_seen_at: { type: Date, required: true },
  revision: { type: Number, required: true },
  created_at: { type: Date, required: true },
  updated_at: { type: Date, required: true },
  untold: untoldField,
});
schema.index(...UNTOLD_INDEX);
schema.index({ application_id: 1, name: 1, type: 1, domain: 1 }, { unique: true });
schema.index({ application_id: 1, updated_at: -1, _id: -1 });
schema.index({ application_id: 1, category_id: 1 });
schema.index({ category_id: 1 });
schema.index({ source: 1, confirmed_at: 1 });

export interface CookieFilter {
  applicationId: string;
  categoryIds?: readonly string[];
  type?: 1 | 2;
  source?: CookieRecord['source'];
  stale?: boolean;
  q?: string;
}
interface Page {
  sort: 'updated_at' | 'created_at' | 'name' | 'last_seen_at';
  order: 'asc' | 'desc';
  page: number;
  limit: number;
}

/** More cookies than any honest website has; protects the banner's size. */
export const MOST_COOKIES = 2_000;

const UNCONFIRMED = { source: 'visitor', confirmed_at: null } as const;

const duplicate = (error: unknown): never => {
  if (isDuplicateKey(error)) throw conflict('duplicate_cookie');
  throw error;
};

/** Cookies of websites. */
export const createCookieStore = (connection: Connection) => {
  const cookies = modelOf(connection, 'cookies', schema);

  const filterOf = ({ applicationId, categoryIds, type, source, stale, q }: CookieFilter) => {
    const pattern = q === undefined ? undefined : mongoose.trusted(containing(q));
    return {
      application_id: applicationId,
      ...(categoryIds && { category_id: mongoose.trusted({ $in: categoryIds }) }),
      ...(type !== undefined && { type }),
      ...(source && { source }),
      ...(stale !== undefined && { stale }),
      ...(pattern && mongoose.trusted({ $or: [{ name: pattern }, { provider: pattern }] })),
    };
  };

  return {
    /** @throws AppError 409 duplicate_cookie */
    insert: async (record: Omit<CookieRecord, '_id'>): Promise<CookieRecord> =>
      (await cookies.create(record).catch(duplicate)).toObject(),

    /** For a cookie that has to be named before it is there. */
    newId: () => new mongoose.Types.ObjectId(),

    /** The same for what may be there already: then that one is answered, unchanged. */
    insertOrFind: async (
      record: Omit<CookieRecord, '_id'> & Partial<Pick<CookieRecord, '_id'>>,
    ): Promise<CookieRecord> => {
      const { application_id, name, type, domain } = record;
      try {
        return (await cookies.create(record)).toObject();
      } catch (error) {
        const known = isDuplicateKey(error)
          ? await cookies.findOne({ application_id, name, type, domain }).lean()
          : null;
        if (!known) throw error;
        return known;
      }
    },

    find: (id: string): Promise<CookieRecord | null> => cookies.findOne({ _id: id }).lean(),

    /** All cookies of a website in the order they are shown. */
    all: (applicationId: string): Promise<CookieRecord[]> =>
      cookies.find({ application_id: applicationId }).sort({ name: 1, _id: 1 }).limit(MOST_COOKIES).lean(),

    list: async (filter: CookieFilter, { sort, order, page, limit }: Page) => {
      const direction = order === 'asc' ? 1 : -1;
      const where = filterOf(filter);
      const [records, total] = await Promise.all([
        listWhole(
          cookies
            .find(where)
            .sort({ [sort]: direction, _id: direction })
            .skip((page - 1) * limit)
            .limit(limit)
            .lean(),
        ),
        countWhole(cookies, where),
      ]);
      return { records, total };
    },

    /** A page of the list by category, in the order of `categoryOrder`, names from A in each. */
    listByCategory: async (
      filter: CookieFilter,
      categoryOrder: readonly string[],
      { order, page, limit }: Omit<Page, 'sort'>,
    ) => {
      const where = filterOf(filter);
      const all = await listWhole(
        cookies
          .find(where, { category_id: 1 })
          .sort({ name: 1, _id: 1 })
          .limit(MOST_COOKIES)
          .lean<Pick<CookieRecord, '_id' | 'category_id'>[]>(),
      );
      const rank = new Map(categoryOrder.map((id, at) => [id, at]));
      const rankOf = ({ category_id }: Pick<CookieRecord, 'category_id'>) =>
        rank.get(category_id) ?? categoryOrder.length;
      // Stable: names stay in order within a category.
      const sorted = all.sort((one, other) => rankOf(one) - rankOf(other));
      if (order === 'desc') sorted.reverse();
      const ids = sorted.slice((page - 1) * limit, page * limit).map(({ _id }) => _id);
      const found = await listWhole(cookies.find({ _id: mongoose.trusted({ $in: ids }) }).lean());
      const byId = new Map(found.map((record) => [String(record._id), record]));
      return { records: ids.flatMap((id) => byId.get(String(id)) ?? []), total: all.length };
    },

    /** @throws AppError 409 duplicate_cookie */
    update: (
      id: string,
      changes: Partial<Omit<CookieRecord, '_id' | 'revision'>>,
      revision?: number,
    ): Promise<CookieRecord | null> =>
      cookies
        .findOneAndUpdate(
          { _id: id, ...(revision !== undefined && { revision }) },
          { $set: { ...changes, updated_at: new Date() }, $inc: { revision: 1 } },
          { returnDocument: 'after' },
        )
        .lean()
        .catch(duplicate),

    /**
     * Notes that a cookie was seen again. What visitors are told about it counts as a change; that it was seen does
     * not, so an owner who is editing it loses nothing.
     */
    sawAgain: async (
      id: string,
      flags: Pick<CookieRecord, 'http_only' | 'secure' | 'same_site'>,
      changes: Partial<Omit<CookieRecord, '_id' | 'revision'>>,
      seenAt: Date,
    ): Promise<void> => {
      const changed = Object.keys(changes).length > 0;
      await cookies.updateOne(
        { _id: id },
        {
          $set: { ...flags, ...changes, stale: false, ...(changed && { updated_at: new Date() }) },
          $max: { last_seen_at: seenAt },
          ...(changed && { $inc: { revision: 1 } }),
        },
      );
    },

    setOwned: async (id: string, owned: CookieRecord['owned']): Promise<void> => {
      await cookies.updateOne({ _id: id }, { $set: { owned } });
    },

    /**
     * Marks cookies of scans that were not seen at a moment or later.
     * @param exceptCategories what is in these could not be seen, so it is not gone, whatever was said before
     * @returns how many became stale or are so no more
     */
    markStale: async (
      applicationId: string,
      seenAt: Date,
      exceptCategories: readonly string[],
    ): Promise<number> => {
      const heldBack = await cookies.updateMany(
        {
          application_id: applicationId,
          stale: true,
          category_id: mongoose.trusted({ $in: exceptCategories }),
        },
        { $set: { stale: false } },
      );
      const { modifiedCount } = await cookies.updateMany(
        {
          application_id: applicationId,
          source: 'scan',
          stale: false,
          last_seen_at: mongoose.trusted({ $lt: seenAt }),
          category_id: mongoose.trusted({ $nin: exceptCategories }),
        },
        { $set: { stale: true } },
      );
      return modifiedCount + heldBack.modifiedCount;
    },

    /** Websites with cookies that only visitors' browsers named, put into the list by an earlier version. */
    applicationsWithUnconfirmed: (): Promise<string[]> => cookies.distinct('application_id', UNCONFIRMED),

    unconfirmed: (applicationId: string): Promise<CookieRecord[]> =>
      cookies.find({ application_id: applicationId, ...UNCONFIRMED }).lean(),

    /** Notes that a person stands behind what visitors' browsers named. */
    confirm: async (ids: readonly Types.ObjectId[]): Promise<void> => {
      await cookies.updateMany(
        { _id: mongoose.trusted({ $in: ids }) },
        { $set: { confirmed_at: new Date() } },
      );
    },

    remove: async (id: string): Promise<void> => {
      await cookies.deleteOne({ _id: id });
    },

    removeMany: async (ids: readonly Types.ObjectId[]): Promise<void> => {
      await cookies.deleteMany({ _id: mongoose.trusted({ $in: ids }) });
    },

    removeAll: async (applicationId: string): Promise<void> => {
      await cookies.deleteMany({ application_id: applicationId });
    },

    count: (applicationId: string, categoryIds?: readonly string[]): Promise<number> =>
      cookies.countDocuments(filterOf({ applicationId, categoryIds })),

    /** How many cookies each category of a website has. */
    countByCategory: async (applicationId: string): Promise<Map<string, number>> => {
      const groups = await cookies.aggregate<{ _id: string; count: number }>([
        { $match: { application_id: applicationId } },
        { $group: { _id: '$category_id', count: { $sum: 1 } } },
      ]);
      return new Map(groups.map(({ _id, count }) => [_id, count]));
    },

    /** How many cookies of each website lack their purpose in Thai or in English; websites without such are absent. */
    countWithoutPurpose: async (applicationIds: readonly string[]): Promise<Map<string, number>> => {
      const unwritten = [null, '', UNKNOWN_PURPOSE.th, UNKNOWN_PURPOSE.en];
      const groups = await cookies.aggregate<{ _id: string; count: number }>([
        {
          $match: {
            application_id: { $in: applicationIds },
            $or: [{ 'purpose.th': { $in: unwritten } }, { 'purpose.en': { $in: unwritten } }],
          },
        },
        { $group: { _id: '$application_id', count: { $sum: 1 } } },
      ]);
      return new Map(groups.map(({ _id, count }) => [_id, count]));
    },

    /** Names of a website's cookies that are there and have been of a category since before a moment. */
    ofCategorySince: async (applicationId: string, categoryId: string, before: Date): Promise<string[]> => {
      const found = await cookies
        .find(
          {
            application_id: applicationId,
            category_id: categoryId,
            stale: false,
            first_seen_at: mongoose.trusted({ $lt: before }),
          },
          { name: 1 },
        )
        .sort({ name: 1 })
        .limit(MOST_COOKIES)
        .lean();
      return found.map(({ name }) => name);
    },

    /** Websites that have a cookie of a category. */
    applicationsWith: (categoryId: string): Promise<string[]> =>
      cookies.distinct('application_id', { category_id: categoryId }),

    /** Moves every cookie of a category to another one. @returns how many */
    moveAll: async (fromCategory: string, toCategory: string): Promise<number> => {
      const { modifiedCount } = await cookies.updateMany(
        { category_id: fromCategory },
        { $set: { category_id: toCategory, updated_at: new Date() }, $inc: { revision: 1 } },
      );
      return modifiedCount;
    },
  };
};
export type CookieStore = ReturnType<typeof createCookieStore>;
