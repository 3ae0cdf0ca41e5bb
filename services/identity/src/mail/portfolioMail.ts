import { isId } from '@yinyom/contracts/fields';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { isGroupInScope } from '@yinyom/service-kit/auth/isInScope';
import type { OrganizationStore } from '../organizations/organization.store';
import { fullName } from '../users/toUser';
import type { UserStore } from '../users/user.store';
import type { MembershipRecord } from '../users/userRecord';
import type { Links } from './links';
import type { MailService } from './mail.service';

type Calls = Pick<InternalHandlers<typeof identityInternal>, 'sendPortfolioReport'>;

/** Whether a member sees every website of a report. */
const seesAll = ({ role, scope }: MembershipRecord, groupPath: readonly string[]): boolean =>
  role !== 0 && (!scope || isGroupInScope([{ applications: [], groups: scope.groups ?? [] }], groupPath));

/** Mails the people that Admins chose that the report of a month was made. The document stays on the platform. */
export const createPortfolioMail = (
  users: Pick<UserStore, 'get'>,
  organizations: Pick<OrganizationStore, 'get'>,
  mail: MailService,
  links: Links,
): Calls => ({
  sendPortfolioReport: async ({ key, organization_id, group_path, user_ids, language, ...figures }) => {
    const organization = isId(organization_id) ? await organizations.get(organization_id) : null;
    if (!organization || organization.closed_at) return { sent: 0 };
    let sent = 0;
    for (const id of user_ids) {
      const user = isId(id) ? await users.get(id) : null;
      const place = user?.memberships.find(
        (one) => one.status === 'active' && one.organization_id.toHexString() === organization_id,
      );
      if (!user || !place || !seesAll(place, group_path)) continue;
      const values = {
        name: fullName(user),
        organization: organization.name,
        month: figures.month,
        websites: String(figures.websites),
        attention: String(figures.attention),
        decided: String(figures.decided),
        link: links.portfolioReports(language, organization_id),
      };
      const about = { organization_id, group_path };
      const to = { email: user.email, locale: language };
      await mail.send(to, 'portfolio_report', values, { about, once: `${key} ${id}` });
      sent += 1;
    }
    return { sent };
  },
});
