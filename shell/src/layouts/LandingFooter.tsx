import { FOOTER_VERSION } from '@yinyom/contracts/constants';
import { PLACES } from '@yinyom/contracts/places';
import { Link, useSearchParams, useTexts } from '@yinyom/mfe-kit';
import { Logo } from '@yinyom/ui/foundation/Logo';
import styled from 'styled-components';
import { usePublicSettings } from '../public-settings/usePublicSettings';
import { Contact } from './Contact';
import { Page } from './Page';

const Root = styled.footer`
  background: ${({ theme }) => theme.color.inverse};
  color: ${({ theme }) => theme.color.onInverse};
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
  address {
    font-style: normal;
  }
  li > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;
/** About, contact, legal links and version; `cid=1` shows the data-protection variant of the logo (specification §1). */
export const LandingFooter = () => {
  const t = useTexts('landing');
  const shell = useTexts('shell');
  const settings = usePublicSettings();
  const dataProtection = useSearchParams()[0].get('cid') === '1';
  return (
    <Root>
      <Columns>
        <section>
          <Logo inverse edition={dataProtection ? t('footer.pdpa_logo') : undefined} />
          <p>{t('footer.about_text')}</p>
        </section>
        <Contact contact={settings?.contact ?? null} />
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
            <li>
              <Link to="/dpa">{shell('dpa')}</Link>
            </li>
            <li>
              <Link to="/verify">{shell('verify')}</Link>
            </li>
            {settings?.public_checks && (
              <li>
                <Link to={PLACES.check}>{t('footer.check')}</Link>
              </li>
            )}
          </ul>
          <p>
            {t('footer.version')} {settings?.version_label ?? FOOTER_VERSION}
          </p>
        </section>
      </Columns>
    </Root>
  );
};
