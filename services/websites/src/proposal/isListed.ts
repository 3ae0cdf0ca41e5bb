import { COOKIE_TYPES, type CookieType } from '@yinyom/contracts/constants';
import type { CookieRecord } from '../cookie/CookieRecord';
import type { ReportedName } from './ProposalRecord';

/** What a reported item is in the cookie list. */
export const cookieTypeOf = ({ kind }: Pick<ReportedName, 'kind'>): CookieType =>
  kind === 'cookie' ? COOKIE_TYPES.http : COOKIE_TYPES.html;

/** Whether the cookie list already has a reported name, whoever sets it. Pure. */
export const isListed = (
  reported: Pick<ReportedName, 'kind' | 'name'>,
  cookies: readonly Pick<CookieRecord, 'name' | 'type' | 'match'>[],
): boolean => {
  const own = cookieTypeOf(reported);
  return cookies.some(
    ({ name, type, match }) =>
      type === own && (name === reported.name || (match === 'prefix' && reported.name.startsWith(name))),
  );
};
