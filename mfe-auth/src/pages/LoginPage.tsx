import { getSession, Link, Navigate, useSearchParams } from '@yinyom/mfe-kit';
import { useState } from 'react';
import { LoginForm } from '../features/login/LoginForm';
import { AuthPage } from '../layout/AuthPage';
import { openingPath } from '../session/openingPath';
import { useAuthTexts } from '../texts/useAuthTexts';

/** `/login`. Somebody who is signed in already is sent on. */
export const LoginPage = () => {
  const t = useAuthTexts();
  const [search] = useSearchParams();
  const [wasSignedIn] = useState(() => getSession().signedIn);
  if (wasSignedIn) return <Navigate to={openingPath(getSession().role, search.get('next'))} replace />;
  return (
    <AuthPage title={t('login.title')} lead={t('login.lead')}>
      <LoginForm />
      <p>
        {t('login.no_account')}{' '}
        <Link to={{ pathname: '/signup', search: cidOf(search) }}>{t('login.signup')}</Link>
      </p>
    </AuthPage>
  );
};

/** The `cid` of the landing page stays with the person through the links. */
const cidOf = (search: URLSearchParams): string => {
  const cid = search.get('cid');
  return cid ? `?cid=${encodeURIComponent(cid)}` : '';
};
