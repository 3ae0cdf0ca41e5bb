import { Stack } from '@yinyom/ui/data/Stack';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Title = styled.h1`
  font-size: ${({ theme }) => theme.font.size.h2};
`;
const Lead = styled.p`
  color: ${({ theme }) => theme.color.muted};
`;

/** What stands in the white card of the Auth layout: a heading, a sentence about it, and the content. */
export const AuthPage = ({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}) => (
  <Stack $gap={5}>
    <Stack $gap={1}>
      <Title>{title}</Title>
      {lead && <Lead>{lead}</Lead>}
    </Stack>
    {children}
  </Stack>
);
