import type { Connection } from 'mongoose';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';

interface NumberRecord {
  /** Organization and year, `…:2026`; of registers other than that of requests their prefix between them. */
  _id: string;
  organization_id: string;
  last: number;
}

const schema = schemaOf<NumberRecord>()({
  _id: { type: String, required: true },
  organization_id: { type: String, required: true },
  last: { type: Number, required: true },
});
schema.index({ organization_id: 1 });

/** How numbers of a register look. Registers of one organization count apart. */
export interface NumberSeries {
  prefix: string;
  digits: number;
}
const REQUEST_NUMBERS: NumberSeries = { prefix: 'DSR', digits: 6 };
export const INCIDENT_NUMBERS: NumberSeries = { prefix: 'INC', digits: 4 };

/** Gives numbers: one counter for each organization and year, taken in one atomic step. A number is never given twice. */
export const createNumberStore = (database: Connection) => {
  const counters = modelOf(database, 'request_numbers', schema);
  const increment = (_id: string, organization_id: string) =>
    counters
      .findOneAndUpdate(
        { _id },
        { $inc: { last: 1 }, $setOnInsert: { organization_id } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<NumberRecord>()
      .exec();

  return {
    /** @param year of receipt in Asia/Bangkok */
    next: async (
      organizationId: string,
      year: string,
      { prefix, digits }: NumberSeries = REQUEST_NUMBERS,
    ): Promise<string> => {
      const of = prefix === REQUEST_NUMBERS.prefix ? '' : `${prefix}:`;
      const _id = `${organizationId}:${of}${year}`;
      const counter = await increment(_id, organizationId).catch((error: unknown) => {
        // Another process made the counter at this moment.
        if (!isDuplicateKey(error)) throw error;
        return increment(_id, organizationId);
      });
      return `${prefix}-${year}-${String(counter?.last ?? 0).padStart(digits, '0')}`;
    },

    removeOf: async (organizationId: string): Promise<void> => {
      await counters.deleteMany({ organization_id: organizationId });
    },
  };
};
export type NumberStore = ReturnType<typeof createNumberStore>;
