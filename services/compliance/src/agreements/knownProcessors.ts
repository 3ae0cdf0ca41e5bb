import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { notifyInternal } from '@yinyom/contracts/internal/notify';
import type { scannerInternal } from '@yinyom/contracts/internal/scanner';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';
import {
  MAX_PROPOSALS,
  MAX_SOURCE_NAMES,
  type ProcessorSourceKind,
  type SeenSource,
} from '@yinyom/contracts/papers/processorSources';
import type { Logger } from '@yinyom/service-kit/logger';

/** What other services are asked. Without scanner or notify the answer says what could not be asked. */
export interface ProcessorCalls {
  identity: Pick<InternalHandlers<typeof identityInternal>, 'writingKeys'>;
  websites: Pick<InternalHandlers<typeof websitesInternal>, 'websiteNames'>;
  scanner?: Pick<InternalHandlers<typeof scannerInternal>, 'scannedHosts'> | undefined;
  notify?: Pick<InternalHandlers<typeof notifyInternal>, 'webhookHosts'> | undefined;
}

interface Deps extends ProcessorCalls {
  /** Host of the platform itself, whose agreement is another one. */
  platformHost: string;
  logger: Logger;
}

export interface KnownProcessors {
  seen: SeenSource[];
  /** Beyond the longest list. */
  left_off: number;
  unavailable: ProcessorSourceKind[];
}

/** As many websites as the scanner answers at once. */
const AT_ONCE = 500;

const named = (names: readonly string[]) => ({
  names: names.slice(0, MAX_SOURCE_NAMES),
  names_total: names.length,
});
const isPartOf = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);
/** Of a domain with a path (`example.ac.th/library`) the host. */
const hostOf = (domain: string): string => domain.split('/')[0] ?? '';

type Scanned = Awaited<ReturnType<NonNullable<ProcessorCalls['scanner']>['scannedHosts']>>;

/** Hosts of others over all websites, the one that most websites have first. Pure. */
export const hostsOfScans = (
  scanned: Scanned,
  domains: ReadonlyMap<string, string>,
  platformHost: string,
): SeenSource[] => {
  const own = [...domains.values()].map(hostOf);
  const found = new Map<string, { names: Set<string>; ids: string[] }>();
  for (const { application_id, hosts } of scanned)
    for (const { host, names } of hosts) {
      if ([...own, platformHost].some((domain) => isPartOf(domain, host))) continue;
      const of = found.get(host) ?? { names: new Set(), ids: [] };
      for (const name of names) of.names.add(name);
      of.ids.push(application_id);
      found.set(host, of);
    }
  return [...found]
    .map(([host, { names, ids }]): SeenSource => ({
      source: 'scan',
      subject: host,
      title: host,
      ...named([...names]),
      websites: ids.flatMap((id) => domains.get(id) ?? []).slice(0, MAX_SOURCE_NAMES),
      websites_total: ids.length,
      application_ids: ids,
    }))
    .sort((a, b) => b.websites_total - a.websites_total || a.subject.localeCompare(b.subject));
};

const EVERYWHERE = { websites: [], websites_total: 0, application_ids: [] };

/** Who may process data for an organization, by what the platform knows at this moment. Whether they do is for people to say. */
export const createKnownProcessors = (deps: Deps) => {
  const { identity, websites, scanner, notify, platformHost, logger } = deps;

  const ofScans = async (organization_id: string): Promise<SeenSource[]> => {
    if (!scanner) throw new Error('the scanner service is not known here');
    const ownWebsites = await websites.websiteNames({ organization_id });
    const ids = ownWebsites.map(({ id }) => id);
    const domains = new Map(ownWebsites.map(({ id, domain_name }) => [id, domain_name]));
    const scanned: Scanned = [];
    for (let from = 0; from < ids.length; from += AT_ONCE)
      scanned.push(...(await scanner.scannedHosts({ application_ids: ids.slice(from, from + AT_ONCE) })));
    return hostsOfScans(scanned, domains, platformHost);
  };
  const ofWebhooks = async (organization_id: string): Promise<SeenSource[]> => {
    if (!notify) throw new Error('the notify service is not known here');
    const hosts = await notify.webhookHosts({ organization_id });
    return hosts.map(({ host, events }) => ({
      source: 'webhook',
      subject: host,
      title: host,
      ...named(events),
      ...EVERYWHERE,
    }));
  };
  const ofKeys = async (organization_id: string): Promise<SeenSource[]> =>
    (await identity.writingKeys({ organization_id })).map(({ id, name, scopes, application_ids }) => ({
      source: 'api_key',
      subject: id,
      title: name,
      ...named(scopes),
      ...EVERYWHERE,
      websites_total: application_ids?.length ?? 0,
      application_ids: application_ids ?? [],
    }));

  return async (organization_id: string): Promise<KnownProcessors> => {
    const unavailable: ProcessorSourceKind[] = [];
    const asked = async (
      source: ProcessorSourceKind,
      ask: (organizationId: string) => Promise<SeenSource[]>,
    ): Promise<SeenSource[]> => {
      try {
        return await ask(organization_id);
      } catch (error) {
        logger.warn({ err: error, source }, 'a source of possible processors could not be asked');
        unavailable.push(source);
        return [];
      }
    };
    const lists = await Promise.all([
      asked('webhook', ofWebhooks),
      asked('api_key', ofKeys),
      asked('scan', ofScans),
    ]);
    const all = lists.flat();
    return {
      seen: all.slice(0, MAX_PROPOSALS),
      left_off: Math.max(0, all.length - MAX_PROPOSALS),
      unavailable,
    };
  };
};
export type ReadKnownProcessors = ReturnType<typeof createKnownProcessors>;
