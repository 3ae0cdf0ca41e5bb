import styled from 'styled-components';

/** The name of a row, and below it what distinguishes it from rows of the same name. */
export const NameCell = styled.div`
  display: grid;
  min-width: 0;
  > small {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.small};
    overflow-wrap: anywhere;
  }
`;
