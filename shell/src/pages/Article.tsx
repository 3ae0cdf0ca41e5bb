import styled from 'styled-components';

/** A page of running text. */
export const Article = styled.article`
  width: 100%;
  max-width: 860px;
  margin-inline: auto;
  padding: ${({ theme }) => theme.space(12)} ${({ theme }) => theme.space(4)};
  section {
    margin-top: ${({ theme }) => theme.space(6)};
  }
  section > h2 {
    margin-bottom: ${({ theme }) => theme.space(2)};
    font-size: ${({ theme }) => theme.font.size.h3};
  }
  section > p {
    margin-top: ${({ theme }) => theme.space(2)};
  }
`;
