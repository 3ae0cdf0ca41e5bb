import { CATEGORY_TYPES, type Lang } from '@yinyom/contracts/constants';
import type { Category } from '@yinyom/contracts/websites/category';
import type { TemplateLanguages } from '@yinyom/contracts/websites/templateTexts';
import { fillVariables } from '@yinyom/contracts/websites/textVariables';
import type { ApplicationRecord } from '../application/ApplicationRecord';
import type { CookieRecord } from '../cookie/CookieRecord';
import { defaultTexts } from '../template/defaultTemplate';
import { fillGaps } from '../template/fillGaps';
import type { DraftRecord } from '../template/TemplateRecord';
import type { Snapshot, SnapshotCookie } from './Snapshot';

interface Parts {
  application: ApplicationRecord;
  organizationName: string;
  draft: Pick<DraftRecord, 'design' | 'languages' | 'logo'>;
  /** Categories as they take effect on the website, in the order they are shown. */
  categories: readonly Category[];
  cookies: readonly CookieRecord[];
}

/**
 * Takes together what a version shows. Only enabled categories are shown; a cookie whose category is switched off
 * counts as unclassified, so it is listed and stays blocked (decision D-08).
 */
export const takeSnapshot = ({
  application,
  organizationName,
  draft,
  categories,
  cookies,
}: Parts): Snapshot => {
  const controller = { organization: organizationName, domain: application.domain_name };
  const shown = categories.filter(({ enabled }) => enabled);
  const shownIds = new Set(shown.map(({ id }) => id));
  const unclassified = categories.find(({ type }) => type === CATEGORY_TYPES.unclassified)?.id ?? '';
  const categoryOf = ({ category_id }: CookieRecord): string =>
    shownIds.has(category_id) ? category_id : unclassified;
  const filled = (language: Lang) => {
    const own = draft.languages[language];
    const defaults = defaultTexts(language, controller);
    return fillVariables(own ? fillGaps(own, defaults) : defaults, controller);
  };
  const texts: TemplateLanguages = Object.fromEntries(
    application.languages.map((language) => [language, filled(language)]),
  );
  const tags = cookies.flatMap((cookie) =>
    (cookie.tags ?? []).map((host) => ({ host, category_id: categoryOf(cookie) })),
  );
  return {
    controller: {
      organization_id: application.organization_id,
      organization: organizationName,
      domain_name: application.domain_name,
    },
    default_language: application.default_language,
    languages: application.languages,
    texts,
    design: draft.design,
    logo: draft.logo,
    categories: shown.map(({ id, type, title, description, gcm }) => ({
      id,
      type,
      title: { ...title, ...ownTexts(texts, id, 'title') },
      description: { ...description, ...ownTexts(texts, id, 'description') },
      gcm,
    })),
    cookies: cookies.map((cookie) => toSnapshotCookie(cookie, categoryOf(cookie))),
    audience: application.audience,
    unclassified_policy: application.unclassified_policy,
    ...(tags.length > 0 && { tags }),
    ...(application.unblocked_hosts?.length && { unblocked_hosts: [...application.unblocked_hosts].sort() }),
  };
};

/** Texts of a category that the banner itself gives, per language. */
const ownTexts = (texts: TemplateLanguages, id: string, part: 'title' | 'description') =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, { categories }]) => {
      const text = categories[id]?.[part];
      return text ? [[language, text]] : [];
    }),
  );

const toSnapshotCookie = (cookie: CookieRecord, categoryId: string): SnapshotCookie => ({
  category_id: categoryId,
  name: cookie.name,
  match: cookie.match,
  provider: cookie.provider,
  ...(cookie.domain && { domain: cookie.domain }),
  purpose: cookie.purpose,
  expiry: cookie.expiry,
  type: cookie.type,
});
