import type { InspectionPaper, PaperReadiness } from '@yinyom/contracts/papers/inspectionPapers';
import { PAPER_NAME_WORDS } from '@yinyom/texts/paper-name/paperNameWords';
import { INSPECTION_WORDS } from '@yinyom/texts/inspection/inspectionWords';
import { readinessOf } from '../readiness/readinessOf';
import { coverText } from './coverText';

/** Lines about one paper. @param missing its fields that are missing @param filled how many are not */
const notStated = (paper: InspectionPaper, missing: string[], filled: number) => {
  const known: PaperReadiness = readinessOf(paper, [
    ...Array.from({ length: filled }, () => ({ field: 'register', filled: true })),
    ...missing.map((field) => ({ field, filled: false })),
  ]);
  const content = {
    letter_from: 'Office',
    letter_number: '1',
    letter_date: '2026-12-01',
    period_from: null,
    period_until: null,
    questions: [{ question: 'Which?', inspection_papers: [paper], remark: '' }],
    cover_gaps: true,
  } as unknown as Parameters<typeof coverText>[1]['content'];
  const { not_stated } = coverText('en', {
    content,
    due_date: '2026-12-15',
    organization: 'University',
    contact: null,
    readiness: new Map([[paper, known]]),
    sample: false,
    answered: null,
    binder: null,
  });
  return not_stated?.lines;
};
const { nothing_missing, paper_partly } = INSPECTION_WORDS.en.cover;
const partly = (paper: InspectionPaper, filled: number, fields: number) => [
  paper_partly
    .replace('{paper}', PAPER_NAME_WORDS.en[paper])
    .replace('{filled}', String(filled))
    .replace('{fields}', String(fields)),
];

it('names no late request and no late review as not stated', () => {
  expect(notStated('requests', ['overdue', 'overdue'], 1)).toEqual([nothing_missing]);
  const hundred = Array.from({ length: 100 }, () => 'overdue');
  expect(notStated('requests', hundred, 1)).toEqual([nothing_missing]);
  expect(notStated('transfers', ['country', 'review'], 2)).toEqual(partly('transfers', 2, 3));
  expect(notStated('transfers', ['country', 'ground'], 2)).toEqual(partly('transfers', 2, 4));
});
