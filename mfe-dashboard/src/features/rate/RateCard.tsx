import type { getApplicationSummary } from '@yinyom/contracts/consents/summary';
import type { AnswerOf } from '@yinyom/contracts/endpoint';
import { bangkokToday } from '@yinyom/contracts/time/bangkokDay';
import { useTexts } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { Explained } from '../../share/Explained';
import { useShareWords } from '../../share/useShareWords';
import { rollingShares } from './rollingShares';
import { Sparkline } from './Sparkline';

const Figure = styled.p`
  font-size: 3rem;
  font-weight: ${({ theme }) => theme.font.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
`;
const Note = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

type ApplicationSummary = AnswerOf<typeof getApplicationSummary>;

interface RateCardProps {
  summary: ApplicationSummary;
  /** Days of the period, and of the one before it. */
  days: number;
}

/** The one figure of a website: of the visitors who decided, how many accepted, and where that is going. */
export const RateCard = ({ summary, days }: RateCardProps) => {
  const t = useTexts('dashboard');
  const words = useShareWords();
  const counted = (figures: Pick<ApplicationSummary, 'users_accepted' | 'users_declined'>) => ({
    part: figures.users_accepted,
    whole: figures.users_accepted + figures.users_declined,
  });
  const now = counted(summary);
  const share = words.share(now);
  const shares = rollingShares(summary.trend, bangkokToday());
  const isDrawn = shares.filter((each) => each !== null).length > 1;
  return (
    <Card aria-label={t('rate.title')}>
      <Stack $gap={2}>
        <h2>{t('rate.title')}</h2>
        <Figure>
          {share ? (
            <Explained more={words.interval(now)} side="end">
              {share}
            </Explained>
          ) : (
            '–'
          )}
        </Figure>
        <Note>{share ? t('rate.of') : words.interval(now)}</Note>
        {share && <Note>{words.compared(now, counted(summary.before), days)}</Note>}
        {isDrawn && <Sparkline shares={shares} />}
        {isDrawn && <Note>{t('rate.line')}</Note>}
      </Stack>
    </Card>
  );
};
