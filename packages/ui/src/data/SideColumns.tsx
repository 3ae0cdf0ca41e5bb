import styled from 'styled-components';

/** What a page is about, and next to it what belongs to it; below each other where there is no room. */
export const SideColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  align-items: start;
  gap: ${({ theme }) => theme.space(5)};
  @media (max-width: ${({ theme }) => theme.wide}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
