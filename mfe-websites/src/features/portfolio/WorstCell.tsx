import type { PortfolioRow } from '@yinyom/contracts/consents/portfolio';
import type { ComplianceWords } from '@yinyom/texts/compliance/complianceWords';
import { Badge } from '@yinyom/ui/data/Badge';
import styled from 'styled-components';
import { usePortfolioTexts } from '../../texts/usePortfolioTexts';
import { toneOf, WorstReason } from './WorstReason';

/** As high with a reason as without one: rows keep their height when the words come. */
const Root = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${({ theme }) => theme.space(1)};
  width: clamp(220px, 22vw, 360px);
  min-height: 60px;
  @media (max-width: ${({ theme }) => theme.phone}) {
    width: 100vw;
    max-width: 100%;
  }
  > a {
    color: ${({ theme }) => theme.color.primary};
  }
`;
const Rest = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

interface WorstCellProps {
  row: PortfolioRow;
  /** Undefined until they are there. */
  words: ComplianceWords | undefined;
}

/** What is worst about a website, why, where it is corrected, and how many checks need attention besides. */
export const WorstCell = ({ row, words }: WorstCellProps) => {
  const t = usePortfolioTexts();
  const { worst, attention } = row.health;
  return (
    <Root>
      <Badge tone={toneOf(worst)}>{t(`health_${worst}`)}</Badge>
      <WorstReason row={row} words={words} />
      {attention > 1 && <Rest>{t('attention', { number: String(attention - 1) })}</Rest>}
    </Root>
  );
};
