import { css } from 'styled-components';

/**
 * Where the keyboard is: two bands, a light one and a dark one, so that on every ground at least one of them stands out
 * (3:1, WCAG 2.2 SC 1.4.11; `focusRing.test.ts` computes it). Forced colours keep the outline and drop the shadow.
 */
export const focusRing = css`
  outline: 2px solid ${({ theme }) => theme.color.ink};
  outline-offset: 2px;
  box-shadow: 0 0 0 2px ${({ theme }) => theme.color.surface};
`;

/** The same inside the element's edge, for what stands in a row that scrolls and would cut a ring off. */
export const focusRingInside = css`
  outline: 2px solid ${({ theme }) => theme.color.ink};
  outline-offset: -2px;
  box-shadow: inset 0 0 0 4px ${({ theme }) => theme.color.surface};
`;
