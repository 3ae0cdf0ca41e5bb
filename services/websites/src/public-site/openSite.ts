import { AppError, notFound } from '@yinyom/service-kit/AppError';
import type { ApplicationStore } from '../application/application.store';
import type { LiveSite, LiveSites } from './liveSites';

/**
 * What visitors of a website get, and whose files they are; `live` is null before the first publication.
 * @throws AppError 404 unknown site, 410 deleted
 */
export const createOpenSite =
  (sites: LiveSites, applications: ApplicationStore) =>
  async (siteKey: string): Promise<{ live: LiveSite | null; applicationId: string }> => {
    const live = await sites.get(siteKey);
    if (live?.publication.deleted) throw new AppError(410, 'site_gone');
    if (live) return { live, applicationId: live.publication.application_id };
    const application = await applications.bySiteKey(siteKey);
    if (!application) throw notFound();
    if (application.deleted_at) throw new AppError(410, 'site_gone');
    return { live: null, applicationId: String(application._id) };
  };
export type OpenSite = ReturnType<typeof createOpenSite>;
