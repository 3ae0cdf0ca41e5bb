import { useRoutes } from '@yinyom/mfe-kit';
import { Suspense, use, useState } from 'react';
import { NotFoundPage } from '../pages/NotFoundPage';
import { PageSkeleton } from '../layouts/PageSkeleton';
import { RemoteBoundary } from '../federation/RemoteBoundary';
import { loadedRemote, loadRemoteModule } from '../federation/remoteLoader';
import { RemotePart } from '../federation/RemotePart';

const Pages = ({ name }: { name: string }) => {
  const remote = loadedRemote(name) ?? use(loadRemoteModule(name));
  const pages = useRoutes(remote.routes);
  return pages ? <RemotePart name={name}>{pages}</RemotePart> : <NotFoundPage />;
};

/** The pages of a remote at the current address, with a skeleton while it loads and a boundary around it. */
export const RemotePages = ({ name }: { name: string }) => {
  const [attempt, setAttempt] = useState(0);
  return (
    <RemoteBoundary key={name} name={name} onRetry={() => setAttempt(attempt + 1)} loading={<PageSkeleton />}>
      <Suspense key={attempt} fallback={<PageSkeleton />}>
        <Pages name={name} />
      </Suspense>
    </RemoteBoundary>
  );
};
