import { DEFAULT_LANGUAGE } from '@yinyom/contracts/constants';
import { isId } from '@yinyom/contracts/fields';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { AlertFigures } from '@yinyom/contracts/notify/alerts';
import { ADMIN_RULES } from '@yinyom/contracts/notify/alertRules';
import { alertSentence } from '@yinyom/texts/sentences/alertSentence';
import { ALERT_WORDS } from '@yinyom/texts/alert/alertWords';
import type { MembershipStore } from '../organization-users/membership.store';
import type { OrganizationStore } from '../organizations/organization.store';
import type { Links } from './links';
import type { MailService } from './mail.service';
import { plainValue } from './renderMail';

/** Names and addresses come from strangers' websites: in a mail they are no links. */
const harmless = (text: string): string => plainValue(text.replace(/^https?:\/\//, ''));
const harmlessFigures = ({ item, names, url, ...figures }: AlertFigures): AlertFigures => ({
  ...figures,
  ...(url !== undefined && { url: harmless(url) }),
  ...(names && { names: names.map(harmless) }),
  ...(item && {
    item: {
      ...item,
      name: harmless(item.name),
      domain: harmless(item.domain),
      page: harmless(item.page),
      set_by: item.set_by && harmless(item.set_by),
      hold: item.hold && harmless(item.hold),
    },
  }),
});

type Calls = Pick<InternalHandlers<typeof identityInternal>, 'sendAlertMail'>;

/**
 * Mails alerts to the Admins of an organization, and to the addresses that they named for alerts. Each mail has a key of its
 * own, so that asking again, after whatever died, sends nothing twice.
 */
export const createAlertMail = (
  memberships: Pick<MembershipStore, 'activeAdmins' | 'activeAmong'>,
  organizations: Pick<OrganizationStore, 'get'>,
  mail: MailService,
  links: Links,
): Calls => {
  /**
   * Recipients of alerts about a website, without duplicates; null: about the organization. Alert addresses of members who do not
   * see the website are left out. Admins are named: some alerts are for them alone.
   */
  const readers = async (
    organizationId: string,
    name: string,
    alertEmails: readonly string[],
    applicationId: string | null,
    groupPath?: readonly string[],
  ) => {
    const [admins, members, seeing] = await Promise.all([
      memberships.activeAdmins(organizationId),
      memberships.activeAmong(organizationId, alertEmails, []),
      memberships.activeAmong(organizationId, alertEmails, [], applicationId, groupPath),
    ]);
    const known = new Map([...seeing, ...admins].map((person) => [person.email, person]));
    const ofMembers = new Set(members.map(({ email }) => email));
    const strangers = alertEmails
      .filter((email) => !known.has(email) && !ofMembers.has(email))
      // Somebody without an account chose no language and left no name: the organization's stand for them.
      .map((email) => ({ email, first_name: name, locale: DEFAULT_LANGUAGE }));
    const adminEmails = new Set(admins.map(({ email }) => email));
    return [...known.values(), ...new Map(strangers.map((one) => [one.email, one])).values()].map((one) => ({
      ...one,
      isAdmin: adminEmails.has(one.email),
    }));
  };

  return {
    sendAlertMail: async ({ key, organization_id, application_id, group_path, website, digest, alerts }) => {
      const organization = isId(organization_id) ? await organizations.get(organization_id) : null;
      if (!organization || organization.closed_at) return { sent: 0 };
      const { name, settings } = organization;
      const all = await readers(organization_id, name, settings.alert_emails, application_id, group_path);
      let sent = 0;
      for (const { email, first_name, locale, isAdmin } of all) {
        const theirs = isAdmin ? alerts : alerts.filter(({ rule }) => !ADMIN_RULES.includes(rule));
        if (theirs.length === 0) continue;
        const told = theirs.map(({ rule, figures }) =>
          alertSentence({ rule, figures: harmlessFigures(figures) }, ALERT_WORDS[locale], locale),
        );
        const [first] = told;
        const values = {
          name: first_name,
          website,
          amount: String(theirs.length),
          alert: first?.title ?? '',
          link: links.alerts(locale, organization_id, application_id),
        };
        const items = told.map(({ title, text, next }) => ({ name: title, sentence: `${text} ${next}` }));
        const kind = digest ? 'alert_digest' : theirs.length === 1 ? 'alert_one' : 'alert_several';
        const about = { organization_id, group_path };
        await mail.send({ email, locale }, kind, values, { items, once: `${key} ${email}`, about });
        sent += 1;
      }
      return { sent };
    },
  };
};
