import { READINESS_STATES, type PaperReadiness } from '@yinyom/contracts/papers/inspectionPapers';
import styled from 'styled-components';
import { useRegisterTexts } from '../../texts/useRegisterTexts';

type State = PaperReadiness['state'];

const Track = styled.div`
  display: flex;
  gap: 2px;
  height: 16px;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.round};
`;
/** Shape and order say the same as the colour: complete papers come first, empty ones are an outline. */
const Part = styled.span<{ $share: number; $state: State }>`
  flex: ${({ $share }) => $share} 1 0;
  background: ${({ theme, $state }) =>
    ({ complete: theme.color.success, partly: theme.color.accent, empty: 'transparent' })[$state]};
  ${({ theme, $state }) => $state === 'empty' && `box-shadow: inset 0 0 0 2px ${theme.color.lineStrong};`}
`;
const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(4)};
  margin: ${({ theme }) => theme.space(2)} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${({ theme }) => theme.font.size.small};
  > li {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space(2)};
  }
`;
const Key = styled(Part)`
  flex: none;
  width: 14px;
  height: 14px;
  border-radius: 4px;
`;

/** How many papers are complete, in part and empty. */
export const StateBar = ({ papers }: { papers: readonly Pick<PaperReadiness, 'state'>[] }) => {
  const t = useRegisterTexts();
  const counts = READINESS_STATES.map((state) => ({
    state,
    count: papers.filter((paper) => paper.state === state).length,
  }));
  const values = Object.fromEntries(counts.map(({ state, count }) => [state, count]));
  return (
    <div>
      <Track role="img" aria-label={t('readiness.chart', values)}>
        {counts.map(({ state, count }) => count > 0 && <Part key={state} $share={count} $state={state} />)}
      </Track>
      <Legend aria-hidden="true">
        {counts.map(({ state, count }) => (
          <li key={state}>
            <Key $share={1} $state={state} />
            {t(`readiness.${state}`)}: {count}
          </li>
        ))}
      </Legend>
    </div>
  );
};
