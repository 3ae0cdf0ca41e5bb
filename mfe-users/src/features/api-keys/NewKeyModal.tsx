import { CopyButton } from '@yinyom/ui/action/CopyButton';
import { Notice } from '@yinyom/ui/data/Notice';
import { Stack } from '@yinyom/ui/data/Stack';
import { Modal } from '@yinyom/ui/overlay/Modal';
import styled from 'styled-components';
import { useKeysTexts } from '../../texts/useKeysTexts';

const Secret = styled.code`
  display: block;
  padding: ${({ theme }) => theme.space(3)};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.canvas};
  font-family: ${({ theme }) => theme.font.mono};
  overflow-wrap: anywhere;
`;

/** A new key, shown once. @param secret null where it was in an answer that was lost */
export const NewKeyModal = ({ secret, close }: { secret: string | null; close: () => void }) => {
  const t = useKeysTexts();
  if (secret === null)
    return (
      <Modal title={t('new.title')} width={560} onClose={close}>
        <Notice small>{t('new.lost')}</Notice>
      </Modal>
    );
  return (
    <Modal
      title={t('new.title')}
      width={560}
      onClose={close}
      actions={<CopyButton text={secret}>{t('new.copy')}</CopyButton>}
    >
      <Stack>
        <Notice small>{t('new.once')}</Notice>
        <Secret>{secret}</Secret>
        <p>{t('new.use')}</p>
      </Stack>
    </Modal>
  );
};
