import type { ProcessingRecord } from '@yinyom/contracts/papers/processingRecord';
import type { PaperReadiness } from '@yinyom/contracts/papers/inspectionPapers';
import type { PaperSource } from '../binder/PaperSource';
import { readinessOf, type CheckedField } from '../readiness/readinessOf';
import type { ReadProcessingRecord } from './processingRecord.service';
import { recordDocument } from './recordDocument';

type Activity = ProcessingRecord['controller_record']['activities'][number];

const activityFields = ({ role, paper_items, legal_basis, sensitive }: Activity): CheckedField[] => [
  ...paper_items.map(({ item, source }): CheckedField => ({
    field: item,
    filled: source !== 'empty',
    who: 'dpo',
  })),
  ...(role === 'controller'
    ? ([
        { field: 'legal_basis', filled: legal_basis !== null, who: 'dpo' },
        { field: 'sensitive', filled: sensitive !== null, who: 'dpo' },
      ] as const)
    : []),
];

/** Fields of paper 3: the items of each activity, its review, and the questions about the exemption. Pure. */
export const processingFields = (
  { controller_record, processor_record, exempt }: ProcessingRecord,
  now: Date,
): CheckedField[] => {
  const activities = [...controller_record.activities, ...processor_record.activities].filter(
    ({ ended }) => !ended,
  );
  return [
    ...activities.flatMap(activityFields),
    ...activities.map(({ review_due_at }): CheckedField => ({
      field: 'review',
      filled: now.getTime() < Date.parse(review_due_at),
      who: 'dpo',
      due_at: review_due_at,
    })),
    { field: 'exemption', filled: exempt !== null, who: 'dpo' },
  ];
};

/** Paper 3: the record of processing, sections 39 and 40 (3). */
export const createProcessingSource = ({
  readRecord,
  now,
}: {
  readRecord: ReadProcessingRecord;
  now(): Date;
}): PaperSource => ({
  paper: 'processing',
  readiness: async (organizationId): Promise<PaperReadiness> =>
    readinessOf('processing', processingFields(await readRecord(organizationId), now())),
  document: async ({ organizationId, applications }, lang) =>
    recordDocument(await readRecord(organizationId, applications), lang),
  originals: async ({ organizationId, applications }) => {
    const record = await readRecord(organizationId, applications);
    return [
      {
        name: 'processing-record.json',
        content: [JSON.stringify(record, null, 2)],
      },
    ];
  },
});
