import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { MembershipStore } from '../organizationUsers/membership.store';
import { isId } from '../users/id';
import { fullName } from '../users/toUser';
import type { Links } from './links';
import type { MailService } from './mail.service';

type Calls = InternalHandlers<typeof identityInternal>;

/** Finds members for other services, and mails them about scans. Nobody else can be reached this way. */
export const createScanMail = (
  memberships: MembershipStore,
  mail: MailService,
  links: Links,
): Pick<Calls, 'findMembers' | 'sendScanMail'> => {
  const membersAmong = async (organizationId: string, emails: string[], userIds: string[]) =>
    isId(organizationId) ? memberships.activeAmong(organizationId, emails, userIds.filter(isId)) : [];

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
      const members = await membersAmong(scan.organization_id, scan.emails, scan.user_ids);
      for (const { email, first_name, locale } of members) {
        const link = links.scan(locale, scan.application_id, scan.scan_id);
        const values = { name: first_name, website: scan.website, link };
        const to = { email, locale };
        if (scan.failed) await mail.send(to, 'scan_failed', values);
        else
          await mail.send(to, 'scan_news', {
            ...values,
            new: String(scan.new),
            violations: String(scan.violations),
          });
      }
      return { sent: members.length };
    },
  };
};
