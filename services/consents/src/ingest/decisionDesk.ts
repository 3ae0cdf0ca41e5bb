import { recordConsentBody, type ConsentReceipt } from '@yinyom/contracts/consents/ingest';
import { checkBodyShape } from '@yinyom/service-kit/http/bodyShape';
import { parseBody } from '@yinyom/service-kit/http/validate';
import { admit, type Arrival, type Gate, type Visit } from '../gate/siteGate';
import type { Ingest } from './ingest.service';

/** The two steps of row 82 for whoever reads requests without Express: first may it come in, then what it brings. */
export interface DecisionDesk {
  /** See `admit` of the site gate. */
  admit(siteKey: string, arrival: Arrival): Promise<Visit>;
  /**
   * @param body parsed JSON that nobody has checked yet
   * @throws AppError 400, 409, 422, 429, or 503 when it may not be durable in time
   */
  record(
    visit: Visit,
    body: unknown,
    sender: { ip: string; userAgent: string | undefined },
  ): Promise<{ receipt: ConsentReceipt; repeated: boolean }>;
}

export const createDecisionDesk = (gate: Gate, ingest: Ingest): DecisionDesk => ({
  admit: (siteKey, arrival) => admit(gate, siteKey, arrival),
  record: ({ site, page, inTime }, given, { ip, userAgent }) => {
    checkBodyShape(given);
    const body = parseBody(recordConsentBody, given);
    return inTime(ingest.record(site, body, { ip, userAgent, page }));
  },
});
