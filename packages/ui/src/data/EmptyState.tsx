import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../foundation/Icon';
import type { IconName } from '../foundation/Icon';

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => theme.space(10)} ${({ theme }) => theme.space(4)};
  text-align: center;
  > p {
    max-width: 46ch;
    color: ${({ theme }) => theme.color.muted};
  }
`;
const Disc = styled.div`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: 50%;
  background: ${({ theme }) => theme.color.primarySoft};
  color: ${({ theme }) => theme.color.primary};
`;

const Title = styled.h2`
  font-size: ${({ theme }) => theme.font.size.h3};
`;

interface EmptyStateProps {
  icon?: IconName;
  title: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  action?: ReactNode;
  /** Rank of its title; `h1` when it stands for a whole page. */
  heading?: 'h1' | 'h2' | 'h3';
}

/** Nothing here yet: says so and what to do next. */
export const EmptyState = ({ icon = 'info', title, children, action, heading = 'h2' }: EmptyStateProps) => (
  <Root>
    <Disc>
      <Icon name={icon} size={30} />
    </Disc>
    <Title as={heading}>{title}</Title>
    {children && <p>{children}</p>}
    {action}
  </Root>
);
