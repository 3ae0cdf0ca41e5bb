import { DEFAULT_SCAN_PAGES, UNVERIFIED_SCAN_PAGES } from '@yinyom/contracts/scanner/scan';
import { SCAN_PASSES, type ScanPass } from '@yinyom/contracts/scanner/scanPass';

/** What the form of a scan holds. */
export interface ScanOptions {
  max_pages: string;
  passes: readonly ScanPass[];
  /** One address per line. */
  start_urls: string;
  include_subdomains: boolean;
}

export const usualOptions = (verified: boolean): ScanOptions => ({
  max_pages: String(verified ? DEFAULT_SCAN_PAGES : UNVERIFIED_SCAN_PAGES),
  passes: SCAN_PASSES,
  start_urls: '',
  include_subdomains: true,
});

/** The request for these options. */
export const bodyOf = ({ max_pages, passes, start_urls, include_subdomains }: ScanOptions) => {
  const urls = start_urls.split(/\s+/).filter(Boolean);
  return {
    max_pages: max_pages.trim() === '' ? Number.NaN : Number(max_pages),
    passes: SCAN_PASSES.filter((pass) => passes.includes(pass)),
    include_subdomains,
    ...(urls.length > 0 && { start_urls: urls }),
  };
};
