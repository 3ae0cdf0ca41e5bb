import { hostOf } from '@yinyom/contracts/websites/domainName';

/**
 * Where a website is when only its domain name is known. Tests and demos are on the port that `allow` names.
 * @param domainName host, perhaps with a path
 * @param allow host:port pairs of the setting SCANNER_ALLOW
 * @returns with a scheme only for such a port; else it is for the caller to try http and https
 */
export const homeUrl = (domainName: string, allow: ReadonlySet<string>): string => {
  const host = hostOf(domainName);
  const allowed = [...allow].find((pair) => pair.startsWith(`${host}:`));
  return allowed ? `http://${allowed}${domainName.slice(host.length)}/` : domainName;
};
