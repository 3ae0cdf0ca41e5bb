import { PASSPORT } from '../words';
import { paperDetector } from './identityPapers';

/** Numbers of passports, beside the word only. */
export const passport = paperDetector({
  kind: 'passport',
  ...PASSPORT,
  number: /(?<![A-Za-z0-9])[A-Z]{1,2}[ -]?\d{6,7}(?![A-Za-z0-9])/g,
});
