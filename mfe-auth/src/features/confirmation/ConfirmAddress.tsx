import { errorMessage, Link } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { useEffect, useRef, useState } from 'react';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { AuthPage } from '../../layout/AuthPage';
import { useAuthTexts } from '../../texts/useAuthTexts';
import { ConfirmNewAddress } from './ConfirmNewAddress';
import { OpeningLink } from './OpeningLink';
import { OpenAccount } from './OpenAccount';
import { useLookAtConfirmationMutation } from './confirmationApi';

/**
 * The page behind a mailed link. Opening it does nothing yet: anybody can have such a mail sent to somebody else, so
 * it says what the link is for, and the owner of the mailbox decides.
 */
export const ConfirmAddress = ({ token }: { token: string }) => {
  const t = useAuthTexts();
  const [look, { data: link, error }] = useLookAtConfirmationMutation();
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const looked = useRef<string>(undefined);

  useEffect(() => {
    if (looked.current === token) return;
    looked.current = token;
    void look({ body: { token } });
  }, [look, token]);

  if (confirmed !== null) {
    return (
      <AuthPage title={t('confirmation.done_title')} lead={t('confirmation.done_text', { email: confirmed })}>
        <ButtonLink as={Link} to="/login" state={{ email: confirmed }}>
          {t('login.submit')}
        </ButtonLink>
      </AuthPage>
    );
  }
  if (error) {
    return (
      <AuthPage title={t('confirmation.failed_title')}>
        <ProblemBox>{errorMessage(error)}</ProblemBox>
        <ButtonLink as={Link} to="/signup">
          {t('confirmation.signup_again')}
        </ButtonLink>
      </AuthPage>
    );
  }
  if (link?.kind === 'signup') return <OpenAccount token={token} link={link} onConfirmed={setConfirmed} />;
  if (link) return <ConfirmNewAddress token={token} link={link} onConfirmed={setConfirmed} />;
  return <OpeningLink />;
};
