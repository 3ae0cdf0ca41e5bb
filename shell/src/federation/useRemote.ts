import type { RemoteModule } from '@yinyom/mfe-kit';
import { use } from 'react';
import { loadedRemote, loadRemoteModule } from './remoteLoader';

/** What a render waited for. */
const waited = new WeakSet<Promise<RemoteModule>>();

/** A remote: immediately if it is loaded, else the nearest `Suspense` waits for it. */
export const useRemote = (name: string): RemoteModule => {
  const asked = loadRemoteModule(name);
  // A render that waited is repeated, and React wants it to call `use` again.
  const loaded = waited.has(asked) ? undefined : loadedRemote(name);
  if (loaded) return loaded;
  waited.add(asked);
  return use(asked);
};
