import { CANARY_COOKIE, canaryValue, canaryValueIn } from '@yinyom/contracts/release/canaryCookie';
import type { PageRemote, PageRow } from '@yinyom/contracts/release/pageList';

/**
 * Tells the gateway, for the next document, which builds this browser gets of remotes that have a canary (`canaryCookie`).
 * The cookie goes with the last canary, and with the browser.
 */
export const tellChosen = (rows: readonly PageRow[], chosen: readonly PageRemote[]): void => {
  const open = rows.filter(({ canary }) => canary).map(({ name }) => name);
  const value = canaryValue(chosen.filter(({ name }) => open.includes(name)));
  if (value === canaryValueIn(document.cookie)) return;
  const end = value === '' ? '; Max-Age=0' : '';
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${CANARY_COOKIE}=${value}; Path=/; SameSite=Lax${secure}${end}`;
};
