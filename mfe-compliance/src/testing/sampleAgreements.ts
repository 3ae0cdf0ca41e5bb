import type { AgreementSummary, ProcessorAgreement } from '@yinyom/contracts/papers/agreement';
import type { ProcessorProposal, ProcessorProposals } from '@yinyom/contracts/papers/processorProposals';
import { emptyContent } from '../features/agreement-form/agreementValues';
import { ORGANIZATION, user } from './sampleData';

export const AGREEMENT = '64b0000000000000000000bb';

export const agreementSummary = (more: Partial<AgreementSummary> = {}): AgreementSummary => ({
  id: AGREEMENT,
  organization_id: ORGANIZATION,
  state: 'draft',
  standing: 'draft',
  wording: 'ours',
  processor_name: 'Example Cloud Co.',
  service: 'Hosting',
  effective_from: null,
  review_at: null,
  review_due: false,
  sent_at: null,
  signed_on: null,
  ended_on: null,
  missing: [],
  created_at: '2026-11-30T03:00:00.000Z',
  updated_at: '2026-11-30T03:00:00.000Z',
  etag: '"3"',
  ...more,
});

export const wholeAgreement = (more: Partial<ProcessorAgreement> = {}): ProcessorAgreement => ({
  ...agreementSummary(),
  content: {
    ...emptyContent(),
    processor: { ...emptyContent().processor, name: 'Example Cloud Co.' },
    service: 'Hosting',
    purpose: 'Shows the website',
  },
  facts: [],
  safeguards: [],
  words_version: '1',
  words_date: '2026-11-30',
  sent_document: null,
  scans: [],
  history: [
    {
      at: '2026-11-30T03:00:00.000Z',
      by: { kind: 'user', id: user.id, name: user.name },
      happened: 'created',
      fields: [],
      sha256: null,
      remark: '',
    },
  ],
  ...more,
});

export const proposal = (more: Partial<ProcessorProposal> = {}): ProcessorProposal => ({
  source: 'scan',
  subject: 'analytics.example',
  title: 'analytics.example',
  names: ['_a'],
  names_total: 3,
  websites: ['www.example.ac.th'],
  websites_total: 1,
  application_ids: [],
  present: true,
  agreements: [],
  verdict: null,
  who: '',
  reason: '',
  decided_at: null,
  decided_by: null,
  etag: '"0"',
  ...more,
});

export const proposalsOf = (
  proposals: ProcessorProposal[],
  more: Partial<ProcessorProposals> = {},
): ProcessorProposals => ({
  platform: { version: '1.2', sha256: 'a'.repeat(64), accepted_at: '2026-11-01T03:00:00.000Z' },
  proposals,
  open: proposals.filter(({ verdict }) => verdict === null).length,
  left_off: 0,
  unavailable: [],
  ...more,
});
