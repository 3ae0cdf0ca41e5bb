import styled from 'styled-components';

/** How many entries a long menu has, so that nobody takes those in view for all. */
export const MenuCount = styled.p`
  padding: 4px 12px;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;
