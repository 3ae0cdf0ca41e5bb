import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';
import { sandboxHere } from '../../../../../tooling/test/sandbox.cjs';
import { runScan } from '../runScan';
import { scanSettingOf, type ScanOptions } from '../ScanOptions';
import type { ScanOrder, ScanOutcome } from '../ScanOutcome';
import type { ScanLimits } from '../scanLimits';

/** Body of a page, or what answers in its place. */
export type Answer = string | ((request: IncomingMessage, response: ServerResponse) => void);

const HOST = 'www.school.ac.th';

/**
 * Pages of tests do at once what they do, and answer at once. On a busy machine a scan waits for its own work all the same: for
 * two looks for a banner, for every rule of autoconsent, for a quiet network. A page that hangs is another test's: no other one ends
 * because the machine is slow.
 */
export const BRIEF_LIMITS = {
  startsPerSecond: 20,
  dwellMs: 600,
  settleMs: 300,
  quietMs: 1_000,
  noChoiceMs: 1_000,
  seekMs: 3_000,
  detectMs: 100,
  pageMs: 120_000,
  navigationMs: 60_000,
} satisfies Partial<ScanLimits>;

/** A website of this machine under any names: answers are given by path, or by host and path. */
export const startTestSite = async (answers: Record<string, Answer>) => {
  /** Method, host and path of every request. */
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '');
    const path = request.url ?? '';
    requests.push(`${request.method} ${host}${path}`);
    const answer = answers[`${host}${path}`] ?? answers[path];
    if (answer === undefined) response.writeHead(404).end();
    else if (typeof answer === 'function') answer(request, response);
    else response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const at = (path: string, host = HOST) => `http://${host}:${port}${path}`;

  return {
    requests,
    at,
    port,
    /** Setting of scans that see every name here. */
    setting: scanSettingOf(
      loadSettings({
        SCANNER_RESOLVE: '*=127.0.0.1',
        SCANNER_ALLOW: `127.0.0.1:${port}`,
        SCANNER_SANDBOX: sandboxHere(),
      }),
    ),
    /** Scans it; waits are shorter than usual. */
    scan(
      order: Partial<ScanOrder> = {},
      options: Partial<ScanOptions> = {},
      limits: Partial<ScanLimits> = {},
    ): Promise<ScanOutcome> {
      return runScan(
        { startUrls: [at('/')], maxPages: 20, passes: ['none'], includeSubdomains: true, ...order },
        {
          ...this.setting,
          signal: new AbortController().signal,
          onProgress: () => undefined,
          ...options,
          limits: { ...this.setting.limits, ...BRIEF_LIMITS, ...limits },
        },
      );
    },
    close: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
export type TestSite = Awaited<ReturnType<typeof startTestSite>>;

/** Names of what was found, with a star for what waited for the consent. */
export const namesOf = ({ items }: Pick<ScanOutcome, 'items'>): string[] =>
  items.map(({ name, beforeConsent }) => `${name}${beforeConsent ? '' : '*'}`).sort();

/** How each page ended, by its path. */
export const endsOf = ({ pages }: Pick<ScanOutcome, 'pages'>): Record<string, string> =>
  Object.fromEntries(
    pages.map(({ url, state, code }) => {
      const { pathname, search } = new URL(url);
      return [`${pathname}${search}`, code ? `${state} ${code}` : state];
    }),
  );
