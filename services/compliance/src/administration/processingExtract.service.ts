import type { Lang } from '@yinyom/contracts/constants';
import type { ProcessingItems } from '@yinyom/contracts/requests/processingExtract';
import { invalidField } from '@yinyom/service-kit/AppError';
import { needsScope, type Member } from '@yinyom/service-kit/auth/authorizer';
import type { ReadProcessingRecord } from '../processing-record/processingRecord.service';
import { recordExtract, type RecordOfProcessing } from '../processing-record/recordExtract';
import type { RequestRecord } from '../register/RequestRecord';

interface Wanted {
  /** Absent: a request for access has the extract, unless a key answers. */
  with_processing?: boolean | undefined;
  /** Activities that have nothing to do with the person. */
  without_activities: readonly string[];
  processing_items: ProcessingItems;
}

/** What the record of processing says, as it goes with the answer to a request for access. */
export const createProcessingExtract = ({ readRecord }: { readRecord: ReadProcessingRecord }) => {
  /** @param without activities that are left out @throws AppError 403 for a key without the scope */
  const read = async (
    member: Member,
    { organization_id }: RequestRecord,
    language: Lang,
    without: readonly string[] = [],
    items?: ProcessingItems,
  ): Promise<RecordOfProcessing> => {
    needsScope(member, 'papers:read');
    return recordExtract(await readRecord(organization_id), language, without, items);
  };

  return {
    read,

    /**
     * Paragraphs for a letter; undefined: none.
     * @throws AppError 403 for a key without the scope; 422 where access is not asked for, for an activity that is none of the record
     *   and where none is left
     */
    forLetter: async (
      member: Member,
      record: RequestRecord,
      language: Lang,
      { with_processing: wanted, without_activities: without, processing_items }: Wanted,
    ): Promise<string[] | undefined> => {
      const isAccess = record.rights.includes('access');
      if (wanted && !isAccess) throw invalidField('with_processing', 'invalid_value');
      const wrong = () => invalidField('without_activities', 'invalid_value');
      if (!(wanted ?? (isAccess && !member.key))) {
        if (without.length > 0) throw wrong();
        return undefined;
      }
      const { activities, paragraphs } = await read(member, record, language, without, processing_items);
      const kept = activities.filter(({ left_out }) => !left_out).length;
      if (kept + without.length !== activities.length || (kept === 0 && without.length > 0)) throw wrong();
      return paragraphs;
    },
  };
};
export type ProcessingExtract = ReturnType<typeof createProcessingExtract>;
