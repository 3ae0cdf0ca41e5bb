import {
  DAY_CHANGES,
  type DayChange,
  type DayRecord,
  type DayUnknown,
  type getChangedDays,
  type getServedNotice,
} from '@yinyom/contracts/days/dayRecord';
import type { DailyRoot } from '@yinyom/contracts/consents/transparency';
import { DAY_MS } from '@yinyom/contracts/durations';
import type { AnswerOf, QueryOf } from '@yinyom/contracts/endpoint';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { notifyInternal } from '@yinyom/contracts/internal/notify';
import type { scannerInternal } from '@yinyom/contracts/internal/scanner';
import { ALERT_DAYS } from '@yinyom/contracts/notify/alertRules';
import { SCANS_KEPT_DAYS } from '@yinyom/contracts/scanner/scan';
import { bangkokDay, isDay } from '@yinyom/contracts/time/bangkokDay';
import { invalidField, notFound } from '@yinyom/service-kit/AppError';
import { hiddenAlertRules } from '@yinyom/service-kit/auth/hiddenAlertRules';
import { canonicalJson } from 'yinyom-verify/canonicalJson';
import { sha256 } from 'yinyom-verify/hashes';
import type { OwnedApplication } from '../access/applicationAccess';
import { drawBanner } from '../documents/drawBanner';
import type { Figures } from '../figures/figures.service';
import { checkedRange } from '../figures/period';
import { addTallies, answersOf } from '../figures/tally';
import type { RootStore } from '../sealing/root.store';
import type { WebsitesClient } from '../sites/siteDirectory';
import type { Unrecorded } from '../unrecorded/unrecorded.service';
import { daySpan, servedVersions } from './servedVersions';

export type PastScans = Pick<InternalHandlers<typeof scannerInternal>, 'scanBefore' | 'scanEnds'>;
export type PastAlerts = Pick<InternalHandlers<typeof notifyInternal>, 'openAlerts' | 'alertMoments'>;

interface Parts {
  figures: Figures;
  unrecorded: Pick<Unrecorded, 'missing'>;
  roots: Pick<RootStore, 'ofDay'>;
  websites: Pick<WebsitesClient, 'listVersions' | 'getNotice' | 'getBannerLook'>;
  /** Null where this installation does not say where the service runs. */
  scanner: PastScans | null;
  notify: PastAlerts | null;
}

