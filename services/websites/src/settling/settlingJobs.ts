import type { JobKind } from '@yinyom/service-kit/jobs/JobKind';
import type { ApplicationStore } from '../application/application.store';
import type { ApplicationRecord } from '../application/ApplicationRecord';
import type { CategoryStore } from '../category/category.store';
import type { CookieStore } from '../cookie/cookie.store';
import type { PublicationRecord } from '../publish/PublicationRecord';
import type { PublicationStore } from '../publish/publication.store';
import type { Publisher } from '../publish/publisher';
import { isSame } from '../publish/templateDiff';
import type { SiteContent } from '../publish/siteContent';
import { settingsOf } from '../settings/settingsOf';
import type { DraftStore } from '../template/draft.store';
import type { CategoryEndPlan, WebsiteEndPlan, WebsitesPlan } from './Settling';

interface Parts {
  applications: ApplicationStore;
  categories: CategoryStore;
  cookies: CookieStore;
  drafts: DraftStore;
  publications: PublicationStore;
  content: SiteContent;
  publisher: Publisher;
}

/** The publication took this from the website, and the website had not noted it yet. */
const endsConsents = ({ settings }: PublicationRecord, application: ApplicationRecord): boolean =>
  settingsOf(application).take_over.consents && !settings.take_over.consents;

/** What finishes or repairs a change of several writes that broke off. Each comes to the same when it runs twice. */
export const createSettlingJobs = (parts: Parts) => {
  const { applications, categories, cookies, drafts, publications, content, publisher } = parts;

  /** Makes the record of a website agree with its cookies, its draft and what its visitors get. */
  const settle = async (applicationId: string): Promise<void> => {
    const application = await applications.find(applicationId);
    if (!application) return;
    await content.recount(application);
    const published = await publisher.current(applicationId);
    const publication = await publications.find(applicationId);
    if (!published || !publication) return;
    if (application.template_version === publication.version) await publisher.applySettings(application);
    else
      await applications.markPublished(
        applicationId,
        publication.version,
        endsConsents(publication, application),
      );
    const draft = await drafts.find(applicationId);
    if (!draft) return;
    const organizationName = published.snapshot.controller.organization;
    const next = await publisher.snapshotOf({ application, organizationName }, draft);
    if (!isSame(await publisher.diffOf(applicationId, next))) await applications.touch(applicationId);
  };

  const websites: JobKind<WebsitesPlan, null> = {
    name: 'websites_settle',
    work: async (run) => {
      await run.each('websites', run.plan.applications, settle);
      return null;
    },
  };

  const categoryEnd: JobKind<CategoryEndPlan, null> = {
    name: 'category_end',
    work: async (run) => {
      const { category_id, to, organization_id } = run.plan;
      await run.once('cookies', async () => void (await cookies.moveAll(category_id, to)));
      await run.once('category', () => categories.remove(category_id));
      await run.each('websites', run.plan.applications, settle);
      await run.once('marks', () => applications.markPending(organization_id));
      return null;
    },
  };

  const websiteEnd: JobKind<WebsiteEndPlan, null> = {
    name: 'website_end',
    work: async ({ plan }) => {
      const application = await applications.find(plan.application_id);
      if (!application) return null;
      await publisher.withdraw(application);
      await applications.markDeleted(application);
      return null;
    },
  };

  return { websites, categoryEnd, websiteEnd };
};
