import type { InspectionPaper, PaperReadiness } from '@yinyom/contracts/papers/inspectionPapers';
import { PAPER_NAME_WORDS } from '@yinyom/texts/paper-name/paperNameWords';
import { INSPECTION_WORDS } from '@yinyom/texts/inspection/inspectionWords';
import { readinessOf } from '../readiness/readinessOf';
import { coverText } from './coverText';

type About = Parameters<typeof coverText>[1];
/** What a letter says. */
const aboutOf = (paper: InspectionPaper, letter_from = 'Office'): About => ({
  content: {
    letter_from,
    letter_number: '1',
    letter_date: '2026-12-01',
    period_from: null,
    period_until: null,
    questions: [{ question: 'Which?', inspection_papers: [paper], remark: '' }],
    cover_gaps: true,
  } as unknown as About['content'],
  due_date: '2026-12-15',
  organization: 'University',
  contact: null,
  readiness: new Map(),
  sample: false,
  answered: null,
  binder: null,
});

/** Lines about one paper. @param missing its fields that are missing @param filled how many are not */
const notStated = (paper: InspectionPaper, missing: string[], filled: number) => {
  const known: PaperReadiness = readinessOf(paper, [
    ...Array.from({ length: filled }, () => ({ field: 'register', filled: true })),
    ...missing.map((field) => ({ field, filled: false })),
  ]);
  return coverText('en', { ...aboutOf(paper), readiness: new Map([[paper, known]]) }).not_stated?.lines;
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

const headOf = (lang: 'th' | 'en', from: string): Record<string, string> =>
  Object.fromEntries(coverText(lang, aboutOf('training', from)).head);

it('addresses the Office in the language of the letter, in whichever language its name was entered', () => {
  const { th, en } = INSPECTION_WORDS;
  for (const from of [
    th.cover.office,
    ` ${en.cover.office.toUpperCase()}`,
    INSPECTION_WORDS.jp.cover.office,
  ]) {
    const english = headOf('en', from);
    expect(english[en.cover.to]).toBe(en.cover.office_head);
    expect(english[en.cover.reference]).toBe(`Letter no. 1, ${en.cover.office}, dated 1 December 2026`);
    expect(headOf('th', from)).toMatchObject({
      [th.cover.to]: th.cover.office_head,
      [th.cover.reference]: `หนังสือ${th.cover.office} ที่ 1 ลงวันที่ 1 ธันวาคม 2569`,
    });
  }
  const other = 'สำนักงานสาธารณสุขจังหวัด';
  expect(headOf('en', other)).toMatchObject({ [en.cover.to]: other });
});

it('an answered letter has its own number and day in each language, and the binder as an electronic file', () => {
  const answered = { reference: 'EX 8/2569', answered_on: '2026-12-02' };
  const binder = {
    id: 'b',
    file_name: 'binder-2026-07-01-2026-09-30.zip',
    ready_at: '2026-12-01T03:00:00.000Z',
    sha256: 'a'.repeat(64),
  };
  const [thai, english] = (['th', 'en'] as const).map((lang) =>
    coverText(lang, { ...aboutOf('training'), answered, binder }),
  );
  expect(thai?.letterhead).toMatchObject({ number: 'ที่ EX 8/2569', day: '2 ธันวาคม 2569' });
  expect(english?.letterhead).toMatchObject({ number: 'No. EX 8/2569', day: '2 December 2026' });
  for (const text of [thai, english]) {
    const line = text?.enclosures.papers.at(-1);
    for (const part of ['ZIP', `(${binder.file_name})`, `SHA-256 ${binder.sha256}`])
      expect(line).toContain(part);
  }
});
