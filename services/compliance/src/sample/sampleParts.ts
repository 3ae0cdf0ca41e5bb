import { sampleLetters } from './sampleLetters';
import { sampleRequests } from './sampleRequests';
import type { SamplePart } from './SamplePart';

/** The papers that the demo organization has a past of. One more is a file in this folder and a line here. */
export const SAMPLE_PARTS: readonly SamplePart[] = [sampleRequests, sampleLetters];
