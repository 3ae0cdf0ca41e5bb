import { errorMessage } from '@yinyom/mfe-kit';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';

/** In place of what loads, or could not be loaded. @param error undefined: it loads */
export const NotLoaded = ({ error, onRetry }: { error: unknown; onRetry: () => void }) =>
  error === undefined ? (
    <Skeleton $height="120px" />
  ) : (
    <ErrorState onRetry={onRetry}>{errorMessage(error)}</ErrorState>
  );
