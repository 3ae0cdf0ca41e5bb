import type { ComplianceCheck } from '@yinyom/contracts/compliance/checks';
import styled, { css } from 'styled-components';

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
const Bar = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(12px, 28px);
  gap: ${({ theme }) => theme.space(1)};
`;
const Part = styled.span<{ $state: ComplianceCheck['state'] }>`
  height: 12px;
  border: 1px solid;
  border-radius: ${({ theme }) => theme.radius.small};
  ${({ $state }) => looks[$state]}
`;

/** One piece per check, in their order. Only a picture: the heading beside it has the same in words. */
export const StateBar = ({ checks }: { checks: readonly ComplianceCheck[] }) => (
  <Bar aria-hidden="true">
    {checks.map(({ key, state }) => (
      <Part key={key} $state={state} />
    ))}
  </Bar>
);
