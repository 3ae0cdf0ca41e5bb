import mongoose, { Schema, type Connection } from 'mongoose';
import type { Lang } from '@yinyom/contracts/constants';
import type { TemplateLanguages } from '@yinyom/contracts/websites/templateTexts';
import type { LogoReference } from '@yinyom/notice/snapshot/Snapshot';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import type { DraftRecord } from './TemplateRecord';

const { Mixed } = Schema.Types;
const schema = schemaOf<DraftRecord>()(
  {
    application_id: { type: String, required: true },
    revision: { type: Number, required: true },
    design: { type: Mixed, required: true },
    languages: { type: Mixed, required: true },
    logo: { type: Mixed, default: null },
    updated_at: { type: Date, required: true },
    updated_by: { type: String, required: true },
  },
  { minimize: false },
);
schema.index({ application_id: 1 }, { unique: true });

/** The drafts of the websites' banners. */
export const createDraftStore = (connection: Connection) => {
  const drafts = modelOf(connection, 'template_drafts', schema);
  return {
    insert: async (record: Omit<DraftRecord, '_id'>): Promise<DraftRecord> =>
      (await drafts.create(record)).toObject(),

    find: (applicationId: string): Promise<DraftRecord | null> =>
      drafts.findOne({ application_id: applicationId }).lean(),

    /** The texts of several websites' drafts, by website. */
    languagesOf: async (applicationIds: readonly string[]): Promise<Map<string, TemplateLanguages>> => {
      if (applicationIds.length === 0) return new Map();
      const found = await drafts
        .find(
          { application_id: mongoose.trusted({ $in: applicationIds }) },
          { application_id: 1, languages: 1 },
        )
        .lean<Pick<DraftRecord, 'application_id' | 'languages'>[]>();
      return new Map(found.map(({ application_id, languages }) => [application_id, languages]));
    },

    /** How many changes several websites' drafts have seen, and when the last one was. */
    revisionsOf: async (
      applicationIds: readonly string[],
    ): Promise<Map<string, Pick<DraftRecord, 'revision' | 'updated_at'>>> => {
      const found = await drafts
        .find(
          { application_id: mongoose.trusted({ $in: [...applicationIds] }) },
          { application_id: 1, revision: 1, updated_at: 1 },
        )
        .lean<Pick<DraftRecord, 'application_id' | 'revision' | 'updated_at'>[]>();
      return new Map(found.map(({ application_id, ...draft }) => [application_id, draft]));
    },

    /**
     * Replaces the draft, if it is still the revision that the caller saw.
     * @returns null when somebody saved in between
     */
    replace: (
      applicationId: string,
      revision: number,
      content: Pick<DraftRecord, 'design' | 'languages' | 'updated_by'> & { logo?: LogoReference | null },
    ): Promise<DraftRecord | null> =>
      drafts
        .findOneAndUpdate(
          { application_id: applicationId, revision },
          { $set: { ...content, updated_at: new Date() }, $inc: { revision: 1 } },
          { returnDocument: 'after' },
        )
        .lean(),

    /** Sets or removes the logo. Texts and design stay, so a form that is open elsewhere can still be saved. */
    setLogo: async (applicationId: string, logo: LogoReference | null): Promise<void> => {
      await drafts.updateOne({ application_id: applicationId }, { $set: { logo, updated_at: new Date() } });
    },

    /** Sets or removes the uploaded privacy notice of a language that the draft has. */
    setPrivacyFile: async (applicationId: string, language: Lang, fileId: string | null): Promise<void> => {
      const field = `languages.${language}.privacy.file_id`;
      await drafts.updateOne(
        { application_id: applicationId, [`languages.${language}`]: mongoose.trusted({ $ne: null }) },
        fileId === null ? { $unset: { [field]: 1 } } : { $set: { [field]: fileId } },
      );
    },

    /** Adds texts of languages that the draft does not have yet. */
    addLanguages: async (applicationId: string, languages: TemplateLanguages): Promise<void> => {
      for (const [language, texts] of Object.entries(languages)) {
        await drafts.updateOne(
          { application_id: applicationId, [`languages.${language}`]: null },
          { $set: { [`languages.${language}`]: texts, updated_at: new Date() }, $inc: { revision: 1 } },
        );
      }
    },

    remove: async (applicationId: string): Promise<void> => {
      await drafts.deleteOne({ application_id: applicationId });
    },
  };
};
export type DraftStore = ReturnType<typeof createDraftStore>;
