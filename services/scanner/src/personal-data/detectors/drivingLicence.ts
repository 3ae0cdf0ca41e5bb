import { DRIVING_LICENCE } from '../words';
import { paperDetector } from './identityPapers';

/** Numbers of driving licences, beside the word only. */
export const drivingLicence = paperDetector({
  kind: 'driving_licence',
  ...DRIVING_LICENCE,
  number: /(?<![\w.-])(?:\d{8}|\d{2}[ -]?\d{6}|\d{8}\/\d{2,4})(?![\w-])/g,
});
