import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(90px, 34%) minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(2)};
  margin: 0;
  > dt {
    color: ${({ theme }) => theme.color.muted};
  }
  > dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

/** Names and values, a pair on each line; what has no value is left out. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <List>
    {facts
      .filter(([, value]) => value !== '' && value !== null && value !== undefined)
      .map(([name, value], index) => (
        // Names may repeat: an owner may call two categories alike.
        <Fragment key={`${index} ${name}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
  </List>
);
