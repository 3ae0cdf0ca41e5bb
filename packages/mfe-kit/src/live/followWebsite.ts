import { LIVE, LIVE_EVENTS, type LiveEvent } from '@yinyom/contracts/live/liveEvents';
import { watchEvents } from '@yinyom/contracts/live/watchEvents';
import { isApiError, streamEvents } from '@yinyom/mfe-kit';

/** Failures in a row after which somebody who waits is better served by asking again and again. */
const MOST_FAILURES = 2;
/** A stream that cannot be had is tried again after at most this many pauses. */
const LONGEST_PAUSES = 12;

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });

/** What came, if it is something that this version knows. */
const readEvent = (event: string | undefined, data: unknown): LiveEvent | null => {
  if (!event || !Object.hasOwn(LIVE_EVENTS, event)) return null;
  const known = event as LiveEvent['event'];
  const read = LIVE_EVENTS[known].safeParse(data);
  return read.success ? ({ event: known, data: read.data } as LiveEvent) : null;
};

interface Following {
  /** Id of the last event that came to this browser. */
  lastId(): string | undefined;
  onEvent(event: LiveEvent, id: string | undefined): void;
  /** The stream is open, or was refused or broken so often that it counts as missing. */
  onState(state: 'live' | 'polling'): void;
}

/**
 * Follows a website's stream until it is called off, and begins it anew whenever it ends: at once after a goodbye, after a
 * pause that grows where it broke.
 */
export const followWebsite = async (
  applicationId: string,
  { lastId, onEvent, onState }: Following,
  signal: AbortSignal,
): Promise<void> => {
  let failures = 0;
  while (!signal.aborted) {
    let dismissed = false;
    let refused = false;
    let least = 0;
    const call = {
      endpoint: watchEvents,
      query: { application_id: applicationId },
      lastEventId: lastId(),
      quiet: true,
    };
    const read = (data: unknown, { event, id }: { event?: string; id?: string }) => {
      failures = 0;
      if (event === 'bye') return void (dismissed = true);
      const known = readEvent(event, data);
      if (known) onEvent(known, id);
    };
    try {
      await streamEvents(call, read, signal, () => onState('live'));
    } catch (error) {
      refused = isApiError(error) && typeof error.status === 'number';
      least = ((isApiError(error) && error.retryAfter) || 0) * 1_000;
    }
    if (signal.aborted) return;
    if (!dismissed) failures += 1;
    if (refused || failures >= MOST_FAILURES) onState('polling');
    // Not all browsers at once, after a process has stopped.
    const spread = LIVE.retryMs * (0.5 + Math.random() / 2);
    const pauses = dismissed ? Math.random() / 2 : Math.min(2 ** Math.max(0, failures - 1), LONGEST_PAUSES);
    await pause(Math.max(least, spread * pauses), signal);
  }
};
