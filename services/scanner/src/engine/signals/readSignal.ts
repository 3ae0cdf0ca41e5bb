import { readConsentCode, readShortCode } from './consentCode';
import type { VendorSignal } from './VendorSignal';

/** The part of a request that is looked at. */
export interface SentRequest {
  url: string;
  /** Body as the browser told it; absent when it has none or did not tell. */
  postData?: string;
  /** The same in pieces, base64. */
  postDataEntries?: { bytes?: string }[];
}

const GOOGLE =
  /(?:^|\.)(?:google-analytics\.com|analytics\.google\.com|googletagmanager\.com|doubleclick\.net|googleadservices\.com|googlesyndication\.com|www\.google\.[a-z.]{2,6})$/;
const MICROSOFT = /(?:^|\.)bat\.bing\.(?:com|net)$/;
/** Where tags of Google Analytics 4 report, also on a website's own domain. */
const COLLECT = /\/g\/collect$/;
const MAX_BODY = 64 * 1_024;
const MAX_CODE = 64;

const bodyOf = ({ postData, postDataEntries }: SentRequest): string =>
  (
    postData ??
    (postDataEntries ?? []).map(({ bytes = '' }) => Buffer.from(bytes, 'base64').toString('utf8')).join('')
  ).slice(0, MAX_BODY);

/** Values of the address come first; a body that is no form has none. */
const createLookUp = (url: URL, request: SentRequest) => {
  let body: URLSearchParams | undefined;
  return (name: string): string | null => {
    const inAddress = url.searchParams.get(name);
    if (inAddress !== null) return inAddress;
    // Requests may be batched, one line each: what they were told is the same.
    body ??= new URLSearchParams(bodyOf(request).split(/\r?\n/)[0]);
    return body.get(name);
  };
};

/** What a request tells Google or Microsoft about consent. Pure. @returns null when it goes to neither of their tags */
export const readSignal = (request: SentRequest): VendorSignal | null => {
  if (!URL.canParse(request.url)) return null;
  const url = new URL(request.url);
  const host = url.hostname;
  const lookUp = createLookUp(url, request);
  if (MICROSOFT.test(host)) {
    if (!url.pathname.startsWith('/action/') && lookUp('asc') === null) return null;
    const asc = { G: 'granted', D: 'denied' }[lookUp('asc') ?? ''] as VendorSignal['asc'] | undefined;
    return { vendor: 'Microsoft', host, gcs: null, gcd: null, code: null, asc: asc ?? null };
  }
  const isReport = COLLECT.test(url.pathname) && (lookUp('tid') ?? '').startsWith('G-');
  if (!GOOGLE.test(host) && !isReport) return null;
  const gcd = lookUp('gcd');
  const code = gcd === null ? null : readConsentCode(gcd);
  const gcs = lookUp('gcs');
  if (!code && !(gcs && readShortCode(gcs)) && !isReport) return null;
  return {
    vendor: 'Google',
    host,
    gcs: gcs && readShortCode(gcs) ? gcs : null,
    gcd: code && gcd ? gcd.slice(0, MAX_CODE) : null,
    code,
    asc: null,
  };
};
