import type { Words } from './Words';

export const words: Words = {
  tag: 'en',
  close: 'Close',
  under_review: 'Under review',
  consent_id: 'Consent ID',
  receipt: 'Proof of your decision',
  proof: 'Keep it, and it can be checked later what you decided and when.',
  withdrawal:
    'You can change or withdraw your consent at any time with the cookie button on the page. Withdrawing does not affect what was lawfully done before.',
  ask: 'Content from {host} is shown once you agree to its cookies.',
  allow: 'Agree and show',
};
