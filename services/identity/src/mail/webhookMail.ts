import { isId } from '@yinyom/contracts/fields';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { MembershipStore } from '../organization-users/membership.store';
import type { OrganizationStore } from '../organizations/organization.store';
import type { Links } from './links';
import type { MailService } from './mail.service';

/** Tells the Admins of an organization that the platform switched one of its webhooks off. */
export const createWebhookMail = (
  memberships: Pick<MembershipStore, 'activeAdmins'>,
  organizations: Pick<OrganizationStore, 'get'>,
  mail: MailService,
  links: Links,
): Pick<InternalHandlers<typeof identityInternal>, 'sendWebhookMail'> => ({
  sendWebhookMail: async ({ organization_id, webhook, host, reason }) => {
    const organization = isId(organization_id) ? await organizations.get(organization_id) : null;
    if (!organization) return { sent: 0 };
    const admins = await memberships.activeAdmins(organization_id);
    for (const { email, locale, first_name } of admins)
      await mail.send(
        { email, locale },
        reason === 'gone' ? 'webhook_gone' : 'webhook_failing',
        {
          name: first_name,
          organization: organization.name,
          webhook,
          host,
          link: links.webhooks(locale, organization_id),
        },
        { about: { organization_id } },
      );
    return { sent: admins.length };
  },
});
