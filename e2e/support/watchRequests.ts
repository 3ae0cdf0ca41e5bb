import type { Page } from 'puppeteer';
import { standsStill } from './standsStill';

/** How long an answer may take (milliseconds). */
const PATIENCE_MS = 60_000;

export interface WatchedRequests {
  /**
   * Waits until the document that is shown has every answer it asked for (of an event stream its beginning), and has drawn it.
   * @throws Error that names what is still open after a minute
   */
  answered(): Promise<void>;
}

const watch = async (page: Page): Promise<WatchedRequests> => {
  const session = await page.createCDPSession();
  /** What is open, by the browser's number. */
  const open = new Map<string, { url: string; frame?: string; loader: string }>();
  /** Loaders of the page's own documents that were left. */
  const left = new Set<string>();
  let shown = '';
  let sent = 0;
  let onEnd = (): void => undefined;
  const ended = ({ requestId }: { requestId: string }): void => {
    if (open.delete(requestId)) onEnd();
  };
  /** Ends requests that belong to what the page does not show any more. */
  const endThose = (isOver: (request: { frame?: string; loader: string }) => boolean): void => {
    for (const [requestId, request] of open) if (isOver(request)) ended({ requestId });
  };
  session.on('Network.requestWillBeSent', ({ requestId, loaderId, frameId, type, request }) => {
    // Nothing on a page waits for a beacon.
    if (type === 'Ping' || left.has(loaderId)) return;
    sent += 1;
    open.set(requestId, { url: request.url, loader: loaderId, ...(frameId && { frame: frameId }) });
  });
  session.on('Network.loadingFinished', ended);
  session.on('Network.loadingFailed', ended);
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType === 'text/event-stream') ended({ requestId });
  });
  session.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId === undefined) {
      left.add(shown);
      shown = frame.loaderId;
    }
    endThose(
      (request) =>
        request.loader !== frame.loaderId && (frame.parentId === undefined || request.frame === frame.id),
    );
  });
  session.on('Page.frameDetached', ({ frameId, reason }) => {
    if (reason === 'remove') endThose(({ frame }) => frame === frameId);
  });
  await Promise.all([session.send('Network.enable'), session.send('Page.enable')]);

  const allEnded = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        const urls = [...open.values()].map(({ url }) => url);
        reject(new Error(`Still open after a minute at ${page.url()}: ${urls.join(', ')}`));
      }, PATIENCE_MS);
      onEnd = () => {
        if (open.size > 0) return;
        clearTimeout(timer);
        onEnd = () => undefined;
        resolve();
      };
      onEnd();
    });

  return {
    answered: async () => {
      let before: number;
      do {
        before = sent;
        await allEnded();
        await standsStill(page);
        // What was drawn may ask for more.
      } while (open.size > 0 || sent !== before);
    },
  };
};

const watched = new WeakMap<Page, Promise<WatchedRequests>>();

/**
 * Watches from the first call on what the documents of a page ask for. Puppeteer's `waitForNetworkIdle` counts over the whole life of a
 * page, and the browser does not announce the end of every request that a document had open when it was left: such a
 * request holds it for ever. Here documents that were left do not count.
 */
export const watchRequests = (page: Page): Promise<WatchedRequests> => {
  const watching = watched.get(page) ?? watch(page);
  watched.set(page, watching);
  return watching;
};
