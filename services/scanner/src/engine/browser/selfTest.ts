import type { CDPSession } from 'puppeteer';
import { MINUTE_MS } from '@yinyom/contracts/durations';
import { ask, tell } from '../cdp/ask';
import { followTargets, type Prepare } from '../cdp/followTargets';
import { ScanFailure } from './scanFailure';

const OWN = 'https://own-site.invalid/';
const OTHER = 'https://other-site.invalid/';
/** Nobody answers there; the browser may try to connect ahead all the same. */
export const SELF_TEST_HOSTS: ReadonlySet<string> = new Set([OWN, OTHER].map((url) => new URL(url).hostname));
const COOKIE = 'yinyom_self_test';
const ANSWERS: Record<string, string> = {
  [OWN]: `<iframe src="${OTHER}"></iframe>`,
  [OTHER]: `<script>document.cookie = '${COOKIE}=1; SameSite=None; Secure'; document.title = 'set'</script>`,
};
/** Longest wait for the frame, and then for its cookie. */
const SHOWN_MS = 60_000;
const STORED_MS = 4_000;

/** Answers every request of a target itself, so that the test needs no network. */
const answerRequests = (session: CDPSession): void => {
  session.on('Fetch.requestPaused', ({ requestId, request }) =>
    tell(session, 'Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: 'text/html' }],
      body: Buffer.from(ANSWERS[request.url] ?? '').toString('base64'),
    }),
  );
  tell(session, 'Fetch.enable', { patterns: [{ urlPattern: '*' }] });
};

/**
 * Proves that this browser really stores cookies of third parties: a page of one site shows a frame of another one,
 * which sets a cookie. A browser that does not would report a fraction as the whole.
 * @param root session of the browser
 * @throws ScanFailure third_party_cookies_blocked
 */
export const proveThirdPartyCookies = async (root: CDPSession): Promise<void> => {
  const { browserContextId } = await ask(root, 'Target.createBrowserContext');
  try {
    const { targetId } = await ask(root, 'Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await ask(root, 'Target.attachToTarget', { targetId, flatten: true });
    const page = root.connection()?.session(sessionId);
    if (!page) throw new ScanFailure('browser_ended', 'The browser ended during its self-test.');
    const frameWasShown = new Promise<void>((resolve) => {
      const listen = (session: CDPSession) => {
        answerRequests(session);
        session.on('Page.loadEventFired', () => resolve());
        tell(session, 'Page.enable');
      };
      answerRequests(page);
      // The frame of the other site is a target of its own; its load event comes after its script.
      const prepare: Prepare = ({ session }) => {
        listen(session);
        return prepare;
      };
      followTargets(page, prepare);
    });
    await ask(page, 'Page.navigate', { url: OWN });
    // Silence of a busy machine is no refusal: only a frame that was shown can have been refused its cookie.
    let until = Date.now() + SHOWN_MS;
    void frameWasShown.then(() => {
      until = Math.min(until, Date.now() + STORED_MS);
    });
    while (Date.now() < until) {
      const { cookies } = await ask(root, 'Storage.getCookies', { browserContextId });
      if (cookies.some(({ name, partitionKey }) => name === COOKIE && !partitionKey)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  } finally {
    tell(root, 'Target.disposeBrowserContext', { browserContextId });
  }
  throw new ScanFailure(
    'third_party_cookies_blocked',
    'This browser does not store cookies of third parties, so a scan would miss them. Its profile was to allow them; another version or a policy of this machine forbids it.',
  );
};

/** A proof counts for so long: a policy of the machine may change while a worker runs. */
const PROVEN_FOR_MS = 10 * MINUTE_MS;

/** When a browser of this process proved it last, by program and arguments. */
const proven = new Map<string, number>();

/**
 * The same, unless a browser of this kind proved it in the last ten minutes: two documents in two processes are half of what
 * the start of a browser costs (docs/decisions/244).
 * @param kind program, version and arguments of the browser
 * @throws ScanFailure third_party_cookies_blocked
 */
export const proveThirdPartyCookiesOnce = async (root: CDPSession, kind: string): Promise<void> => {
  const at = proven.get(kind);
  if (at !== undefined && Date.now() - at < PROVEN_FOR_MS) return;
  await proveThirdPartyCookies(root);
  proven.set(kind, Date.now());
};
