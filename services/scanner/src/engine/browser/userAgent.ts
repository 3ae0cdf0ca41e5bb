import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { SCANNER_PRODUCT } from '@yinyom/contracts/scanner/product';
import type { FoundBrowser } from '@yinyom/service-kit/browser/findBrowser';
import { surroundingsFor } from '@yinyom/service-kit/browser/surroundings';

/** Major version of a browser, as its program tells it. */
export const majorVersionOf = async (found: FoundBrowser): Promise<string> => {
  const { stdout } = await promisify(execFile)(found.executablePath, ['--version', '--no-sandbox'], {
    env: surroundingsFor(found),
    timeout: 15_000,
  }).catch(() => ({ stdout: '' }));
  return /\b(\d+)\.\d+\.\d+/.exec(stdout)?.[1] ?? '140';
};

/**
 * What a visitor's Chrome says of itself, followed by who this really is: websites behave as for visitors, and their
 * owners can tell scans apart.
 * @param contact address that tells about the scanner
 */
export const userAgentOf = (majorVersion: string, contact: string): string =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${majorVersion}.0.0.0 ` +
  `Safari/537.36 ${SCANNER_PRODUCT}/1.0 (+${contact})`;

/** The same for `navigator.userAgentData` and the Sec-CH-UA headers, which would say "HeadlessChrome". */
export const userAgentMetadataOf = (majorVersion: string) => ({
  brands: [
    { brand: 'Chromium', version: majorVersion },
    { brand: 'Google Chrome', version: majorVersion },
    { brand: 'Not/A)Brand', version: '24' },
  ],
  fullVersion: `${majorVersion}.0.0.0`,
  platform: 'Linux',
  platformVersion: '6.1.0',
  architecture: 'x86',
  model: '',
  mobile: false,
});
