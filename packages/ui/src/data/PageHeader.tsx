import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(3)};
  margin-bottom: ${({ theme }) => theme.space(6)};
  > div {
    min-width: 0;
  }
  /* A long note leaves the actions at the end of its line. */
  @media (min-width: 1024px) {
    > div:first-child {
      flex: 1 1 20rem;
    }
  }
  /* A low window, as with text at 200 %: the page itself needs the room. */
  @media (max-height: 480px) {
    gap: ${({ theme }) => theme.space(1)};
    margin-bottom: ${({ theme }) => theme.space(3)};
    h1 {
      font-size: ${({ theme }) => theme.font.size.h3};
    }
  }
`;
const Note = styled.p`
  color: ${({ theme }) => theme.color.muted};
`;

interface PageHeaderProps {
  title: ReactNode;
  note?: ReactNode;
  /** Buttons for the whole page. */
  actions?: ReactNode;
}

/** The heading of a page: its one `h1`, a sentence about it, and its actions. */
export const PageHeader = ({ title, note, actions }: PageHeaderProps) => (
  <Root>
    <div>
      <h1>{title}</h1>
      {note && <Note>{note}</Note>}
    </div>
    {actions}
  </Root>
);
