import { papersOfLetter, type InspectionLetter } from '@yinyom/contracts/papers/inspectionLetter';
import { formatDate, Link } from '@yinyom/mfe-kit';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import styled from 'styled-components';
import { READINESS_AGE_S, useGetReadinessQuery } from '../../calls/registersApi';
import { MissingFields } from '../../facts/MissingFields';
import { NotLoaded } from '../../layout/NotLoaded';
import { Quiet } from '../../layout/Quiet';
import { placeOf } from '../../places/paperPlaces';
import { useInspectionTexts } from '../../texts/useInspectionTexts';
import { usePaperNames } from '../../texts/usePaperNames';
import { useRegisterTexts } from '../../texts/useRegisterTexts';
import { isThereToday } from './isThereToday';
import { useLetterReadiness } from './useLetterReadiness';

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  margin-block: ${({ theme }) => theme.space(1)};
  padding-inline-start: ${({ theme }) => theme.space(5)};
  list-style: disc;
  font-size: ${({ theme }) => theme.font.size.small};
`;

/** What the papers of a letter do not state in its period and where it is filled in, for the people who answer it. */
export const CoverGaps = ({ letter }: { letter: InspectionLetter }) => {
  const t = useInspectionTexts();
  const words = useRegisterTexts();
  const nameOf = usePaperNames();
  const { organization_id: id, period_from: from, period_until: until } = letter;
  const papers = papersOfLetter(letter.questions);
  const { data, error, isError, refetch, isPeriod } = useLetterReadiness(letter);
  const gaps = (data?.inspection_papers ?? []).filter(
    ({ paper, state }) => papers.includes(paper) && state !== 'complete',
  );
  // What was stated after the period is filled in already: nothing is left to do for it.
  const { data: today } = useGetReadinessQuery(
    { params: { id }, query: { papers: gaps.map(({ paper }) => paper).join(',') }, quiet: true },
    { skip: !isPeriod || gaps.length === 0, refetchOnMountOrArgChange: READINESS_AGE_S },
  );
  if (papers.length === 0) return null;
  if (isError) return <NotLoaded error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton $height="88px" />;
  if (gaps.length === 0) return <p>{t('cover.no_gaps')}</p>;
  return (
    <div>
      <p>{t(isPeriod ? 'cover.gaps_period' : 'cover.gaps_now')}</p>
      <List>
        {gaps.map((gap) => {
          const { paper, filled, fields } = gap;
          const now = today?.inspection_papers.find((one) => one.paper === paper);
          const place = placeOf(paper, isPeriod ? (now ?? gap) : gap);
          return (
            <li key={paper}>
              <span id={`gap-${paper}`}>{t('cover.gap', { paper: nameOf(paper), filled, fields })}</span>{' '}
              <Link to={place.to} aria-describedby={`gap-${paper}`}>
                {words(place.fills ? 'readiness.fill' : 'readiness.show')}
              </Link>
              <MissingFields
                paper={gap}
                checkedAt={data.checked_at}
                remarkOf={({ field }) => (isThereToday(field, now) ? t('cover.later') : undefined)}
              />
            </li>
          );
        })}
      </List>
      {isPeriod && <Quiet>{t('cover.counted', { from: formatDate(from), until: formatDate(until) })}</Quiet>}
      <p>
        <Link to="/compliance/papers">{t('cover.see_papers')}</Link>
      </p>
    </div>
  );
};
