import type { LoginAnswer } from '@yinyom/contracts/identity/guest';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';
import type { Logger } from '@yinyom/service-kit/logger';
import type { AuditLog } from '../audit/audit.service';
import type { SessionService } from '../sessions/session.service';
import type { Visit } from '../sessions/visit';
import { hasSecondFactor } from '../users/keysOf';
import type { UserRecord } from '../users/userRecord';
import { domainOfEmail, isSharedDomain } from './emailDomain';
import type { PendingSignup } from './pendingSignup.store';

/** What the websites service does for a new organization. */
export type FirstWebsite = Pick<InternalHandlers<typeof websitesInternal>, 'openFirstWebsite'>;

interface Deps {
  sessions: SessionService;
  audit: AuditLog;
  /** Null where the websites cannot be reached from here. */
  websites: FirstWebsite | null;
  logger: Logger;
}

interface Opened {
  session?: LoginAnswer;
  application_id?: string;
}

/** What somebody meets whose address was just confirmed: the website that was signed up, and a session. */
export const createFirstVisit = ({ sessions, audit, websites, logger }: Deps) => {
  /** A website that cannot be made now is added by hand later; the account stands without it. */
  const openWebsite = async (signup: PendingSignup, user: UserRecord, visit: Visit) => {
    const organizationId = signup.organization_id.toHexString();
    // Where strangers share a mail host, it is nobody's website.
    if (isSharedDomain(domainOfEmail(signup.email) ?? '')) return undefined;
    try {
      const opened = await websites?.openFirstWebsite({
        organization_id: organizationId,
        organization_name: signup.organization_name,
        user_id: user._id.toHexString(),
        domain_name: signup.site_host,
        language: signup.locale,
      });
      if (opened?.made)
        await audit.inOrganization(organizationId, user, 'application.create', visit, {
          target: { type: 'application', id: opened.application_id, label: signup.site_host },
        });
      return opened?.application_id;
    } catch (error) {
      logger.warn({ err: error, organization_id: organizationId }, 'first website not made');
      return undefined;
    }
  };

  return async (signup: PendingSignup, user: UserRecord, visit: Visit): Promise<Opened> => {
    const application_id = await openWebsite(signup, user, visit);
    // A link and a password are one factor: who has set a second one goes through the login.
    const mayEnter = user.status === 'active' && !hasSecondFactor(user);
    return {
      ...(mayEnter && { session: await sessions.start(user, visit) }),
      ...(application_id !== undefined && { application_id }),
    };
  };
};
export type FirstVisit = ReturnType<typeof createFirstVisit>;
