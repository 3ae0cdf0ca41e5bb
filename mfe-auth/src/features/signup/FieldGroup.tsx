import { Stack } from '@yinyom/ui/data/Stack';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Legend = styled.legend`
  margin-bottom: ${({ theme }) => theme.space(3)};
  padding: 0;
  color: ${({ theme }) => theme.color.primary};
  font-weight: ${({ theme }) => theme.font.weight.bold};
`;

/** Two fields beside each other where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: ${({ theme }) => theme.space(4)};
`;

/** Fields that belong together, under a name that screen readers say with each of them. */
export const FieldGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset>
    <Legend>{title}</Legend>
    <Stack>{children}</Stack>
  </fieldset>
);
