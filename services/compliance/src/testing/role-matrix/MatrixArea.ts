import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import type { Compliance } from '../startCompliance';

export interface Asked {
  endpoint: AnyEndpoint;
  /** Whether the caller is let in: who is refused changes nothing, so that all of them may ask about the same. */
  isLetIn: boolean;
  kind: string;
}

/** What a call is about. */
export interface About {
  /** Values of the parameters of its address, by name. */
  params?: Record<string, string>;
  /** The ETag that it names. */
  ifMatch?: string;
  /** With its question mark. */
  query?: string;
  /** A file as it is uploaded. */
  file?: { raw: Uint8Array<ArrayBuffer>; headers: Record<string, string> };
}

/** Calls of one part of the service, with a right request for each. */
export interface MatrixArea {
  /** Bodies by the name of the call; undefined: it has none. */
  bodies: Record<string, object | undefined>;
  about(asked: Asked): Promise<About>;
}

export type AreaOf = (compliance: Compliance) => MatrixArea;

/** Makes something once, when it is asked for first. */
export const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | null = null;
  return () => (made ??= make());
};

/** A scan as it is uploaded. */
export const SCAN = {
  raw: new Uint8Array(Buffer.from('%PDF-1.7\n1 0 obj\n<</Type /Catalog>>\nendobj\n%%EOF\n')),
  headers: { 'content-type': 'application/pdf' },
};
