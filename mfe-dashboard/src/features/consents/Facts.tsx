import { Fragment } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.dl`
  display: grid;
  grid-template-columns: minmax(110px, 34%) minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(2)} ${({ theme }) => theme.space(4)};
  margin: 0;
  dt {
    color: ${({ theme }) => theme.color.muted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** Names and values, one pair per line. */
export const Facts = ({ items }: { items: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <Root>
    {items.map(([name, value], index) => (
      // Names may repeat: an owner may call two categories alike.
      <Fragment key={`${index} ${name}`}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </Root>
);
