import type { ApplicationStore } from '../application/application.store';
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
    settings: {
      domain_name: application.domain_name,
      name: application.name ?? application.domain_name,
      default_language: application.default_language,
      languages: application.languages,
      enabled: application.enabled,
      audience: application.audience,
      consent_expiry_days: application.consent_expiry_days,
      unclassified_policy: application.unclassified_policy,
      store_ip: application.store_ip,
      store_ua: application.store_ua,
      respect_gpc: application.respect_gpc,
    },
    template: draft && { design: draft.design, languages: draft.languages },
    categories,
    cookies: cookies.map((cookie) => toCookie(cookie, categories)),
  };
};
