import { getSession, Link, Navigate, useSession } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { Stack } from '@yinyom/ui/data/Stack';
import { useState } from 'react';
import { TwoFactorLogin } from '../features/two-factor-login/TwoFactorLogin';
import { AuthPage } from '../layout/AuthPage';
import { openingPath } from '../session/openingPath';
import { useAuthTexts } from '../texts/useAuthTexts';

/** `/twofa/confirmation`: needs the one-time token of the first step; without it says that the login has expired. */
export const TwoFactorConfirmationPage = () => {
  const t = useAuthTexts();
  const { signedIn, awaitsSecondStep } = useSession();
  const [wasSignedIn] = useState(() => getSession().signedIn);
  if (wasSignedIn) return <Navigate to={openingPath(getSession().role, null)} replace />;
  if (!awaitsSecondStep && !signedIn) {
    return (
      <AuthPage title={t('two_fa.login_title')} lead={t('messages:otp_token_invalid')}>
        <ButtonLink as={Link} to="/login">
          {t('login.submit')}
        </ButtonLink>
      </AuthPage>
    );
  }
  return (
    <Stack $gap={4}>
      <TwoFactorLogin />
      <p>
        <Link to="/login">{t('back_to_login')}</Link>
      </p>
    </Stack>
  );
};
