import { randomBytes } from 'node:crypto';
import { MAX_ADDRESS } from '@yinyom/contracts/scanner/shortAddress';
import type { CDPSession, Protocol } from 'puppeteer';
import { tell } from '../cdp/ask';
import { holdSource } from './holdPage';

export interface NavigationGuard {
  listen(session: CDPSession): void;
  /** From here on the window belongs to this page: it may reload itself, but not go elsewhere. */
  arrived(): void;
  readonly hasArrived: boolean;
  /** From here on the page may go once to another page of the website, until `arrived` is called again. */
  mayStep(): void;
  /** Resolves when the page was kept from going elsewhere for the first time. */
  heldBack: Promise<void>;
  /** Where the page wanted to go. */
  readonly wanted: ReadonlySet<string>;
  /** Address outside the website that the page's own address redirects to. */
  readonly externalRedirect: string | null;
}

const MAX_RELOADS = 2;
const MAX_WANTED = 500;
const withoutHash = (url: string): string => url.split('#', 1)[0] ?? '';

/**
 * Decides about every document that a window asks for, before it is asked for: forms are never posted, pages outside
 * the website never opened, and a page that was opened stays until it is done with.
 * @param isInScope whether an address is a page of the website
 */
export const guardNavigation = (
  mainFrameId: () => string,
  isInScope: (url: string) => boolean,
): NavigationGuard => {
  const wanted = new Set<string>();
  let holdBack: () => void = () => undefined;
  const heldBack = new Promise<void>((resolve) => {
    holdBack = resolve;
  });
  let isOpening = true;
  let hasStep = false;
  let current = '';
  let reloads = 0;
  let externalRedirect: string | null = null;

  /** Longer addresses are no pages of a scan (`frontier/canonicalUrl.ts`). */
  const want = (url: string) => {
    if (url && url.length <= MAX_ADDRESS && wanted.size < MAX_WANTED) wanted.add(url);
  };

  /** @param isOwnStep the page's own step, not the answer to the one before */
  const mayOpen = (url: string, isOwnStep: boolean): boolean => {
    if (isOwnStep && current) isOpening = hasStep && isInScope(url);
    if (isOwnStep) hasStep = false;
    if (isOpening) {
      if (!isInScope(url)) {
        externalRedirect = url;
        return false;
      }
      current = withoutHash(url);
      return true;
    }
    if (withoutHash(url) === current && reloads < MAX_RELOADS) {
      reloads += 1;
      return true;
    }
    want(url);
    return false;
  };

  const decide = (
    session: CDPSession,
    { requestId, request, frameId, redirectedRequestId }: Protocol.Fetch.RequestPausedEvent,
  ) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isMain = frameId === mainFrameId();
    if (isRead && (!isMain || mayOpen(request.url, !redirectedRequestId))) {
      tell(session, 'Fetch.continueRequest', { requestId });
      return;
    }
    // Aborted, not failed: the page that is shown stays.
    tell(session, 'Fetch.failRequest', { requestId, errorReason: 'Aborted' });
    if (isMain) holdBack();
  };

  return {
    heldBack,
    wanted,
    get externalRedirect() {
      return externalRedirect;
    },
    get hasArrived() {
      return !isOpening;
    },
    mayStep: () => {
      hasStep = true;
    },
    arrived: () => {
      isOpening = false;
      hasStep = false;
    },
    listen: (session) => {
      session.on('Fetch.requestPaused', (event) => decide(session, event));
      session.on('Fetch.authRequired', ({ requestId }) =>
        tell(session, 'Fetch.continueWithAuth', {
          requestId,
          authChallengeResponse: { response: 'CancelAuth' },
        }),
      );
      session.on('Page.navigatedWithinDocument', ({ frameId, url }) => {
        if (frameId === mainFrameId()) want(url);
      });
      // No window is opened; its address may be a page of the website.
      const binding = `_${randomBytes(8).toString('hex')}`;
      session.on('Runtime.bindingCalled', ({ name, payload }) => {
        if (name === binding) want(payload);
      });
      tell(session, 'Runtime.addBinding', { name: binding });
      tell(session, 'Page.addScriptToEvaluateOnNewDocument', { source: holdSource(binding) });
      tell(session, 'Fetch.enable', {
        handleAuthRequests: true,
        patterns: [{ resourceType: 'Document', requestStage: 'Request' }],
      });
    },
  };
};
