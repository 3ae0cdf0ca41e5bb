import type { ReactNode } from 'react';
import styled from 'styled-components';
import { runningBuild } from '../part-errors/knownParts';

/** Takes no part in the layout: what a remote draws stands where it would stand without it. */
const Mark = styled.div`
  display: contents;
`;

/** Marks what a remote drew with its name and build, for the panel of parts and for whoever looks at the page's elements. */
export const RemotePart = ({ name, children }: { name: string; children: ReactNode }) => (
  <Mark data-remote={name} data-build={runningBuild(name)}>
    {children}
  </Mark>
);
