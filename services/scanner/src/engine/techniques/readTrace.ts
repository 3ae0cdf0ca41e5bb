import { FINDING_CODES } from '@yinyom/contracts/scanner/finding';
import type { Trace } from './Trace';

const TECHNIQUES: readonly unknown[] = FINDING_CODES.technique;
const MAX_TEXT = 8_192;

/** What a hook told; null for what no hook says, because a page that found the way to here may say anything. */
export const readTrace = (payload: string): Trace | null => {
  if (payload.length > MAX_TEXT) return null;
  try {
    const trace = JSON.parse(payload) as Partial<Trace> | null;
    if (typeof trace !== 'object' || trace === null || !TECHNIQUES.includes(trace.technique)) return null;
    const { technique, script = null, facts } = trace;
    if (technique === undefined || typeof facts !== 'object' || facts === null) return null;
    return { technique, script: typeof script === 'string' ? script : null, facts };
  } catch {
    return null;
  }
};
