import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { EVIDENCE_PAPER_WORDS } from '@yinyom/texts/evidence-paper/evidencePaperWords';
import { isId } from '@yinyom/contracts/fields';
import type { OrganizationStore } from '../organizations/organization.store';
import { fullName } from '../users/toUser';
import type { UserStore } from '../users/user.store';
import { flagsOf } from '../users/flagsOf';
import { dayIn } from './dayIn';
import type { Links } from './links';
import type { MailService } from './mail.service';

type Calls = Pick<
  InternalHandlers<typeof identityInternal>,
  'sendRequestCode' | 'sendRequestReceipt' | 'sendRequestAnswer' | 'sendRequestNews'
>;

interface Place {
  organization_id?: string | undefined;
  group_path?: string[] | undefined;
}

/**
 * A compliance service of an earlier version does not say which organization it is.
 * @param controller whose mail to a person it is; absent: it goes to people of the organization
 */
const aboutOf = ({ organization_id, group_path }: Place, controller?: string) => ({
  about:
    organization_id === undefined
      ? null
      : {
          organization_id,
          ...(group_path && { group_path, ...(controller !== undefined && { controller }) }),
        },
});

/** Mails about requests of data subjects: the code to the person, and to those who receive requests that there is one. */
export const createRequestMail = (
  users: Pick<UserStore, 'get'>,
  organizations: Pick<OrganizationStore, 'get'>,
  mail: MailService,
  links: Pick<Links, 'request'>,
): Calls => ({
  sendRequestCode: async ({ organization, email, language, digits, number, ...place }) => {
    const [to, more] = [{ email, locale: language }, aboutOf(place, organization)];
    if (number === undefined) await mail.send(to, 'request_code', { organization, digits }, more);
    else await mail.send(to, 'request_answer_code', { organization, number, digits }, more);
    return null;
  },

  sendRequestReceipt: async ({
    organization,
    email,
    language,
    number,
    due_at,
    reference,
    link,
    key,
    ...place
  }) => {
    const values = { organization, number, date: dayIn(language, new Date(due_at)), code: reference, link };
    const once = key === undefined ? undefined : `request ${key}`;
    const more = { ...aboutOf(place, organization), ...(once !== undefined && { once }) };
    await mail.send({ email, locale: language }, 'request_receipt', values, more);
    return once === undefined ? null : mail.outcomeOf(once);
  },

  sendRequestAnswer: async ({ organization, email, language, number, link, key, ...place }) => {
    const once = key === undefined ? undefined : `request answer ${key}`;
    const values = { organization, number, link };
    const more = { ...aboutOf(place, organization), ...(once !== undefined && { once }) };
    await mail.send({ email, locale: language }, 'request_answer', values, more);
    return once === undefined ? null : mail.outcomeOf(once);
  },

  sendRequestNews: async ({ user_ids, request_id, number, rights = [], due_at, ...about }) => {
    const { organization_id } = about;
    const organization = isId(organization_id) ? await organizations.get(organization_id) : null;
    if (!organization) return { sent: 0 };
    let sent = 0;
    for (const id of user_ids) {
      const user = isId(id) ? await users.get(id) : null;
      const place = user?.memberships.find(
        (one) => one.status === 'active' && one.organization_id.toHexString() === organization_id,
      );
      // Who may read no request any more gets no mail. Whose requests limited people read, the compliance service checks: it knows the client.
      if (!user || !place || (place.role !== 1000 && !flagsOf(place).flags)) continue;
      const values = {
        name: fullName(user),
        organization: about.organization ?? organization.name,
        number,
        rights:
          rights.map((right) => EVIDENCE_PAPER_WORDS[user.locale].requests.right_names[right]).join(', ') ||
          '–',
        link: links.request(user.locale, organization_id, request_id, about.group_path?.at(-1)),
        date: dayIn(user.locale, new Date(due_at)),
      };
      await mail.send(user, 'request_received', values, aboutOf(about));
      sent += 1;
    }
    return { sent };
  },
});
