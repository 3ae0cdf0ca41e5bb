import styled from 'styled-components';

/** Sentences that stand for themselves, each with its dot and some air. */
export const BulletList = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  margin: 0;
  padding-inline-start: 1.25em;
  list-style: disc;
`;
