import type { ApplicationSummary } from './summaryApi';
import { formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import styled from 'styled-components';
import { FigureLink, RowsLink } from '../../rows/RowsLink';
import type { RowFilters } from '../../rows/rowFilters';
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
const Explanation = styled.p`
  margin-top: ${({ theme }) => theme.space(2)};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

interface SummaryCardsProps {
  /** Absent while it is being loaded. */
  summary: CardFigures | undefined;
  /** The same visitors of the time before, and how many days both have. */
  before?: { figures: Pick<CardFigures, 'users_accepted' | 'users_declined'>; days: number };
  /** Where the cookies are listed; where the list of decisions is on the page, figures lead to their rows. */
  cookies?: string;
}

const ROWS = {
  users_accepted: { result: 'accepted' },
  users_declined: { result: 'decline_all' },
} as const satisfies Record<string, Partial<RowFilters>>;

/** Total cookies, visitors who accepted, visitors who declined (specification §3). Absent figures are being loaded. */
export const SummaryCards = ({ summary, before, cookies }: SummaryCardsProps) => {
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
    const then = before && {
      part: before.figures[figure],
      whole: before.figures.users_accepted + before.figures.users_declined,
    };
    return (
      <>
        <span>{t('summary.share', { share })}</span>
        <span>{words.interval(now)}</span>
        {then && <span>{words.compared(now, then, before.days)}</span>}
      </>
    );
  };
  const visitors = (figure: keyof typeof ROWS, tone: 'primary' | 'accent') => (
    <SummaryCard
      label={t(`evidence.figure.${figure}`)}
      tone={tone}
      value={summary?.[figure]}
      note={noteOf(figure)}
      draw={(figureText) => (
        <RowsLink rows={before && ROWS[figure]} label={t(`evidence.figure.${figure}`)}>
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
      <Explanation>{t('evidence.note.visitors')}</Explanation>
    </section>
  );
};
