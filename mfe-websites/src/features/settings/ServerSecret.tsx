import { ROLES } from '@yinyom/contracts/constants';
import type { Application } from '@yinyom/contracts/websites/application';
import {
  confirmDialog,
  errorMessage,
  formatDateTime,
  openModal,
  toast,
  useSession,
  useTexts,
} from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Row } from '@yinyom/ui/data/Stack';
import {
  useMakeServerSecretMutation,
  useRemoveServerSecretMutation,
  useServerSecretQuery,
} from '../../api/serverSecretApi';
import { SecretDialog } from './SecretDialog';
import { SettingsPartCard } from './SettingsPartCard';

/** Whether the website's own servers read what a visitor chose; only Admins see and change it. */
export const ServerSecret = ({ application }: { application: Application }) => {
  const t = useTexts('websites');
  const { role } = useSession();
  const call = { params: { id: application.id } };
  const isAdmin = role === ROLES.admin;
  const { data, isError, refetch } = useServerSecretQuery(call, { skip: !isAdmin });
  const [make, making] = useMakeServerSecretMutation();
  const [remove, removing] = useRemoveServerSecretMutation();
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!isAdmin || !data) return null;
  const { made_at, old_secret_until } = data;

  const create = async () => {
    const agreed =
      made_at === null ||
      (await confirmDialog({
        title: t('serverSecret.changeTitle'),
        text: t('serverSecret.changeText'),
        confirm: t('serverSecret.change'),
        cancel: t('common.cancel'),
      }));
    if (!agreed) return;
    const { data: made, error } = await make({ ...call, body: {} });
    if (made) openModal((close) => <SecretDialog secret={made.site_secret} close={close} />);
    else toast.error(errorMessage(error));
  };

  const end = async () => {
    const agreed = await confirmDialog({
      title: t('serverSecret.removeTitle'),
      text: t('serverSecret.removeText'),
      confirm: t('serverSecret.remove'),
      cancel: t('common.cancel'),
      danger: true,
    });
    if (!agreed) return;
    const { error } = await remove(call);
    if (error) toast.error(errorMessage(error));
    else toast.success(t('serverSecret.removed'));
  };

  return (
    <SettingsPartCard part="server" title={t('serverSecret.title')}>
      <p>{t('serverSecret.text')}</p>
      {made_at !== null && <p>{t('serverSecret.madeAt', { date: formatDateTime(made_at) })}</p>}
      {old_secret_until !== null && (
        <p>{t('serverSecret.oldUntil', { date: formatDateTime(old_secret_until) })}</p>
      )}
      <Row>
        <Button kind="secondary" busy={making.isLoading} onClick={() => void create()}>
          {t(made_at === null ? 'serverSecret.make' : 'serverSecret.change')}
        </Button>
        {made_at !== null && (
          <Button kind="quiet" busy={removing.isLoading} onClick={() => void end()}>
            {t('serverSecret.remove')}
          </Button>
        )}
      </Row>
    </SettingsPartCard>
  );
};
