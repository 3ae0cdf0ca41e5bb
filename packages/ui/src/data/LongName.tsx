import { Fragment } from 'react';
import styled from 'styled-components';

const Root = styled.span`
  overflow-wrap: break-word;
  word-break: normal;
`;

/** A name without spaces (host, cookie, address), which may break behind `_ . - /` and nowhere else if it can be helped. */
export const LongName = ({ children }: { children: string }) => (
  <Root>
    {children.split(/(?<=[_./-])(?=[^_./-])/).map((part, place) => (
      <Fragment key={place}>
        {place > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </Root>
);
