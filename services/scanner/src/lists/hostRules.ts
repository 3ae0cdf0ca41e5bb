import type { HostRule } from '../classification/CookieRule';
import { bySuffix } from './bySuffix';
import { categoryOf, readList } from './readList';

let loaded: Map<string, HostRule> | undefined;

/** Whose hosts are, by host. */
export const hostRules = (): ReadonlyMap<string, HostRule> =>
  (loaded ??= new Map(
    readList('hosts.csv').map(({ host = '', provider = '', category, source = '' }) => [
      host,
      { host, provider, category: category === '' ? null : categoryOf(category), source },
    ]),
  ));

/** Whose a host is: of all its suffixes the longest that is known. */
export const hostRuleOf = (host: string): HostRule | undefined => bySuffix(hostRules(), host);
