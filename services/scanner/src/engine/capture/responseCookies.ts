import type { CDPSession, Protocol } from 'puppeteer';
import type { Evidence } from './ItemObservation';
import { parseSetCookie } from './setCookieLine';
import { hostOf, siteOf } from '../../frontier/siteOf';

/** Addresses of a request and its redirects, and the headers of their answers, each in the order they came. */
interface Exchange {
  urls: string[];
  answers: { lines: string[]; at: number }[];
}

const MAX_EXCHANGES = 5_000;

/** Set-Cookie lines that the browser did not refuse. */
const acceptedLines = ({
  headers,
  blockedCookies,
}: Pick<Protocol.Network.ResponseReceivedExtraInfoEvent, 'headers' | 'blockedCookies'>): string[] => {
  const refused = new Set(blockedCookies.map(({ cookieLine }) => cookieLine));
  return Object.entries(headers)
    .filter(([name]) => name.toLowerCase() === 'set-cookie')
    .flatMap(([, value]) => value.split('\n'))
    .filter((line) => !refused.has(line));
};

export interface ResponseCookies {
  /** Listens to one more session; requests of one window may appear in several. */
  listen(session: CDPSession): void;
}

/**
 * Reads from the answers' headers which cookies were set by which address.
 * @param page address of the page that is open
 */
export const watchResponseCookies = (
  page: () => string,
  explain: (evidence: Evidence) => void,
): ResponseCookies => {
  const exchanges = new Map<string, Exchange>();
  const exchangeOf = (id: string): Exchange => {
    const known = exchanges.get(id) ?? { urls: [], answers: [] };
    if (exchanges.size < MAX_EXCHANGES) exchanges.set(id, known);
    return known;
  };

  const tellLines = (url: string, lines: string[], at: number) => {
    const host = hostOf(url);
    if (!host) return;
    for (const line of lines) {
      const cookie = parseSetCookie(line, host, at);
      if (!cookie) continue;
      explain({
        ...cookie,
        kind: 'cookie',
        at,
        page: page(),
        setBy: { kind: 'header', url: url.slice(0, 2_000), line: null },
        setterHost: siteOf(host),
      });
    }
  };
  /** Headers and addresses come separately; the first headers belong to the first address. */
  const pair = ({ urls, answers }: Exchange) => {
    while (urls[0] !== undefined && answers[0]) {
      const { lines, at } = answers[0];
      tellLines(urls[0], lines, at);
      urls.shift();
      answers.shift();
    }
  };

  return {
    listen: (session) => {
      session.on(
        'Network.requestWillBeSent',
        ({ requestId, request, redirectHasExtraInfo, redirectResponse }) => {
          const exchange = exchangeOf(requestId);
          // An answer from the cache, or one the browser made up, has no headers to wait for.
          if (redirectResponse && !redirectHasExtraInfo) exchange.urls.pop();
          exchange.urls.push(request.url);
          pair(exchange);
        },
      );
      session.on('Network.responseReceivedExtraInfo', (event) => {
        const exchange = exchangeOf(event.requestId);
        exchange.answers.push({ lines: acceptedLines(event), at: Date.now() });
        pair(exchange);
      });
      session.on('Network.webSocketCreated', ({ requestId, url }) => {
        exchangeOf(requestId).urls.push(url.replace(/^ws/, 'http'));
      });
    },
  };
};
