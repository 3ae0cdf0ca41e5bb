import { readCookies } from '../platform/cookies';
import { toJson } from '../platform/toJson';
import { writeItem } from '../platform/webStorage';
import { birthPrefix } from './birthPrefix';
import type { Session } from '../session/session';

/**
 * Notes a cookie that a script is about to make and that was not there before, with what is granted now: it exists
 * by leave of that, so it goes when that is taken back, listed or not (docs/decisions/020-erasing-on-withdrawal.md). What stood before, and
 * what servers set, is never noted.
 */
export const noteBirth = ({ name, valid }: Session, cookie: string): void => {
  const grants = toJson(valid()?.s);
  if (/:1/.test(grants) && !`; ${readCookies()}`.includes(`; ${cookie}=`))
    writeItem(birthPrefix(name) + cookie, grants);
};
