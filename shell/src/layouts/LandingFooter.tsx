import { PRODUCT_VERSION } from '@yinyom/contracts/constants';
import { Link, useSearchParams, useTexts } from '@yinyom/mfe-kit';
import { Icon } from '@yinyom/ui/foundation/Icon';
import { Logo } from '@yinyom/ui/foundation/Logo';
import styled from 'styled-components';
import { Page } from './Page';

const Root = styled.footer`
  background: ${({ theme }) => theme.color.ink};
  color: ${({ theme }) => theme.color.onPrimary};
  a {
    color: inherit;
  }
`;
const Columns = styled(Page)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: ${({ theme }) => theme.space(8)};
  padding-block: ${({ theme }) => theme.space(12)};
  h2 {
    margin-bottom: ${({ theme }) => theme.space(2)};
    font-size: ${({ theme }) => theme.font.size.body};
  }
  li > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;
const Edition = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  margin-top: ${({ theme }) => theme.space(3)};
  padding: 6px 14px;
  border: 1px solid ${({ theme }) => theme.color.accent};
  border-radius: ${({ theme }) => theme.radius.round};
  color: ${({ theme }) => theme.color.accent};
`;

const EMAIL = 'support@yinyom.example';
const PHONES = ['02 000 0000', '08 0000 0000'] as const;

/** About, contact, legal links and version; `cid=1` adds the data-protection logo (specification §1). */
export const LandingFooter = () => {
  const t = useTexts('landing');
  const shell = useTexts('shell');
  const dataProtection = useSearchParams()[0].get('cid') === '1';
  return (
    <Root>
      <Columns>
        <section>
          <Logo inverse />
          {dataProtection && (
            <Edition>
              <Icon name="shield" /> {t('footer.pdpa_logo')}
            </Edition>
          )}
          <p>{t('footer.about_text')}</p>
        </section>
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact">{t('footer.contact')}</h2>
          <address>{t('footer.address')}</address>
          <ul>
            <li>
              <a href={`mailto:${EMAIL}`} aria-label={`${t('footer.email')} ${EMAIL}`}>
                {EMAIL}
              </a>
            </li>
            {PHONES.map((phone) => (
              <li key={phone}>
                <a href={`tel:${phone.replaceAll(' ', '')}`} aria-label={`${t('footer.phone')} ${phone}`}>
                  {phone}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="footer-legal">
          <h2 id="footer-legal">{t('footer.legal')}</h2>
          <ul>
            <li>
              <Link to="/faq">{t('faq.title')}</Link>
            </li>
            <li>
              <Link to="/terms">{shell('terms')}</Link>
            </li>
            <li>
              <Link to="/policy">{shell('privacy')}</Link>
            </li>
          </ul>
          <p>
            {t('footer.version')} {PRODUCT_VERSION}
          </p>
        </section>
      </Columns>
    </Root>
  );
};
