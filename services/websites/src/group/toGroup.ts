import type { OpenGroup, WebsiteGroup } from '@yinyom/contracts/groups/group';
import { sectionsIn, type GroupSections } from '@yinyom/contracts/groups/sections';
import { completeDesign } from '@yinyom/contracts/websites/templateDesign';
import type { LogoReference } from '@yinyom/notice/snapshot/Snapshot';
import { etagOf } from '@yinyom/service-kit/http/ifMatch';
import { publicFontUrl } from '../font/fontAddress';
import type { GroupRecord } from '../inheritance/GroupRecord';

/** How many websites each group has itself. */
export type GroupCounts = ReadonlyMap<string, number>;

/** A group as lists give it. @param all every group of the organization */
export const toGroup = (
  record: GroupRecord,
  counts: GroupCounts,
  all: readonly Pick<GroupRecord, '_id' | 'path'>[],
): WebsiteGroup => {
  const id = String(record._id);
  const below = all.filter(({ path }) => path.includes(id));
  return {
    id,
    organization_id: record.organization_id,
    name: record.name,
    parent_id: record.parent_id,
    path: record.path,
    position: record.position,
    ...(record.controller && { controller: record.controller }),
    ...(record.privacy_url && { privacy_url: record.privacy_url }),
    ...(record.dpo_email && { dpo_email: record.dpo_email }),
    version: record.version,
    published_at: record.published_at?.toISOString() ?? null,
    pending_changes: record.pending_changes,
    sections: sectionsIn(record.sections),
    website_count: counts.get(id) ?? 0,
    website_count_below: below.reduce((sum, { _id }) => sum + (counts.get(String(_id)) ?? 0), 0),
    etag: etagOf(record),
    created_at: record.created_at.toISOString(),
    updated_at: record.updated_at.toISOString(),
  };
};

/** What a group gives, as answers have it. */
export const toSections = (
  groupId: string,
  { sections, logo }: { sections: GroupSections; logo: LogoReference | null },
  ownOrigin: string,
): OpenGroup['draft'] => ({
  ...sections,
  ...(sections.design && {
    design: {
      ...completeDesign(sections.design),
      font: { ...sections.design.font, url: publicFontUrl(sections.design.font.url, ownOrigin) },
    },
  }),
  logo: logo && {
    has_logo: true,
    url: `${ownOrigin}/api/v1/groups/${groupId}/logo?v=${logo.sha256}`,
    ...logo,
  },
});
