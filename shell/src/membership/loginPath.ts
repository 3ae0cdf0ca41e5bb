import { PLACES } from '@yinyom/contracts/places';

/** The login, with the way back to a place of the console. */
export const loginPath = ({
  pathname,
  search,
  hash,
}: {
  pathname: string;
  search: string;
  hash: string;
}): string => `${PLACES.login}?next=${encodeURIComponent(pathname + search + hash)}`;
