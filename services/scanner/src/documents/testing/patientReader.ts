import { startReader } from '../apart/startReader';
import { DOCUMENT_LIMITS } from '../documentLimits';

/** No test is about the speed of its machine; what hangs is found after this time, too. */
const PATIENT_MS = 240_000;

/** A reader that waits for a busy machine. */
export const patientReader = () =>
  startReader({ limits: { ms: PATIENT_MS, memory: DOCUMENT_LIMITS.memory } });
