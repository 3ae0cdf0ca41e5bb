import { ErrorPage } from './ErrorPage';

/** Stands in the place of a page whose code could not be loaded, until trying again helps. */
export const PageNotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert">
    <ErrorPage status={503} onRetry={onRetry} />
  </div>
);
