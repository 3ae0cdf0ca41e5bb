import { LANGUAGES } from '@yinyom/contracts/constants';
import type { Service } from '@yinyom/service-kit/service';
import { createApplicationService } from './application/application.service';
import { createStores } from './createStores';
import { insertDemoCookies } from './sample/insertDemoCookies';
import { createPublisher } from './publish/publisher';
import { createSiteContent } from './publish/siteContent';
import { withPrivacyUrl } from './sample/withPrivacyUrl';
import { withoutJobs } from './settling/createSettling';

/** Public key of the demo website. Fixed, so that pages and guides can name it. */
export const DEMO_SITE_KEY = 'demo-website-key0001';
/** Who made it: nobody who can log in. */
const SYSTEM = 'system';

interface Demo {
  organizationId: string;
  /** Named in the banner as the controller. */
  organizationName: string;
  domainName: string;
  /** Address of the demo website's own privacy notice: nothing is published without one. */
  privacyUrl: string;
}

/**
 * Makes the demo website of an organization: a published banner in five languages and cookies of every category.
 * A second call finds the first one's work; a call after the demo website was deleted makes nothing.
 * @returns its public key
 */
export const seedDemoWebsite = async (
  { database }: Pick<Service, 'database'>,
  { organizationId, organizationName, domainName, privacyUrl }: Demo,
): Promise<{ siteKey: string }> => {
  const stores = createStores(database);
  if (await stores.publications.bySiteKey(DEMO_SITE_KEY)) return { siteKey: DEMO_SITE_KEY };
  const content = createSiteContent(stores);
  const publisher = createPublisher({ ...stores, content, changed: () => {} });
  const applications = createApplicationService({
    ...stores,
    publisher,
    snippets: () => Promise.resolve({ blocking: '' }),
    settling: withoutJobs,
  });
  const member = {
    userId: SYSTEM,
    organizationId,
    organizationName,
    role: 1000 as const,
    applications: null,
  };
  // A start that died half-way left a draft: it is finished.
  const begun = await stores.applications.bySiteKey(DEMO_SITE_KEY);
  if (begun?.deleted_at) return { siteKey: DEMO_SITE_KEY };
  const application =
    begun ??
    (await applications.create(
      { domain_name: domainName, default_language: 'th', languages: [...LANGUAGES], name: 'Demo website' },
      member,
      DEMO_SITE_KEY,
    ));
  const applicationId = String(application._id);
  await insertDemoCookies(stores, { organizationId, applicationId, seenAt: new Date() });
  // Its pages are ours: there is nothing to prove.
  await stores.applications.setVerification(applicationId, 'verified', 'script');
  await content.recount(application);
  const draft = await stores.drafts.find(applicationId);
  if (!draft) throw new Error('the demo website has no draft');
  const saved = await stores.drafts.replace(applicationId, draft.revision, {
    design: draft.design,
    languages: withPrivacyUrl(draft.languages, privacyUrl),
    updated_by: SYSTEM,
  });
  const site = { application, organizationName };
  const snapshot = await publisher.snapshotOf(site, saved ?? draft);
  await publisher.publish(site, snapshot, { by: SYSTEM, reconsent: 'all' });
  return { siteKey: DEMO_SITE_KEY };
};
