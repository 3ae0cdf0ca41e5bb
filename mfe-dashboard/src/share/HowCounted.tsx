import { useTexts } from '@yinyom/mfe-kit';
import { Fold } from '@yinyom/ui/data/Fold';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Note = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

/** What exactly the figures of a card count, for those who compare them with others. */
export const HowCounted = ({ children }: { children: ReactNode }) => {
  const t = useTexts('dashboard');
  return (
    <Fold look="link" title={t('view.counted')}>
      <Note>{children}</Note>
    </Fold>
  );
};
