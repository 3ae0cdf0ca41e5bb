import { useLocation } from '@yinyom/mfe-kit';
import { useEffect } from 'react';
import styled from 'styled-components';
import { SampleBadge } from './SampleBadge';
import { SampleStrip } from './SampleStrip';
import { foldStrip } from './stripState';
import { useSampleData } from './useSampleData';

/** With room for it the badge is in the header. The room that its button has around it is left of the column. */
const NarrowOnly = styled.div`
  margin-inline-start: -13px;
  @media (min-width: calc(${({ theme }) => theme.wide} + 1px)) {
    display: none;
  }
`;

/**
 * Where the organization in use shows sample data: says so above the first page of the tab, and by a badge on the pages that
 * are opened after it.
 */
export const SampleNotice = () => {
  const { pathname } = useLocation();
  const known = useSampleData();
  const unfolded = known?.sure && !known.folded && known.sample.state === 'ready' ? known.id : null;
  useEffect(() => {
    if (unfolded === null) return undefined;
    return () => foldStrip(unfolded);
    // Another page ends it, and so does another organization.
  }, [unfolded, pathname]);
  if (!known) return null;
  if (!known.folded) return <SampleStrip id={known.id} sample={known.sample} />;
  return (
    <NarrowOnly>
      <SampleBadge />
    </NarrowOnly>
  );
};
