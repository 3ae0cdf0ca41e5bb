import styled from 'styled-components';

/** The current choice inside a menu button, cut off when there is no room. */
export const MenuText = styled.span`
  max-width: 18ch;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  @media (max-width: ${({ theme }) => theme.phone}) {
    max-width: 9ch;
  }
`;
