import { CopyButton } from '@yinyom/ui/action/CopyButton';
import { Stack } from '@yinyom/ui/data/Stack';
import { Modal } from '@yinyom/ui/overlay/Modal';
import styled from 'styled-components';
import { useUsersTexts } from '../../texts/useUsersTexts';

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
  gap: ${({ theme }) => theme.space(2)};
  font-family: ${({ theme }) => theme.font.mono};
  text-align: center;
`;

/** New recovery codes, shown once. */
export const RecoveryCodesModal = ({ codes, close }: { codes: readonly string[]; close: () => void }) => {
  const t = useUsersTexts();
  return (
    <Modal
      title={t('two_fa.renew')}
      width={480}
      onClose={close}
      actions={<CopyButton text={codes.join('\n')}>{t('two_fa.codes_copy')}</CopyButton>}
    >
      <Stack>
        <p>{t('two_fa.codes_text')}</p>
        <Codes>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
      </Stack>
    </Modal>
  );
};
