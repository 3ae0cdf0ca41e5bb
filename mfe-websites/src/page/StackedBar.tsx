import styled from 'styled-components';

const Root = styled.div`
  display: flex;
  gap: 2px;
  height: 14px;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.line};
  > span {
    min-width: 4px;
  }
`;

export interface BarPart {
  key: string;
  count: number;
  color: string;
}

/** How a whole divides, as a picture. What it shows stands in words beside it, so screen readers pass it over. */
export const StackedBar = ({ parts }: { parts: readonly BarPart[] }) => (
  <Root aria-hidden="true">
    {parts
      .filter(({ count }) => count > 0)
      .map(({ key, count, color }) => (
        <span key={key} style={{ flexGrow: count, background: color }} />
      ))}
  </Root>
);
