import { PROPOSAL_WAIT_DAYS } from '@yinyom/contracts/websites/proposal';
import { DAY_MS } from '@yinyom/contracts/durations';
import { verifyConfigToken } from '@yinyom/service-kit/auth/configToken';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import type { CookieStore } from '../cookie/cookie.store';
import type { createCounters } from '@yinyom/service-kit/database/createCounters';
import type { LiveSites } from '../public-site/liveSites';
import { isListed } from './isListed';
import { networkMark } from './networkMark';
import { proposalKey, type Report } from './ProposalRecord';
import type { UnagreedNames } from './unagreedNames';
import type { ProposalStore } from './proposal.store';

/** Reports of one network about one website in a day: many people share one, and all see much the same. */
const MOST_OF_A_NETWORK = 10;
/** Reports about one website in a day, of everybody together. */
const MOST_OF_A_DAY = 500;

interface Parts {
  sites: LiveSites;
  cookies: CookieStore;
  proposals: ProposalStore;
  unagreedNames: Pick<UnagreedNames, 'count'>;
  reportCounters: ReturnType<typeof createCounters>;
  /** INGEST_SECRET */
  ring: KeyRing;
}

/** Takes what visitors' browsers report about a website whose owner wants to know. */
export const createReportDesk = ({
  sites,
  cookies,
  proposals,
  unagreedNames,
  reportCounters,
  ring,
}: Parts) => {
  const isFull = async (applicationId: string, ip: string, now: Date): Promise<boolean> => {
    const day = Math.floor(now.getTime() / DAY_MS);
    const expires = new Date((day + 2) * DAY_MS);
    const network = networkMark(ip, applicationId, `day ${day}`, ring.current.secret);
    return !(
      (await reportCounters.take(`${applicationId} ${day} ${network}`, MOST_OF_A_NETWORK, expires)) &&
      (await reportCounters.take(`${applicationId} ${day}`, MOST_OF_A_DAY, expires))
    );
  };

  return {
    report: async ({
      site_key,
      config_token,
      ip,
      unagreed,
      items,
    }: Report): Promise<'taken' | 'token_invalid'> => {
      const now = new Date();
      const publication = (await sites.get(site_key))?.publication;
      const shown = verifyConfigToken(site_key, config_token, now, ring);
      if (!publication || !shown || shown.version > publication.version) return 'token_invalid';
      const { application_id, settings, deleted } = publication;
      if (deleted || !settings.enabled || !settings.discovery) return 'taken';
      if (await isFull(application_id, ip, now)) return 'taken';
      const known = await cookies.all(application_id);
      const told = items
        .filter((item) => !isListed(item, known))
        .map((item) => ({
          item,
          mark: networkMark(ip, application_id, proposalKey(item), ring.current.secret),
        }));
      const expires = new Date(now.getTime() + PROPOSAL_WAIT_DAYS * DAY_MS);
      await proposals.add(application_id, told, now, expires);
      if (unagreed) await unagreedNames.count(application_id, told, now, expires);
      return 'taken';
    },
  };
};
export type ReportDesk = ReturnType<typeof createReportDesk>;
