import { css } from 'styled-components';

/** The summary of a details element as a line of three columns: the mark of a fold, what it is, and what is in it. */
export const foldSummary = css`
  summary {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) minmax(0, auto);
    align-items: center;
    gap: ${({ theme }) => theme.space(2)};
    min-height: 44px;
    padding-block: ${({ theme }) => theme.space(2)};
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::before {
    content: '▸';
  }
  details[open] > summary::before {
    content: '▾';
  }
`;
