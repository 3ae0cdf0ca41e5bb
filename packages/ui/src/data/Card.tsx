import styled from 'styled-components';

/** A white surface that groups what belongs together. */
export const Card = styled.section`
  min-width: 0;
  padding: ${({ theme }) => theme.space(6)};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.surface};
  @media (max-width: ${({ theme }) => theme.phone}) {
    padding: ${({ theme }) => theme.space(4)};
  }
`;
