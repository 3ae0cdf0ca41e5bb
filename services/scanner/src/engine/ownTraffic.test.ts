import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';
import { sandboxHere } from '../../../../tooling/test/sandbox.cjs';
import { startFixture } from '../../fixture/startFixture.mjs';
import { runScan } from './runScan';
import { scanSettingOf } from './ScanOptions';
import type { ScanOutcome } from './ScanOutcome';
import { BRIEF_LIMITS, startTestSite } from './testing/testSite';

/** Hosts that the page asks for and the guard does not let it reach: private addresses. */
const PAGE = `<p>x</p>
<img src="http://10.1.2.3/pixel.gif" alt="">
<script>fetch('http://10.1.2.4:8080/data').catch(() => 0); new WebSocket('ws://10.1.2.5/live');</script>`;

/** Closes what a test started, also where it fails: tests that run at once share no hook. */
const during = async <T extends { close(): Promise<unknown> }>(
  started: T,
  test: (started: T) => Promise<void>,
): Promise<void> => {
  try {
    await test(started);
  } finally {
    await started.close();
  }
};

const hostsOf = ({ refused }: ScanOutcome) => refused.map(({ host, port }) => `${host}:${port}`).sort();

it.concurrent('H18 a website whose pages call nobody is told of no connection, whatever the browser does by itself', async () =>
  during(await startTestSite({ '/': '<p>nothing</p>' }), async (site) => {
    // The browser as it is on a machine where it may call home: it asks for an address of its own at the start.
    const outcome = await site.scan({}, { chromiumArgs: ['http://10.9.9.9/browsers-own-page'] });
    expect(outcome.state).toBe('complete');
    expect(outcome.refused).toEqual([]);
  }));

it.concurrent('H18 what its pages do ask for is told', async () =>
  during(await startTestSite({ '/': PAGE }), async (site) => {
    expect(hostsOf(await site.scan())).toEqual(['10.1.2.3:80', '10.1.2.4:8080', '10.1.2.5:80']);
  }));

it.concurrent('S-01 S-02 S-03 a page that names private addresses in every way reaches none', async () =>
  during(await startFixture(), async (fixture) => {
    const setting = scanSettingOf(loadSettings({ ...fixture.settings, SCANNER_SANDBOX: sandboxHere() }));
    const { pages, refused } = await runScan(
      {
        startUrls: [fixture.plain('www.yinyom-fixture.co.th', '/inside')],
        maxPages: 1,
        passes: ['none'],
        includeSubdomains: true,
      },
      {
        ...setting,
        // The page leaves for a private address after a second and a half.
        limits: { ...setting.limits, ...BRIEF_LIMITS, dwellMs: 2_000 },
        signal: new AbortController().signal,
        onProgress: () => undefined,
      },
    );
    expect(pages.find(({ url }) => url.endsWith('/inside'))?.state).toBe('loaded');
    expect([...new Set(refused.map(({ code }) => code))]).toEqual(
      expect.arrayContaining(['literal_address', 'name_not_public', 'port_not_allowed']),
    );
    expect(fixture.log.report().forbiddenConnections).toBe(0);
  }));
