import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.figure<{ $height: string }>`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(3)};
  min-width: 0;
  > div {
    height: ${({ $height }) => $height};
    min-width: 0;
  }
`;
const Caption = styled.figcaption`
  font-weight: ${({ theme }) => theme.font.weight.bold};
`;

interface ChartFrameProps {
  title: ReactNode;
  /** CSS height of the drawing, kept while it loads. */
  height?: string;
  /** The same figures as a table, for those who cannot see the drawing. */
  table?: ReactNode;
  children: ReactNode;
}

/** A place of fixed size for a chart with its title and its figures in words. */
export const ChartFrame = ({ title, height = '280px', table, children }: ChartFrameProps) => (
  <Root $height={height}>
    <Caption>{title}</Caption>
    <div aria-hidden={table ? true : undefined}>{children}</div>
    {table}
  </Root>
);
