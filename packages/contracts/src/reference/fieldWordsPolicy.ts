import type { FieldWords } from './FieldWords';

/** What fields of cookie policies are. See FieldWords.ts. */
export const FIELD_WORDS_POLICY: FieldWords = {
  answers: 'The answers that the policy is made of.',
  controller_name: ['Full name of the data controller.', 'Example University'],
  controller_address: ['Its address.', '99 Example Road, Bangkok'],
  contact_phone: ['Phone of the data controller.', '+66 2 000 0000'],
  dpo_contact: ['The data protection officer and how to reach them; empty: none.', 'dpo@example.ac.th'],
  necessary_ground: 'Legal ground of strictly necessary cookies.',
  other_storage: 'Whether data is kept in browsers in other ways than cookies.',
  refusal_effect: 'What happens to visitors who refuse.',
  recipients: ['Who else receives data, one a line.', 'Example Hosting Co., Ltd.'],
  abroad: 'Transfers abroad.',
  ground: 'Legal ground of a transfer abroad.',
  countries: ['Where data goes (ISO 3166-1).', ['SG']],
  rights_contact: ['Where data subjects ask for their rights; empty: the contact.', 'privacy@example.ac.th'],
  additions: 'What the owner adds in words of their own, per language.',
  published_url: [
    'Where the published version is, permanently.',
    'https://consent.example.ac.th/api/v1/public/sites/SITE_KEY/policy/3.html',
  ],
  preview: 'The draft as it would be published now.',
  blocks: 'Parts of the text, in the order of a notice by section 23.',
  'blocks.block': 'Which part it is.',
  paragraphs: ['Its sentences.', ['The data controller of this website is Example University.']],
  'blocks.items': 'Its list.',
  'blocks.after': ['What is said after the list.', ['You can complain to the Office.']],
  link: 'Where the text leads.',
  'policy.diff': 'Blocks that differ from the published version.',
  country: ['Country (ISO 3166-1).', 'US'],
  foreign_providers: 'Providers of the website’s cookies that are known to be established abroad.',
  foreign_hosts: ['Hosts of others that scans met.', ['facebook.com']],
};
