import type { CookieRecord } from '../cookie/CookieRecord';
import type { FoundCookie } from '@yinyom/contracts/internal/foundCookies';

/**
 * The cookie of a website that a found one is: the same name at the same place, else one that its owner described
 * without a place, else one described by the beginning of its name. Pure.
 */
export const matchFound = (
  found: FoundCookie,
  cookies: readonly CookieRecord[],
): CookieRecord | undefined => {
  const sameKind = cookies.filter(({ type }) => type === found.type);
  const sameName = sameKind.filter(({ name }) => name === found.name);
  return (
    sameName.find(({ domain }) => domain === found.domain) ??
    sameName.find(({ domain }) => domain === undefined) ??
    sameKind.find(
      ({ name, match, domain }) =>
        match === 'prefix' &&
        found.name.startsWith(name) &&
        (domain === undefined || domain === found.domain),
    )
  );
};
