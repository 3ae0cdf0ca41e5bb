import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(4)}`};
  margin: 0;
  dt {
    color: ${({ theme }) => theme.color.muted};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    text-align: end;
  }
`;

/** Names and short values, one pair per line, the values below each other. */
export const DayFacts = ({ items }: { items: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <Root>
    {items.map(([name, value]) => [<dt key={`${name} name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
  </Root>
);
