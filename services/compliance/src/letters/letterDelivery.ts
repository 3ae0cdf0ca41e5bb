import { DAY_MS, HOUR_MS } from '@yinyom/contracts/durations';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { Logger } from '@yinyom/service-kit/logger';
import type { RequestRecord } from '../register/RequestRecord';
import type { RequestStore } from '../register/request.store';
import type { Seals } from '../register/seals';
import type { LetterMail, LetterMailStore } from './letterMail.store';

type Answer = Parameters<InternalHandlers<typeof identityInternal>['sendRequestAnswer']>[0];
/** What a waiting mail needs besides its request. */
export type MailContent = Pick<Answer, 'organization' | 'email' | 'language' | 'link'>;

interface Deps {
  mails: LetterMailStore;
  requests: Pick<RequestStore, 'find'>;
  seals: Seals;
  identity: Pick<InternalHandlers<typeof identityInternal>, 'sendRequestAnswer'>;
  logger: Logger;
  now(): Date;
}

const AT_ONCE = 100;
/** A mail whose letter was never saved belongs to a call that failed. */
const UNSAVED_MS = HOUR_MS;
/** The outbox of the identity service gives a mail up within a week. */
const LONGEST_MS = 8 * DAY_MS;

/**
 * Hands mails of letters to the identity service, and asks again until the mail server took them: only then a letter is sent. A mail has
 * a key, so that asking again, after any process died, sends nothing twice.
 */
export const createLetterDelivery = ({ mails, requests, seals, identity, logger, now }: Deps) => {
  const isSaved = (record: RequestRecord, { _id }: LetterMail): boolean =>
    record.letters.some((letter) => String(letter._id) === _id);

  const deliver = async (mail: LetterMail): Promise<void> => {
    const record = await requests.find(mail.request_id);
    const age = now().getTime() - mail.created_at.getTime();
    if (!record || mail.content === null || !isSaved(record, mail)) {
      if (!record || age > UNSAVED_MS) await mails.remove(mail._id);
      return;
    }
    if (age > LONGEST_MS) return mails.end(mail._id, 'failed', null);
    const content = JSON.parse(seals.open(record, mail.content)) as MailContent;
    const outcome = await identity.sendRequestAnswer({
      ...content,
      organization_id: record.organization_id,
      number: record.number,
      key: mail._id,
    });
    if (outcome === null || outcome.state === 'waiting') return;
    const sent = outcome.state === 'sent';
    await mails.end(mail._id, outcome.state, sent ? new Date(outcome.at ?? now()) : null);
  };

  const attempt = (mail: LetterMail): Promise<void> =>
    deliver(mail).catch((error: unknown) =>
      logger.warn({ err: error, letter: mail._id }, 'the mail of a letter waits'),
    );

  return {
    /** One mail that was just stored; a failure keeps nothing else from being done. */
    begin: async (letterId: string): Promise<void> => {
      const mail = await mails.find(letterId);
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
