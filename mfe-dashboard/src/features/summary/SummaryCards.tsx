import { formatNumber, formatPercent, useLang, useTexts } from '@yinyom/mfe-kit';
import styled from 'styled-components';
import { SummaryCard } from './SummaryCard';
import type { ApplicationSummary } from './summaryApi';

/** The figures of the cards, from a summary or a monthly report. */
type CardFigures = Pick<
  ApplicationSummary,
  'total_cookies' | 'unclassified_count' | 'users_accepted' | 'users_declined'
>;

const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: ${({ theme }) => theme.space(4)};
  margin: 0;
`;
const Explanation = styled.p`
  margin-top: ${({ theme }) => theme.space(2)};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

/** Total cookies, visitors who accepted, visitors who declined (specification §3). Absent figures are being loaded. */
export const SummaryCards = ({ summary }: { summary: CardFigures | undefined }) => {
  const t = useTexts('dashboard');
  const lang = useLang();
  const decided = (summary?.users_accepted ?? 0) + (summary?.users_declined ?? 0);
  const share = (part: number | undefined) =>
    decided > 0
      ? t('summary.share', { share: formatPercent((part ?? 0) / decided, lang) })
      : t('summary.noDecisions');
  const unclassified = summary?.unclassified_count ?? 0;
  const cookiesNote =
    unclassified > 0
      ? t('summary.unclassified', { number: formatNumber(unclassified, lang) })
      : t(summary?.total_cookies === 0 ? 'summary.noCookies' : 'summary.allClassified');
  return (
    <section aria-label={t('summary.title')}>
      <Grid>
        <SummaryCard
          label={t('summary.totalCookies')}
          tone="lineStrong"
          value={summary?.total_cookies}
          note={cookiesNote}
        />
        <SummaryCard
          label={t('evidence.figure.users_accepted')}
          tone="primary"
          value={summary?.users_accepted}
          note={share(summary?.users_accepted)}
        />
        <SummaryCard
          label={t('evidence.figure.users_declined')}
          tone="accent"
          value={summary?.users_declined}
          note={share(summary?.users_declined)}
        />
      </Grid>
      <Explanation>{t('evidence.note.visitors')}</Explanation>
    </section>
  );
};
