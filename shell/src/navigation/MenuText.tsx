import styled from 'styled-components';

/** The current choice inside a menu button, cut off when there is no room. */
export const MenuText = styled.span`
  min-width: 0;
  max-width: 18ch;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
