import type { SectionName } from '@yinyom/contracts/groups/sections';
import type { StoredDesign } from '@yinyom/contracts/websites/templateDesign';
import { AppError } from '@yinyom/service-kit/AppError';
import type { Site } from '../access/Site';
import type { ApplicationRecord } from '../application/ApplicationRecord';
import type { CategoryStore } from '../category/category.store';
import type { CookieStore } from '../cookie/cookie.store';
import { anyUploadedFont, fontPath } from '../font/fontAddress';
import type { FontStore } from '../font/font.store';
import type { EffectiveDraft } from '../inheritance/effectiveDraft';
import { changedSections } from '../inheritance/sectionContent';
import type { LogoStore } from '../logo/logo.store';
import type { PolicyDraftStore } from '../policy/policyDraft.store';
import type { Publisher } from '../publish/publisher';
import type { SiteContent } from '../publish/siteContent';
import type { DraftStore } from '../template/draft.store';
import type { WebsitePlaceStore } from './websitePlace.store';
import type { WebsiteState } from './websiteStates';

interface Parts {
  places: WebsitePlaceStore;
  drafts: DraftStore;
  categories: CategoryStore;
  cookies: CookieStore;
  policyDrafts: PolicyDraftStore;
  logos: LogoStore;
  fonts: FontStore;
  content: SiteContent;
  publisher: Publisher;
}

/** Writes what a website gets of its groups into its own records. Each write comes to the same when it runs twice. */
export const createWebsiteWriter = (parts: Parts) => {
  const { places, drafts, categories, cookies, policyDrafts, logos, fonts, content, publisher } = parts;

  /** The files of a group's design become the website's. */
  const withFiles = async (
    { _id, site_key }: ApplicationRecord,
    groupId: string,
    design: StoredDesign,
    logo: WebsiteState['content']['logo'],
  ): Promise<StoredDesign> => {
    const id = String(_id);
    const bytes = logo && (await logos.read(groupId, logo.sha256));
    if (logo && bytes) await logos.save(id, logo.sha256, bytes);
    const sha256 = anyUploadedFont(design.font.url)?.sha256;
    const font = sha256 ? await fonts.read(groupId, sha256) : null;
    if (!sha256 || !font) return design;
    await fonts.save(id, { sha256, ...font });
    return { ...design, font: { ...design.font, url: fontPath(site_key, sha256, font.format) } };
  };

  return {
    /** What would be written: with the addresses that files have as the website's. */
    planned: ({ application }: Pick<Site, 'application'>, effective: EffectiveDraft): EffectiveDraft => {
      const { design } = effective.content;
      const font = anyUploadedFont(design.font.url);
      const isGiven = effective.inherited.some(({ section }) => section === 'design');
      if (!font || !isGiven) return effective;
      const url = fontPath(application.site_key, font.sha256, font.format);
      return {
        ...effective,
        content: { ...effective.content, design: { ...design, font: { ...design.font, url } } },
      };
    },

    /**
     * @param by who writes it, as drafts name it
     * @returns the website as it is then, and the sections that changed
     * @throws AppError 412 when a user saved in between
     */
    write: async (
      { application }: Pick<Site, 'application'>,
      state: WebsiteState,
      effective: EffectiveDraft,
      by: string,
    ): Promise<{ application: ApplicationRecord; changed: SectionName[] }> => {
      const id = String(application._id);
      const before = state.content;
      const changed = changedSections(before, effective.content);
      const { content: after, inherited } = effective;
      const has = (section: SectionName) => changed.includes(section);
      const conflict = () => new AppError(412, 'version_conflict');

      const from = inherited.find(({ section }) => section === 'design')?.group_id;
      const design =
        has('design') && from ? await withFiles(application, from, after.design, after.logo) : after.design;
      if (has('design') || changed.some((section) => section.startsWith('texts.'))) {
        const replaced = await drafts.replace(id, state.draft.revision, {
          design,
          languages: after.texts,
          logo: after.logo,
          updated_by: by,
        });
        if (!replaced) throw conflict();
      }
      if (has('categories')) await categories.replaceOverrides(id, after.categories);
      if (has('cookies')) {
        const known = new Map(before.cookies.map((cookie) => [cookie.id, cookie]));
        for (const { id: cookieId, category_id, purpose } of after.cookies) {
          const old = known.get(cookieId);
          if (old?.category_id === category_id && old.purpose === purpose) continue;
          await cookies.update(cookieId, { category_id, purpose });
        }
      }
      if (has('policy')) {
        const replaced = await policyDrafts.replace(id, state.policyRevision, {
          answers: after.policy,
          updated_by: by,
        });
        if (!replaced) throw conflict();
      }
      const written = await places.write(
        id,
        {
          ...(has('settings') && after.settings),
          ...(has('block_rules') && {
            own_block_rules: after.block_rules.own,
            unblocked_hosts: after.block_rules.unblocked_hosts,
          }),
          ...(changed.length > 0 && { pending_changes: application.template_version > 0 }),
        },
        { inherited, own_sections: state.own_sections },
      );
      if (!written) throw conflict();
      if (has('categories') || has('cookies')) await content.recount(written);
      if (has('settings')) await publisher.applySettings(written);
      return { application: written, changed };
    },
  };
};
export type WebsiteWriter = ReturnType<typeof createWebsiteWriter>;
