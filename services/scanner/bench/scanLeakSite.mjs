// node scanLeakSite.mjs URL PAGES with|without: one scan of the website of measureLeakWatch.mjs, in a process of its own.
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
const { loadSettings } = load('@yinyom/service-kit/settings/loadSettings');
const { runScan } = load('../dist/engine/runScan.js');
const { scanSettingOf } = load('../dist/engine/ScanOptions.js');

const [startUrl, pages, kind] = process.argv.slice(2);
const outcome = await runScan(
  {
    startUrls: [startUrl],
    maxPages: Number(pages),
    passes: ['none'],
    includeSubdomains: true,
    ...(kind === 'with' && { leakWatch: true }),
  },
  {
    ...scanSettingOf(loadSettings(process.env)),
    signal: new AbortController().signal,
    onProgress: () => undefined,
  },
);
process.stdout.write(
  JSON.stringify({
    pages: outcome.pages.filter(({ state }) => state === 'loaded').length,
    read: outcome.published?.sources.length ?? 0,
  }),
);
