import type { WebsitesClient } from '../access/WebsitesClient';
import type { AllowedStore } from '../allowed-findings/allowed.store';
import type { LeakStore } from '../leak-watch/leak.store';
import type { ScheduleStore } from '../schedule/schedule.store';

export interface PurgeParts {
  allowed: Pick<AllowedStore, 'websites' | 'removeAll'>;
  leaks: Pick<LeakStore, 'websites' | 'remove'>;
  schedules: Pick<ScheduleStore, 'websites' | 'remove'>;
  websites: Pick<WebsitesClient, 'listPurged'>;
}

const BATCH = 500;

/**
 * Removes what owners set up about scans of websites that the websites service has purged: allowed findings, plans, leak watch.
 * Scans themselves end with their own time. May be repeated and done by several processes.
 * @returns how many websites
 */
export const purgeGone = async ({ allowed, leaks, schedules, websites }: PurgeParts): Promise<number> => {
  const known = [
    ...new Set([...(await allowed.websites()), ...(await schedules.websites()), ...(await leaks.websites())]),
  ];
  let count = 0;
  for (let at = 0; at < known.length; at += BATCH) {
    const gone = await websites.listPurged({ application_ids: known.slice(at, at + BATCH) });
    for (const id of gone) {
      await allowed.removeAll(id);
      await leaks.remove(id);
      await schedules.remove(id);
    }
    count += gone.length;
  }
  return count;
};
