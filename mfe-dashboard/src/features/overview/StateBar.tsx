import type { ComplianceCheck } from '@yinyom/contracts/compliance/checks';
import styled, { css } from 'styled-components';

type Counted = Exclude<ComplianceCheck['state'], 'optional'>;

const looks = {
  ok: css`
    background: ${({ theme }) => theme.color.primary};
    border-color: ${({ theme }) => theme.color.primary};
  `,
  attention: css`
    background: ${({ theme }) => theme.color.accent};
    border-color: ${({ theme }) => theme.color.warning};
  `,
  unknown: css`
    border-color: ${({ theme }) => theme.color.lineStrong};
    border-style: dashed;
  `,
};
/** Where every colour is the reader's own: full, hatched, empty. */
const FORCED = {
  ok: 'CanvasText',
  attention: 'repeating-linear-gradient(45deg, CanvasText 0 2px, Canvas 2px 5px)',
  unknown: 'Canvas',
} as const;
const Bar = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(12px, 28px);
  gap: ${({ theme }) => theme.space(1)};
`;
const Part = styled.span<{ $state: Counted }>`
  height: 12px;
  border: 1px solid;
  border-radius: ${({ theme }) => theme.radius.small};
  ${({ $state }) => looks[$state]}
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: CanvasText;
    background: ${({ $state }) => FORCED[$state]};
  }
`;

/** One piece per check that counts, in their order. Only a picture: the heading beside it has the same in words. */
export const StateBar = ({ checks }: { checks: readonly ComplianceCheck[] }) => (
  <Bar aria-hidden="true">
    {checks.map(({ key, state }) => state !== 'optional' && <Part key={key} $state={state} />)}
  </Bar>
);
