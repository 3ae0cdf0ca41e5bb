import { CHOICE_COOKIE } from '@yinyom/contracts/sdk/choiceToken';
import type { CookieRecord } from '../cookie/CookieRecord';

/** Name of the cookie, and stem of the storage keys, in which the visitors' script keeps a choice (consent-sdk). */
export const ownName = (siteKey: string): string => `yinyom_${siteKey.slice(0, 8)}`;

/** Whether a listed item is what the script itself keeps, which stands in the declaration in its own words. */
export const isOwn = ({ name, match }: Pick<CookieRecord, 'name' | 'match'>, siteKey: string): boolean => {
  const own = ownName(siteKey);
  if (name === CHOICE_COOKIE) return true;
  return name.startsWith(own) || (match === 'prefix' && name.startsWith('yinyom_') && own.startsWith(name));
};
