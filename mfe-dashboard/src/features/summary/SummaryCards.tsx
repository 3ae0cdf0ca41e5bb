import type { ApplicationSummary } from './summaryApi';
import { formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import styled from 'styled-components';
import { FigureLink, RowsLink } from '../../rows/RowsLink';
import type { RowFilters } from '../../rows/rowFilters';
import { Explained } from '../../share/Explained';
import { HowCounted } from '../../share/HowCounted';
import { useShareWords } from '../../share/useShareWords';
import { SummaryCard } from './SummaryCard';

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
interface SummaryCardsProps {
  /** Absent while it is being loaded. */
  summary: CardFigures | undefined;
  /** Whether the list of decisions is on the page: figures then lead to their rows. */
  linked?: boolean;
  /** Where the cookies are listed. */
  cookies?: string;
}

const ROWS = {
  users_accepted: { result: 'accepted' },
  users_declined: { result: 'decline_all' },
} as const satisfies Record<string, Partial<RowFilters>>;

/** Total cookies, visitors who accepted, visitors who declined (specification §3). Absent figures are being loaded. */
export const SummaryCards = ({ summary, linked = false, cookies }: SummaryCardsProps) => {
  const t = useTexts('dashboard');
  const lang = useLang();
  const words = useShareWords();
  const decided = (summary?.users_accepted ?? 0) + (summary?.users_declined ?? 0);
  const unclassified = summary?.unclassified_count ?? 0;
  const cookiesNote =
    unclassified > 0
      ? t('summary.unclassified', { number: formatNumber(unclassified, lang) })
      : t(summary?.total_cookies === 0 ? 'summary.noCookies' : 'summary.allClassified');

  const noteOf = (figure: keyof typeof ROWS) => {
    if (decided === 0) return t('summary.noDecisions');
    const now = { part: summary?.[figure] ?? 0, whole: decided };
    const share = words.share(now);
    if (share === null) return words.interval(now);
    return <Explained more={words.interval(now)}>{t('summary.share', { share })}</Explained>;
  };
  const visitors = (figure: keyof typeof ROWS, tone: 'primary' | 'accent') => (
    <SummaryCard
      label={t(`evidence.figure.${figure}`)}
      tone={tone}
      value={summary?.[figure]}
      note={noteOf(figure)}
      draw={(figureText) => (
        <RowsLink rows={linked ? ROWS[figure] : undefined} label={t(`evidence.figure.${figure}`)}>
          {figureText}
        </RowsLink>
      )}
    />
  );
  return (
    <section aria-label={t('summary.title')}>
      <Grid>
        <SummaryCard
          label={t('summary.totalCookies')}
          tone="lineStrong"
          value={summary?.total_cookies}
          note={cookiesNote}
          draw={(figureText) =>
            cookies ? (
              <FigureLink to={cookies} aria-label={`${t('summary.totalCookies')}: ${figureText}`}>
                {figureText}
              </FigureLink>
            ) : (
              figureText
            )
          }
        />
        {visitors('users_accepted', 'primary')}
        {visitors('users_declined', 'accent')}
      </Grid>
      <HowCounted>{t('evidence.note.visitors')}</HowCounted>
    </section>
  );
};
