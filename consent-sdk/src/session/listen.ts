import { some } from '../platform/some';
import { follow } from './follow';
import type { PartBridge } from './part';

/** Follows what other tabs decide, and what was decided while this page was set aside. */
export const listen = (bridge: PartBridge): void => {
  const { name } = bridge.session;
  const catchUp = (): void => follow(bridge);
  for (const event of ['pageshow', 'visibilitychange']) addEventListener(event, catchUp);
  addEventListener('storage', ({ key }) => key === name && catchUp());
  // Not in every browser, and on secure pages only. Storage belongs to one host, the cookie to all hosts of a website;
  // and a page that replaces its document takes the listeners of its window away, not this one.
  window.cookieStore?.addEventListener('change', ({ changed }) => {
    if (some(changed, (cookie) => cookie.name === name)) catchUp();
  });
};
