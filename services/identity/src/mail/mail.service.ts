import type { Lang } from '@yinyom/contracts/constants';
import type { Logger } from '@yinyom/service-kit/logger';
import { mails } from '@yinyom/service-kit/metrics/instruments';
import type { Settings } from '@yinyom/service-kit/settings/definitions';
import { SettingsError } from '@yinyom/service-kit/settings/loadSettings';
import type { BrandedMailKind, MailKind, MailValues } from './mailKinds';
import { startMailDelivery } from './mailDelivery';
import type { BrandSubject, ShownBrands } from '../brand/shownBrands';
import type { MailSender, MailStore } from './mail.store';
import type { SealedMail } from './sealedMail';
import { renderMail, type MailBrand, type MoreOfMail } from './renderMail';

const OUTBOX_LENGTH = 200;

interface OfMail extends MoreOfMail {
  /** A mail with the same key is written once. */
  once?: string;
}
/** `about`: whose brand it has; null where a service of an earlier version did not say it. */
type MoreOf<K extends MailKind> = K extends BrandedMailKind
  ? [more: OfMail & { about: BrandSubject | null }]
  : [more?: OfMail & { about?: undefined }];

/** What the envelope takes of a brand. The logo travels with the mail: nothing in it is loaded when it is read. */
const senderOf = ({ name, sender_name, reply_to, organization_id, logos }: MailBrand): MailSender => ({
  name: sender_name || name,
  ...(reply_to && { reply_to }),
  ...(logos?.light && { logo: { organization_id, sha256: logos.light.sha256 } }),
});

/**
 * Writes mails. They are stored first and sent from there, so that a request never waits for a mail server and no
 * mail is lost when one is down. Without a mail server they stay in the outbox.
 * @throws SettingsError in production without a mail server
 */
export const createMailService = (
  store: MailStore,
  settings: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'SUPPORT_EMAIL' | 'NODE_ENV'>,
  sealed: SealedMail,
  logger: Logger,
  /** Absent: every mail is in the product's own name. */
  brands?: Pick<ShownBrands, 'find' | 'readLogo'>,
) => {
  const brandOf = async (about: BrandSubject | null | undefined): Promise<MailBrand | null> => {
    const found = about && brands ? await brands.find(about) : null;
    return found?.name ? { ...found, name: found.name } : null;
  };
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, SUPPORT_EMAIL: support } = settings;
  if (smtpUrl === undefined && settings.NODE_ENV === 'production')
    throw new SettingsError('SMTP_URL: must be set in production, or nobody can sign up or reset a password');
  const delivery =
    smtpUrl === undefined ? null : startMailDelivery(store, sealed, { smtpUrl, from }, logger, brands);
  const status = delivery ? 'queued' : 'kept';
  return {
    /** Whether mails are kept for reading here instead of being sent. */
    keepsOutbox: status === 'kept',
    send: async <K extends MailKind>(
      to: { email: string; locale: Lang },
      kind: K,
      values: MailValues[K],
      ...[given]: MoreOf<K>
    ): Promise<void> => {
      const { once, about, ...more }: OfMail & { about?: BrandSubject | null | undefined } = given ?? {};
      const brand = await brandOf(about);
      const mail = renderMail(kind, to.locale, values, support, { ...more, brand });
      const { unsubscribe } = more;
      const written = sealed.seal({
        ...mail,
        to: to.email,
        kind,
        ...(unsubscribe && { unsubscribe }),
        ...(brand && { sender: senderOf(brand) }),
      });
      if (once === undefined) await store.add(written, status);
      else await store.addOnce(written, status, once);
      if (delivery) delivery.wake();
      else mails.inc({ outcome: 'kept' });
    },
    /** What became of a mail that was written once. */
    outcomeOf: store.outcomeOf,
    /** The outbox, newest first. */
    listOutbox: async () => sealed.openAll(await store.listKept(OUTBOX_LENGTH)),
    /** Takes mails that lead to one of these websites out of the outbox. */
    forgetWebsites: async (applicationIds: readonly string[]): Promise<void> => {
      const gone = sealed
        .openAll(await store.listKept())
        .filter(({ text }) => applicationIds.some((id) => text.includes(`/websites/${id}/`)));
      for (const { _id } of gone) await store.remove(_id);
    },
    close: async () => delivery?.close(),
  };
};
export type MailService = ReturnType<typeof createMailService>;
