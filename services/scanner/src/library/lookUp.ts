import { hostOf } from '@yinyom/contracts/websites/domainName';
import type { KnownCookie } from '@yinyom/contracts/scanner/cookieLibrary';
import { classify } from '../classification/classify';
import { displayName } from '../classification/displayName';

const NO_SIBLINGS: ReadonlySet<string> = new Set();

interface Named {
  name: string;
  /** Whose cookie it is, where that is not the website itself. */
  domain?: string;
}

/**
 * What the library says about a cookie that somebody adds by hand; null = it does not know the name. A host alone is no
 * answer: it tells whose a cookie is, not what it is for. Pure.
 */
export const lookUp = (domainName: string, { name, domain }: Named): KnownCookie | null => {
  const own = hostOf(domainName);
  const host = domain?.replace(/^\./, '') ?? own;
  const party = own === host || own.endsWith(`.${host}`) ? 'first' : 'third';
  const { provider, suggestion } = classify({
    name,
    domain: host,
    party,
    setterHost: null,
    siblings: NO_SIBLINGS,
  });
  if (!suggestion || suggestion.reason === 'host') return null;
  const { category, purpose, durationSeconds } = suggestion;
  return {
    ...displayName(name),
    provider,
    category_type: category,
    purpose,
    ...(durationSeconds !== undefined && { expiry: durationSeconds }),
  };
};
