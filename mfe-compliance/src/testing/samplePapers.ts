import type { AnswerOf } from '@yinyom/contracts/endpoint';
import type { OfficerAppointment } from '@yinyom/contracts/papers/officer';
import type { getReadiness } from '@yinyom/contracts/papers/readiness';
import type { SecurityMeasures } from '@yinyom/contracts/papers/securityMeasures';
import type { SignedScan } from '@yinyom/contracts/papers/signedScan';
import type { TrainingRow } from '@yinyom/contracts/papers/trainings';
import type { TransferRegister } from '@yinyom/contracts/papers/transfers';
import { ORGANIZATION, user } from './sampleData';

const by = { kind: 'user', id: user.id, name: user.name } as const;
const version = {
  organization_id: ORGANIZATION,
  version: 2,
  saved_at: '2026-11-29T03:00:00.000Z',
  saved_by: by,
  review_due_at: '2099-11-29T03:00:00.000Z',
  etag: '"2"',
};

export const readiness: AnswerOf<typeof getReadiness> = {
  organization_id: ORGANIZATION,
  checked_at: '2026-11-30T03:00:00.000Z',
  inspection_papers: [
    {
      paper: 'officer',
      state: 'partly',
      fields: 8,
      filled: 6,
      missing: [
        { field: 'signed_letter', who: 'admin', due_at: null },
        { field: 'review', who: 'dpo', due_at: '2026-11-28T03:00:00.000Z' },
      ],
    },
    {
      paper: 'transfers',
      state: 'partly',
      fields: 30,
      filled: 3,
      missing: Array.from({ length: 20 }, () => ({ field: 'unanswered', who: 'dpo' as const, due_at: null })),
    },
    { paper: 'security', state: 'empty', fields: 13, filled: 0, missing: [] },
    { paper: 'training', state: 'complete', fields: 4, filled: 4, missing: [] },
  ],
};

export const scan: SignedScan = {
  id: '64b0000000000000000000f1',
  sha256: 'a'.repeat(64),
  bytes: 204_800,
  uploaded_at: '2026-11-29T03:00:00.000Z',
  uploaded_by: by,
};

export const appointment = (more: Partial<OfficerAppointment> = {}): OfficerAppointment => ({
  ...version,
  organization_name: 'Example University',
  officer: {
    appointed_on: '2026-06-01',
    appointed_by: 'Director',
    publication_url: '',
    office_notified_on: null,
    not_required_reason: '',
  },
  dpo: { name: 'Suda Jaidee', email: 'dpo@example.ac.th', phone: '+66 2 123 4567' },
  signed_letters: [],
  letter_is_current: false,
  ...more,
});

export const transferRegister: TransferRegister = {
  ...version,
  transfers: {
    recipients: [
      { host: 'cdn.example', recipient: 'CDN Inc.', country: 'US', ground: 's28_consent', note: '' },
    ],
    no_transfers: null,
  },
  unanswered_hosts: [{ host: 'other.example', websites: ['www.example.ac.th'] }],
};

export const measures: SecurityMeasures = {
  ...version,
  measures: { physical: 'The server room is locked.' },
  facts: [{ sentence: 'two_factor_required', values: {} }],
};

export const training = (more: Partial<TrainingRow> = {}): TrainingRow => ({
  id: '64b0000000000000000000e1',
  organization_id: ORGANIZATION,
  kind: 'training',
  subject: 'PDPA for staff',
  held_on: '2026-05-10',
  attendees: 'All staff',
  attendee_count: 24,
  next_due_on: '2099-05-10',
  replaces: null,
  replaced_by: null,
  lists: [],
  entered_at: '2026-05-11T03:00:00.000Z',
  entered_by: by,
  ...more,
});
