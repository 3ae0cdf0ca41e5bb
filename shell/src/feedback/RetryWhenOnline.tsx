import { useEffect } from 'react';

/** Shows nothing in the place of what could not be loaded, and tries again when the connection is back. */
export const RetryWhenOnline = ({ onRetry }: { onRetry: () => void }) => {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return null;
};
