import { getSession, i18n } from '@yinyom/mfe-kit';
import { loadRemoteModule } from '../federation/remoteLoader';
import {
  loadAuthPages,
  loadLandingPage,
  loadPublicPages,
  loadRemotePages,
  loadSignedInPages,
} from './pageParts';
import { routeOf } from './siteRoutes';

/** So long the page as text stands for one that does not come; then it is drawn with whatever there is to say (milliseconds). */
const PATIENCE_MS = 8_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether the document has the page of a remote as text: then it is not drawn over before the page itself can be. */
const standsAsText = (name: string): boolean =>
  document.querySelector(`[data-first-view="${name}"]`) !== null;

/** Code and texts of a remote's page. */
const loadPage = async (name: string): Promise<void> => {
  const { namespace } = await loadRemoteModule(name);
  await i18n.loadNamespaces([namespace, 'messages']);
};

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
  if (route?.remote && standsAsText(route.remote))
    await Promise.race([Promise.allSettled([loadRemotePages(), loadPage(route.remote)]), pause(PATIENCE_MS)]);
};
