import type { AnyEndpoint } from '@yinyom/contracts/endpoint';

/** One call, ready to be sent: the contract and the values. */
export interface RequestDescription {
  endpoint: AnyEndpoint;
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** Version the caller has seen; the server answers 412 when it is stale. */
  ifMatch?: string;
  /** Makes a repeated POST safe; the same key on every retry of one user action. */
  idempotencyKey?: string;
  /** Asks for a file from this byte on: continues a download that broke off. */
  fromByte?: number;
  /** Id of the last event of a stream that broke off: it goes on after it. */
  lastEventId?: string;
  /** Does not show the loading overlay: polling and work in the background. */
  quiet?: boolean;
}
