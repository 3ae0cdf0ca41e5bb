import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../data/Card';
import { Stack } from '../data/Stack';

const Title = styled.h2`
  margin-bottom: ${({ theme }) => theme.space(3)};
  font-family: monospace;
  font-size: ${({ theme }) => theme.font.size.body};
`;

/** One component under its name, in the states it knows. */
export const Sample = ({ name, children }: { name: string; children: ReactNode }) => (
  <Card aria-label={name} data-sample={name}>
    <Title lang="en">{name}</Title>
    <Stack $gap={3}>{children}</Stack>
  </Card>
);
