import { getSession } from '@yinyom/mfe-kit';
import { loadRemoteModule } from '../federation/remoteLoader';
import {
  loadAuthPages,
  loadLandingPage,
  loadPublicPages,
  loadRemotePages,
  loadSignedInPages,
} from './pageParts';
import { routeOf } from './siteRoutes';

/** A failure shows itself where the part is drawn. */
const ahead = (...parts: Promise<unknown>[]): void => void Promise.allSettled(parts);

/**
 * Asks at once for all code that the first view of an address is drawn with, so that nothing of it waits for another part
 * to be drawn. Resolves when the frame is there, or cannot be had: the document shows the same frame as text until then.
 * @param path without language prefix
 */
export const loadFirstView = async (path: string): Promise<void> => {
  const route = routeOf(path);
  const inside = route?.role !== undefined;
  const opens = !inside || getSession().signedIn;
  if (route?.remote && opens) ahead(loadRemoteModule(route.remote), loadRemotePages());
  if (route?.page === 'landing') await Promise.allSettled([loadPublicPages(), loadLandingPage()]);
  else if (inside && opens) await Promise.allSettled([loadSignedInPages()]);
  else if (inside || route?.layout === 'auth') await Promise.allSettled([loadAuthPages()]);
};
