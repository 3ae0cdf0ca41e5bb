import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { TIME_ZONE_OFFSET_MS } from '@yinyom/contracts/constants';
import { DAY_MS, HOUR_MS } from '@yinyom/contracts/durations';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import type { Logger } from '@yinyom/service-kit/logger';
import { scheduledJob } from '@yinyom/service-kit/scheduledJob';
import type { WebsitesClient } from '../sites/siteDirectory';
import type { Overviews } from '../overviews/overviews.service';

interface Parts {
  overviews: Pick<Overviews, 'ofOrganization'>;
  websites: Pick<WebsitesClient, 'getApplicationOwner'>;
  identity: Pick<IdentityClient, 'takeWeeklyReport' | 'sendWeeklyReport'>;
  logger: Logger;
}

const EVERY_MS = 10 * 60_000;
/** Mondays at eight in Bangkok. The first Monday of 1970 was 5 January. */
const FIRST_MS = 4 * DAY_MS + 8 * HOUR_MS - TIME_ZONE_OFFSET_MS;
const WEEK_MS = 7 * DAY_MS;
/** An installation that was off on Monday still sends until Thursday morning; later it is no news of this week. */
const LATE_MS = 3 * DAY_MS;

/** The week whose mail is due at a moment, by its Monday; null when it is too late for this week's. */
export const weekDue = (now: Date): string | null => {
  const since = (now.getTime() - FIRST_MS) % WEEK_MS;
  return since < LATE_MS ? bangkokDay(new Date(now.getTime() - since)) : null;
};

/**
 * Tells the identity service once a week how each organization's websites stand. Every process may work on it at once:
 * the identity service gives an organization to one of them.
 */
export const createWeeklyReports = ({ overviews, websites: sites, identity, logger }: Parts) => {
  /** Groups of websites that are in one: people limited to a group read of its websites. */
  const groupPaths = async (ids: readonly string[]): Promise<Map<string, string[]>> => {
    const paths = new Map<string, string[]>();
    for (const application_id of ids) {
      const owner = await sites.getApplicationOwner({ application_id });
      if (owner?.group_path) paths.set(application_id, owner.group_path);
    }
    return paths;
  };
  let stopped = false;

  /** @returns how many mails were written */
  const run = async (now: Date = new Date()): Promise<number> => {
    const week = weekDue(now);
    let sent = 0;
    while (week !== null && !stopped) {
      const taken = await identity.takeWeeklyReport({ week });
      if (!taken) break;
      const { organization_id } = taken;
      const standing = await overviews.ofOrganization(organization_id, now);
      const paths = await groupPaths(standing.map(({ site }) => site.application_id));
      const websites = standing.map(({ site, overview: { checks, visitors } }) => {
        const group_path = paths.get(site.application_id);
        return {
          application_id: site.application_id,
          domain_name: site.domain_name,
          ...(group_path && { group_path }),
          checks,
          visitors,
        };
      });
      sent += (await identity.sendWeeklyReport({ organization_id, week, websites })).sent;
    }
    return sent;
  };

  const repeated = scheduledJob('weekly_mail', run, EVERY_MS, logger, {
    done: 'weekly mails written',
    failed: 'weekly mails could not be written yet',
  });
  return {
    run,
    close: async (): Promise<void> => {
      stopped = true;
      await repeated.stop();
    },
  };
};
