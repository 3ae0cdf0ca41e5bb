import { Link } from '@yinyom/mfe-kit';
import { useSecretOfAddress } from '../address/useSecretOfAddress';
import { NewPasswordForm } from '../features/new-password/NewPasswordForm';
import { AuthPage } from '../layout/AuthPage';
import { useAuthTexts } from '../texts/useAuthTexts';

/** `/password/change?token=`: the first password of an invited user, or one that must be changed. */
export const PasswordChangePage = () => {
  const t = useAuthTexts();
  const token = useSecretOfAddress('token');
  if (!token) {
    return (
      <AuthPage title={t('set_password.no_token_title')} lead={t('set_password.no_token_text')}>
        <Link to="/login">{t('back_to_login')}</Link>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('set_password.first_title')} lead={t('set_password.first_text')}>
      <NewPasswordForm token={token} purpose="first" />
    </AuthPage>
  );
};
