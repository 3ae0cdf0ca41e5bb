import type { Protocol } from 'puppeteer';
import { isOwnScript } from '../capture/scriptStack';
import { initiatorOf } from '../techniques/traffic';

/** A page that requests without end must not fill the memory. */
const MOST = 3_000;
const MAX_URL = 2_000;

/** Who requested an address: a script of the page, or its markup (null). */
export type RequestedBy = string | null;

/** Keeps which addresses one visit requested, and who did so first. */
export interface RequestLog {
  note(event: Pick<Protocol.Network.RequestWillBeSentEvent, 'request' | 'initiator'>): void;
  /** @returns undefined: it was not requested */
  find(url: string): RequestedBy | undefined;
}

export const createRequestLog = (): RequestLog => {
  const requested = new Map<string, RequestedBy>();
  return {
    note: ({ request: { url }, initiator }) => {
      if (!/^https?:/.test(url) || requested.size >= MOST || requested.has(url)) return;
      // What the consent script itself loads, it has released.
      const script = initiator.type === 'script' ? initiatorOf(initiator) : null;
      if (script === null || !isOwnScript(script)) requested.set(url.slice(0, MAX_URL), script);
    },
    find: (url) => requested.get(url),
  };
};
