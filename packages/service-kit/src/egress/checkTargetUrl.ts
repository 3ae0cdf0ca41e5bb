import { EgressRefused } from './EgressRefused';
import { isLiteralAddress } from './addressRules';
import { allowsPort, isWebPort, type EgressSettings, type PortRule } from './egressSettings';
import { isPublicName, normalHost } from './nameRules';

const HOST_FIRST = /^[^/?#:@\\]+(?::\d+)?(?:[/?#]|$)/;
const MAX_LENGTH = 2_000;

/** Port of a URL as a number, the scheme's own included. */
export const portOf = (url: URL): number => Number(url.port || (url.protocol === 'https:' ? 443 : 80));

/**
 * Checks an address before anything is resolved: http or https, no credentials, nothing that browsers read
 * differently from each other, a public name, port 80 or 443 (or one that `allow` names).
 * @param text as somebody typed it; a host without a scheme means http
 * @param options.ports which ports besides those that `allow` names; default 80 and 443
 * @param options.ownHosts hosts of this installation, which are never a target
 * @throws EgressRefused
 */
export const checkTargetUrl = (
  text: string,
  {
    allow = new Set(),
    ports = isWebPort,
    ownHosts = [],
  }: Partial<Pick<EgressSettings, 'allow'>> & { ports?: PortRule; ownHosts?: readonly string[] } = {},
): URL => {
  if (text.length > MAX_LENGTH || /[\s\p{Cc}\p{Cf}\\]/u.test(text)) throw new EgressRefused('url_invalid');
  const full = HOST_FIRST.test(text) ? `http://${text}` : text;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(full)?.[1]?.toLowerCase();
  if (!scheme) throw new EgressRefused('url_invalid');
  if (scheme !== 'http' && scheme !== 'https') throw new EgressRefused('scheme_not_allowed');
  const authority = /^https?:\/\/([^/?#]+)/i.exec(full)?.[1];
  if (!authority || !URL.canParse(full)) throw new EgressRefused('url_invalid');
  if (authority.includes('@')) throw new EgressRefused('credentials_not_allowed');
  if (authority.includes('%')) throw new EgressRefused('url_invalid');

  const url = new URL(full);
  const host = normalHost(url.hostname);
  const port = portOf(url);
  if (isLiteralAddress(host)) throw new EgressRefused('literal_address', host, port);
  if (!allow.has(`${host}:${port}`)) {
    if (!isPublicName(host)) throw new EgressRefused('name_not_public', host, port);
    if (ownHosts.some((own) => normalHost(own) === host)) throw new EgressRefused('own_host', host, port);
    if (!ports(port) && !allowsPort(allow, port)) throw new EgressRefused('port_not_allowed', host, port);
  }
  return url;
};
