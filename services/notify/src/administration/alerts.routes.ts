import type { Role } from '@yinyom/contracts/constants';
import { confirmedAlertsBy, mayAnswerAlert } from '@yinyom/contracts/notify/alertRules';
import { countMyAlerts, listAlerts, updateAlert } from '@yinyom/contracts/notify/alerts';
import {
  getAlertRules,
  getAlertSettings,
  updateAlertRules,
  updateAlertSettings,
} from '@yinyom/contracts/notify/alertSettings';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';
import { forbidden, invalidField, notFound } from '@yinyom/service-kit/AppError';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { About, IdentityClient, Member } from '@yinyom/service-kit/auth/authorizer';
import { openOwned } from '@yinyom/service-kit/auth/openOwned';
import { seenRevision } from '@yinyom/service-kit/http/ifMatch';
import { hiddenAlertRules } from '@yinyom/service-kit/auth/hiddenAlertRules';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { SettingsStore } from '../alerts/settings.store';
import type { WatchStore } from '../alerts/watch.store';
import type { AlertsService } from './alerts.service';
import { toAlert } from './toAlert';

interface Parts {
  alerts: AlertsService;
  settings: SettingsStore;
  watches: Pick<WatchStore, 'wake'>;
  websites: Pick<InternalHandlers<typeof websitesInternal>, 'getApplicationOwner'>;
  identity: Pick<IdentityClient, 'describeMember'>;
  auditor: Auditor;
}
const SAID = {
  acknowledged: 'alert.acknowledged',
  snoozed: 'alert.snoozed',
  raised: 'alert.reopened',
} as const;

/** What was switched, as the audit log tells it. */
const switched = (rules: readonly { rule: string; enabled: boolean }[] = []) =>
  rules.map(({ rule, enabled }) => ({ field: rule, before: !enabled, after: enabled }));

/** Alerts of websites, for Viewers of the website; what is said about them, for Members, and for officers where officers see the alert. */
export const bindAlertRoutes = (bind: RouteBinder, parts: Parts): void => {
  const { alerts, settings, watches, websites, identity, auditor } = parts;
  const open = async (
    call: { member(organizationId: string, about?: About, confirmedBy?: Role): Promise<Member> },
    id: string,
    confirmedBy?: Role,
  ) => {
    const owner = await websites.getApplicationOwner({ application_id: id });
    return openOwned(call, owner, { application: id, group_path: owner?.group_path }, confirmedBy);
  };

  /** Switches that somebody may change; those of what only Admins see are theirs. */
  const rulesFor = async (member: Member, id: string) => {
    const hidden = hiddenAlertRules(member);
    return { rules: (await settings.ofWebsite(id)).filter(({ rule }) => !hidden.includes(rule)) };
  };

  const aboutOf = async (application: string) => {
    const owner = await websites.getApplicationOwner({ application_id: application });
    return { application, group_path: owner?.group_path };
  };

  bind(listAlerts, async (call) => {
    const { member } = await open(call, call.params.id);
    return alerts.list(member, call.params.id, call.query);
  });

  bind(updateAlert, async (call) => {
    const found = await alerts.find(call.params.id);
    const about = found?.application_id ? await aboutOf(found.application_id) : null;
    const { owned, member } = await openOwned(
      call,
      found,
      about,
      confirmedAlertsBy(found ? [found.rule] : []),
    );
    const { organization_id, rule } = owned;
    if (hiddenAlertRules(member).includes(rule)) throw notFound();
    if (!mayAnswerAlert(rule, member.role, member.flags)) throw forbidden();
    const { caller } = call.context;
    const person = await identity.describeMember({ organization_id, user_id: member.userId });
    const said = await alerts.say(owned, call.body, caller?.key?.name ?? person?.name ?? '');
    await auditor.done(call.context, member, {
      action: SAID[call.body.state],
      target: { type: 'alert', id: call.params.id, label: rule },
      changes: [{ field: 'state', before: owned.state, after: said.state }],
    });
    return toAlert(said);
  });

  bind(countMyAlerts, async (call) => alerts.countFor((await call.self()).userId));

  bind(getAlertRules, async (call) => {
    const { member } = await open(call, call.params.id);
    return rulesFor(member, call.params.id);
  });

  bind(updateAlertRules, async (call) => {
    const { id } = call.params;
    const rules = call.body.rules.map(({ rule }) => rule);
    const { owned, member } = await open(call, id, confirmedAlertsBy(rules));
    // Officers see what Admins switch.
    const hidden = hiddenAlertRules({ ...member, flags: [] });
    if (rules.some((rule) => hidden.includes(rule))) throw forbidden();
    await settings.change(id, call.body.rules);
    await watches.wake(id, new Date());
    await auditor.done(call.context, member, {
      action: 'alert.rules_changed',
      target: { type: 'application', id, label: owned.domain_name },
      changes: switched(call.body.rules),
    });
    return rulesFor(member, id);
  });

  bind(getAlertSettings, async (call) => {
    const { organizationId } = await call.member(call.params.id, 'each');
    return settings.ofOrganization(organizationId);
  });

  bind(updateAlertSettings, async (call) => {
    const member = await call.member(call.params.id);
    const { organizationId: id, organizationName: label } = member;
    const { rules, quiet_hours } = call.body;
    const hidden = hiddenAlertRules(member);
    if (rules?.some(({ rule }) => hidden.includes(rule))) throw forbidden();
    if (quiet_hours && quiet_hours.from === quiet_hours.to)
      throw invalidField('quiet_hours.to', 'quiet_hours_empty');
    const before = (await settings.ofOrganization(id)).quiet_hours;
    await settings.change(id, rules ?? [], quiet_hours, seenRevision(call.req));
    await watches.wake(id, new Date());
    await auditor.done(call.context, member, {
      action: 'alert.settings_changed',
      target: { type: 'organization', id, label },
      changes: [
        ...switched(rules),
        ...(quiet_hours === undefined ? [] : [{ field: 'quiet_hours', before, after: quiet_hours }]),
      ],
    });
    return settings.ofOrganization(id);
  });
};
