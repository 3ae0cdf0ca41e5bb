import { pause } from '@yinyom/service-kit/pause';
import { ask, browserWithin } from '../cdp/ask';
import type { ScannedPage } from '../ScanOutcome';
import { hostOf } from '../../frontier/siteOf';
import type { ScanWindow } from './scanWindow';

export type PageEnd = Pick<ScannedPage, 'state' | 'code'>;

/** Codes of the guard that are no refusal: nobody answered. */
const NOBODY_ANSWERED = new Set(['connection_failed', 'name_not_found', 'took_too_long']);
const REFUSED_STATUS = new Set([401, 403, 407, 429, 451]);
const ERRORS: [RegExp, PageEnd][] = [
  [/ERR_CERT|ERR_SSL|ERR_BAD_SSL/, { state: 'failed', code: 'certificate_error' }],
  [/ERR_TOO_MANY_REDIRECTS/, { state: 'failed', code: 'redirect_loop' }],
  [/AUTH/, { state: 'refused', code: 'http_401' }],
  [
    /ERR_(?:UNSAFE_PORT|DISALLOWED_URL_SCHEME|UNKNOWN_URL_SCHEME)/,
    { state: 'refused', code: 'scheme_not_allowed' },
  ],
  // An answer without anything to show, as 204.
  [/ERR_ABORTED/, { state: 'skipped', code: 'not_a_page' }],
  [/TIMED_OUT/, { state: 'timed_out', code: 'took_too_long' }],
];

const HELD_BACK_MS = 1_500;

/** What the guard says about a host that it did not let through. */
export type RefusalOf = (host: string) => string | null;

const endOfRefusal = (code: string): PageEnd => ({
  state: NOBODY_ANSWERED.has(code) ? 'failed' : 'refused',
  code,
});

const endOfDocument = ({ network, guard }: ScanWindow): PageEnd | null => {
  if (guard.externalRedirect) return { state: 'refused', code: 'external_redirect' };
  const answer = network.document();
  if (!answer) return null;
  if (answer.refusal) return endOfRefusal(answer.refusal);
  if (REFUSED_STATUS.has(answer.status)) return { state: 'refused', code: `http_${answer.status}` };
  if (answer.status >= 400) return { state: 'failed', code: `http_${answer.status}` };
  return /html|xml/.test(answer.mimeType) ? null : { state: 'skipped', code: 'not_a_page' };
};

const endOfError = (url: string, error: string, window: ScanWindow, refusalOf: RefusalOf): PageEnd => {
  if (/HTTP_RESPONSE_CODE/.test(error)) return endOfDocument(window) ?? { state: 'failed', code: 'aborted' };
  if (window.guard.externalRedirect) return { state: 'refused', code: 'external_redirect' };
  const refusal = /TUNNEL|PROXY/.test(error) ? refusalOf(hostOf(url) ?? '') : null;
  if (refusal) return endOfRefusal(refusal);
  return (
    ERRORS.find(([pattern]) => pattern.test(error))?.[1] ?? { state: 'failed', code: 'connection_failed' }
  );
};

/**
 * Opens an address and waits for its markup.
 * @param ms for both together
 * @returns how the page ended, or null while it is well
 */
export const openPage = async (
  window: ScanWindow,
  url: string,
  ms: number,
  refusalOf: RefusalOf,
): Promise<PageEnd | null> => {
  const { session, guard } = window;
  const ready = new Promise<void>((resolve) => {
    session.once('Page.domContentEventFired', () => resolve());
  });
  const until = Date.now() + ms;
  const { errorText, isDownload } = await ask(session, 'Page.navigate', { url }, ms);
  if (isDownload) return { state: 'skipped', code: 'download' };
  if (errorText) return endOfError(url, errorText, window, refusalOf);
  // A script that goes elsewhere before its page is there stops it for good: that is a redirect, and followed.
  // A page that is kept from leaving while its markup arrives may never say that it has all of it.
  const stays = guard.heldBack.then(() => pause(HELD_BACK_MS));
  await browserWithin(Promise.race([ready, stays]), Math.max(until - Date.now(), 1));
  guard.arrived();
  return endOfDocument(window);
};
