import { OPEN_STATES } from '@yinyom/contracts/requests/requestStates';
import { formatNumber, useLang, useSession } from '@yinyom/mfe-kit';
import styled from 'styled-components';
import { useGetSubjectRequestFiguresQuery } from '../../calls/requestsApi';
import { useComplianceTexts } from '../../texts/useComplianceTexts';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${({ theme }) => theme.space(3)};
  margin-bottom: ${({ theme }) => theme.space(5)};
`;
const Tile = styled.li`
  display: flex;
  flex-direction: column;
  padding: ${({ theme }) => theme.space(3)} ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.surface};
  > strong {
    font-size: ${({ theme }) => theme.font.size.h2};
    line-height: 1.3;
    font-variant-numeric: tabular-nums;
  }
  > span {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.small};
  }
  &[data-bad] > strong {
    color: ${({ theme }) => theme.color.danger};
  }
`;

/**
 * How much there is to do: open, due soon, late, and not confirmed by the person. Figures that are not
 * known yet have their place, so that nothing moves when they come; missing ones hide nothing else.
 */
export const RequestSummary = () => {
  const t = useComplianceTexts();
  const lang = useLang();
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
    <Tiles aria-label={t('summary.label')}>
      {tiles.map(([key, count]) => (
        <Tile key={key} data-bad={(key === 'overdue' && Boolean(count)) || undefined}>
          <strong>{count === undefined ? '–' : formatNumber(count, lang)}</strong>
          <span>{t(`summary.${key}`)}</span>
        </Tile>
      ))}
    </Tiles>
  );
};
