import { LANGUAGES } from '@yinyom/contracts/constants';
import type { DesignInput } from '@yinyom/contracts/websites/templateDesign';
import { createApplicationService } from '../application/application.service';
import { newSiteKey } from '../application/newSiteKey';
import type { Stores } from '../createStores';
import { createPublisher } from '../publish/publisher';
import { createSiteContent } from '../publish/siteContent';
import { withoutJobs } from '../settling/createSettling';
import { insertDemoCookies } from './insertDemoCookies';
import { withPrivacyUrl } from './withPrivacyUrl';

export interface SampleSite {
  organizationId: string;
  organizationName: string;
  /** Who made it and published it. */
  userId: string;
  domainName: string;
  /** Says that it is sample data, wherever the website is named. */
  name: string;
  privacyUrl: string;
  /** When it was registered, so to speak. */
  since: Date;
}

/** What its owner changed of the banner before publishing it again. */
export interface SampleVersion {
  at: Date;
  note: string;
  /** Everybody is asked where visitors learn of something new, whatever this says. */
  reconsent: 'all' | 'none';
  design: Partial<DesignInput>;
}

/** Makes a website of the demo that is marked as made up; its versions are published one after the other. */
export const createSampleWebsite = async (stores: Stores, given: SampleSite) => {
  const { organizationId, organizationName, userId, since } = given;
  const content = createSiteContent(stores);
  const publisher = createPublisher({ ...stores, content, changed: () => undefined });
  const snippets = () => Promise.resolve({ blocking: '' });
  const applications = createApplicationService({ ...stores, publisher, snippets, settling: withoutJobs });
  const created = await applications.create(
    { domain_name: given.domainName, default_language: 'th', languages: [...LANGUAGES], name: given.name },
    { userId, organizationId, organizationName, role: 1000, applications: null },
    newSiteKey(),
    { sample: true, created_at: since },
  );
  const applicationId = String(created._id);
  await insertDemoCookies(stores, { organizationId, applicationId, seenAt: since });
  // Its pages are ours: there is nothing to prove.
  await stores.applications.setVerification(applicationId, 'verified', 'script');
  // Its visitors decided: a browser must have run its script.
  await stores.applications.markSeen(created, given.domainName);
  await content.recount(created);

  return {
    applicationId,
    siteKey: created.site_key,
    publish: async ({ at, note, reconsent, design }: SampleVersion): Promise<void> => {
      const [application, draft] = await Promise.all([
        stores.applications.find(applicationId),
        stores.drafts.find(applicationId),
      ]);
      if (!application || !draft) throw new Error(`the sample website ${given.domainName} is gone`);
      const saved = await stores.drafts.replace(applicationId, draft.revision, {
        design: { ...draft.design, ...design },
        languages: withPrivacyUrl(draft.languages, given.privacyUrl),
        updated_by: userId,
      });
      const site = { application, organizationName };
      const snapshot = await publisher.snapshotOf(site, saved ?? draft);
      const { requires_reconsent } = await publisher.diffOf(applicationId, snapshot);
      const asked = requires_reconsent ? 'all' : reconsent;
      await publisher.publish(site, snapshot, { by: userId, reconsent: asked, note, at });
    },
  };
};
export type SampleWebsite = Awaited<ReturnType<typeof createSampleWebsite>>;
