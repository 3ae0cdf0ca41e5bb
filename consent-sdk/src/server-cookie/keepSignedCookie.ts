import type { ServerCookieTold } from '@yinyom/contracts/sdk/sdkScript';
import type { YinyomApi } from '../api/yinyomApi';
import { deadline } from '../platform/deadline';
import { report } from '../platform/report';
import { readItem, writeItem } from '../platform/webStorage';
import { hasSignedCookie, writeSignedCookie } from './signedCookie';

const TIMEOUT = 3000;
/** Behind the mark of a browser that is not asked for again: the platform gives it no token. */
const REFUSED = '!';

/**
 * Keeps the signed cookie in step with the choice. A choice that changes deletes it at once: until the platform has
 * recorded the new one, servers know of none. Who chose before the website had its secret of now gets one.
 */
export const keepSignedCookie = ({ site_key, api_base, since, domain }: ServerCookieTold): void => {
  const api = window.yinyom as YinyomApi | undefined;
  if (!api?.get) return;
  const mark = `yinyom_${site_key.slice(0, 8)}_token`;
  const renew = async (): Promise<void> => {
    const consent = api.get();
    const proof = api.receipt();
    if (!consent) {
      writeSignedCookie(null, 0, domain);
      return;
    }
    const known = readItem(mark);
    if (!proof || known === `${since}${REFUSED}` || (hasSignedCookie() && known === `${since}`)) return;
    const response = await fetch(
      `${api_base}/api/v1/public/sites/${site_key}/consents/${proof.consent_id}/token`,
      {
        headers: { 'x-consent-receipt': proof.receipt },
        credentials: 'omit',
        signal: deadline(TIMEOUT),
      },
    );
    const { choice_token: token = null } = response.ok
      ? ((await response.json()) as { choice_token: string | null })
      : {};
    if (response.status >= 500 || response.status === 429 || api.get()?.consent_id !== proof.consent_id)
      return;
    writeSignedCookie(token, (Date.parse(consent.expires_at) - Date.now()) / 1000, domain);
    writeItem(mark, `${since}${token ? '' : REFUSED}`);
  };
  api.on('change', (consent) => {
    if (!consent?.consent_id) writeSignedCookie(null, 0, domain);
    writeItem(mark, `${since}`);
  });
  renew().catch(report);
};
