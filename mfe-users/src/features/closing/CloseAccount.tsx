import { api, clearSession, navigateTo, openModal, store, toast, useSession } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { CloseForGoodModal } from './CloseForGoodModal';
import { useCloseAccountMutation } from './closingApi';

/** Closes the own account for good. */
export const CloseAccount = () => {
  const t = useUsersTexts();
  const { user } = useSession();
  const [closeAccount] = useCloseAccountMutation();
  if (!user) return null;
  const ask = () =>
    openModal((close) => (
      <CloseForGoodModal
        title={t('closing.account_title')}
        consequences={[
          t('closing.account_sessions'),
          t('closing.account_profile'),
          t('closing.account_log'),
          t('closing.account_admin'),
          t('closing.no_way_back'),
        ]}
        word={user.email}
        typeLabel={t('remove.type', { email: user.email })}
        submitLabel={t('closing.account_submit')}
        onConfirm={async (body) => {
          await closeAccount({ body }).unwrap();
          close();
          clearSession();
          store.dispatch(api.util.resetApiState());
          navigateTo('/');
          toast.success(t('closing.account_done'));
        }}
        close={close}
      />
    ));
  return (
    <Card aria-labelledby="close-account">
      <Stack>
        <h2 id="close-account">{t('closing.account_title')}</h2>
        <p>{t('closing.account_lead')}</p>
        <div>
          <Button kind="danger" onClick={ask}>
            {t('closing.account_open')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
};
