import { isOwnName } from '@yinyom/contracts/scanner/ownItem';
import { identifiersIn } from '../identifier';
import type { Judged } from '../Trace';

/** A cookie of the website with the identifiers in its value, which are compared and forgotten. */
export interface OwnCookie {
  name: string;
  identifiers: readonly string[];
}

export const ownCookie = ({ name, value }: { name: string; value: string }): OwnCookie => ({
  name,
  identifiers: isOwnName(name) ? [] : identifiersIn(value),
});

/** Names of the website's cookies whose identifier occurs in what another website is sent. Pure. */
export const judgeCookieToThirdParty = (cookies: readonly OwnCookie[], text: string): Judged => {
  const sent = cookies.filter(({ identifiers }) =>
    identifiers.some((identifier) => text.includes(identifier)),
  );
  return sent.length > 0 ? { cookies: [...new Set(sent.map(({ name }) => name))].sort() } : null;
};
