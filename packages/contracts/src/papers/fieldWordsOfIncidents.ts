import type { FieldWords } from '../reference/FieldWords';

const MOMENT = '2026-11-20T16:30:00.000Z';
const RANGE = { min: 20, max: 40 };
const NOTICE = { sent_at: MOMENT, channel: 'email', notice_text: { en: 'Please change your password.' } };

/** What fields of breaches of personal data are. See reference/FieldWords.ts. */
export const FIELD_WORDS_OF_INCIDENTS: FieldWords = {
  iid: ['Id of the incident.', '66f2a1b3c4d5e6f708192a3e'],
  nid: ['Id of a notice that is kept as it was sent.', '66f2a1b3c4d5e6f708192a3f'],
  kept_at: ['When it was kept.', MOMENT],
  kept_notices: 'Notices as they were when people recorded that they were sent.',
  min: ['From how many, as far as is known.', 20],
  max: ['To how many, as far as is known.', 40],
  needed: ['Whether this notice is needed, by what was assessed.', true],
  entries: 'What was done and noted, the oldest first.',
  what_happened: ['In one line what happened.', 'A laptop of the registry was stolen'],
  breach_kinds: ['What was broken: confidentiality, integrity, availability.', ['confidentiality']],
  acting_as: [
    'Whether the organization is the controller of the data, or processes them for one.',
    'controller',
  ],
  aware_at: ['When the organization became aware of it: the clock starts.', MOMENT],
  aware_reason: ['Why the time of awareness is another one.', 'The guard had written it down earlier.'],
  agreed_hours: [
    'Hours in which the processor informs its controller, by their agreement; null: not stated, 24 are counted.',
    24,
  ],
  latest_at: ['15 days after awareness: a late notice is due at the latest.', '2027-01-13T16:30:00.000Z'],
  occurred_from: ['When it began; null: not stated.', MOMENT],
  occurred_to: ['When it ended; null: not stated.', MOMENT],
  how_it_happened: [
    'Nature of the breach, and how it happened.',
    'The laptop was taken from a locked office.',
  ],
  data_kinds: ['Personal data concerned.', ['names', 'grades']],
  persons_estimate: ['From how many to how many persons; null: not stated.', RANGE],
  records_estimate: ['From how many to how many records; null: not stated.', RANGE],
  effects: ['Effects, or likely ones.', 'Grades may become known.'],
  remedial_measures: ['Measures taken or planned.', 'All accounts were locked.'],
  risk: 'Assessment by seven factors.',
  risk_factors: [
    'Level and reasons by factor.',
    { data: { risk_level: 'risk', risk_reasons: 'Grades of students.' } },
  ],
  risk_level: ['Level of the risk: none, risk, high; null: not assessed.', 'risk'],
  risk_reasons: ['Reasons of the level.', 'The data are not encrypted.'],
  assessed_at: 'When the risk was assessed last; null: never.',
  assessed_by: 'Who assessed it; null: it was not assessed.',
  containment: 'Measures of containment, from the timeline.',
  office_notice: 'The notice to the Office.',
  office_sent_at: ['When the Office was notified; null: it was not.', MOMENT],
  after_due: 'Whether it was sent later than 72 hours after awareness.',
  after_latest: 'Whether it was sent later than 15 days after awareness.',
  late_reason: ['Reasons for a notice after 72 hours.', 'The forensic report took long.'],
  office_reference: ['Reference that the Office gave.', 'PDPC 12/2569'],
  supplements: 'Supplements of the notice, from the timeline.',
  persons_notice: ['The notice to the persons.', NOTICE],
  notice_text: [
    'In plain words, by language: what happened, what may follow, what the persons can do.',
    NOTICE.notice_text,
  ],
  processor_notice: 'Of a processor: the notice to the controller.',
  lessons: ['What was learned, and what prevents a repetition.', 'All disks are encrypted now.'],
  missing_steps: ['Steps that are still missing, in order.', ['containment', 'assessment']],
  clock_runs: 'Whether a notice is needed and was not sent.',
  entries_intact: 'Whether the hashes of the timeline fit its entries.',
  recorded_at: ['When it was written down.', MOMENT],
  export_events: 'Files that were ordered or fetched in this time.',
  sign_in_events: 'Sign-ins and refused ones in this time.',
  events_capped: 'Whether there are more of them than are listed.',
  ledger_intact:
    'Whether the recomputed ledgers are intact; null: there is no website, or the time has too many days or websites.',
  ledger_days: 'Days of this time in Asia/Bangkok.',
};
