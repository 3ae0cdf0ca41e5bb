import type { WebhookWithSecret } from '@yinyom/contracts/notify/webhooks';
import { formatDateTime } from '@yinyom/mfe-kit';
import type { SlotProps } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useWebhookTexts } from '../../texts/useWebhookTexts';
import { CodeBox } from '@yinyom/ui/data/CodeBox';

/** The secret of a webhook, this once; of one that is signed with Ed25519 its public key. */
export const SecretModal = ({ webhook, close }: SlotProps & { webhook: WebhookWithSecret }) => {
  const t = useWebhookTexts();
  const { name, secret, public_key, old_secret_until } = webhook;
  const key = secret ?? public_key;
  const text = secret !== null ? 'secret_text' : key !== null ? 'public_key_text' : 'secret_lost';
  return (
    <Modal
      title={t('secret_of', { name })}
      onClose={close}
      actions={<Button onClick={close}>{t('secret_kept')}</Button>}
    >
      <Stack>
        <p>{t(text)}</p>
        {key !== null && <CodeBox text={key} />}
        {old_secret_until !== null && (
          <p>{t('old_secret_until', { date: formatDateTime(old_secret_until) })}</p>
        )}
      </Stack>
    </Modal>
  );
};
