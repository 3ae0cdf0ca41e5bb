import styled from 'styled-components';

/** What happened, entry below entry. */
export const HistoryList = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
  > li {
    padding-inline-start: ${({ theme }) => theme.space(3)};
    border-inline-start: 3px solid ${({ theme }) => theme.color.line};
    overflow-wrap: anywhere;
  }
`;
