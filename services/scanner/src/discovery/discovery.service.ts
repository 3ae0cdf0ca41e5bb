import type { BodyOf } from '@yinyom/contracts/endpoint';
import type { reportDiscovery } from '@yinyom/contracts/scanner/discovery';
import type { WebsitesClient } from '../access/WebsitesClient';
import { classify } from '../classification/classify';
import { displayName } from '../classification/displayName';

type Body = BodyOf<typeof reportDiscovery>;
type Reported = Body['items'][number];
type Name = Parameters<WebsitesClient['proposeNames']>[0]['items'][number];

/** The script tells only what the website itself keeps; hosts of others would be anybody's claim about them. */
const isOwn = ({ party, initiator_host }: Reported, host: string): boolean =>
  party === 'first' && (initiator_host === null || initiator_host === host);

/** What the library knows about a name of the website's own. A visitor's browser tells no durations. */
const toName = ({ name, type }: Reported, host: string, siblings: ReadonlySet<string>): Name => {
  const { provider, suggestion } = classify({
    name,
    domain: host,
    party: 'first',
    setterHost: null,
    siblings,
  });
  const usual = type === 'cookie' ? suggestion?.durationSeconds : undefined;
  const isSession = type === 'cookie' || type === 'sessionStorage';
  const expiry = usual === undefined ? (isSession ? 0 : null) : usual;
  return {
    ...displayName(name),
    kind: type,
    provider: provider ?? host,
    expiry,
    is_session: expiry === 0,
    suggestion: suggestion && {
      category_type: suggestion.category,
      confidence: suggestion.confidence,
      purpose: suggestion.purpose,
    },
  };
};

/** Hands names that visitors' browsers saw to the websites service, which keeps them as proposals. */
export const createDiscoveryService = (websites: WebsitesClient) => ({
  /** @returns `token_invalid` when the report does not come from a configuration of this website */
  report: async (
    site: { site_key: string; host: string },
    { config_token, items, unagreed = false }: Body,
    ip: string,
  ): Promise<'taken' | 'token_invalid'> => {
    const own = items.filter((item) => isOwn(item, site.host));
    const siblings = new Set(own.map(({ name }) => name));
    const names = own.map((item) => toName(item, site.host, siblings));
    const once = new Map(names.map((name) => [`${name.kind} ${name.name}`, name]));
    return websites.proposeNames({
      site_key: site.site_key,
      config_token,
      ip,
      unagreed,
      items: [...once.values()],
    });
  },
});
export type DiscoveryService = ReturnType<typeof createDiscoveryService>;
