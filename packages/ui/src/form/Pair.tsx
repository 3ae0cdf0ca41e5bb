import styled from 'styled-components';

/** Two fields next to each other where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  align-items: start;
  gap: ${({ theme }) => theme.space(4)};
`;
