import { createGlobalStyle } from 'styled-components';

/** While it is mounted a print shows only what is marked with `data-print`. */
export const PrintOnly = createGlobalStyle`
  @media print {
    body * { visibility: hidden; }
    [data-print], [data-print] * { visibility: visible; }
    [data-print] { position: absolute; inset: 0 auto auto 0; width: 100%; }
  }
`;
