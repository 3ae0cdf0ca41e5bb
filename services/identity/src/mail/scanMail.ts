import { DEFAULT_LANGUAGE } from '@yinyom/contracts/constants';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import { isId } from '@yinyom/contracts/fields';
import type { OrganizationStore } from '../organizations/organization.store';
import type { MembershipStore } from '../organization-users/membership.store';
import { fullName } from '../users/toUser';
import type { Links } from './links';
import type { MailService } from './mail.service';

type Calls = InternalHandlers<typeof identityInternal>;

/**
 * Finds members for other services, and mails them about scans. Beside members only the addresses are reached that
 * the organization's Admins gave for alerts, and only when there is something to mend.
 */
export const createScanMail = (
  memberships: MembershipStore,
  organizations: Pick<OrganizationStore, 'get'>,
  mail: MailService,
  links: Links,
): Pick<Calls, 'findMembers' | 'sendScanMail'> => {
  const membersAmong = async (
    organizationId: string,
    emails: string[],
    userIds: string[],
    applicationId?: string,
    groupPath?: readonly string[],
  ) =>
    isId(organizationId)
      ? memberships.activeAmong(organizationId, emails, userIds.filter(isId), applicationId, groupPath)
      : [];

  /** Alert addresses that are not recipients yet, without those of members who do not see the website. */
  const alerted = async (
    organizationId: string,
    applicationId: string,
    told: readonly { email: string }[],
    groupPath?: readonly string[],
  ) => {
    const organization = isId(organizationId) ? await organizations.get(organizationId) : null;
    const known = new Set(told.map(({ email }) => email));
    const emails = (organization?.settings.alert_emails ?? []).filter((email) => !known.has(email));
    const members = await membersAmong(organizationId, emails, []);
    const seeing = await membersAmong(organizationId, emails, [], applicationId, groupPath);
    const memberOf = new Map(seeing.map((member) => [member.email, member]));
    const others = new Set(members.map(({ email }) => email).filter((email) => !memberOf.has(email)));
    return [...new Set(emails.filter((email) => !others.has(email)))].map((email) => ({
      email,
      // A stranger to the platform chose no language and left no name: the organization's stand for them.
      first_name: memberOf.get(email)?.first_name ?? organization?.name ?? '',
      locale: memberOf.get(email)?.locale ?? DEFAULT_LANGUAGE,
    }));
  };

  return {
    findMembers: async ({ organization_id, emails, user_ids }) => {
      const members = await membersAmong(organization_id, emails, user_ids);
      return members.map((member) => ({
        user_id: member._id.toHexString(),
        name: fullName(member),
        email: member.email,
      }));
    },

    sendScanMail: async (scan) => {
      const members = await membersAmong(
        scan.organization_id,
        scan.emails,
        scan.user_ids,
        scan.application_id,
        scan.group_path,
      );
      const alarming = scan.failed || scan.violations > 0;
      const others = alarming
        ? await alerted(scan.organization_id, scan.application_id, members, scan.group_path)
        : [];
      for (const { email, first_name, locale } of [...members, ...others]) {
        const link = links.scan(locale, scan.organization_id, scan.application_id, scan.scan_id);
        const values = { name: first_name, website: scan.website, link };
        const to = { email, locale };
        if (scan.failed) await mail.send(to, 'scan_failed', values, { about: scan });
        else {
          const figures = { new: String(scan.new), violations: String(scan.violations) };
          await mail.send(to, 'scan_news', { ...values, ...figures }, { about: scan });
        }
      }
      return { sent: members.length + others.length };
    },
  };
};
