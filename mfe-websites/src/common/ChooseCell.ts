import styled from 'styled-components';

/** The first cell of a row that can be chosen: a checkbox and what names the row. */
export const ChooseCell = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  > input {
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: ${({ theme }) => theme.color.primary};
  }
`;
