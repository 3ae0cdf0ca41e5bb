import { useTexts } from '@yinyom/mfe-kit';
import type { PublicSettings } from '../public-settings/publicSettings';

/** Whom a user of this installation asks about their data (section 23 (5)): what the operator has set, and nothing made up. */
export const PolicyContact = ({ contact }: { contact: PublicSettings['contact'] | null }) => {
  const t = useTexts('legal');
  if (!contact) return null;
  const { name, dpo, address, email, phones } = contact;
  const mailboxes = [
    [t('policy.contact.email'), email],
    [t('policy.contact.dpo'), dpo],
  ] as const;
  return (
    <section aria-labelledby="policy-contact">
      <h2 id="policy-contact">{t('policy.contact.title')}</h2>
      <p>{name ?? t('policy.contact.unnamed')}</p>
      {address && <p>{address}</p>}
      {mailboxes.map(
        ([label, mailbox]) =>
          mailbox && (
            <p key={label}>
              {label}: <a href={`mailto:${mailbox}`}>{mailbox}</a>
            </p>
          ),
      )}
      {phones.length > 0 && (
        <p>
          {t('policy.contact.phone')}: {phones.join(', ')}
        </p>
      )}
    </section>
  );
};
