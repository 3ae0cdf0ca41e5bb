import { ROLES } from '@yinyom/contracts/constants';
import type { BodyOf, QueryOf } from '@yinyom/contracts/endpoint';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { notifyInternal } from '@yinyom/contracts/internal/notify';
import { MAX_SNOOZE_DAYS, rulesHiddenFrom } from '@yinyom/contracts/notify/alertRules';
import type { countMyAlerts, listAlerts, updateAlert } from '@yinyom/contracts/notify/alerts';
import type { AnswerOf } from '@yinyom/contracts/endpoint';
import { isId } from '@yinyom/contracts/fields';
import { DAY_MS } from '@yinyom/contracts/durations';
import { conflict, invalidField } from '@yinyom/service-kit/AppError';
import type { IdentityClient, Member } from '@yinyom/service-kit/auth/authorizer';
import { hiddenAlertRules } from '@yinyom/service-kit/auth/hiddenAlertRules';
import { continuedPage } from '@yinyom/service-kit/http/listPages';
import type { AlertRecord } from '../alerts/AlertRecord';
import type { AlertPlace, AlertStore } from '../alerts/alert.store';
import { toAlert } from './toAlert';

const CURSOR = /^(\d{1,15})\.([0-9a-f]{24})$/;
/** Changes of the last moments may come from processes whose clocks differ a little. */
const OVERLAP_MS = 5_000;
const MOST_CHANGES = 100;

/** @throws AppError 422 for one that this list did not give */
const placeOf = (cursor: string | undefined): AlertPlace | null => {
  if (cursor === undefined) return null;
  const [, ms, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (!ms || !id) throw invalidField('cursor', 'cursor_invalid');
  return { at: new Date(Number(ms)), id };
};
const cursorOf = ({ raised_at, _id }: AlertRecord): string =>
  Buffer.from(`${raised_at?.getTime() ?? 0}.${String(_id)}`).toString('base64url');

interface Deps {
  alerts: AlertStore;
  identity: Pick<IdentityClient, 'listMemberships'>;
  websites: Pick<InternalHandlers<typeof websitesInternal>, 'listApplicationIds'>;
  now(): Date;
}

/** Alerts as people and programs read them, and what they say about them. */
export const createAlertsService = ({ alerts, identity, websites, now }: Deps) => {
  /** @throws AppError 422 for a moment that is past or too far away */
  const snoozeEnd = (until: string | undefined): Date => {
    const end = until === undefined ? null : new Date(until);
    const ahead = end ? end.getTime() - now().getTime() : 0;
    if (!end || ahead <= 0 || ahead > MAX_SNOOZE_DAYS * DAY_MS)
      throw invalidField('snoozed_until', until === undefined ? 'required' : 'snooze_invalid');
    return end;
  };

  return {
    find: (id: string): Promise<AlertRecord | null> => alerts.find(id),

    /** Those of a website, and of its organization for members who see every website. */
    list: async (
      member: Pick<Member, 'organizationId' | 'applications' | 'role' | 'key'>,
      application_id: string,
      { state, cursor, limit, with_total }: QueryOf<typeof listAlerts>,
    ): Promise<AnswerOf<typeof listAlerts>> => {
      const filter = {
        organization_id: member.organizationId,
        application_id,
        of_organization: member.applications === null,
        state,
        hidden: hiddenAlertRules(member),
      };
      const found = await alerts.list(filter, placeOf(cursor), limit + 1);
      const total = with_total ? await alerts.count(filter) : null;
      return continuedPage(found, { limit, total }, toAlert, cursorOf);
    },

    /** @throws AppError 409 for one that is over, 422 for a moment that is none */
    say: async (
      { _id }: AlertRecord,
      { state, snoozed_until }: BodyOf<typeof updateAlert>,
      by: string,
    ): Promise<AlertRecord> => {
      if (state !== 'snoozed' && snoozed_until !== undefined)
        throw invalidField('snoozed_until', 'unknown_field');
      const at = now();
      const said = await alerts.say(
        _id,
        {
          state,
          acknowledged_at: state === 'acknowledged' ? at : null,
          acknowledged_by: state === 'acknowledged' ? by : null,
          snoozed_until: state === 'snoozed' ? snoozeEnd(snoozed_until) : null,
        },
        at,
      );
      if (!said) throw conflict('alert_resolved');
      return said;
    },

    /** What nobody takes care of on the websites of somebody's organizations. */
    countFor: async (user_id: string): Promise<AnswerOf<typeof countMyAlerts>> => {
      const memberships = await identity.listMemberships({ user_id });
      const seen = memberships.filter(({ role }) => role >= ROLES.viewer);
      const counted = await alerts.countRaised(
        seen.map(({ organization_id, role, flags }) => ({
          organization_id,
          hidden: rulesHiddenFrom(role, flags),
        })),
      );
      const limits = new Map<string, ReadonlySet<string>>();
      for (const { organization_id, websites: applications, groups = [] } of seen) {
        if (!applications) continue;
        const within =
          groups.length > 0
            ? await websites.listApplicationIds({ organization_id, limits: [{ applications, groups }] })
            : applications;
        limits.set(organization_id, new Set(within));
      }
      const by_application = counted.filter(({ organization_id, application_id }) => {
        const within = limits.get(organization_id);
        return !within || (application_id !== null && within.has(application_id));
      });
      return { raised: by_application.reduce((sum, { raised }) => sum + raised, 0), by_application };
    },

    alertsSince: (async ({ application_id, position }) => {
      const since = position === null ? Number.NaN : Number(position);
      if (!isId(application_id) || !Number.isFinite(since))
        return { position: String(now().getTime()), alerts: [] };
      const found = await alerts.changedSince(application_id, new Date(since - OVERLAP_MS), MOST_CHANGES);
      const last = found.at(-1)?.updated_at.getTime() ?? 0;
      return { position: String(Math.max(since, last)), alerts: found.map(toAlert) };
    }) satisfies InternalHandlers<typeof notifyInternal>['alertsSince'],
  };
};
export type AlertsService = ReturnType<typeof createAlertsService>;
