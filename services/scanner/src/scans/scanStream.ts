import { setTimeout as pause } from 'node:timers/promises';
import { beginEvents, eventText } from '@yinyom/service-kit/http/eventStream';
import type { Response } from '@yinyom/service-kit/request/requestContext';
import type { ScanRecord } from './ScanRecord';
import { hasEnded, toScan } from './toScan';

const LOOK_EVERY_MS = 1_000;
/** Proxies close what is silent for long. */
const SIGN_OF_LIFE_MS = 10_000;
/** Longer than any scan; who still watches then connects again. */
const LONGEST_MS = 30 * 60_000;

/** Sends the progress of scans as server-sent events. */
export const createScanStream = () => {
  const closing = new AbortController();
  return {
    /**
     * Sends the scan now and whenever it changes, until it has ended. Who may see it is asked anew for every look,
     * so somebody who is removed meanwhile sees nothing more.
     * @param open reads the scan for the caller
     */
    send: async (res: Response, open: () => Promise<ScanRecord>): Promise<void> => {
      let record = await open();
      const gone = new AbortController();
      res.once('close', () => gone.abort());
      const signal = AbortSignal.any([gone.signal, closing.signal]);
      beginEvents(res);
      const end = Date.now() + LONGEST_MS;
      let sent = 0;
      let spoken = 0;
      for (;;) {
        if (record.revision !== sent) {
          res.write(eventText(toScan(record)));
          sent = record.revision;
          spoken = Date.now();
        } else if (Date.now() - spoken > SIGN_OF_LIFE_MS) {
          res.write(':\n\n');
          spoken = Date.now();
        }
        if (hasEnded(record) || Date.now() > end) break;
        const waited = await pause(LOOK_EVERY_MS, true, { signal }).catch(() => false);
        const next = waited ? await open().catch(() => null) : null;
        if (!next) break;
        record = next;
      }
      res.end();
    },
    /** Lets go of everybody who watches. */
    close: (): void => closing.abort(),
  };
};
export type ScanStream = ReturnType<typeof createScanStream>;
