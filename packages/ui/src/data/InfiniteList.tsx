import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styled, { useTheme } from 'styled-components';
import { Spinner } from './Spinner';
import { ErrorState } from './ErrorState';

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
}

/** Loads more when the end comes into view, and says "No more items" at the end (specification §2). */
export const InfiniteList = ({ children, hasMore, loading, failed = false, onMore }: InfiniteListProps) => {
  const end = useRef<HTMLDivElement>(null);
  const { labels } = useTheme();
  const wanted = hasMore && !loading && !failed;

  useEffect(() => {
    const mark = end.current;
    if (!wanted || !mark) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && onMore(),
      { rootMargin: '300px' },
    );
    observer.observe(mark);
    return () => observer.disconnect();
  }, [wanted, onMore]);

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
        {!hasMore && !loading && !failed && labels.noMoreItems}
      </End>
    </div>
  );
};
