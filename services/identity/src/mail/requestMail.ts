import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { isId } from '@yinyom/contracts/fields';
import type { OrganizationStore } from '../organizations/organization.store';
import { fullName } from '../users/toUser';
import type { UserStore } from '../users/user.store';
import { flagsOf } from '../users/flagsOf';
import { dayIn } from './dayIn';
import type { MailService } from './mail.service';

type Calls = Pick<
  InternalHandlers<typeof identityInternal>,
  'sendRequestCode' | 'sendRequestAnswer' | 'sendRequestNews'
>;

/** A compliance service of an earlier version does not say which organization it is. */
const aboutOf = (organization_id: string | undefined) =>
  organization_id === undefined ? {} : { about: { organization_id } };

/** Mails about requests of data subjects: the code to the person, and to those who receive requests that there is one. */
export const createRequestMail = (
  users: Pick<UserStore, 'get'>,
  organizations: Pick<OrganizationStore, 'get'>,
  mail: MailService,
): Calls => ({
  sendRequestCode: async ({ organization_id, organization, email, language, digits }) => {
    const more = aboutOf(organization_id);
    await mail.send({ email, locale: language }, 'request_code', { organization, digits }, more);
    return null;
  },

  sendRequestAnswer: async ({ organization_id, organization, email, language, number, link }) => {
    const values = { organization, number, link };
    await mail.send({ email, locale: language }, 'request_answer', values, aboutOf(organization_id));
    return null;
  },

  sendRequestNews: async ({ organization_id, user_ids, number, due_at }) => {
    const organization = isId(organization_id) ? await organizations.get(organization_id) : null;
    if (!organization) return { sent: 0 };
    let sent = 0;
    for (const id of user_ids) {
      const user = isId(id) ? await users.get(id) : null;
      const place = user?.memberships.find(
        (one) => one.status === 'active' && one.organization_id.toHexString() === organization_id,
      );
      // Who may not read requests any more is told nothing.
      if (!user || !place || (place.role !== 1000 && !flagsOf(place).flags)) continue;
      const values = {
        name: fullName(user),
        organization: organization.name,
        number,
        date: dayIn(user.locale, new Date(due_at)),
      };
      await mail.send(user, 'request_received', values, aboutOf(organization_id));
      sent += 1;
    }
    return { sent };
  },
});
