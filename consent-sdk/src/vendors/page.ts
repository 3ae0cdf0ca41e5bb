/** A list that a vendor's snippet takes over, and what its library makes of it. */
interface VendorQueue {
  push(...entries: unknown[]): unknown;
  grantConsent?(): void;
  revokeConsent?(): void;
}

interface MetaCall {
  (...command: unknown[]): void;
  queue?: unknown[];
  /** Set by the library once it has come. */
  callMethod?: unknown;
}

interface ClarityCall {
  (...command: unknown[]): void;
  q?: unknown[];
}

/** The names that vendors' tags have on the page. */
export const page = window as unknown as {
  uetq?: VendorQueue;
  ttq?: VendorQueue;
  fbq?: MetaCall;
  clarity?: ClarityCall;
  [mark: symbol]: unknown;
};
