import { useTexts } from '@yinyom/mfe-kit';
import type { SlotProps } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { CopyButton } from '@yinyom/ui/action/CopyButton';
import { Stack } from '@yinyom/ui/data/Stack';
import { Modal } from '@yinyom/ui/overlay/Modal';
import styled from 'styled-components';

const Key = styled.code`
  display: block;
  padding: ${({ theme }) => theme.space(3)};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.canvas};
  overflow-wrap: anywhere;
`;

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
        {secret !== null && (
          <>
            <Key>{secret}</Key>
            <div>
              <CopyButton text={secret} />
            </div>
          </>
        )}
      </Stack>
    </Modal>
  );
};
