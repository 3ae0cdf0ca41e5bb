import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Stack } from './Stack';

/** `line`: one of several below each other; `card`: stands alone; `link`: within a card, in the colour of a link. */
type FoldLook = 'line' | 'card' | 'link';

const Root = styled.details<{ $look: FoldLook }>`
  ${({ $look, theme }) => $look === 'line' && `border-top: 1px solid ${theme.color.line};`}
  ${({ $look, theme }) =>
    $look === 'card' &&
    `padding: ${theme.space(2)} ${theme.space(4)};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.normal};
    background: ${theme.color.surface};`}
  > summary {
    display: flex;
    align-items: baseline;
    gap: ${({ theme }) => theme.space(2)};
    min-height: 44px;
    padding-block: 10px;
    color: ${({ $look, theme }) => ($look === 'link' ? theme.color.primary : 'inherit')};
    font-weight: ${({ theme }) => theme.font.weight.bold};
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary::before {
    content: '▸';
  }
  &[open] > summary::before {
    content: '▾';
  }
  &[open] {
    padding-bottom: ${({ theme }) => theme.space(4)};
  }
`;

interface FoldProps {
  title: ReactNode;
  look?: FoldLook;
  children: ReactNode;
}

/** What few people need, behind its name. It opens where a form refuses a field in it. */
export const Fold = ({ title, look = 'line', children }: FoldProps) => {
  const root = useRef<HTMLDetailsElement>(null);
  // Before the form, which is further outside, puts the focus on that field.
  useEffect(() => {
    if (root.current?.querySelector('[aria-invalid="true"]')) root.current.open = true;
  });
  return (
    <Root $look={look} ref={root}>
      <summary>{title}</summary>
      <Stack $gap={4}>{children}</Stack>
    </Root>
  );
};
