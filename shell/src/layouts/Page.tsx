import styled from 'styled-components';

/** The column that everything inside a layout is aligned to. */
export const Page = styled.div`
  width: 100%;
  max-width: ${({ theme }) => theme.pageWidth};
  margin-inline: auto;
  padding-inline: ${({ theme }) => theme.space(4)};
`;

/** A layout: header, content that grows, footer at the bottom of the window or below. */
export const LayoutRoot = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  > main {
    flex: 1;
  }
`;
