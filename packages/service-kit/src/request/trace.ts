import { randomBytes } from 'node:crypto';

/** `version-trace-parent-flags` (W3C Trace Context): version ff and ids of zeros are none. */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-((?!0{32})[0-9a-f]{32})-((?!0{16})[0-9a-f]{16})-[0-9a-f]{2}(?:-.*)?$/;
const LONGEST = 200;

interface Trace {
  traceId: string;
  traceparent: string;
}

/**
 * The trace that a request belongs to. One that came is passed on as it is, as whoever adds no spans should; without one,
 * or with a broken one, a trace begins here.
 * @param given header `traceparent`
 */
export const traceOf = (given: string | string[] | undefined): Trace => {
  const known =
    typeof given === 'string' && given.length <= LONGEST ? TRACEPARENT.exec(given)?.[1] : undefined;
  if (known !== undefined) return { traceId: known, traceparent: given as string };
  const [traceId, spanId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
  return { traceId, traceparent: `00-${traceId}-${spanId}-00` };
};
