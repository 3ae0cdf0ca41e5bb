import type { Choice } from '../choice/choice';
import { some } from '../platform/some';
import { removeItem, storages } from '../platform/webStorage';
import type { PartBridge } from '../session/part';
import { birthPrefix } from './birthPrefix';
import { erase } from './erase';

/** No category has this id, so what is listed under it may never be written. */
const NOBODY = '';

/** A note stays so long that the other tabs hear of the withdrawal and find it. */
const NOTED_MS = 1000;

/** Cookies whose notes this page has taken over, and what was granted when each was born. */
const taken: Record<string, Choice['s']> = {};

/**
 * Deletes what has no consent now: cookies and storage entries listed in categories without it, and cookies that
 * scripts made by leave of a grant that was taken back, unless a category that may act lists them. A tag that still
 * runs would write such a cookie again with its next event, so the name stays refused as long as the page.
 */
export const eraseWithdrawn = (bridge: PartBridge): void => {
  const { isForbidden, parseObject, readItem } = bridge;
  const { cookies } = bridge.config;
  const { name, may, valid } = bridge.session;
  const isWithdrawn = (born: Choice['s']): boolean =>
    some(Object.keys(born), (key) => born[key] === 1 && valid()?.s[key] !== 1);
  const prefix = birthPrefix(name);
  for (const key of Object.keys(storages()[0] ?? {})) {
    const born = key.startsWith(prefix) && (parseObject(readItem(key)) as Choice['s'] | null);
    if (!born || !isWithdrawn(born)) continue;
    taken[key.slice(prefix.length)] = born;
    // Other tabs read it, too.
    setTimeout(removeItem, NOTED_MS, key);
  }
  // Without the methods of arrays: a page may have replaced them, and then nothing would be erased or delivered.
  const refused: string[] = [];
  for (const cookie of Object.keys(taken))
    if (isWithdrawn(taken[cookie]!) && !isForbidden(cookies, cookie, (id) => !may(id)))
      refused[refused.length] = cookie;
  cookies[NOBODY] = refused;
  erase(bridge, (item) => isForbidden(cookies, item, may));
};
