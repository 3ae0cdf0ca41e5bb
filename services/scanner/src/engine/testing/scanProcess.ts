import { runScan } from '../runScan';
import { scanSettingOf } from '../ScanOptions';
import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';

/** A scan in a process of its own, for tests that end it without warning. */
const url = process.argv[2] ?? '';
void runScan(
  { startUrls: [url], maxPages: 1, passes: ['none'], includeSubdomains: true },
  {
    ...scanSettingOf(loadSettings(process.env)),
    signal: new AbortController().signal,
    onProgress: () => undefined,
  },
);
