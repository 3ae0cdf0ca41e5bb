import type { FieldWords } from '../reference/FieldWords';

/** What the fields of service are, by their names. See reference/FieldWords.ts. */
export const FIELD_WORDS: FieldWords = {
  'blocked-uri': 'Address that the browser’s policy kept off.',
  blockedURL: 'Address that the browser’s policy kept off.',
  captcha: 'How people show that they are no program.',
  category_types: 'Kinds of categories by name.',
  consent_script: 'The platform’s own script on its own pages; null: none.',
  cookie_types: 'Kinds of stored items by name.',
  'csp-report': 'What the browser reports of a policy that kept something off.',
  'document-uri': 'Address of the page.',
  documentURL: 'Address of the page.',
  'effective-directive': 'Directive of the policy.',
  effectiveDirective: 'Directive of the policy.',
  enterprise: 'Whether the check is the paid kind.',
  expiry_choices: 'Lives of cookies that a form offers.',
  layouts: 'Layouts of banners.',
  monthly_visitor_limit: 'Visitors in a month that are free; null: as many as come.',
  outbox: 'Whether mails wait at /outbox, as no mail server is set.',
  partners: 'Names of partners.',
  phones: 'Telephone numbers.',
  public_checks: ['Whether anybody may have a website checked, at /check.', true],
  roles: 'Roles by name.',
  signup_suffixes: 'Endings of addresses that may sign up.',
  themes: 'Colour schemes of banners.',
  version_label: ['Version that the footer of the public pages shows.', '1.11.4'],
  'violated-directive': 'Directive of the policy.',
};
