import type { Settings } from './definitions';
import { publicUrl } from './loadSettings';

/** Under which origins the platform is known. */
export interface ConsoleHosts {
  /** Names of all of them, without ports. */
  names: readonly string[];
  /** The origin that an organization's people and websites use: its own of CONSOLE_HOSTS, else PUBLIC_URL. */
  originOf(organizationId?: string | null): string;
  /** Whose name a host is, without port; null: no organization's. */
  organizationOf(hostname: string): string | null;
}

type Needed = Pick<Settings, 'CONSOLE_HOSTS' | 'PUBLIC_URL' | 'PORT'> & Partial<Pick<Settings, 'HOST'>>;

/** Hosts of organizations have the scheme of PUBLIC_URL. The first host of an organization is the one in links and scripts. */
export const consoleHosts = (settings: Needed): ConsoleHosts => {
  const origin = publicUrl(settings);
  const { protocol, hostname } = new URL(origin);
  const origins = settings.CONSOLE_HOSTS.map(({ host, organization_id }) => ({
    organization_id,
    url: new URL(`${protocol}//${host}`),
  }));
  const own = new Map(
    [...origins].reverse().map(({ organization_id, url }) => [organization_id, url.origin]),
  );
  return {
    names: [...new Set([hostname, ...origins.map(({ url }) => url.hostname)])],
    organizationOf: (hostname) =>
      origins.find(({ url }) => url.hostname === hostname.toLowerCase())?.organization_id ?? null,
    originOf: (organizationId) => own.get(organizationId ?? '') ?? origin,
  };
};
