import { useTexts } from '@yinyom/mfe-kit';
import type { PublicSettings } from '../public-settings/publicSettings';

/**
 * Where to reach whoever runs this installation, as far as the settings say so. Without anything to show, and until the
 * settings are known, there is no such part: nobody is sent to a made-up address.
 */
export const Contact = ({ contact }: { contact: PublicSettings['contact'] | null }) => {
  const t = useTexts('landing');
  if (!contact || (!contact.address && !contact.email && contact.phones.length === 0)) return null;
  return (
    <section aria-labelledby="footer-contact">
      <h2 id="footer-contact">{t('footer.contact')}</h2>
      {contact.address && <address>{contact.address}</address>}
      <ul>
        {contact.email && (
          <li>
            <a href={`mailto:${contact.email}`} aria-label={`${t('footer.email')} ${contact.email}`}>
              {contact.email}
            </a>
          </li>
        )}
        {contact.phones.map((phone) => (
          <li key={phone}>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} aria-label={`${t('footer.phone')} ${phone}`}>
              {phone}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
