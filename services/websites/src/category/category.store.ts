import { createHash } from 'node:crypto';
import mongoose, { Schema, Types, type Connection } from 'mongoose';
import type { CategoryType } from '@yinyom/contracts/constants';
import { conflict } from '@yinyom/service-kit/AppError';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import type { CategoryOverride, CategoryRecord } from './CategoryRecord';
import { SYSTEM_CATEGORIES } from './systemCategories';

/** A stored id of its text. */
export const toId = (text: string): Types.ObjectId => new Types.ObjectId(text);

const { Mixed } = Schema.Types;

const categorySchema = schemaOf<CategoryRecord>()({
  organization_id: { type: String, required: true },
  type: { type: Number, required: true },
  system: { type: Boolean, required: true },
  enabled: { type: Boolean, required: true },
  order: { type: Number, required: true },
  title: { type: Mixed, required: true },
  description: { type: Mixed, required: true },
  gcm: { type: [String], required: true },
  title_key: { type: String, required: true },
  revision: { type: Number, required: true },
  created_at: { type: Date, required: true },
  updated_at: { type: Date, required: true },
});
categorySchema.index({ organization_id: 1, order: 1 });
categorySchema.index({ title_key: 1 }, { unique: true });

const overrideSchema = schemaOf<CategoryOverride>()({
  application_id: { type: String, required: true },
  category_id: { type: String, required: true },
  enabled: Boolean,
  order: Number,
  title: Mixed,
  description: Mixed,
  gcm: { type: [String], default: undefined },
});
overrideSchema.index({ application_id: 1, category_id: 1 }, { unique: true });

/**
 * The id of an organization's system category. It follows from the organization, so making the five rows twice,
 * even at the same moment, makes them once.
 */
export const systemCategoryId = (organizationId: string, type: CategoryType): string =>
  createHash('sha256').update(`category ${organizationId} ${type}`).digest('hex').slice(0, 24);

const titleKey = (organizationId: string, title: string): string =>
  `${organizationId} ${title.normalize('NFC').toLowerCase()}`;

/** The organizations' catalogues and what single websites do differently. */
export const createCategoryStore = (connection: Connection) => {
  const categories = modelOf(connection, 'categories', categorySchema);
  const overrides = modelOf(connection, 'category_overrides', overrideSchema);
  const complete = new Set<string>();

  const ensureSystem = async (organizationId: string): Promise<void> => {
    if (complete.has(organizationId)) return;
    const now = new Date();
    await categories.bulkWrite(
      SYSTEM_CATEGORIES.map(({ type, order, title, description, gcm }) => {
        const id = systemCategoryId(organizationId, type);
        const fields = { organization_id: organizationId, type, system: true, enabled: true, order };
        const texts = { title, description, gcm, title_key: `${organizationId} system ${type}` };
        return {
          updateOne: {
            filter: { _id: new Types.ObjectId(id) },
            update: { $setOnInsert: { ...fields, ...texts, revision: 1, created_at: now, updated_at: now } },
            upsert: true,
          },
        };
      }),
      { ordered: false },
    );
    if (complete.size > 50_000) complete.clear();
    complete.add(organizationId);
  };

  return {
    /** The whole catalogue of an organization; the five system rows are made when they are missing. */
    catalogue: async (organizationId: string): Promise<CategoryRecord[]> => {
      await ensureSystem(organizationId);
      return categories.find({ organization_id: organizationId }).sort({ order: 1, _id: 1 }).lean();
    },

    find: (id: string): Promise<CategoryRecord | null> => categories.findOne({ _id: id }).lean(),

    /** @throws AppError 409 duplicate_title */
    /** For a category that has to be named before it is there. */
    newId: () => new mongoose.Types.ObjectId(),

    insert: async (
      record: Omit<CategoryRecord, '_id' | 'title_key'> & Partial<Pick<CategoryRecord, '_id'>>,
    ): Promise<CategoryRecord> => {
      const title_key = titleKey(record.organization_id, record.title.th ?? '');
      const created = await categories.create({ ...record, title_key }).catch((error: unknown) => {
        if (isDuplicateKey(error)) throw conflict('duplicate_title');
        throw error;
      });
      return created.toObject();
    },

    /**
     * Changes a category of the catalogue.
     * @returns null when it is gone or, with a revision, not the one the caller saw
     * @throws AppError 409 duplicate_title
     */
    update: async (
      record: CategoryRecord,
      changes: Partial<Pick<CategoryRecord, 'title' | 'description' | 'gcm' | 'enabled'>>,
      revision?: number,
    ): Promise<CategoryRecord | null> => {
      const renamed = !record.system && changes.title !== undefined;
      const title_key = renamed
        ? titleKey(record.organization_id, changes.title?.th ?? '')
        : record.title_key;
      return categories
        .findOneAndUpdate(
          { _id: record._id, ...(revision !== undefined && { revision }) },
          { $set: { ...changes, title_key, updated_at: new Date() }, $inc: { revision: 1 } },
          { returnDocument: 'after' },
        )
        .lean()
        .catch((error: unknown) => {
          if (isDuplicateKey(error)) throw conflict('duplicate_title');
          throw error;
        });
    },

    remove: async (id: string): Promise<void> => {
      await categories.deleteOne({ _id: id });
      await overrides.deleteMany({ category_id: id });
    },

    /** What a website does differently, by category id. */
    overridesOf: async (applicationId: string): Promise<Map<string, CategoryOverride>> => {
      const found = await overrides.find({ application_id: applicationId }).lean();
      return new Map(found.map((override) => [override.category_id, override]));
    },

    /** The same of several websites. */
    overridesAmong: async (
      applicationIds: readonly string[],
    ): Promise<Map<string, Map<string, CategoryOverride>>> => {
      const found = await overrides
        .find({ application_id: mongoose.trusted({ $in: applicationIds }) })
        .lean<CategoryOverride[]>();
      const bySite = new Map<string, Map<string, CategoryOverride>>();
      for (const override of found) {
        const own = bySite.get(override.application_id) ?? new Map<string, CategoryOverride>();
        bySite.set(override.application_id, own.set(override.category_id, override));
      }
      return bySite;
    },

    saveOverride: async (
      applicationId: string,
      categoryId: string,
      changes: Omit<CategoryOverride, 'application_id' | 'category_id'>,
    ): Promise<void> => {
      await overrides.updateOne(
        { application_id: applicationId, category_id: categoryId },
        { $set: changes },
        { upsert: true },
      );
    },

    /** What a website does differently, in place of all it did before. */
    replaceOverrides: async (
      applicationId: string,
      given: readonly Omit<CategoryOverride, 'application_id'>[],
    ): Promise<void> => {
      const kept = given.map(({ category_id }) => category_id);
      await overrides.deleteMany({
        application_id: applicationId,
        category_id: mongoose.trusted({ $nin: kept }),
      });
      for (const override of given)
        await overrides.replaceOne(
          { application_id: applicationId, category_id: override.category_id },
          { application_id: applicationId, ...override },
          { upsert: true },
        );
    },

    removeOverridesOf: async (applicationId: string): Promise<void> => {
      await overrides.deleteMany({ application_id: applicationId });
    },
  };
};
export type CategoryStore = ReturnType<typeof createCategoryStore>;
