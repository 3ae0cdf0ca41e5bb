import type { Logger } from '@yinyom/service-kit/logger';
import type { AlertStore } from './alert.store';
import type { EvaluationStore } from './evaluation.store';
import type { SettingsStore } from './settings.store';
import type { WatchSources } from './sources';
import type { WatchStore } from './watch.store';

const PAGE = 200;
/** Whoever was not met for so long is gone: other processes call the roll, too, each at its own time. */
const GONE_MS = 30 * 60_000;

interface Deps {
  watches: WatchStore;
  alerts: AlertStore;
  evaluations: EvaluationStore;
  settings: SettingsStore;
  websites: WatchSources['websites'];
  identity: Pick<WatchSources['identity'], 'organizationContact'>;
  compliance?: WatchSources['compliance'];
  logger: Logger;
  now(): Date;
}

/** Learns which websites there are to be watched, and of whom; alerts of those that are there no more are over. */
export const createRoster =
  ({ watches, alerts, evaluations, settings, websites, identity, compliance, logger, now }: Deps) =>
  async (): Promise<void> => {
    const started = now();
    const knowOrganizations = (ids: readonly string[]) =>
      watches.know(
        [...new Set(ids)].map((organization_id) => ({
          _id: organization_id,
          kind: 'organization',
          organization_id,
          name: '',
          site_key: '',
          installed: true,
          consent_expiry_days: 0,
          sample: false,
        })),
        started,
      );
    // The clock of a breach runs in organizations without a website, too.
    const running = await compliance?.incidentOrganizations({}).catch((error: unknown) => {
      logger.warn({ err: error }, 'organizations with a breach are not known in this round');
      return null;
    });
    if (running && running.organization_ids.length > 0) await knowOrganizations(running.organization_ids);
    for (let after: string | null = null; ;) {
      const sites = await websites.listWatchedSites({ after, limit: PAGE });
      await watches.know(
        sites.map(({ application_id, domain_name, ...site }) => ({
          _id: application_id,
          kind: 'website',
          name: domain_name,
          organization_id: site.organization_id,
          site_key: site.site_key,
          group_keys: site.group_keys ?? [],
          installed: site.installed,
          consent_expiry_days: site.consent_expiry_days,
          sample: site.sample === true,
        })),
        started,
      );
      await knowOrganizations(sites.map(({ organization_id }) => organization_id));
      after = sites.at(-1)?.application_id ?? null;
      if (sites.length < PAGE || after === null) break;
    }
    for (const { _id, kind } of await watches.goneSince(new Date(started.getTime() - GONE_MS))) {
      // It may be one of those that could not be asked for.
      if (running === null && kind === 'organization') continue;
      for (const alert of await alerts.openOf(_id))
        await (alert.state === 'pending' ? alerts.forget(alert._id) : alerts.resolve(alert, started));
      const closed =
        kind === 'organization' && !(await identity.organizationContact({ organization_id: _id }));
      // Names of people stand in them.
      if (closed) await alerts.removeOf(_id);
      if (closed) await settings.remove(_id);
      await evaluations.removeOf(_id);
      await watches.remove(_id);
    }
  };
