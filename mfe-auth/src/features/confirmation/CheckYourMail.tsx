import { Link, useLocation } from '@yinyom/mfe-kit';
import { useGetMetaQuery } from '@yinyom/mfe-kit/platformCalls';
import { AuthPage } from '../../layout/AuthPage';
import { useAuthTexts } from '../../texts/useAuthTexts';
import { SendAgain } from './SendAgain';

/** Says where the confirmation link went. Outside production the mails of an installation without SMTP can be read. */
export const CheckYourMail = () => {
  const t = useAuthTexts();
  const { data: meta } = useGetMetaQuery();
  const { email } = (useLocation().state as { email?: string } | null) ?? {};
  return (
    <AuthPage title={t('confirmation.check_title')} lead={t('confirmation.check_text')}>
      {email && <strong>{t('confirmation.check_sent_to', { email })}</strong>}
      <p>{t('confirmation.check_hint')}</p>
      <SendAgain email={email ?? ''} justSent={email !== undefined} />
      {meta?.outbox && <a href="/outbox">{t('confirmation.outbox')}</a>}
      <Link to="/signup">{t('confirmation.wrong_address')}</Link>
      <Link to="/login">{t('back_to_login')}</Link>
    </AuthPage>
  );
};
