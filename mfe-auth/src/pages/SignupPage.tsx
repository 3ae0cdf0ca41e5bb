import { Link } from '@yinyom/mfe-kit';
import { useGetMetaQuery } from '@yinyom/mfe-kit/platformCalls';
import styled from 'styled-components';
import { OtherAddresses } from '../features/signup/OtherAddresses';
import { SignupForm } from '../features/signup/SignupForm';
import { AuthPage } from '../layout/AuthPage';
import { useAuthTexts } from '../texts/useAuthTexts';

/** The usual endings of addresses, which hold the place of what is not known yet. */
const USUAL = 'ac.th, co.th, or.th, go.th';
const Place = styled.span`
  visibility: hidden;
`;

/** `/signup`, and `/signup25032021` with that name as `source`. */
export const SignupPage = ({ source }: { source?: string }) => {
  const t = useAuthTexts();
  const { data: meta } = useGetMetaQuery();
  const suffixes = meta?.signup_suffixes ?? [];
  const isOpen = suffixes.includes('*');
  const lead = isOpen ? t('signup.lead_any') : t('signup.lead', { suffixes: suffixes.join(', ') });
  return (
    <AuthPage
      title={t('signup.title')}
      lead={meta ? lead : <Place>{t('signup.lead', { suffixes: USUAL })}</Place>}
    >
      <SignupForm source={source} />
      <OtherAddresses />
      <p>
        {t('signup.have_account')} <Link to="/login">{t('login.submit')}</Link>
      </p>
    </AuthPage>
  );
};
