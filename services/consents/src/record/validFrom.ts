import type { LogRecord } from './LogRecord';

/**
 * From when a decision is valid, in milliseconds since 1970: one that was made elsewhere from then on, not from when it was
 * taken over.
 */
export const validFrom = ({ origin }: Pick<LogRecord, 'origin'>, recorded: Date): number =>
  Math.min(recorded.getTime(), origin?.decided_at ? Date.parse(origin.decided_at) : Infinity);
