import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

const Root = styled.div<{ $stays: boolean }>`
  position: ${({ $stays }) => ($stays ? 'sticky' : 'static')};
  bottom: 0;
  /* In a low window it would cover what is edited. */
  @media (max-height: 480px) {
    position: static;
  }
  z-index: ${({ theme }) => theme.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  ${({ $stays, theme }) =>
    $stays &&
    css`
      padding: ${theme.space(3)} ${theme.space(4)};
      border: 1px solid ${theme.color.line};
      border-radius: ${theme.radius.normal};
      background: ${theme.color.surface};
      box-shadow: ${theme.shadow};
    `}
  > [data-clears] {
    order: -1;
  }
  > p {
    flex: 1 1 200px;
    color: ${({ theme }) => theme.color.muted};
  }
  /* Takes no room, but stays a place that screen readers listen to. */
  > p:empty {
    order: 1;
    flex: none;
  }
  @media (max-width: ${({ theme }) => theme.phone}) {
    gap: ${({ theme }) => theme.space(2)};
    > button {
      padding-inline: ${({ theme }) => theme.space(3)};
    }
    > p {
      flex-basis: 100%;
      font-size: ${({ theme }) => theme.font.size.small};
      line-height: 1.4;
    }
    /* A button with data-clears ends a choice: both are one row, what acts on the choice is the next. */
    &:has(> [data-clears]) > * {
      flex: 1 1 0;
      min-width: 0;
    }
    &:has(> [data-clears]) > p {
      flex-basis: calc(100% - 44px - ${({ theme }) => theme.space(2)});
    }
    > button[data-clears] {
      flex: none;
      padding: 0;
    }
  }
`;

interface BottomBarProps {
  /** Where the work stands, in a sentence; empty: nothing to say. */
  status: string;
  /** Names the sentence for a button that it explains. */
  statusId?: string;
  /** The buttons. */
  children: ReactNode;
}

/** What a long form ends with. While it has something to say it is a bar in sight, and notices keep clear of it; else its buttons alone. */
export const BottomBar = ({ status, statusId, children }: BottomBarProps) => (
  <Root data-bottom-bar="" $stays={status !== ''}>
    <p role="status" id={statusId}>
      {status}
    </p>
    {children}
  </Root>
);
