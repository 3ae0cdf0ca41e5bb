import type { BodyOf } from '@yinyom/contracts/endpoint';
import type { saveGroupDraft } from '@yinyom/contracts/groups/group';
import type { GroupSections } from '@yinyom/contracts/groups/sections';
import { AppError, invalidField, notFound } from '@yinyom/service-kit/AppError';
import { withOneAcceptAll } from '@yinyom/notice/texts/acceptAll';
import type { ApplicationStore } from '../application/application.store';
import type { CategoryStore } from '../category/category.store';
import { anyUploadedFont, checkFontHost, storedFontUrl } from '../font/fontAddress';
import type { FontStore } from '../font/font.store';
import type { GroupStore } from '../inheritance/group.store';
import type { GroupRecord } from '../inheritance/GroupRecord';
import type { LogoStore } from '../logo/logo.store';
import { pngLogo } from '@yinyom/service-kit/png/pngLogo';

interface Parts {
  groups: GroupStore;
  applications: ApplicationStore;
  categories: CategoryStore;
  fonts: FontStore;
  logos: LogoStore;
  ownOrigin: string;
}

/** Keeps what groups give, before it is published. */
export const createGroupDraftService = (parts: Parts) => {
  const { groups, applications, categories, fonts, logos, ownOrigin } = parts;

  /** @throws AppError 404 for a category that the organization does not have */
  const checkCategories = async (organizationId: string, sections: GroupSections): Promise<void> => {
    const named = [
      ...(sections.categories ?? []),
      ...(sections.cookies ?? []),
      ...(sections.block_rules?.own ?? []),
    ];
    if (named.length === 0) return;
    const known = new Set((await categories.catalogue(organizationId)).map(({ _id }) => String(_id)));
    if (named.some(({ category_id }) => !known.has(category_id))) throw notFound();
  };

  /**
   * Keeps a font that was uploaded on one of the organization's websites, so that the group has it whatever becomes of that
   * website. @throws AppError 422 font_unknown
   */
  const keepFont = async (group: GroupRecord, url: string): Promise<void> => {
    const uploaded = anyUploadedFont(url);
    if (!uploaded) return checkFontHost(url, '', '');
    const id = String(group._id);
    if (await fonts.has(id, uploaded.sha256)) return;
    const owner = await applications.bySiteKey(uploaded.siteKey);
    const isOwn = owner?.organization_id === group.organization_id;
    const font = owner && isOwn ? await fonts.read(String(owner._id), uploaded.sha256) : null;
    if (!font) throw invalidField('sections.design.font.url', 'font_unknown');
    await fonts.save(id, { sha256: uploaded.sha256, ...font });
  };

  return {
    /** @throws AppError 404, 412, 422 */
    save: async (
      group: GroupRecord,
      { sections }: BodyOf<typeof saveGroupDraft>,
      revision: number,
    ): Promise<GroupRecord> => {
      if (group.revision !== revision) throw new AppError(412, 'version_conflict');
      await checkCategories(group.organization_id, sections);
      const { design, texts } = sections;
      const font = design && { ...design.font, url: storedFontUrl(design.font.url, ownOrigin) };
      if (font) await keepFont(group, font.url);
      const next: GroupSections = {
        ...sections,
        ...(design && font && { design: { ...design, font } }),
        ...(texts && { texts: withOneAcceptAll(texts) }),
      };
      const saved = await groups.update(group, { sections: next }, revision);
      if (!saved) throw new AppError(412, 'version_conflict');
      return saved;
    },

    /** @throws AppError 422 for what is not a small PNG */
    saveLogo: async (group: GroupRecord, base64: string): Promise<GroupRecord> => {
      const id = String(group._id);
      const { bytes, sha256, width, height } = await pngLogo(base64);
      await logos.save(id, sha256, bytes);
      const saved = await groups.setLogo(id, { sha256, width, height });
      if (!saved) throw notFound();
      return saved;
    },

    removeLogo: async (group: GroupRecord): Promise<GroupRecord> => {
      const saved = await groups.setLogo(String(group._id), null);
      if (!saved) throw notFound();
      return saved;
    },

    /** The logo of the draft, or the one with a hash. @throws AppError 404 no_logo */
    readLogo: async (group: GroupRecord, hash: string | undefined): Promise<Buffer> => {
      const wanted = hash ?? group.logo?.sha256;
      const bytes = wanted ? await logos.read(String(group._id), wanted) : null;
      if (!bytes) throw new AppError(404, 'no_logo');
      return bytes;
    },
  };
};
export type GroupDraftService = ReturnType<typeof createGroupDraftService>;
