import type { ReactNode } from 'react';
import { useState } from 'react';
import styled, { useTheme } from 'styled-components';
import { Spinner } from '../foundation/Spinner';
import { ErrorState } from './ErrorState';
import { useEndInView } from './useEndInView';

const End = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space(2)};
  min-height: 56px;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

interface InfiniteListProps {
  /** The items that are there already, drawn by the caller (a table, cards). */
  children: ReactNode;
  hasMore: boolean;
  loading: boolean;
  /** The last page could not be loaded. */
  failed?: boolean;
  onMore: () => void;
  /** Whether the end is told; default. It never is below what was there at once. */
  endNote?: boolean;
}

/** Loads more when the end comes into view, and says "No more items" at the end of what was loaded so (specification §2). */
export const InfiniteList = (props: InfiniteListProps) => {
  const { children, hasMore, loading, failed = false, onMore, endNote = true } = props;
  const { labels } = useTheme();
  const [grew, setGrew] = useState(hasMore);
  if (hasMore && !grew) setGrew(true);
  const end = useEndInView(hasMore && !loading && !failed, onMore);

  return (
    <div>
      {children}
      <div ref={end} />
      {failed && <ErrorState onRetry={onMore} />}
      <End aria-live="polite">
        {loading && (
          <>
            <Spinner $size={18} /> {labels.loading}
          </>
        )}
        {endNote && grew && !hasMore && !loading && !failed && labels.noMoreItems}
      </End>
    </div>
  );
};
