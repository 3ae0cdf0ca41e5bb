import { PAPER_ORDER, type PaperReadiness } from '@yinyom/contracts/papers/inspectionPapers';
import { Link } from '@yinyom/mfe-kit';
import styled from 'styled-components';
import { MissingFields } from '../../facts/MissingFields';
import { Quiet } from '../../layout/Quiet';
import { usePaperLaw } from '../../texts/usePaperLaw';
import { usePaperNames } from '../../texts/usePaperNames';
import { useRegisterTexts } from '../../texts/useRegisterTexts';
import { placeOf } from '../../places/paperPlaces';
import { ReadinessBadge } from '../../words/ReadinessBadge';

const Root = styled.li`
  display: grid;
  grid-template-columns: 32px minmax(0, 3fr) minmax(0, 2fr) minmax(96px, auto);
  align-items: start;
  gap: ${({ theme }) => theme.space(4)};
  padding: ${({ theme }) => theme.space(4)} 0;
  border-top: 1px solid ${({ theme }) => theme.color.line};
  @media (max-width: ${({ theme }) => theme.phone}) {
    grid-template-columns: 24px minmax(0, 1fr);
    gap: ${({ theme }) => theme.space(2)};
    > :nth-child(n + 3) {
      grid-column: 2;
    }
  }
`;
const Number = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-variant-numeric: tabular-nums;
`;
/** State, share and number: below each other, on a phone in one line. */
const How = styled.div`
  @media (max-width: ${({ theme }) => theme.phone}) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${({ theme }) => theme.space(2)};
    > [role='img'] {
      flex: 1 1 48px;
      margin-top: 0;
    }
  }
`;
const Track = styled.div`
  height: 8px;
  margin-top: ${({ theme }) => theme.space(2)};
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.round};
  > span {
    display: block;
    height: 100%;
    background: ${({ theme }) => theme.color.success};
  }
`;

interface PaperRowProps {
  paper: PaperReadiness;
  /** When it was looked at: what is due before is late. */
  checkedAt: string;
}

/** One paper: how far it is, what is missing and who writes it, and where to go next. */
export const PaperRow = ({ paper: shown, checkedAt }: PaperRowProps) => {
  const t = useRegisterTexts();
  const nameOf = usePaperNames();
  const lawOf = usePaperLaw();
  const { paper, state, fields, filled, missing } = shown;
  const place = placeOf(paper, shown);
  const counted = t('readiness.fields', { filled, fields });
  return (
    <Root>
      <Number aria-hidden="true">{PAPER_ORDER.indexOf(paper) + 1}</Number>
      <div>
        <h2 id={`paper-${paper}`}>{nameOf(paper)}</h2>
        <Quiet>{lawOf(paper)}</Quiet>
        {missing.length > 0 && <Quiet>{t('readiness.missing')}</Quiet>}
        <MissingFields paper={shown} checkedAt={checkedAt} />
      </div>
      <How>
        <ReadinessBadge state={state} />
        <Track role="img" aria-label={counted}>
          <span style={{ width: `${fields === 0 ? 0 : Math.floor((100 * filled) / fields)}%` }} />
        </Track>
        <Quiet aria-hidden="true">{counted}</Quiet>
      </How>
      <Link to={place.to} aria-describedby={`paper-${paper}`}>
        {t(place.fills ? 'readiness.fill' : 'readiness.show')}
      </Link>
    </Root>
  );
};
