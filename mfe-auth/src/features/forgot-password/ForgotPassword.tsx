import { Link } from '@yinyom/mfe-kit';
import { useGetMetaQuery } from '@yinyom/mfe-kit/platformCalls';
import { useState } from 'react';
import { AuthPage } from '../../layout/AuthPage';
import { useAuthTexts } from '../../texts/useAuthTexts';
import { ForgotPasswordForm } from './ForgotPasswordForm';

/** Asks for the address that a link goes to; afterwards says what to do. Never tells whether it has an account. */
export const ForgotPassword = () => {
  const t = useAuthTexts();
  const { data: meta } = useGetMetaQuery();
  const [answer, setAnswer] = useState<string | null>(null);
  const title = answer === null ? t('forgot.title') : t('forgot.done_title');
  return (
    <AuthPage title={title} lead={answer ?? t('forgot.text')}>
      {answer === null ? <ForgotPasswordForm onSent={setAnswer} /> : <p>{t('forgot.done_hint')}</p>}
      {answer !== null && meta?.outbox && <a href="/outbox">{t('confirmation.outbox')}</a>}
      <Link to="/login">{t('back_to_login')}</Link>
    </AuthPage>
  );
};
