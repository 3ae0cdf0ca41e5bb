import { isId } from '@yinyom/contracts/fields';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { isInScope, type PlacedWebsite } from '@yinyom/service-kit/auth/isInScope';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import { COMPLIANCE_WORDS } from '@yinyom/texts/compliance/complianceWords';
import { siteSentence } from '@yinyom/texts/sentences/siteSentence';
import { aboutMember } from '../mail/aboutMember';
import type { Links } from '../mail/links';
import type { MailService } from '../mail/mail.service';
import type { OrganizationStore } from '../organizations/organization.store';
import type { WeeklyReader, WeeklyReportStore } from './weeklyReport.store';
import { signWeeklyToken } from './weeklyToken';

interface Parts {
  reports: WeeklyReportStore;
  organizations: Pick<OrganizationStore, 'get'>;
  mail: MailService;
  links: Links;
  /** JWT_SECRET */
  ring: KeyRing;
}
type Calls = Pick<InternalHandlers<typeof identityInternal>, 'takeWeeklyReport' | 'sendWeeklyReport'>;

const scopeOf = ({ memberships }: WeeklyReader, organizationId: string) =>
  memberships.find(({ organization_id }) => organization_id.toHexString() === organizationId)?.scope;

/** Whether a person sees a website of an organization. */
const sees = (reader: WeeklyReader, organizationId: string, website: PlacedWebsite): boolean => {
  const scope = scopeOf(reader, organizationId);
  if (!scope) return true;
  const { websites, groups = [] } = scope;
  return isInScope([{ applications: websites, groups }], website);
};

/**
 * The weekly mail: who wants it gets it once a week and organization, whichever processes work on it and however often
 * they are started. A process that dies between taking a person on and storing the mail costs that person one week's
 * mail; nobody ever gets two.
 */
export const createWeeklyMail = ({ reports, organizations, mail, links, ring }: Parts): Calls => ({
  takeWeeklyReport: async ({ week }) => {
    const now = new Date();
    for (const organization_id of await reports.organizations())
      if (await reports.takeOrganization(organization_id, week, now)) return { organization_id };
    return null;
  },

  sendWeeklyReport: async ({ organization_id, week, websites }) => {
    const organization = isId(organization_id) ? await organizations.get(organization_id) : null;
    const alive = organization && !organization.closed_at && websites.length > 0;
    let sent = 0;
    for (const reader of alive ? await reports.readers(organization_id) : []) {
      const { _id, first_name, email, locale } = reader;
      const seen = websites.filter(({ application_id, group_path }) =>
        sees(reader, organization_id, { id: application_id, group_path }),
      );
      if (seen.length === 0) continue;
      if (!(await reports.takeReader(organization_id, week, _id, new Date()))) continue;
      const items = seen.map(({ application_id: _, group_path: _path, domain_name, ...facts }) => ({
        name: domain_name,
        sentence: siteSentence(facts, COMPLIANCE_WORDS[locale], locale),
      }));
      const values = {
        name: first_name,
        organization: organization?.name ?? '',
        link: links.websites(locale, organization_id),
      };
      const holder = { userId: _id.toHexString(), organizationId: organization_id };
      const unsubscribe = links.endWeeklyMail(signWeeklyToken(holder, ring), organization_id);
      const about = aboutMember(organization_id, scopeOf(reader, organization_id));
      await mail.send({ email, locale }, 'weekly_report', values, { items, unsubscribe, about });
      sent += 1;
    }
    if (isId(organization_id)) await reports.finishOrganization(organization_id, week);
    return { sent };
  },
});
