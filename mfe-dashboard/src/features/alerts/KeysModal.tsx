import type { SlotProps } from '@yinyom/mfe-kit';
import { Modal } from '@yinyom/ui/overlay/Modal';
import styled from 'styled-components';
import { useAlertTexts } from '../../texts/useAlertTexts';

const Keys = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  margin: 0;
  > dd {
    margin: 0;
  }
`;
const Key = styled.kbd`
  padding: 2px 8px;
  border: 1px solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.small};
  font-family: ${({ theme }) => theme.font.mono};
`;

const KEYS = [
  [['j', '↓'], 'key_next'],
  [['k', '↑'], 'key_previous'],
  [['Enter'], 'key_open'],
  [['x'], 'key_choose'],
  [['?'], 'key_help'],
] as const;

/** The keys of the list of alerts. */
export const KeysModal = ({ close }: SlotProps) => {
  const t = useAlertTexts();
  return (
    <Modal title={t('keys_title')} onClose={close}>
      <Keys>
        {KEYS.map(([names, text]) => (
          <div key={text} style={{ display: 'contents' }}>
            <dt>
              {names.map((name, at) => (
                <span key={name}>
                  {at > 0 && ' '}
                  <Key>{name}</Key>
                </span>
              ))}
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </Keys>
    </Modal>
  );
};
