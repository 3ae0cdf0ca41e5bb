import type { AnswerOf } from '@yinyom/contracts/endpoint';
import type { Conformity, JudgedRule } from '@yinyom/contracts/conformity/conformity';
import { countRules } from '@yinyom/contracts/conformity/judgeConformity';
import type { InspectionLetter, ListedLetter } from '@yinyom/contracts/papers/inspectionLetter';
import type { listInspectionLetters } from '@yinyom/contracts/papers/inspectionLetters';
import { ORGANIZATION, user } from './sampleData';

export const LETTER_ID = '64b0000000000000000000d1';
export const SITE_ID = '64b0000000000000000000c1';

/** Due dates that no clock of a test reaches. */
const FAR = { due_date: '2099-12-15', due_at: '2099-12-15T16:59:59.000Z' };

export const letter = (more: Partial<InspectionLetter> = {}): InspectionLetter => ({
  id: LETTER_ID,
  organization_id: ORGANIZATION,
  letter_state: 'received',
  cover_gaps: false,
  letter_from: 'Office of the Committee',
  letter_number: 'DE 0401/1234',
  letter_date: '2026-11-20',
  ...FAR,
  period_from: '2026-07-01',
  period_until: '2026-09-30',
  questions: [
    { question: 'Please send the record of processing.', inspection_papers: ['processing'], remark: '' },
    { question: 'Who works for you?', inspection_papers: [], remark: 'Two agencies in Bangkok.' },
  ],
  letter_answers: [],
  sample: false,
  created_at: '2026-11-21T03:00:00.000Z',
  created_by: { id: user.id, name: user.name },
  updated_at: '2026-11-21T03:00:00.000Z',
  etag: '"1"',
  ...more,
});

export const listedLetters = (entities: ListedLetter[]): AnswerOf<typeof listInspectionLetters> => ({
  entities,
  page: 1,
  limit: 20,
  total: entities.length,
  has_more: false,
  next_cursor: null,
});

export const listedLetter = (more: Partial<ListedLetter> = {}): ListedLetter => ({
  id: LETTER_ID,
  letter_state: 'received',
  letter_from: 'Office of the Committee',
  letter_number: 'DE 0401/1234',
  letter_date: '2026-11-20',
  ...FAR,
  questions_total: 2,
  questions_open: 1,
  sample: false,
  ...more,
});

const rule = (rule_name: string, more: Partial<JudgedRule>): JudgedRule => ({
  rule_name,
  measured_by: [],
  rule_title: { en: `Rule ${rule_name}` },
  rule_text: { en: `What ${rule_name} wants.` },
  rule_law: { en: 'Section 19' },
  by_hand: false,
  rule_state: 'met',
  measurements: [],
  answer_by_hand: null,
  ...more,
});

/** A website compared with a set: one rule measured and fulfilled, one that the banner breaks, one by hand. */
export const compared = (more: Partial<Conformity> = {}): Conformity => {
  const judged_rules = more.judged_rules ?? [
    rule('clean', {
      measured_by: ['check.clean'],
      measurements: [
        {
          measurement: 'check.clean',
          rule_state: 'met',
          reason: 'nothing_ran',
          values: {},
          at: '2026-11-20T03:00:00.000Z',
        },
      ],
    }),
    rule('wall', {
      rule_state: 'not_met',
      measured_by: ['banner.cookie_wall'],
      measurements: [
        { measurement: 'banner.cookie_wall', rule_state: 'not_met', reason: 'found', values: {}, at: null },
      ],
    }),
    rule('apart', { by_hand: true, rule_state: 'unanswered' }),
  ];
  const head = {
    rule_set_id: 'pdpa-2019',
    set_version: '1',
    set_date: '2026-11-30',
    set_title: { en: 'Rules of the Act' },
    set_source: { en: 'Written by the platform.' },
  };
  return {
    organization_id: ORGANIZATION,
    application_id: SITE_ID,
    domain_name: 'www.example.ac.th',
    rule_set: head,
    compared_at: '2026-11-30T03:00:00.000Z',
    scan_id: '64b0000000000000000000e1',
    counts: countRules(judged_rules),
    rule_sets: [head],
    etag: '"0"',
    ...more,
    judged_rules,
  };
};
