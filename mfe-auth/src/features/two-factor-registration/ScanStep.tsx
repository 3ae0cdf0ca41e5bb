import { useSession } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { CopyButton } from '@yinyom/ui/action/CopyButton';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { AuthPage } from '../../layout/AuthPage';
import { useAuthTexts } from '../../texts/useAuthTexts';
import { otpauthAddress } from './otpauthAddress';
import { QrCode } from './QrCode';

const Secret = styled.code`
  padding: ${({ theme }) => theme.space(3)};
  border: 1px dashed ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.canvas};
  text-align: center;
  letter-spacing: 0.05em;
  overflow-wrap: anywhere;
`;

const groupsOfFour = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** First step: the secret as a QR code and as text. */
export const ScanStep = ({ secret, onNext }: { secret: string; onNext: () => void }) => {
  const t = useAuthTexts();
  const { user } = useSession();
  const account = user?.email || user?.ldap_username || user?.name || '';
  return (
    <AuthPage title={t('two_fa.scan_title')} lead={t('two_fa.scan_text')}>
      <QrCode text={otpauthAddress(secret, account)} />
      <Stack $gap={2}>
        <p>{t('two_fa.secret_label')}</p>
        <Secret>{groupsOfFour(secret)}</Secret>
        <CopyButton text={secret}>{t('two_fa.copy_secret')}</CopyButton>
      </Stack>
      <p>{t('two_fa.time_limit')}</p>
      <Button wide onClick={onNext}>
        {t('next')}
      </Button>
    </AuthPage>
  );
};
