import type { AnswerOf } from '@yinyom/contracts/endpoint';
import type { listProcessingActivities } from '@yinyom/contracts/papers/activities';
import type { ProcessingActivity, ShownItem } from '@yinyom/contracts/papers/activity';
import type { ExemptionCheck } from '@yinyom/contracts/papers/exemption';
import { CONTROLLER_ITEMS, sourceOf } from '@yinyom/contracts/papers/paperItems';
import { isOpenForm, type FoundForm, type FoundForms } from '@yinyom/contracts/papers/foundForms';
import type { ProcessingRecord } from '@yinyom/contracts/papers/processingRecord';
import { ORGANIZATION, user } from './sampleData';

/** Sample data of the record of processing. */
const item = (name: ShownItem['item'], more: Partial<ShownItem> = {}): ShownItem => ({
  item: name,
  law: sourceOf('controller', name),
  source: 'empty',
  facts: [],
  hints: [],
  written: {},
  ...more,
});

/** Security is written by people, retention is known, and nothing is stated about the rest. */
export const activity = (more: Partial<ProcessingActivity> = {}): ProcessingActivity => ({
  id: '64b0000000000000000000d1',
  organization_id: ORGANIZATION,
  role: 'controller',
  generated: 'cookie_consent',
  name: { th: 'ความยินยอมคุกกี้', en: 'Cookie consent' },
  paper_items: CONTROLLER_ITEMS.filter((name) => name !== 'refusals').map((name) => {
    if (name === 'retention')
      return item(name, {
        source: 'known',
        facts: [{ sentence: 'evidence_months', values: { months: '24' } }],
      });
    if (name === 'security') return item(name, { source: 'asked', written: { en: 'Doors are locked.' } });
    if (name === 'disclosure')
      return item(name, { hints: [{ sentence: 'third_parties', values: { domains: 'cdn.example.com' } }] });
    return item(name);
  }),
  legal_basis: 'consent',
  sensitive: null,
  cross_border: [],
  applications: [],
  found_forms: [],
  ended: false,
  version: 3,
  saved_at: '2026-11-20T03:00:00.000Z',
  saved_by: { kind: 'user', id: user.id, name: user.name },
  reviewed_at: null,
  review_every_months: 12,
  review_due_at: '2099-11-20T03:00:00.000Z',
  etag: '"3"',
  ...more,
});

export const activities = (
  entities: ProcessingActivity[] = [activity()],
): AnswerOf<typeof listProcessingActivities> => ({
  entities,
  page: 1,
  limit: 20,
  total: entities.length,
  has_more: false,
  next_cursor: null,
});

export const record = (more: Partial<ProcessingRecord> = {}): ProcessingRecord => ({
  organization_id: ORGANIZATION,
  organization_name: 'Example University',
  generated_at: '2026-11-30T03:00:00.000Z',
  words_version: '1',
  words_date: '2026-11-29',
  exempt: null,
  controller_record: { headings: [], activities: [activity()] },
  refusals: { total: 0, entities: [] },
  processor_record: { headings: [], activities: [] },
  ...more,
});

/** A form on two pages that no one has decided on. */
export const foundForm = (more: Partial<FoundForm> = {}): FoundForm => ({
  application_id: '64b0000000000000000000e1',
  fields: ['name', 'phone', 'email'],
  website: 'www.example.ac.th',
  form_pages: ['https://www.example.ac.th/contact', 'https://www.example.ac.th/apply'],
  pages_total: 2,
  pages_without_notice: 1,
  encrypted: true,
  readers: [],
  present: true,
  scanned_at: '2026-11-29T03:00:00.000Z',
  scans_unread: false,
  stated_in: [],
  verdict: null,
  decided_at: null,
  decided_by: null,
  etag: '"0"',
  ...more,
});
export const foundForms = (forms: FoundForm[] = [], more: Partial<FoundForms> = {}): FoundForms => ({
  found_forms: forms,
  open: forms.filter(isOpenForm).length,
  left_off: 0,
  websites_total: 1,
  websites_scanned: 1,
  websites_unread: 0,
  unread_websites: [],
  scanner_unavailable: false,
  ...more,
});

export const exemption = (more: Partial<ExemptionCheck> = {}): ExemptionCheck => ({
  organization_id: ORGANIZATION,
  exemption_answers: { kind: null, within_size: null, risky: null, occasional: null, sensitive: null },
  sources: {
    kind: 'notification',
    within_size: 'notification',
    risky: 'statute',
    occasional: 'statute',
    sensitive: 'statute',
  },
  exempt: null,
  refusals_recorded: true,
  answered_at: null,
  etag: '"0"',
  ...more,
});
