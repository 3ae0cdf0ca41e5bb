import { errorMessage } from '@yinyom/mfe-kit';
import { Row } from '@yinyom/ui/data/Stack';
import { Spinner } from '@yinyom/ui/data/Spinner';
import { useEffect, useRef } from 'react';
import { ProblemBox } from '../../form/ProblemBox';
import { AuthPage } from '../../page/AuthPage';
import { ButtonLink } from '../../page/ButtonLink';
import { useAuthTexts } from '../../texts/useAuthTexts';
import { useConfirmSignupMutation } from './confirmationApi';

/** Confirms an address with the token of the mailed link, once, and says how it went. */
export const ConfirmAddress = ({ token }: { token: string }) => {
  const t = useAuthTexts();
  const [confirm, { data, error }] = useConfirmSignupMutation();
  const sent = useRef<string>(undefined);

  useEffect(() => {
    if (sent.current === token) return;
    sent.current = token;
    void confirm({ body: { token } });
  }, [confirm, token]);

  if (data) {
    return (
      <AuthPage
        title={t('confirmation.done_title')}
        lead={t('confirmation.done_text', { email: data.email })}
      >
        <ButtonLink to="/login">{t('login.submit')}</ButtonLink>
      </AuthPage>
    );
  }
  if (error) {
    return (
      <AuthPage title={t('confirmation.failed_title')}>
        <ProblemBox>{errorMessage(error)}</ProblemBox>
        <ButtonLink to="/signup">{t('confirmation.signup_again')}</ButtonLink>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('confirmation.confirming')}>
      <Row role="status" $justify="center">
        <Spinner $size={28} />
      </Row>
    </AuthPage>
  );
};
