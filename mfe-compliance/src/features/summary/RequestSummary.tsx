import { OPEN_STATES } from '@yinyom/contracts/requests/requestStates';
import { useSession } from '@yinyom/mfe-kit';
import styled from 'styled-components';
import { useGetSubjectRequestFiguresQuery } from '../../calls/requestsApi';
import { CountTiles } from '../../layout/CountTiles';
import { useComplianceTexts } from '../../texts/useComplianceTexts';

const Place = styled.div`
  margin-bottom: ${({ theme }) => theme.space(5)};
`;

/**
 * How much there is to do: open, due soon, late, and not confirmed by the person. Figures that are not
 * known yet have their place, so that nothing moves when they come; missing ones hide nothing else.
 */
export const RequestSummary = () => {
  const t = useComplianceTexts();
  const { organizationId } = useSession();
  const { data, isError } = useGetSubjectRequestFiguresQuery(
    { params: { id: organizationId ?? '' } },
    { skip: organizationId === null },
  );
  if (isError) return null;
  if (data?.total === 0 && data.unverified === 0) return null;
  const open = data && OPEN_STATES.reduce((sum, state) => sum + (data.by_state[state] ?? 0), 0);
  const tiles = [
    ['open', open],
    ['due_soon', data?.due_soon],
    ['overdue', data?.overdue],
    ['unverified', data?.unverified],
  ] as const;
  return (
    <Place>
      <CountTiles
        label={t('summary.label')}
        tiles={tiles.map(([key, count]) => ({
          key,
          text: t(`summary.${key}`),
          count,
          isBad: key === 'overdue',
        }))}
      />
    </Place>
  );
};
