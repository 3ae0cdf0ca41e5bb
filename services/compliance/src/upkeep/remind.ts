import { DAY_MS } from '@yinyom/contracts/durations';
import { REMINDER_DAYS } from '@yinyom/contracts/requests/requestClock';
import { dueSoonEvent } from '../register/requestEvents';
import type { RequestStore } from '../register/request.store';

interface Deps {
  requests: Pick<RequestStore, 'toRemind' | 'remind'>;
  now(): Date;
}

const AT_ONCE = 500;

/**
 * Publishes that open requests are due in 7, 3 and 1 days, each once. Where several are due to be said at the same time, as after a
 * stop, the shortest alone is.
 */
export const createRemind =
  ({ requests, now }: Deps) =>
  async (): Promise<void> => {
    const at = now();
    for (const days of [...REMINDER_DAYS].reverse()) {
      const until = new Date(at.getTime() + days * DAY_MS);
      for (const request of await requests.toRemind(at, until, days, AT_ONCE))
        await requests.remind(request._id, days, dueSoonEvent(request, days, at));
    }
  };
