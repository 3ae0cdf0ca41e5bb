/** Name under which scans introduce themselves in the User-Agent and read robots.txt. */
export const SCANNER_PRODUCT = 'YinyomScanner';

/** Whether a request comes from a scan, not from a visitor: what it decides is nobody's consent. */
export const isScan = (userAgent: string | undefined): boolean =>
  userAgent?.includes(`${SCANNER_PRODUCT}/`) ?? false;
