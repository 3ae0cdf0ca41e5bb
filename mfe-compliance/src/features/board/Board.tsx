import { OPEN_STATES } from '@yinyom/contracts/requests/requestStates';
import styled from 'styled-components';
import type { useRequestFilters } from '../../filters/useRequestFilters';
import { BoardColumn } from './BoardColumn';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space(4)};
  @media (max-width: ${({ theme }) => theme.wide}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (max-width: ${({ theme }) => theme.phone}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Open requests by state; on phones the states follow each other. */
export const Board = ({ query }: { query: ReturnType<typeof useRequestFilters>['query'] }) => (
  <Columns>
    {OPEN_STATES.map((state) => (
      <BoardColumn key={state} state={state} query={query} />
    ))}
  </Columns>
);
