import { useLocation } from '@yinyom/mfe-kit';
import { useRoutes } from '@yinyom/mfe-kit/shell';
import { Suspense, useState } from 'react';
import { NotFoundPage } from '../pages/NotFoundPage';
import { PageSkeleton } from '../layouts/PageSkeleton';
import { RemoteBoundary } from '../federation/RemoteBoundary';
import { RemotePart } from '../federation/RemotePart';
import { useRemote } from '../federation/useRemote';

interface RemotePagesProps {
  name: string;
  /** The address by which the remote knows the page, where the open one is another name of it. */
  aliasOf?: string | undefined;
}

const Pages = ({ name, aliasOf }: RemotePagesProps) => {
  const remote = useRemote(name);
  const location = useLocation();
  const pages = useRoutes(
    remote.routes,
    aliasOf === undefined ? undefined : { ...location, pathname: aliasOf },
  );
  return pages ? <RemotePart name={name}>{pages}</RemotePart> : <NotFoundPage />;
};

/** The pages of a remote at the current address, with a skeleton while it loads and a boundary around it. */
export const RemotePages = ({ name, aliasOf }: RemotePagesProps) => {
  const [attempt, setAttempt] = useState(0);
  return (
    <RemoteBoundary key={name} name={name} onRetry={() => setAttempt(attempt + 1)} loading={<PageSkeleton />}>
      <Suspense key={attempt} fallback={<PageSkeleton />}>
        <Pages name={name} aliasOf={aliasOf} />
      </Suspense>
    </RemoteBoundary>
  );
};
