import { Link, useSession } from '@yinyom/mfe-kit';
import styled from 'styled-components';
import { homeOf } from './homeOf';
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

/** Who is signed in, leading to the list of websites (specification §2); a Viewer has none and gets to the dashboard. */
export const UserName = () => {
  const { user, role } = useSession();
  return (
    user && (
      <Name to={homeOf(role)}>
        <span>{userLabel(user)}</span>
      </Name>
    )
  );
};
