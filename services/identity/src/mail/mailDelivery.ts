import { HOUR_MS } from '@yinyom/contracts/durations';
import { createTransport } from 'nodemailer';
import type { Logger } from '@yinyom/service-kit/logger';
import { mails } from '@yinyom/service-kit/metrics/instruments';
import type { MailRecord, MailStore } from './mail.store';
import type { ShownBrands } from '../brand/shownBrands';
import { LOGO_CID } from './renderMail';
import type { SealedMail } from './sealedMail';

const MAX_TRIES = 8;
/** A process that dies while sending gives the mail back after this time. */
const CLAIM_MS = 120_000;
const POLL_MS = 15_000;

/** 30 s, 1 min, 2 min … at most an hour. */
const waitAfter = (tries: number) => Math.min(30_000 * 2 ** (tries - 1), HOUR_MS);

/** One click in the mail program ends this kind of mail (RFC 8058). */
const listHeaders = (unsubscribe: string | undefined): Record<string, string> =>
  unsubscribe === undefined
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** The address of a sender that may have a name: `Yinyom <consent@example.ac.th>`. */
const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;

/** Sends waiting mails through a mail server, again and again until it takes them or eight tries are used up. */
export const startMailDelivery = (
  store: MailStore,
  sealed: Pick<SealedMail, 'open'>,
  { smtpUrl, from }: { smtpUrl: string; from: string },
  logger: Logger,
  brands?: Pick<ShownBrands, 'readLogo'>,
) => {
  const address = addressIn(from);

  /** The address stays the platform's, as mail servers check that it may send for it. */
  const envelopeOf = async ({ sender }: MailRecord) => {
    if (!sender) return {};
    const { name, reply_to, logo } = sender;
    const bytes = logo && (await brands?.readLogo(logo.organization_id, logo.sha256));
    return {
      from: { name, address },
      ...(reply_to && { replyTo: reply_to }),
      ...(bytes && {
        attachments: [
          {
            cid: LOGO_CID,
            filename: 'logo.png',
            content: bytes,
            contentType: 'image/png',
            contentDisposition: 'inline' as const,
          },
        ],
      }),
    };
  };

  const transport = createTransport(smtpUrl, {
    from,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  let stopped = false;
  let running: Promise<void> | null = null;

  const deliver = async (mail: MailRecord): Promise<void> => {
    try {
      const { to, subject, text, html, unsubscribe } = sealed.open(mail);
      const headers = listHeaders(unsubscribe);
      await transport.sendMail({ to, subject, text, html, headers, ...(await envelopeOf(mail)) });
      await store.remove(mail._id);
      mails.inc({ outcome: 'sent' });
    } catch (error) {
      mails.inc({ outcome: mail.tries >= MAX_TRIES ? 'given_up' : 'retried' });
      if (mail.tries >= MAX_TRIES) await store.giveUp(mail._id);
      else await store.reschedule(mail._id, new Date(Date.now() + waitAfter(mail.tries)));
      logger.warn({ err: error, mail: mail._id, tries: mail.tries }, 'mail not delivered');
    }
  };

  const sendDue = async (): Promise<void> => {
    while (!stopped) {
      const now = new Date();
      const mail = await store.takeDue(now, new Date(now.getTime() + CLAIM_MS));
      if (!mail) return;
      await deliver(mail);
    }
  };

  /** Sends what is due now; a call while one is running joins it and looks once more. */
  const wake = (): void => {
    if (stopped) return;
    const previous = running ?? Promise.resolve();
    running = previous
      .then(sendDue)
      .catch((error: unknown) => logger.warn({ err: error }, 'mail delivery interrupted'));
  };

  const timer = setInterval(wake, POLL_MS);
  timer.unref();
  wake();

  return {
    wake,
    close: async (): Promise<void> => {
      stopped = true;
      clearInterval(timer);
      await running;
      transport.close();
    },
  };
};
