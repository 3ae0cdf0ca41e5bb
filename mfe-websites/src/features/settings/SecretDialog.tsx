import { useTexts } from '@yinyom/mfe-kit';
import type { SlotProps } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { CodeBox } from '@yinyom/ui/data/CodeBox';

/** The secret of a website's servers, this once. @param secret null where it was in an answer that was lost */
export const SecretDialog = ({ secret, close }: SlotProps & { secret: string | null }) => {
  const t = useTexts('websites');
  return (
    <Modal
      title={t('serverSecret.newTitle')}
      onClose={close}
      actions={<Button onClick={close}>{t('serverSecret.kept')}</Button>}
    >
      <Stack>
        <p>{t(secret === null ? 'serverSecret.lost' : 'serverSecret.newText')}</p>
        {secret !== null && <CodeBox text={secret} />}
      </Stack>
    </Modal>
  );
};
