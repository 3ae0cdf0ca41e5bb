import { Link } from '@yinyom/mfe-kit';
import { useSecretOfAddress } from '../address/useSecretOfAddress';
import { ForgotPassword } from '../features/forgot-password/ForgotPassword';
import { NewPasswordForm } from '../features/new-password/NewPasswordForm';
import { AuthPage } from '../layout/AuthPage';
import { useAuthTexts } from '../texts/useAuthTexts';

/** `/password/reset`: asks for the address, or with `?token=` of the mailed link for the new password. */
export const PasswordResetPage = () => {
  const t = useAuthTexts();
  const token = useSecretOfAddress('token');
  if (!token) return <ForgotPassword />;
  return (
    <AuthPage title={t('set_password.reset_title')} lead={t('set_password.reset_text')}>
      <NewPasswordForm token={token} purpose="reset" />
      <Link to="/login">{t('back_to_login')}</Link>
    </AuthPage>
  );
};
