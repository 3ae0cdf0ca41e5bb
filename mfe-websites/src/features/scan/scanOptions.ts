import { DEFAULT_SCAN_PAGES, SCAN_PASSES, startScan } from '@yinyom/contracts/scanner/scan';
import type { ScanPass } from '@yinyom/contracts/scanner/scan';
import { problemCodes } from '@yinyom/mfe-kit';

/** Pages of a website that nobody has proved to be the organization's (decision D-32). */
export const UNVERIFIED_PAGES = 5;

/** What the form of a scan holds. */
export interface ScanOptions {
  pages: string;
  passes: readonly ScanPass[];
  /** One address per line. */
  startUrls: string;
  subdomains: boolean;
}

export const usualOptions = (verified: boolean): ScanOptions => ({
  pages: String(verified ? DEFAULT_SCAN_PAGES : UNVERIFIED_PAGES),
  passes: SCAN_PASSES,
  startUrls: '',
  subdomains: true,
});

/** The request for these options. */
export const bodyOf = ({ pages, passes, startUrls, subdomains }: ScanOptions) => {
  const urls = startUrls.split(/\s+/).filter(Boolean);
  return {
    max_pages: pages.trim() === '' ? Number.NaN : Number(pages),
    passes: SCAN_PASSES.filter((pass) => passes.includes(pass)),
    include_subdomains: subdomains,
    ...(urls.length > 0 && { start_urls: urls }),
  };
};

/** What is wrong with the options, by field of the request: codes. */
export const problemsOf = (options: ScanOptions): Record<string, string> =>
  startScan.body ? problemCodes(startScan.body, bodyOf(options)) : {};
