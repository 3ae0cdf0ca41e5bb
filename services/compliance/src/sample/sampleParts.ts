import { sampleAgreements } from './sampleAgreements';
import { sampleIncidents } from './sampleIncidents';
import { sampleLetters } from './sampleLetters';
import { sampleRecord } from './sampleRecord';
import { sampleRegisters } from './sampleRegisters';
import { sampleRequests } from './sampleRequests';
import type { SamplePart } from './SamplePart';

/** The papers that the demo organization has a past of. One more is a file in this folder and a line here. */
export const SAMPLE_PARTS: readonly SamplePart[] = [
  sampleRequests,
  sampleRegisters,
  sampleRecord,
  sampleAgreements,
  sampleIncidents,
  sampleLetters,
];
