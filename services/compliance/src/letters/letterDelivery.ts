import { DAY_MS, HOUR_MS } from '@yinyom/contracts/durations';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { Logger } from '@yinyom/service-kit/logger';
import type { RequestRecord } from '../register/RequestRecord';
import type { RequestStore } from '../register/request.store';
import type { Seals } from '../register/seals';
import type { LetterMail, LetterMailStore } from './letterMail.store';

type Answer = Parameters<InternalHandlers<typeof identityInternal>['sendRequestAnswer']>[0];
type Receipt = Parameters<InternalHandlers<typeof identityInternal>['sendRequestReceipt']>[0];
/** What a waiting mail needs besides its request. */
export type MailContent = Pick<Answer, 'organization' | 'email' | 'language' | 'link'>;
/** The same of a receipt. Its reference is stored nowhere else, and here until the mail server took it. */
export type ReceiptContent = Pick<Receipt, 'email' | 'language' | 'link' | 'reference'>;

interface Deps {
  mails: LetterMailStore;
  requests: Pick<RequestStore, 'find'>;
  seals: Seals;
  identity: Pick<
    InternalHandlers<typeof identityInternal>,
    'sendRequestAnswer' | 'sendRequestReceipt' | 'organizationContact'
  >;
  logger: Logger;
  now(): Date;
}

const AT_ONCE = 100;
/** A mail whose letter was never saved belongs to a call that failed. */
const UNSAVED_MS = HOUR_MS;
/** The outbox of the identity service gives a mail up within a week. */
const LONGEST_MS = 8 * DAY_MS;

/**
 * Hands mails of letters, and receipts, to the identity service, and asks again until the mail server took them: only then a letter is sent. A mail has
 * a key, so that asking again, after any process died, sends nothing twice.
 */
export const createLetterDelivery = ({ mails, requests, seals, identity, logger, now }: Deps) => {
  const isSaved = (record: RequestRecord, { _id, kind }: LetterMail): boolean =>
    kind === 'receipt' || record.letters.some((letter) => String(letter._id) === _id);

  /** @returns null for an organization that was closed */
  const handOver = async (record: RequestRecord, { _id: key, kind }: LetterMail, content: string) => {
    const { organization_id, number } = record;
    if (kind === undefined)
      return identity.sendRequestAnswer({
        ...(JSON.parse(content) as MailContent),
        organization_id,
        number,
        key,
      });
    // The website may have another controller by now; the request has not.
    const contact = await identity.organizationContact({ organization_id });
    return contact
      ? identity.sendRequestReceipt({
          ...(JSON.parse(content) as ReceiptContent),
          organization_id,
          organization: contact.name,
          number,
          due_at: record.due_at.toISOString(),
          key,
        })
      : null;
  };

  const deliver = async (mail: LetterMail): Promise<void> => {
    const record = await requests.find(mail.request_id);
    const age = now().getTime() - mail.created_at.getTime();
    if (!record || mail.content === null || !isSaved(record, mail)) {
      if (!record || age > UNSAVED_MS) await mails.remove(mail._id);
      return;
    }
    if (age > LONGEST_MS) return mails.end(mail._id, 'failed', null);
    const outcome = await handOver(record, mail, seals.open(record, mail.content));
    if (outcome === null || outcome.state === 'waiting') return;
    const sent = outcome.state === 'sent';
    await mails.end(mail._id, outcome.state, sent ? new Date(outcome.at ?? now()) : null);
  };

  const attempt = (mail: LetterMail): Promise<void> =>
    deliver(mail).catch((error: unknown) =>
      logger.warn({ err: error, mail: mail._id }, 'the mail of a request waits'),
    );

  return {
    /** One mail that was just stored; a failure keeps nothing else from being done. */
    begin: async (mailId: string): Promise<void> => {
      const mail = await mails.find(mailId);
      if (mail) await attempt(mail);
    },
    /** One round. What fails is logged and tried again in the next. */
    run: async (): Promise<void> => {
      try {
        for (const mail of await mails.waiting(AT_ONCE)) await attempt(mail);
      } catch (error) {
        logger.warn({ err: error }, 'mails of letters could not be looked after');
      }
    },
  };
};
export type LetterDelivery = ReturnType<typeof createLetterDelivery>;
