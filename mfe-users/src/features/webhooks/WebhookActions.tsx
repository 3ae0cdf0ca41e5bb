import type { Webhook } from '@yinyom/contracts/notify/webhooks';
import { confirmDialog, errorMessage, openModal, toast, useSearchParams } from '@yinyom/mfe-kit';
import { ROOM_FOR_MANY, RowAction, RowActions } from '../../layout/RowAction';
import { useWebhookTexts } from '../../texts/useWebhookTexts';
import { DeliveryModal } from './DeliveryModal';
import { SecretModal } from './SecretModal';
import { WebhookModal } from './WebhookModal';
import {
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  useTestWebhookMutation,
} from './webhooksApi';

/** What can be done with one webhook: see what was sent, send a test, change, new secret, remove. */
export const WebhookActions = ({ webhook }: { webhook: Webhook }) => {
  const t = useWebhookTexts();
  const [, setSearch] = useSearchParams();
  const [test, testing] = useTestWebhookMutation();
  const [rotate, rotating] = useRotateWebhookSecretMutation();
  const [remove, removing] = useDeleteWebhookMutation();
  const { organization_id: id, id: webhookId, name, state } = webhook;
  const call = { params: { id, webhookId } };
  const telling = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };

  const sendTest = () =>
    telling(async () => {
      const { delivery_id } = await test({ ...call, body: {} }).unwrap();
      openModal((close) => <DeliveryModal {...{ id, webhookId, deliveryId: delivery_id, close }} />);
    });
  const newSecret = async () => {
    const text = t('rotate_text');
    if (!(await confirmDialog({ title: t('rotate_title', { name }), text, confirm: t('rotate') }))) return;
    await telling(async () => {
      const rotated = await rotate({ ...call, body: {} }).unwrap();
      openModal((close) => <SecretModal webhook={rotated} close={close} />);
    });
  };
  const removeIt = async () => {
    const question = { title: t('remove_title', { name }), text: t('remove_text'), confirm: t('remove') };
    if (!(await confirmDialog({ ...question, danger: true }))) return;
    await telling(async () => {
      await remove(call).unwrap();
      toast.success(t('removed', { name }));
    });
  };

  return (
    <RowActions $room={ROOM_FOR_MANY}>
      <RowAction
        icon="clock"
        word={t('deliveries')}
        label={t('deliveries_of', { name })}
        onClick={() => setSearch({ webhook: webhookId })}
      />
      <RowAction
        icon="mail"
        word={t('test')}
        label={t('test_of', { name })}
        disabled={testing.isLoading || state !== 'active'}
        onClick={() => void sendTest()}
      />
      <RowAction
        icon="edit"
        word={t('edit')}
        label={t('edit_of', { name })}
        onClick={() => openModal((close) => <WebhookModal {...{ organizationId: id, webhook, close }} />)}
      />
      <RowAction
        icon="lock"
        word={t('rotate')}
        label={t('rotate_title', { name })}
        disabled={rotating.isLoading}
        onClick={() => void newSecret()}
      />
      <RowAction
        icon="trash"
        word={t('remove')}
        label={t('remove_title', { name })}
        disabled={removing.isLoading}
        onClick={() => void removeIt()}
      />
    </RowActions>
  );
};
