import { DEFAULT_LANGUAGE } from '@yinyom/contracts/constants';
import { isId } from '@yinyom/contracts/fields';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { AlertFigures } from '@yinyom/contracts/notify/alerts';
import { MAX_OFFICERS } from '@yinyom/contracts/internal/papers';
import { ADMIN_RULES, OFFICER_RULES, type AlertRule } from '@yinyom/contracts/notify/alertRules';
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
  memberships: Pick<MembershipStore, 'activeAdmins' | 'activeAmong' | 'officers'>,
  organizations: Pick<OrganizationStore, 'get'>,
  mail: MailService,
  links: Links,
): Calls => {
  /**
   * Recipients of alerts about a website, without duplicates; null: about the organization. Alert addresses of members who do not
   * see the website are left out. Admins and officers are named: some alerts are for them alone.
   */
  const readers = async (
    organizationId: string,
    name: string,
    alertEmails: readonly string[],
    applicationId: string | null,
    groupPath?: readonly string[],
  ) => {
    const [admins, officers, members, seeing] = await Promise.all([
      memberships.activeAdmins(organizationId),
      memberships.officers(organizationId, MAX_OFFICERS),
      memberships.activeAmong(organizationId, alertEmails, []),
      memberships.activeAmong(organizationId, alertEmails, [], applicationId, groupPath),
    ]);
    const known = new Map([...seeing, ...officers, ...admins].map((person) => [person.email, person]));
    const ofMembers = new Set(members.map(({ email }) => email));
    const strangers = alertEmails
      .filter((email) => !known.has(email) && !ofMembers.has(email))
      // Somebody without an account chose no language and left no name: the organization's stand for them.
      .map((email) => ({ email, first_name: name, locale: DEFAULT_LANGUAGE }));
    const emailsOf = (people: readonly { email: string }[]) => new Set(people.map(({ email }) => email));
    const [ofAdmins, ofOfficers] = [emailsOf(admins), emailsOf(officers)];
    const ofReaders = emailsOf([...seeing, ...admins, ...strangers]);
    return [...known.values(), ...new Map(strangers.map((one) => [one.email, one])).values()].map((one) => ({
      ...one,
      /** Whether alerts of a rule are mailed to this person. */
      gets: (rule: AlertRule): boolean => {
        if (ofAdmins.has(one.email)) return true;
        return ADMIN_RULES.includes(rule)
          ? OFFICER_RULES.includes(rule) && ofOfficers.has(one.email)
          : ofReaders.has(one.email);
      },
    }));
  };

  return {
    sendAlertMail: async ({ key, organization_id, application_id, group_path, website, digest, alerts }) => {
      const organization = isId(organization_id) ? await organizations.get(organization_id) : null;
      if (!organization || organization.closed_at) return { sent: 0 };
      const { name, settings } = organization;
      const all = await readers(organization_id, name, settings.alert_emails, application_id, group_path);
      let sent = 0;
      for (const { email, first_name, locale, gets } of all) {
        const theirs = alerts.filter(({ rule }) => gets(rule));
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
