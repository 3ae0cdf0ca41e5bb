import { Link } from '@yinyom/mfe-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.span`
  display: grid;
  min-width: 150px;
  width: max-content;
  max-width: 260px;
  overflow-wrap: anywhere;
  > a {
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
`;
export const Note = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

interface DomainCellProps {
  id: string;
  /** The host, as it is shown. */
  children: ReactNode;
  name: string | undefined;
}

/** Host and name of a website; the host leads to it. */
export const DomainCell = ({ id, children, name }: DomainCellProps) => (
  <Root>
    <Link to={`/websites/${id}`}>{children}</Link>
    {name && <Note>{name}</Note>}
  </Root>
);
