import { useTexts } from '@yinyom/mfe-kit';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import type { PublicSettings } from '../public-settings/publicSettings';

/** Where to reach whoever runs this installation; space of the same size until that is known. */
export const Contact = ({ contact }: { contact: PublicSettings['contact'] | null }) => {
  const t = useTexts('landing');
  return (
    <section aria-labelledby="footer-contact">
      <h2 id="footer-contact">{t('footer.contact')}</h2>
      {contact === null && <Skeleton $height="180px" />}
      {contact && (
        <>
          <address>{contact.address ?? t('footer.address')}</address>
          <ul>
            <li>
              <a href={`mailto:${contact.email}`} aria-label={`${t('footer.email')} ${contact.email}`}>
                {contact.email}
              </a>
            </li>
            {contact.phones.map((phone) => (
              <li key={phone}>
                <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} aria-label={`${t('footer.phone')} ${phone}`}>
                  {phone}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
