import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Stack } from './Stack';

const Root = styled.details`
  border-top: 1px solid ${({ theme }) => theme.color.line};
  > summary {
    min-height: 44px;
    padding-block: 10px;
    cursor: pointer;
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
`;

/** What few people need, behind its name. */
export const Fold = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Root>
    <summary>{title}</summary>
    <Stack $gap={4}>{children}</Stack>
  </Root>
);
