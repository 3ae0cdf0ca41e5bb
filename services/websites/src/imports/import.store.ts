import { Schema, type Connection, type Types } from 'mongoose';
import { IMPORT_UNDO_HOURS, type ImportSource, type SiteImport } from '@yinyom/contracts/websites/imports';
import type { StoredDesign } from '@yinyom/contracts/websites/templateDesign';
import type { TemplateLanguages } from '@yinyom/contracts/websites/templateTexts';
import { DAY_MS, HOUR_MS } from '@yinyom/contracts/durations';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import type { CookieRecord } from '../cookie/CookieRecord';
import type { ImportedSite } from './ImportedSite';

/** A cookie as it was, and the revision that the import made of it. */
export interface ChangedCookie {
  id: string;
  revision: number;
  before: Pick<CookieRecord, 'category_id' | 'purpose'>;
}

/** What an import wrote, noted before it was written, so that it can be taken back whatever happened. */
export interface ImportDeeds {
  created: { id: string; name: string }[];
  changed: ChangedCookie[];
  categories: string[];
  draft: { revision: number; languages: TemplateLanguages; design: StoredDesign } | null;
}

/** An import as it is stored (collection `imports`). */
export interface ImportRecord {
  _id: Types.ObjectId;
  application_id: string;
  source: ImportSource;
  status: SiteImport['status'];
  site: ImportedSite;
  deeds?: ImportDeeds;
  created_by: string;
  created_at: Date;
  applied_at?: Date;
  expires_at: Date;
}

const KEPT_MS = 30 * DAY_MS;
const MOST_LISTED = 20;
const { Mixed } = Schema.Types;

const schema = schemaOf<ImportRecord>()(
  {
    application_id: { type: String, required: true },
    source: { type: String, required: true },
    status: { type: String, required: true },
    site: { type: Mixed, required: true } as never,
    deeds: { type: Mixed } as never,
    created_by: { type: String, required: true },
    created_at: { type: Date, required: true },
    applied_at: Date,
    expires_at: { type: Date, required: true },
  },
  { minimize: false },
);
schema.index({ application_id: 1, created_at: -1 });
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

/** Imports: previews are forgotten after a day, others after thirty. */
export const createImportStore = (connection: Connection) => {
  const imports = modelOf(connection, 'imports', schema);

  /** From one status to the next; a second time it does nothing. */
  const move = async (
    id: string,
    status: ImportRecord['status'],
    next: Partial<ImportRecord>,
  ): Promise<void> => {
    await imports.updateOne({ _id: id, status }, { $set: next });
  };

  return {
    insert: async (
      record: Pick<ImportRecord, 'application_id' | 'source' | 'site' | 'created_by'>,
    ): Promise<ImportRecord> => {
      const now = new Date();
      const made = await imports.create({
        ...record,
        status: 'preview',
        created_at: now,
        expires_at: new Date(now.getTime() + DAY_MS),
      });
      return made.toObject();
    },

    find: (id: string, applicationId: string): Promise<ImportRecord | null> =>
      imports.findOne({ _id: id, application_id: applicationId }).lean(),

    list: (applicationId: string): Promise<ImportRecord[]> =>
      imports.find({ application_id: applicationId }).sort({ created_at: -1 }).limit(MOST_LISTED).lean(),

    /** Begins taking over; what was begun before stays as it is. */
    begin: (id: string, deeds: ImportDeeds): Promise<void> =>
      move(id, 'preview', {
        status: 'applying',
        deeds,
        applied_at: new Date(),
        expires_at: new Date(Date.now() + KEPT_MS),
      }),

    applied: (id: string): Promise<void> => move(id, 'applying', { status: 'applied' }),

    /** Nothing of it was written: it can be taken over later. */
    reset: async (id: string): Promise<void> => {
      await imports.updateOne(
        { _id: id, status: 'applying' },
        { $set: { status: 'preview' }, $unset: { deeds: 1, applied_at: 1 } },
      );
    },

    beginUndo: (id: string): Promise<void> => move(id, 'applied', { status: 'undoing' }),

    undone: (id: string): Promise<void> => move(id, 'undoing', { status: 'undone' }),

    removeAll: async (applicationId: string): Promise<void> => {
      await imports.deleteMany({ application_id: applicationId });
    },
  };
};
export type ImportStore = ReturnType<typeof createImportStore>;

/** Until when an import can be taken back. */
export const undoUntil = ({ applied_at, status }: ImportRecord): Date | null =>
  applied_at && status === 'applied' ? new Date(applied_at.getTime() + IMPORT_UNDO_HOURS * HOUR_MS) : null;
