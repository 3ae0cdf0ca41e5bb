import styled from 'styled-components';

/** A line that says something less important about the one above it. */
export const Quiet = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
  overflow-wrap: anywhere;
`;
