import type { CDPSession, Protocol } from 'puppeteer';
import { REFUSED_HEADER } from '@yinyom/service-kit/egress/egressProxy';

export interface MainDocument {
  url: string;
  status: number;
  mimeType: string;
  /** Code of the guard that answered in the website's place. */
  refusal: string | null;
}

/** What a window loads. */
export interface WindowNetwork {
  listen(session: CDPSession): void;
  /** Resolves when nothing was loading for a moment, or after `ms`. */
  quiet(ms: number): Promise<void>;
  /** Status and kind of the newest main document. */
  document(): MainDocument | null;
  /** Requests that the window made. */
  readonly requests: number;
}

const QUIET_FOR_MS = 500;
const LOOK_EVERY_MS = 50;
/** These stay open for as long as the page likes. */
const STREAMS = new Set(['EventSource', 'WebSocket', 'Ping', 'Preflight']);

const mainDocument = ({ url, status, mimeType, headers }: Protocol.Network.Response): MainDocument => {
  const [, refusal] = Object.entries(headers).find(([name]) => name.toLowerCase() === REFUSED_HEADER) ?? [];
  return { url, status, mimeType, refusal: refusal ?? null };
};

/** @param overflow called once when everything together is more than `maxBytes` */
export const watchNetwork = (
  mainFrameId: () => string,
  maxBytes: number,
  overflow: () => void,
): WindowNetwork => {
  const loading = new Set<string>();
  let lastChange = Date.now();
  let bytes = 0;
  let requests = 0;
  let main: MainDocument | null = null;
  const ended = (requestId: string) => {
    if (loading.delete(requestId)) lastChange = Date.now();
  };
  return {
    listen: (session) => {
      session.on('Network.requestWillBeSent', ({ requestId, type }) => {
        requests += 1;
        if (type && STREAMS.has(type)) return;
        loading.add(requestId);
        lastChange = Date.now();
      });
      session.on('Network.loadingFinished', ({ requestId }) => ended(requestId));
      session.on('Network.loadingFailed', ({ requestId }) => ended(requestId));
      session.on('Network.responseReceived', ({ requestId, type, frameId, response }) => {
        if (type === 'Document' && frameId === mainFrameId()) main = mainDocument(response);
        if (response.mimeType === 'text/event-stream') ended(requestId);
      });
      session.on('Network.dataReceived', ({ dataLength }) => {
        const before = bytes;
        bytes += dataLength;
        if (before <= maxBytes && bytes > maxBytes) overflow();
      });
    },
    quiet: (ms) =>
      new Promise((resolve) => {
        const until = Date.now() + ms;
        const timer = setInterval(() => {
          const isQuiet = loading.size === 0 && Date.now() - lastChange >= QUIET_FOR_MS;
          if (!isQuiet && Date.now() < until) return;
          clearInterval(timer);
          resolve();
        }, LOOK_EVERY_MS);
      }),
    document: () => main,
    get requests() {
      return requests;
    },
  };
};
