import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../foundation/Icon';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  margin-bottom: ${({ theme }) => theme.space(5)};
  padding: ${({ theme }) => theme.space(4)};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.accentSoft};
  color: ${({ theme }) => theme.color.warning};
  > p {
    flex: 1 1 260px;
  }
`;

/** Something above a page that needs attention, with the button that sees to it. */
export const Notice = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <Root role="status">
    <Icon name="alert" />
    <p>{children}</p>
    {action}
  </Root>
);
