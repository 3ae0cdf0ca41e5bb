import { POLICY_BLOCKS, type Policy } from '@yinyom/contracts/websites/policy';

/** A policy as the platform answers it before anybody published one. */
export const samplePolicy = (changes: Partial<Policy> = {}): Policy => ({
  answers: {
    controller_name: 'Example University',
    controller_address: '',
    contact_email: '',
    contact_phone: '',
    dpo_contact: '',
    necessary_ground: 'legitimate_interest',
    other_storage: true,
    refusal_effect: 'nothing',
    retention_months: 36,
    recipients: '',
    abroad: { ground: 'none', countries: [] },
    rights_contact: '',
    additions: {},
  },
  etag: '"0"',
  published_version: 0,
  published_at: null,
  published_url: null,
  preview: {
    format: 1,
    language: 'th',
    site: 'www.example.ac.th',
    title: 'Cookie policy',
    blocks: POLICY_BLOCKS.map((block) => ({
      block,
      title: `Block ${block}`,
      paragraphs: [`What ${block} says`],
      items: [],
      after: [],
    })),
  },
  lint: [
    { code: 'policy_contact_missing', severity: 'error', message: 'Please fill out an e-mail address.' },
    { code: 'policy_abroad_open', severity: 'warning', message: 'Please check transfers abroad.' },
  ],
  diff: [...POLICY_BLOCKS],
  foreign_hosts: ['facebook.com'],
  foreign_providers: [],
  ...changes,
});
