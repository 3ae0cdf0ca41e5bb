import { ROLES } from '@yinyom/contracts/constants';
import type { Application } from '@yinyom/contracts/websites/application';
import {
  confirmDialog,
  errorMessage,
  openModal,
  toast,
  useAppDispatch,
  useNavigate,
  useSession,
  useTexts,
} from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Row } from '@yinyom/ui/data/Stack';
import {
  forgetApplications,
  useDisableApplicationMutation,
  useUpdateApplicationMutation,
} from '../../api/applicationApi';
import { DeleteDialog } from './DeleteDialog';
import { SettingsPartCard } from './SettingsPartCard';

/** Switching a website off or on, and deleting it. Each asks first; deleting only Admins can. */
export const DangerZone = ({ application }: { application: Application }) => {
  const t = useTexts('websites');
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { role } = useSession();
  const [enable, enabling] = useUpdateApplicationMutation();
  const [disable, disabling] = useDisableApplicationMutation();
  const { id, domain_name, enabled } = application;

  const toggle = async () => {
    if (enabled) {
      const agreed = await confirmDialog({
        title: t('danger.disableTitle', { domain: domain_name }),
        text: t('danger.disableText'),
        confirm: t('danger.disable'),
        cancel: t('common.cancel'),
        danger: true,
      });
      if (!agreed) return;
    }
    const call = enabled ? disable({ params: { id }, body: {} }) : enable({ params: { id }, body: {} });
    const { error } = await call;
    if (error) toast.error(errorMessage(error));
    else toast.success(t(enabled ? 'danger.disabled' : 'danger.enabled', { domain: domain_name }));
  };

  const remove = () =>
    openModal((close) => (
      <DeleteDialog
        application={application}
        onClose={close}
        onDeleted={() => {
          close();
          toast.success(t('danger.deleted', { domain: domain_name }));
          void navigate('/websites');
          dispatch(forgetApplications());
        }}
      />
    ));

  return (
    <SettingsPartCard part="danger" title={t('danger.title')}>
      <Row $justify="space-between">
        <p>{t(enabled ? 'danger.disableText' : 'danger.enableText')}</p>
        <Button
          kind="secondary"
          busy={enabling.isLoading || disabling.isLoading}
          onClick={() => void toggle()}
        >
          {t(enabled ? 'danger.disable' : 'danger.enable')}
        </Button>
      </Row>
      {role === ROLES.admin && (
        <Row $justify="space-between">
          <p>{t('danger.deleteText')}</p>
          <Button kind="danger" icon="trash" onClick={remove}>
            {t('danger.delete')}
          </Button>
        </Row>
      )}
    </SettingsPartCard>
  );
};
