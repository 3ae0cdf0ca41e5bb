import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../foundation/Icon';

const Root = styled.div<{ $small: boolean; $told: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  margin-bottom: ${({ theme }) => theme.space(5)};
  padding: ${({ theme }) => theme.space(4)};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ $told, theme }) => ($told ? theme.color.infoSoft : theme.color.accentSoft)};
  color: ${({ $told, theme }) => ($told ? theme.color.info : theme.color.warning)};
  > p {
    flex: 1 1 260px;
  }
  ${({ $small, theme }) =>
    $small &&
    `margin-bottom: ${theme.space(4)};
    padding: ${theme.space(2)} ${theme.space(4)};
    font-size: ${theme.font.size.small};
    line-height: 1.45;
    > p { flex-basis: 150px; }
    @media (max-width: ${theme.phone}) { gap: ${theme.space(2)}; padding: ${theme.space(2)}; > svg { display: none; } }`}
`;

interface NoticeProps {
  children: ReactNode;
  action?: ReactNode;
  /** Stands on every page: it takes little room. */
  small?: boolean;
  /** `info`: good to know, and nothing is wrong. */
  tone?: 'warning' | 'info';
}

/** Something above a page that needs attention, with the button that sees to it. */
export const Notice = ({ children, action, small = false, tone = 'warning' }: NoticeProps) => (
  <Root role="status" $small={small} $told={tone === 'info'}>
    <Icon name={tone === 'info' ? 'info' : 'alert'} />
    <p>{children}</p>
    {action}
  </Root>
);
