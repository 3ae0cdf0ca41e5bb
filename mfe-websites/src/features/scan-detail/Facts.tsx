import styled from 'styled-components';

/** Names and values of one thing, side by side; below each other on a phone. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(100px, 160px) minmax(0, 1fr);
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  margin: 0;
  overflow-wrap: anywhere;
  dt {
    color: ${({ theme }) => theme.color.muted};
  }
  dd {
    margin: 0;
  }
  @media (max-width: ${({ theme }) => theme.phone}) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    dd {
      margin-bottom: ${({ theme }) => theme.space(2)};
    }
  }
`;
