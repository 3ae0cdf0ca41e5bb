import type { SdkConfig } from '@yinyom/contracts/sdk/config';
import { readCookies, writeCookie } from '../platform/cookies';
import { now } from '../platform/now';
import { safely } from '../platform/safely';
import { toJson } from '../platform/toJson';
import { readItem, writeItem } from '../platform/webStorage';
import { formatChoice, parseChoice, type Choice } from './choice';

/** Name of the cookie and stem of the storage keys: `yinyom_` and the first 8 characters of the site key. */
export const storageName = (siteKey: string): string => `yinyom_${siteKey.slice(0, 8)}`;

/**
 * The stored choice: the valid cookie that lasts longest (a sub-domain may have put another of the same name
 * beside it), else the mirror.
 */
export const readChoice = (
  name: string,
  config: Pick<SdkConfig, 'version' | 'expiry_days'>,
): Choice | null => {
  let found: Choice | null = null;
  for (const part of readCookies().split('; ')) {
    if (!part.startsWith(`${name}=`)) continue;
    const choice = parseChoice(
      safely(() => decodeURIComponent(part.slice(name.length + 1))),
      config,
    );
    if (choice && (!found || choice.x > found.x)) found = choice;
  }
  return found ?? parseChoice(readItem(name), config);
};

/**
 * Keeps the choice in a first-party cookie and its mirror. The cookie is shared with sub-domains when `domain` is
 * a parent of this host; a browser that refuses it there (public suffix) gets it for this host alone.
 */
export const writeChoice = (name: string, choice: Choice, domain = ''): void => {
  const value = formatChoice(choice);
  const rest = `;path=/;max-age=${choice.x - now()};samesite=lax${
    location.protocol === 'https:' ? ';secure' : ''
  }`;
  // Where the domain is none of this host's, or empty, a browser keeps nothing or a cookie of this host.
  writeCookie(`${name}=${value};domain=${domain}${rest}`);
  if (!readCookies().includes(value)) writeCookie(`${name}=${value}${rest}`);
  writeItem(name, toJson(choice));
};
