import { Modal } from '@yinyom/ui/overlay/Modal';
import styled from 'styled-components';
import { usePortfolioTexts } from '../../../texts/usePortfolioTexts';

const List = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(5)}`};
  margin: 0;
  dd {
    margin: 0;
  }
`;

const KEYS = [
  ['Space', 'next'],
  ['E', 'fix'],
  ['Z', 'undo'],
  ['J  K', 'move'],
  ['Enter', 'open'],
  ['?', 'help'],
] as const;

/** What the keys do, and that everything has a button, too. */
export const DayKeys = ({ onClose }: { onClose: () => void }) => {
  const t = usePortfolioTexts();
  return (
    <Modal title={t('day.keys')} onClose={onClose}>
      <List>
        {KEYS.map(([key, what]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`day.key_${what}`)}</dd>
          </div>
        ))}
      </List>
    </Modal>
  );
};
