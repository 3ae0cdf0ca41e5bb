import type { OpenGroup } from '@yinyom/contracts/groups/group';
import type { GroupSections } from '@yinyom/contracts/groups/sections';
import type { Snapshot } from '@yinyom/notice/snapshot/Snapshot';
import { useMemo } from 'react';
import { catalogueOf, useCatalogueQuery } from '../../../api/categoryApi';
import { withOverrides } from '../../../common/categoryOverrides';
import type { Draft } from '../draft/draft';
import { draftSnapshot } from '../notice/draftSnapshot';
import type { NoticeOwner } from '../NoticeOwner';

/** What the notice of a group would be on a website without cookies; null until the categories are there. */
export const useGroupSnapshot = (
  group: OpenGroup,
  owner: NoticeOwner,
  sections: GroupSections,
  draft: Draft,
): Snapshot | null => {
  const { data } = useCatalogueQuery(catalogueOf(group.organization_id));
  const { privacy_url, dpo_email, controller } = group;
  return useMemo(() => {
    if (!data) return null;
    const categories = withOverrides(data.entities, sections.categories);
    const design = { logo: group.draft.logo };
    // Websites have values of their own, which the preview does not know: an example stands there.
    const values = {
      privacy_url: privacy_url ?? `https://${owner.domain_name}/privacy`,
      dpo_email: dpo_email ?? controller?.dpo?.email ?? `dpo@${owner.domain_name}`,
    };
    return draftSnapshot({
      application: owner,
      template: { design, languages: draft.languages },
      draft,
      categories,
      cookies: [],
      values,
    });
  }, [data, group.draft.logo, owner, sections.categories, draft, privacy_url, dpo_email, controller]);
};
