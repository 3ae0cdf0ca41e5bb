import type { AnswerOf } from '@yinyom/contracts/endpoint';
import type { User } from '@yinyom/contracts/identity/account';
import type { getSubjectRequestFigures, listSubjectRequests } from '@yinyom/contracts/requests/readRequests';
import type { RequestSettings } from '@yinyom/contracts/requests/requestSettings';
import type {
  ListedRequest,
  RequestSummary,
  SubjectRequest,
} from '@yinyom/contracts/requests/subjectRequest';
import type { listMyOrganizations } from '@yinyom/contracts/identity/organizations';
import type { Application } from '@yinyom/contracts/websites/application';
import type { StoredSession } from '@yinyom/mfe-kit';

/** Sample data of this remote's tests. */
export const user: User = {
  id: '64b000000000000000000001',
  name: 'Suda Dee',
  email: 'suda@example.ac.th',
  first_name: 'Suda',
  last_name: 'Dee',
  two_fa_at: null,
  locale: 'en',
  must_change_password: false,
  created_at: '2026-01-01T00:00:00.000Z',
  last_access_at: null,
};
export const ORGANIZATION = '64b0000000000000000000aa';

export const organizations: AnswerOf<typeof listMyOrganizations> = [
  {
    id: ORGANIZATION,
    name: 'Example University',
    organization_user: { role: 1000, status: 'active', joined_at: null },
    created_at: '2026-01-01T00:00:00.000Z',
  },
];

/** An Admin of the sample organization. */
export const session: Partial<StoredSession> = { token: 't', user, role: 1000, organizationId: ORGANIZATION };
/** A Viewer; the flag `dpo` is the platform's to know. */
export const officerSession: Partial<StoredSession> = { ...session, role: 1 };

/** Due dates that no clock of a test reaches. */
const FAR = '2099-12-22T16:59:59.000Z';

export const summary = (index: number, more: Partial<RequestSummary> = {}): RequestSummary => ({
  id: index.toString(16).padStart(24, '0'),
  number: `DSR-2026-${String(index).padStart(6, '0')}`,
  organization_id: ORGANIZATION,
  application_id: null,
  rights: ['access'],
  channel: 'paper',
  subject_kind: 'customer',
  state: 'in_progress',
  identity_level: 'document',
  received_at: '2026-11-22T03:00:00.000Z',
  verified_at: '2026-11-22T03:00:00.000Z',
  due_at: FAR,
  extended_until: null,
  assigned_to: null,
  closed_at: null,
  tasks_total: 0,
  tasks_open: 0,
  purge_at: null,
  purged_at: null,
  etag: '"3"',
  ...more,
});

export const listed = (index: number, more: Partial<ListedRequest> = {}): ListedRequest => ({
  ...summary(index),
  person_name: `Person ${index}`,
  ...more,
});

export const whole = (more: Partial<SubjectRequest> = {}): SubjectRequest => ({
  ...summary(1),
  person: { name: 'Malee Jaidee', email: 'malee@example.com' },
  representative: null,
  answer_way: 'secure_link',
  language: 'en',
  details: 'Please send me everything.',
  consent_id: null,
  reason: null,
  result: '',
  tasks: [],
  letters: [],
  receipt_mail: null,
  files: [],
  timeline: [
    { at: '2026-11-22T03:00:00.000Z', kind: 'received', by: { kind: 'person', id: '', name: '' } },
    {
      at: '2026-11-22T04:00:00.000Z',
      kind: 'changed',
      by: { kind: 'user', id: user.id, name: user.name },
      text: 'rights, person',
    },
  ],
  ...more,
});

export const listOf = (
  entities: ListedRequest[],
  { number = 1, hasMore = false, total = entities.length } = {},
): AnswerOf<typeof listSubjectRequests> => ({
  entities,
  page: number,
  limit: 20,
  total,
  has_more: hasMore,
  next_cursor: null,
});

export const figures = (
  more: Partial<AnswerOf<typeof getSubjectRequestFigures>> = {},
): AnswerOf<typeof getSubjectRequestFigures> => ({
  by_state: { in_progress: 2, received: 1 },
  by_right: {
    withdrawal: 0,
    access: 2,
    portability: 0,
    objection: 0,
    erasure: 1,
    restriction: 0,
    rectification: 0,
  },
  by_channel: { paper: 3 },
  total: 3,
  due_soon: 1,
  overdue: 0,
  median_days: 12.5,
  share_in_time: 0.9,
  unverified: 4,
  ...more,
});

export const settings: RequestSettings = {
  organization_id: ORGANIZATION,
  form_enabled: false,
  receivers: [],
  subject_kinds: ['customer', 'other'],
  answer_days: {},
  identity_levels: {},
  keep_months: 24,
  backup_days: 90,
  systems: ['CRM'],
  updated_at: null,
  etag: '"0"',
};

/** As officers who are Viewers get it. */
export const website: Application = {
  id: '64b0000000000000000000c1',
  site_key: 'sitekey01',
  domain_name: 'www.example.ac.th',
  organization: { id: ORGANIZATION, name: 'Example University' },
  default_language: 'th',
  languages: ['th', 'en'],
  enabled: true,
  verification: 'verified',
  cookie_count: 0,
  unclassified_count: 0,
  template_version: 1,
  pending_changes: false,
  last_scan: null,
  created_at: '2026-11-01T02:00:00.000Z',
  updated_at: '2026-11-01T02:00:00.000Z',
};
