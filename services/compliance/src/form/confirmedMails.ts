import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { REQUEST_FORM_PATH, type PublicRequestInput } from '@yinyom/contracts/requests/publicRequest';
import type { Logger } from '@yinyom/service-kit/logger';
import type { ConsoleHosts } from '@yinyom/service-kit/settings/consoleHosts';
import type { ReceiptContent } from '../letters/letterDelivery';
import type { LetterMailStore } from '../letters/letterMail.store';
import type { RequestRecord } from '../register/RequestRecord';
import type { Seals } from '../register/seals';

interface Deps {
  identity: Pick<InternalHandlers<typeof identityInternal>, 'sendRequestNews'>;
  mails: Pick<LetterMailStore, 'addOnce'>;
  seals: Seals;
  /** Hands a stored mail over; a failure is tried again later. */
  deliver(mailId: string): Promise<void>;
  originOf: ConsoleHosts['originOf'];
  logger: Logger;
  now(): Date;
}

interface Confirmed {
  siteKey: string;
  given: Pick<PublicRequestInput, 'email' | 'language'>;
  token: string;
  record: RequestRecord;
}

const receiptOf = ({ _id }: RequestRecord): string => `receipt ${String(_id)}`;

/** Mails that follow the confirmation of a mailbox. A mail that cannot be handed over keeps no request from its beginning. */
export const createConfirmedMails = ({ identity, mails, seals, deliver, originOf, logger, now }: Deps) => ({
  /** Stores the receipt, once for a request. Call it while the code still works: then a process that dies loses no receipt. */
  keep: async ({ siteKey, given: { email, language }, token, record }: Confirmed): Promise<void> => {
    const form = `${originOf(record.organization_id)}${REQUEST_FORM_PATH}/${encodeURIComponent(siteKey)}`;
    const link = `${form}/status/${token}?lang=${language}`;
    const content: ReceiptContent = { email, language, reference: token, link };
    await mails.addOnce({
      _id: receiptOf(record),
      organization_id: record.organization_id,
      request_id: String(record._id),
      kind: 'receipt',
      content: seals.seal(record, JSON.stringify(content)),
      created_at: now(),
    });
  },

  /** @param receivers ids of those who receive requests */
  send: async (record: RequestRecord, receivers: readonly string[]): Promise<void> => {
    await deliver(receiptOf(record));
    await identity
      .sendRequestNews({
        organization_id: record.organization_id,
        user_ids: [...receivers],
        request_id: String(record._id),
        number: record.number,
        rights: record.rights,
        due_at: record.due_at.toISOString(),
      })
      .catch((error: unknown) => logger.error({ err: error }, 'receivers of a request got no mail'));
  },
});
export type ConfirmedMails = ReturnType<typeof createConfirmedMails>;
