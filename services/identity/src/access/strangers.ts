import { MINUTE_MS } from '@yinyom/contracts/durations';
import type { CounterStore } from '../limits/counter.store';
import type { OrganizationStore } from '../organizations/organization.store';

interface Deps {
  organizations: Pick<OrganizationStore, 'get'>;
  counters: Pick<CounterStore, 'increment'>;
}

/** What an organization's audit log says of those outside: no word of their own, and the same once a minute. */
export const createStrangers = ({ organizations, counters }: Deps) => ({
  /** Named by what they cannot choose: id, and the site of their own organization. */
  nameOf: async (id: string, home: { toString(): string } | undefined): Promise<string> => {
    const own = home && (await organizations.get(home.toString()));
    return [id, ...(own ? [own.site_host] : [])].join(' ');
  },
  /** Whether this was not noted yet in this minute, by any process. */
  isFirst: async (...what: string[]): Promise<boolean> => {
    const minute = Math.floor(Date.now() / MINUTE_MS);
    const key = ['denied', ...what, minute].join(':');
    return (await counters.increment(key, new Date((minute + 2) * MINUTE_MS))) === 1;
  },
});
export type Strangers = ReturnType<typeof createStrangers>;
