import type { ApplicationStore } from '../application/application.store';
import { settingsOf } from '../settings/settingsOf';
import { toCookie } from '../cookie/toCookie';
import type { SiteContent } from '../publish/siteContent';
import type { DraftStore } from '../template/draft.store';

interface Parts {
  applications: ApplicationStore;
  drafts: DraftStore;
  content: SiteContent;
}

/** Everything an owner set up about a website, to take it along: settings, banner, categories, cookies. */
export const readWebsiteContent = async ({ applications, drafts, content }: Parts, applicationId: string) => {
  const application = await applications.find(applicationId);
  if (!application) return null;
  const [draft, categories, cookies] = await Promise.all([
    drafts.find(applicationId),
    content.categoriesOf(application),
    content.cookiesOf(application),
  ]);
  return {
    settings: settingsOf(application),
    unblocked_hosts: application.unblocked_hosts ?? [],
    own_block_rules: application.own_block_rules ?? [],
    template: draft && { design: draft.design, languages: draft.languages },
    categories,
    cookies: cookies.map((cookie) => toCookie(cookie, categories)),
  };
};
