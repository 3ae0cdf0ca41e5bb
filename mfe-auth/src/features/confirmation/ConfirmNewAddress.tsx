import { errorMessage } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { AuthPage } from '../../layout/AuthPage';
import { useAuthTexts } from '../../texts/useAuthTexts';
import { useConfirmSignupMutation } from './confirmationApi';

interface ConfirmNewAddressProps {
  token: string;
  link: { email: string; name: string };
  onConfirmed: (email: string) => void;
}

/** Says whose account is to get the address, and gives it only when its owner agrees. */
export const ConfirmNewAddress = ({ token, link, onConfirmed }: ConfirmNewAddressProps) => {
  const t = useAuthTexts();
  const [confirm, { error, isLoading }] = useConfirmSignupMutation();
  const agree = async () => {
    const answer = await confirm({ body: { token } });
    if (answer.data) onConfirmed(answer.data.email);
  };
  return (
    <AuthPage title={t('confirmation.address_title')} lead={t('confirmation.address_text', link)}>
      <Stack>
        <ProblemBox>{error && errorMessage(error)}</ProblemBox>
        <p>{t('confirmation.not_you')}</p>
        <Button busy={isLoading} wide onClick={() => void agree()}>
          {t('confirmation.address_submit')}
        </Button>
      </Stack>
    </AuthPage>
  );
};
