import { formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import styled from 'styled-components';
import { RowsLink } from '../../rows/RowsLink';
import { Explained } from '../../share/Explained';
import { useShareWords } from '../../share/useShareWords';
import type { FunnelStep } from './funnelSteps';

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(4)}`};
  font-variant-numeric: tabular-nums;
`;
const Figure = styled.span`
  font-size: ${({ theme }) => theme.font.size.h3};
  font-weight: ${({ theme }) => theme.font.weight.bold};
`;
const Track = styled.span`
  grid-column: 1 / -1;
  height: 14px;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.line};
  > span {
    display: block;
    height: 100%;
    background: ${({ theme }) => theme.color.primary};
  }
`;
const Words = styled.p`
  grid-column: 1 / -1;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

interface FunnelStepRowProps {
  step: FunnelStep;
  /** The largest step: its bar is the longest. */
  most: number;
  /** Days of the period, and of the one before it. */
  days: number;
}

/** A step in figures and words; the bar repeats the count for the eye. */
export const FunnelStepRow = ({ step: { key, count, before, of, rows }, most, days }: FunnelStepRowProps) => {
  const t = useTexts('dashboard');
  const lang = useLang();
  const words = useShareWords();
  const label = t(`funnel.${key}`);
  const now = of && { part: count, whole: of.now };
  const share = now && words.share(now);
  const sentence = () => {
    if (!now)
      return t('funnel.before', { number: formatNumber(before, lang), days: formatNumber(days, lang) });
    if (!share) return words.interval(now);
    return (
      <>
        <Explained more={words.interval(now)}>{t(`funnel.${key}Share`, { share })}</Explained>
        {` · ${words.compared(now, { part: before, whole: of.before }, days)}`}
      </>
    );
  };
  return (
    <Root>
      <span>{label}</span>
      <Figure>
        <RowsLink rows={rows} label={label}>
          {formatNumber(count, lang)}
        </RowsLink>
      </Figure>
      <Track aria-hidden="true">
        <span style={{ width: `${most > 0 ? (count / most) * 100 : 0}%` }} />
      </Track>
      <Words>{sentence()}</Words>
    </Root>
  );
};
