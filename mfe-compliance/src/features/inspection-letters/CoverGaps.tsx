import { papersOfLetter, type InspectionLetter } from '@yinyom/contracts/papers/inspectionLetter';
import { Link } from '@yinyom/mfe-kit';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import styled from 'styled-components';
import { NotLoaded } from '../../layout/NotLoaded';
import { useInspectionTexts } from '../../texts/useInspectionTexts';
import { usePaperNames } from '../../texts/usePaperNames';
import { useLetterReadiness } from './useLetterReadiness';

const List = styled.ul`
  margin-block: ${({ theme }) => theme.space(1)};
  padding-inline-start: ${({ theme }) => theme.space(5)};
  list-style: disc;
  font-size: ${({ theme }) => theme.font.size.small};
`;

/** What the papers of a letter do not state in its period, for the people who answer it. */
export const CoverGaps = ({ letter }: { letter: InspectionLetter }) => {
  const t = useInspectionTexts();
  const nameOf = usePaperNames();
  const papers = papersOfLetter(letter.questions);
  const { data, error, isError, refetch, isPeriod } = useLetterReadiness(letter);
  if (papers.length === 0) return null;
  if (isError) return <NotLoaded error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton $height="88px" />;
  const gaps = data.inspection_papers.filter(
    ({ paper, state }) => papers.includes(paper) && state !== 'complete',
  );
  if (gaps.length === 0) return <p>{t('cover.no_gaps')}</p>;
  return (
    <div>
      <p>{t(isPeriod ? 'cover.gaps_period' : 'cover.gaps_now')}</p>
      <List>
        {gaps.map(({ paper, filled, fields }) => (
          <li key={paper}>{t('cover.gap', { paper: nameOf(paper), filled, fields })}</li>
        ))}
      </List>
      <p>
        <Link to="/compliance/papers">{t('cover.see_papers')}</Link>
      </p>
    </div>
  );
};
