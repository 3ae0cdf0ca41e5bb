import { formatNumber, useLang } from '@yinyom/mfe-kit';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The colours of the chart: what was accepted and what was declined, neither of them an alarm. */
type CardTone = 'lineStrong' | 'primary' | 'accent';

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space(1)};
  min-width: 0;
  padding: ${({ theme }) => theme.space(5)};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.surface};
`;
/** With the colour that the figure has in the chart. */
const Label = styled.dt<{ $tone: CardTone }>`
  display: flex;
  align-items: baseline;
  gap: ${({ theme }) => theme.space(2)};
  color: ${({ theme }) => theme.color.muted};
  &::before {
    content: '';
    flex: none;
    width: 10px;
    height: 10px;
    border-radius: 3px;
    background: ${({ theme, $tone }) => theme.color[$tone]};
  }
`;
const Figure = styled.dd`
  margin: 0;
  min-height: 48px;
  font-size: 2rem;
  font-weight: ${({ theme }) => theme.font.weight.bold};
  line-height: 48px;
  font-variant-numeric: tabular-nums;
`;
const Note = styled.dd`
  margin: 0;
  min-height: 1.6em;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
  > span {
    display: block;
  }
`;

interface SummaryCardProps {
  label: string;
  tone: CardTone;
  /** Absent while it is being loaded. */
  value: number | undefined;
  note: ReactNode;
  /** Draws the figure, e.g. as a link to what it counts. */
  draw: (figure: string) => ReactNode;
}

/** One figure of the summary with a sentence that puts it in relation. */
export const SummaryCard = ({ label, tone, value, note, draw }: SummaryCardProps) => {
  const lang = useLang();
  return (
    <Root>
      <Label $tone={tone}>{label} </Label>
      <Figure>
        {value === undefined ? <Skeleton $height="40px" $width="96px" /> : draw(formatNumber(value, lang))}
      </Figure>
      <Note>{value === undefined ? <Skeleton $width="70%" /> : note}</Note>
    </Root>
  );
};
