import { useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.details`
  summary {
    min-height: 44px;
    align-content: center;
    font-weight: ${({ theme }) => theme.font.weight.bold};
    cursor: pointer;
  }
`;

interface AdvancedProps {
  summary: string;
  /** Something in it must be corrected, so it cannot be folded away. */
  open: boolean;
  children: ReactNode;
}

/** What few need, folded away until it is wanted; its fields stay on the page, so that whatever leads to them finds them. */
export const Advanced = ({ summary, open, children }: AdvancedProps) => {
  const [wanted, setWanted] = useState(false);
  return (
    <Root open={wanted || open} onToggle={({ currentTarget }) => setWanted(currentTarget.open)}>
      <summary>{summary}</summary>
      {children}
    </Root>
  );
};
