import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';
import { lackForEncryption } from '@yinyom/testing/browser';
import { sandboxHere } from '../../../tooling/test/sandbox.cjs';
import { compareItems, type Comparison } from '../fixture/compareItems.mjs';
import { startFixture, type Fixture } from '../fixture/startFixture.mjs';
import { toJsonItems } from './cli/summary';
import { runScan } from './engine/runScan';
import type { ScanOutcome } from './engine/ScanOutcome';
import { scanSettingOf } from './engine/ScanOptions';

const WWW = 'www.yinyom-fixture.co.th';
/** Pages that hold whole ways, and the dangerous ones. The bench scans the whole website three times. */
const PAGES = [
  '/requests',
  '/third-parties',
  '/short',
  '/workers',
  '/scrolling',
  '/clicking',
  '/local-storage',
  '/partitioned',
  '/indexed-db',
  '/cache-storage',
  '/file-system',
  '/sw/',
  '/decoys',
  '/dangerous',
];
const WAYS = [
  'header of fetch, XHR or beacon',
  'third party',
  'short-lived or deleted',
  'worker',
  'scrolling',
  'clicking',
  'localStorage',
  'partitioned (CHIPS)',
  'IndexedDB',
  'Cache Storage',
  'file system (OPFS)',
  'storage bucket',
  'HttpOnly from a delayed request',
  'service worker',
];

/** Its pages are https. */
const whereEncrypted = lackForEncryption() === null ? describe : describe.skip;

whereEncrypted('a scan of our own website', () => {
  let fixture: Fixture;
  let outcome: ScanOutcome;
  let marks: Comparison;

  beforeAll(async () => {
    fixture = await startFixture({ bannerKind: 'shadow' });
    const startUrls = [...PAGES.map((path) => fixture.at(WWW, path)), fixture.plain(WWW, '/inside')];
    const setting = scanSettingOf(loadSettings({ ...fixture.settings, SCANNER_SANDBOX: sandboxHere() }));
    outcome = await runScan(
      { startUrls, maxPages: startUrls.length + 1, passes: ['none', 'accept'], includeSubdomains: true },
      {
        ...setting,
        // What a page gives is tested here, not how much of it a busy machine manages in a page's usual time.
        limits: { ...setting.limits, pageMs: 60_000, navigationMs: 30_000 },
        signal: new AbortController().signal,
        onProgress: () => undefined,
      },
    );
    marks = compareItems(fixture.truth, toJsonItems(outcome));
  }, 400_000);
  afterAll(() => fixture.close());

  it('finds what the pages set in their ways', () => {
    const expected = WAYS.map((way) => ({ way, ...marks.ways[way]! }));
    for (const { way, items, found } of expected)
      expect({ way, enough: found / items >= 0.8 }).toEqual({ way, enough: true });
    const sum = (key: 'items' | 'found') => expected.reduce((total, way) => total + way[key], 0);
    expect(sum('found') / sum('items')).toBeGreaterThanOrEqual(0.95);
  });

  it('cookies of a partition and cookies that no script can read say so', () => {
    const flagsOf = (way: string) =>
      outcome.items.filter(({ name }) =>
        fixture.truth.some((item) => item.way === way && item.name === name),
      );
    const partitioned = flagsOf('partitioned (CHIPS)');
    expect(partitioned.length).toBeGreaterThanOrEqual(3);
    for (const item of partitioned) expect(item).toMatchObject({ partitioned: true, party: 'third' });
    const late = flagsOf('HttpOnly from a delayed request');
    expect(late.map(({ name }) => name).sort()).toEqual(['late_fetch', 'late_idle', 'late_xhr']);
    for (const item of late) expect(item).toMatchObject({ httpOnly: true, setBy: { kind: 'header' } });
  });

  it('reports nothing that the browser refused', () => {
    expect(marks.invented).toEqual([]);
  });

  it('knows how long things live, and whether they waited for the consent', () => {
    expect(marks.wrongDuration).toEqual([]);
    expect(marks.wrongConsent).toEqual([]);
    expect(outcome.banner).toMatchObject({ kind: 'generic', before: expect.any(Buffer) });
    expect(outcome.items.find(({ name }) => name === 'fx_consent')?.beforeConsent).toBe(false);
  });

  it('S-01 S-02 S-03 reaches no private address in any of the ways a page can name one', () => {
    expect(fixture.log.report().forbiddenConnections).toBe(0);
    const codes = new Set(outcome.refused.map(({ code }) => code));
    expect([...codes]).toEqual(
      expect.arrayContaining(['literal_address', 'name_not_public', 'port_not_allowed']),
    );
  });

  it('S-04 S-06 posts no form, deletes nothing, opens no other website and obeys robots.txt', () => {
    expect(fixture.log.report()).toMatchObject({ postedForms: 0, deleted: 0, externalPages: 0, robots: 0 });
  });
});