const endOf = ({ first_seq, last_seq, head_hash, root_hash, signature, key_id }: DailyRoot) => ({
  first_seq,
  last_seq,
  head_hash,
  root_hash,
  signature,
  key_id,
});
const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** What is recorded about a website on any day since its first publication. */
export const createDayRecords = (parts: Parts) => {
  const { figures, unrecorded, roots, websites, scanner, notify } = parts;

  const figuresOf = async (applicationId: string, day: string): Promise<DayRecord['figures']> => {
    const [{ figures: found, counters }, missing] = await Promise.all([
      figures.ofPeriod(applicationId, { from: day, to: day }),
      unrecorded.missing(applicationId, day, day),
    ]);
    const versions = addTallies(counters.map((counter) => counter.versions));
    return {
      shown: found.shown,
      answered: answersOf(counters),
      decisions: found.decisions,
      unique_clients: found.unique_clients,
      users_accepted: found.users_accepted,
      users_customised: found.users_customised,
      users_declined: found.users_declined,
      withdrawn: found.trend.reduce((sum, { withdrawn }) => sum + withdrawn, 0),
      consent_rate: found.consent_rate,
      by_template_version: Object.entries(versions)
        .map(([version, count]) => ({ template_version: Number(version), count }))
        .sort((a, b) => a.template_version - b.template_version),
      unrecorded: missing,
    };
  };

  return {
    /** @throws AppError 422 date_invalid or future_day */
    record: async (application: OwnedApplication, day: string): Promise<DayRecord> => {
      const now = new Date();
      if (!isDay(day)) throw invalidField('day', 'date_invalid');
      if (day > bangkokDay(now)) throw invalidField('day', 'future_day');
      const { start, end } = daySpan(day);
      const span = {
        organization_id: application.member.organizationId,
        application_id: application.id,
        of_organization: application.member.applications === null,
        for_admins: hiddenAlertRules(application.member).length === 0,
        from: start.toISOString(),
        until: end.toISOString(),
      };
      const [published, counted, scan, alerts, root] = await Promise.all([
        websites.listVersions({ application_id: application.id }),
        figuresOf(application.id, day),
        scanner?.scanBefore({ application_id: application.id, before: span.until }) ?? null,
        notify?.openAlerts(span) ?? null,
        roots.ofDay(application.id, day),
      ]);
      const versions = servedVersions(published, day, now);
      const first = published.versions[0]?.published_at;
      const first_day = first === undefined ? null : bangkokDay(new Date(first));
      const scansFrom = bangkokDay(daysAgo(now, SCANS_KEPT_DAYS));
      const holds: Record<DayUnknown, boolean> = {
        presence: versions.length > 0,
        switch: versions.some(({ version, from }) => version > 1 && from !== span.from),
        scans_removed: scanner !== null && scan === null && first_day !== null && first_day < scansFrom,
        scans_unasked: scanner === null,
        alerts_removed: notify !== null && start < daysAgo(now, ALERT_DAYS),
        alerts_unasked: notify === null,
      };
      return {
        day,
        unfinished: now < end,
        application: {
          id: application.id,
          domain_name: application.domain_name,
          name: application.name,
          ...(application.sample && { sample: true }),
        },
        first_day,
        versions,
        figures: counted,
        scan,
        alerts: (alerts?.alerts ?? []).map(({ id, rule, figures: raisedOn, raised_at, resolved_at }) => ({
          id,
          rule,
          figures: raisedOn,
          raised_at,
          resolved_at,
        })),
        more_alerts: alerts?.more ?? false,
        daily_root: root && endOf(root),
        unknown: (Object.keys(holds) as DayUnknown[]).filter((name) => holds[name]),
        generated_at: now.toISOString(),
      };
    },

    /** @throws AppError 422 for days that do not exist, are the wrong way round or more than 366 */
    changedDays: async (
      application: OwnedApplication,
      { from, to }: Pick<QueryOf<typeof getChangedDays>, 'from' | 'to'>,
    ): Promise<AnswerOf<typeof getChangedDays>> => {
      checkedRange({ from, to });
      const { id: application_id, member } = application;
      const span = {
        application_id,
        from: daySpan(from).start.toISOString(),
        until: daySpan(to).end.toISOString(),
      };
      const [{ versions }, scan, alert] = await Promise.all([
        websites.listVersions({ application_id }),
        scanner?.scanEnds(span) ?? [],
        notify?.alertMoments({
          organization_id: member.organizationId,
          of_organization: member.applications === null,
          for_admins: hiddenAlertRules(member).length === 0,
          ...span,
        }) ?? [],
      ]);
      const moments: Record<DayChange, string[]> = {
        publication: versions.map(({ published_at }) => published_at),
        scan,
        alert,
      };
      const kinds = new Map<string, Set<DayChange>>();
      for (const kind of DAY_CHANGES)
        for (const moment of moments[kind]) {
          const day = bangkokDay(new Date(moment));
          if (day < from || day > to) continue;
          kinds.set(day, (kinds.get(day) ?? new Set()).add(kind));
        }
      const first = versions[0]?.published_at;
      return {
        first_day: first === undefined ? null : bangkokDay(new Date(first)),
        days: [...kinds]
          .map(([day, found]) => ({ day, kinds: [...found] }))
          .sort((a, b) => (a.day < b.day ? -1 : 1)),
      };
    },

    /** @throws AppError 404 for a version that was never published, or not in this language */
    notice: async (
      application: OwnedApplication,
      {
        version,
        language,
        window,
      }: Pick<QueryOf<typeof getServedNotice>, 'language' | 'window'> & { version: number },
    ): Promise<AnswerOf<typeof getServedNotice>> => {
      const asked = { application_id: application.id, version };
      const [{ versions }, notice, look] = await Promise.all([
        websites.listVersions({ application_id: application.id }),
        websites.getNotice({ ...asked, language }),
        websites.getBannerLook(asked),
      ]);
      const hash = versions.find((published) => published.version === version)?.notice_sha256[language];
      if (hash === undefined || !notice) throw notFound();
      const matches = sha256(canonicalJson(notice)) === hash;
      const shown = { snapshot: notice, language, device: window, template_version: version };
      const drawing = drawBanner(shown, look, matches);
      return { version, language, notice, sha256: hash, matches, ...(drawing && { drawing }) };
    },
  };
};
export type DayRecords = ReturnType<typeof createDayRecords>;
