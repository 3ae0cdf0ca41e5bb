import type { Lang } from '@yinyom/contracts/constants';
import type { Declaration } from '@yinyom/contracts/websites/declaration';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import type { ApplicationStore } from '../application/application.store';
import type { Controllers } from '../inheritance/controllers';
import type { LiveSite } from '../public-site/liveSites';
import type { SiteContent } from '../publish/siteContent';
import { toDeclaration, type DeclarationSource } from './toDeclaration';

interface Parts {
  applications: ApplicationStore;
  content: SiteContent;
  controllers: Pick<Controllers, 'of'>;
  identity: Pick<IdentityClient, 'organizationRetention'>;
  apiBase: string;
  now?: () => number;
}

interface Kept {
  at: number;
  source: Promise<DeclarationSource | null>;
}

/** As old as anything else that visitors get from memory; see liveSites. */
const OLDEST_MS = 1_800;
const MOST_SITES = 500;

/**
 * Declarations of websites, read from what is known now. What many ask for at once is read once in two seconds, so that
 * the list of a large website is no way to keep the database busy.
 */
export const createDeclarations = (parts: Parts) => {
  const { applications, content, controllers, identity, apiBase, now = Date.now } = parts;
  const kept = new Map<string, Kept>();

  const read = async (live: LiveSite): Promise<DeclarationSource | null> => {
    const { application_id, organization_id } = live.publication;
    const application = await applications.find(application_id);
    if (!application) return null;
    const [categories, cookies, contact, retention] = await Promise.all([
      content.categoriesOf(application),
      content.cookiesOf(application),
      controllers.of(application),
      identity.organizationRetention({ organization_id }),
    ]);
    const retentionMonths = retention?.months ?? null;
    return {
      live,
      application,
      categories,
      cookies,
      contact,
      retentionMonths,
      apiBase,
      now: new Date(now()),
    };
  };

  const sourceOf = (live: LiveSite): Promise<DeclarationSource | null> => {
    const key = live.publication.site_key;
    const known = kept.get(key);
    if (known && now() - known.at < OLDEST_MS) return known.source;
    kept.delete(key);
    const [oldest] = kept.keys();
    if (kept.size >= MOST_SITES && oldest !== undefined) kept.delete(oldest);
    const source = read(live);
    kept.set(key, { at: now(), source });
    // What failed is asked again by the next one.
    source.catch(() => kept.delete(key));
    return source;
  };

  return {
    /** The declaration of a published website; null when it was deleted meanwhile. */
    of: async (live: LiveSite, language: Lang | undefined): Promise<Declaration | null> => {
      const source = await sourceOf(live);
      return source && toDeclaration({ ...source, live }, language);
    },
  };
};
export type Declarations = ReturnType<typeof createDeclarations>;
