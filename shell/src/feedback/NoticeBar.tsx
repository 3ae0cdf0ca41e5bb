import styled from 'styled-components';

/** A line over the page for as long as something is wrong with all of it. */
export const NoticeBar = styled.p`
  position: sticky;
  top: 0;
  z-index: ${({ theme }) => theme.layer.sticky};
  padding: 8px 16px;
  background: ${({ theme }) => theme.color.accentSoft};
  color: ${({ theme }) => theme.color.warning};
  text-align: center;
`;
