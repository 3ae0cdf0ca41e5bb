import { createCheckedResolver } from '@yinyom/service-kit/egress/checkedResolver';
import { parseAllow, parseResolve } from '@yinyom/service-kit/egress/egressSettings';
import { EgressRefused } from '@yinyom/service-kit/egress/EgressRefused';
import { guardedFetch } from '@yinyom/service-kit/egress/guardedFetch';
import { homeUrl } from '@yinyom/service-kit/egress/homeUrl';
import type { Settings } from '@yinyom/service-kit/settings/definitions';
import { consoleHosts } from '@yinyom/service-kit/settings/consoleHosts';
import type { Look, LookFound } from '../alert-rules/scriptMissing';

const LIMITS = { maxBytes: 2 * 1024 * 1024, truncate: true, timeoutMs: 8_000, maxRedirects: 5 } as const;
const TAG_MANAGER = /googletagmanager\.com\/(?:gtm\.js|ns\.html)|["'=]GTM-[A-Z0-9]{4,12}\b/;

/** What a page says of the script. What stands in a comment is not on the page. Pure. */
export const foundIn = (
  html: string,
  siteKey: string,
  groupKeys: readonly string[] = [],
): Exclude<LookFound, 'unreachable'> => {
  const page = html.replace(/<!--[\s\S]*?(?:-->|$)/g, '');
  if (page.includes(`/sdk/v1/${siteKey}.js`)) return 'whole';
  // The one tag of a group, with a host in its address or without.
  if (groupKeys.some((key) => new RegExp(`/sdk/v1/group/${key}(?:/[a-z0-9.-]{1,253})?\\.js`, 'i').test(page)))
    return 'whole';
  return TAG_MANAGER.test(page) ? 'tag_manager' : 'missing';
};

export interface SeenPage extends Look {
  /** Of the website's certificate; null where there is none, or nobody answered. */
  certificate_ends: Date | null;
}

/** Looks at a website's home page, through the guard of outgoing connections. */
export const createLookAtPage = (
  settings: Pick<
    Settings,
    | 'NODE_ENV'
    | 'PUBLIC_URL'
    | 'PORT'
    | 'CONSOLE_HOSTS'
    | 'SCANNER_ALLOW'
    | 'SCANNER_RESOLVE'
    | 'SCANNER_IGNORE_CERTIFICATES'
  >,
) => {
  const allow = parseAllow(settings.SCANNER_ALLOW);
  const resolver = createCheckedResolver({
    allow,
    resolve: parseResolve(settings.SCANNER_RESOLVE),
    ownHosts: consoleHosts(settings).names,
  });
  const ignoreCertificates = settings.SCANNER_IGNORE_CERTIFICATES;

  return async (
    domainName: string,
    { site_key, group_keys }: { site_key: string; group_keys?: string[] },
    at: Date,
  ): Promise<SeenPage> => {
    const home = homeUrl(domainName, allow);
    const addresses = home.startsWith('http') ? [home] : [`https://${domainName}/`, `http://${domainName}/`];
    for (const url of addresses)
      try {
        const answer = await guardedFetch(url, { ...LIMITS, resolver, allow, ignoreCertificates });
        const { certificate_ends } = answer;
        // An error page says nothing of the website.
        if (answer.status >= 400) return { at, url: answer.url, found: 'unreachable', certificate_ends };
        return {
          at,
          url: answer.url,
          found: foundIn(answer.body.toString('utf8'), site_key, group_keys),
          certificate_ends,
        };
      } catch (error) {
        if (!(error instanceof EgressRefused)) throw error;
      }
    return { at, url: addresses[0] ?? '', found: 'unreachable', certificate_ends: null };
  };
};
export type LookAtPage = ReturnType<typeof createLookAtPage>;
