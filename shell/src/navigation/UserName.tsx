import { Link, useSession } from '@yinyom/mfe-kit';
import styled from 'styled-components';
import { userLabel } from './userLabel';

const Name = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  max-width: 24ch;
  overflow: hidden;
  color: ${({ theme }) => theme.color.ink};
  font-size: ${({ theme }) => theme.font.size.small};
  text-decoration: none;
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (max-width: ${({ theme }) => theme.wide}) {
    display: none;
  }
`;

/** Who is signed in, leading to the list of websites (specification §2). */
export const UserName = () => {
  const { user } = useSession();
  return (
    user && (
      <Name to="/websites">
        <span>{userLabel(user)}</span>
      </Name>
    )
  );
};
