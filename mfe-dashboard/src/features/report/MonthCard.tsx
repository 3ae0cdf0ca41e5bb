import { useTexts } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { MonthPicker } from '@yinyom/ui/form/MonthPicker';
import styled from 'styled-components';

const Title = styled.h2`
  margin-bottom: ${({ theme }) => theme.space(2)};
  font-size: ${({ theme }) => theme.font.size.h3};
`;

/** Chooses the month of the report; months after the present one cannot be chosen. */
export const MonthCard = ({ month, onChange }: { month: string; onChange: (month: string) => void }) => {
  const t = useTexts('dashboard');
  return (
    <Card>
      <Title>{t('report.month')}</Title>
      <MonthPicker value={month} onChange={onChange} />
    </Card>
  );
};
