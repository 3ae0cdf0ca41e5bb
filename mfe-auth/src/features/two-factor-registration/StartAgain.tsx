import { Link, useSession } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { Button } from '@yinyom/ui/action/Button';
import { AuthPage } from '../../layout/AuthPage';
import { openingPath } from '../../session/openingPath';
import { useAuthTexts } from '../../texts/useAuthTexts';
import { useRequestTwoFactor } from '../../two-factor/useRequestTwoFactor';

/** The registration page without a secret, or reloaded: offers a new one, unless two-factor is on already. */
export const StartAgain = () => {
  const t = useAuthTexts();
  const { user, role } = useSession();
  const { start, isLoading } = useRequestTwoFactor();
  if (user?.two_fa_at) {
    return (
      <AuthPage title={t('two_fa.start_title')} lead={t('two_fa.already_on')}>
        <ButtonLink as={Link} to={openingPath(role, null)}>
          {t('two_fa.to_console')}
        </ButtonLink>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('two_fa.start_title')} lead={t('two_fa.ask_text')}>
      <Button wide busy={isLoading} onClick={() => void start()}>
        {t('two_fa.ask_confirm')}
      </Button>
    </AuthPage>
  );
};
