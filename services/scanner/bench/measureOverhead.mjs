import { createRequire } from 'node:module';
import { startFixture } from '../fixture/startFixture.mjs';

const load = createRequire(import.meta.url);
const { loadSettings } = load('@yinyom/service-kit/settings/loadSettings');
const { runScan } = load('../dist/engine/runScan.js');
const { scanSettingOf } = load('../dist/engine/ScanOptions.js');

/** Pages of one scan, and scans of each kind: they take turns, so that a machine that becomes busy slows both. */
const PAGES = 24;
const ROUNDS = 2;

/** Scans the same pages with and without looking for techniques. @returns seconds of each, and findings that should not be */
export const measureOverhead = async () => {
  const seconds = { without: 0, with: 0 };
  const codes = new Set();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const kind of ['without', 'with']) {
      const fixture = await startFixture({ bannerKind: 'th' });
      const started = Date.now();
      const outcome = await runScan(
        { startUrls: [fixture.startUrl], maxPages: PAGES, passes: ['none'], includeSubdomains: true },
        {
          ...scanSettingOf(loadSettings({ ...process.env, ...fixture.settings })),
          techniques: kind === 'with',
          signal: new AbortController().signal,
          onProgress: () => undefined,
        },
      );
      seconds[kind] += (Date.now() - started) / 1_000;
      for (const { code } of outcome.findings) codes.add(code);
      await fixture.close();
    }
  }
  return { ...seconds, overhead: seconds.with / seconds.without - 1, codes: [...codes] };
};
